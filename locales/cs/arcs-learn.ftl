### Arcs: lekce. Jejich kroky jsou v souboru web/src/games/arcs/lessons.toml.

## Stůl

arcs-learn-setup-title = Stůl
arcs-learn-setup-text = Mapa, komponenty, dvůr a ambice: co kde leží.
arcs-learn-setup-1 = Tohle je Pomezí: hvězdokupy v kruhu. Každá má bránu ve vnitřním kruhu a brány jsou spojené dokola. Šrafované hvězdokupy jsou mimo hru.
arcs-learn-setup-2 = Za branou leží planety. Kotouč říká, co planeta dává, čárkované čtverce jsou pole pro budovy. Tečkované hranice jde překročit, zubaté ne.
arcs-learn-setup-3 = Červené komponenty s kolečkem jsou tvoje: lodě, město s kopulí, dok s rameny. Systém ovládá, kdo v něm má nejvíc nepoškozených lodí.
arcs-learn-setup-4 = Tvoje zdroje leží na polích. Malé číslo je cena za nájezd: tolik klíčů potřebuje soupeř, aby ukradl, co tam leží.
arcs-learn-setup-5 = Dvůr: karty gildy s trvalými schopnostmi a jednorázové ozvěny. Posíláš na ně agenty; kdo jich má nejvíc, může si kartu vzít.
arcs-learn-setup-6 = Ambice přinášejí moc a vyhrává hráč, který jí má nejvíc. Vyhlášená ambice dostane zlatý žeton; na konci kapitoly se bodují jen takové.
arcs-learn-setup-7 = A tohle jsou tvoje karty. Typ říká, co můžeš dělat, kosočtverce kolikrát. Teď už stůl znáš.

## Tah

arcs-learn-turn-title = Tah
arcs-learn-turn-text = Hlavní karta, vyhlášení, Předzvěst, akce.
arcs-learn-turn-1 = Lucerna označuje iniciativu. Je tvoje, takže hraješ hlavní kartu. Nízké číslo má hodně bodů: tato karta dává čtyři akce výstavby.
arcs-learn-turn-2 = Klikni na kartu { arcs-card-construction_2 } a pak: { arcs-web-verb-lead }.
arcs-learn-turn-3 = Číslo 2 je ambice { arcs-ambition-tycoon }. Vyhlas ji: dostane nejlepší žeton. Tvoje karta ale teď platí za 0, takže ji překoná každá téhož typu.
arcs-learn-turn-4 = Před první akcí je Předzvěst: můžeš utrácet zdroje. Klikni na svůj zdroj ({ arcs-resource-fuel }) a utrať ho: pohání lodě.
arcs-learn-turn-5 = Klikni na své lodě ({ arcs-system-hex_2 }) a pak na sousední systém: { arcs-system-arrow_3 }.
arcs-learn-turn-6 = Dvě ze tří lodí letí, jedna zůstává. Stiskni světlé tlačítko.
arcs-learn-turn-7 = Teď akce z karty. Klikni na svůj dok a postav v něm loď. Každý dok postaví jednu loď za tah.
arcs-learn-turn-8 = Stavíš tam, kde máš komponentu a volné pole. Klikni na systém { arcs-system-arrow_3 } a postav město; odkryje pole pro zdroj.
arcs-learn-turn-9 = Zbývají dva akční body, ale to zatím stačí. Ukonči tah.
arcs-learn-turn-10 = Ostatní odpověděli svými kartami. Až nikdo nebude mít karty, kapitola skončí a boduje se ambice { arcs-ambition-tycoon }.

## Odpovídání

arcs-learn-follow-title = Odpovídání
arcs-learn-follow-text = Překonat, kopírovat, odporovat: zkus všechno.
arcs-learn-follow-1 = Soupeř zahrál kartu { arcs-card-mobilization_2 }. Ostatní odpovídají jednou kartou, jedním ze tří způsobů. Takových tahů je nejvíc.
arcs-learn-follow-2 = Překonání: vyšší karta téhož typu dá všechny své body. Klikni na kartu { arcs-card-mobilization_3 } a pak: { arcs-web-verb-surpass }.
arcs-learn-follow-3 = Tři akce: pohyb nebo vliv. Klikni na své lodě ({ arcs-system-gate_2 }) a pak na systém { arcs-system-arrow_2 }.
arcs-learn-follow-4 = Pošli jednu loď; druhá drží bránu. Stiskni světlé tlačítko.
arcs-learn-follow-5 = Vraťme se a kopírujme: jakákoli karta lícem dolů dá jednu akci typu hlavní karty. Klikni na { arcs-card-aggression_6 } a pak: { arcs-web-verb-copy }.
arcs-learn-follow-6 = Jedna akce toho typu. Klikni na kartu dvora { arcs-card-elder_broker } a uplatni vliv.
arcs-learn-follow-7 = Ještě jednou, teď odporuj: karta jiného typu dá jednu svou akci. Klikni na kartu { arcs-card-construction_4 } a pak: { arcs-web-verb-pivot }.
arcs-learn-follow-8 = Můžeš jednou stavět, i když soupeř hraje jiný typ. Klikni na svůj dok a postav loď.
arcs-learn-follow-9 = Iniciativa stojí za kartu. Překonej ještě jednou kartou { arcs-card-mobilization_3 } a před akcemi ji uchvátíme.
arcs-learn-follow-10 = Klikni na kartu { arcs-card-aggression_6 } a pak: { arcs-web-verb-seize }. Leží lícem dolů a příští kolo začínáš ty.
arcs-learn-follow-11 = Když iniciativu nikdo neuchvátí, získá ji nejvyšší překonávající karta; když nikdo nepřekonal, zůstane, kde je.

## Bitva

arcs-learn-conflict-title = Bitva
arcs-learn-conflict-text = Vyber kostky, snes ztráty, získej trofeje.
arcs-learn-conflict-1 = Soupeř drží nejbližší bránu dvěma loděmi. Pojďme ho vyhnat.
arcs-learn-conflict-2 = Bitva patří k agresi. Klikni na kartu { arcs-card-aggression_2 } a pak: { arcs-web-verb-lead }. Dává tři akční body.
arcs-learn-conflict-3 = Nejdřív tam doleť: klikni na své lodě ({ arcs-system-hex_2 }) a pak na systém { arcs-system-gate_2 }.
arcs-learn-conflict-4 = Letí všechny tři. Stiskni světlé tlačítko.
arcs-learn-conflict-5 = Teď klikni na systém { arcs-system-gate_2 } a začni bitvu.
arcs-learn-conflict-6 = Hoď nejvýš jednou kostkou za loď. Kostky šarvátky jsou bezpečné, zasahuje polovina stěn. Kostky útoku zasahují víc, někdy i tvoje lodě.
arcs-learn-conflict-7 = Nastav: { arcs-amount-die-assault } na 2, ostatní na 0. Níž vidíš, co hod asi přinese. Pak stiskni světlé tlačítko.
arcs-learn-conflict-8 = Dva zásahy a plamen zasáhl tvou loď. Zásah poškodí, další zničí. Klikni na loď, pak na tutéž poškozenou, a potvrď.
arcs-learn-conflict-9 = Zničení obránci jsou tvoje trofeje; počítají se k ambici { arcs-ambition-warlord }. Lodě ztracené při útoku jsou trofeje obránce.

## Nájezd

arcs-learn-raid-title = Nájezd
arcs-learn-raid-text = Klíče, krádež a nebezpečí protiúderu.
arcs-learn-raid-1 = Tvoje lodě jsou v systému se soupeřovým dokem. Kde má obránce budovy, můžeš házet kostkami nájezdu.
arcs-learn-raid-2 = Tohle se dá ukrást. Malé číslo je cena za nájezd v klíčích.
arcs-learn-raid-3 = Klikni na systém { arcs-system-arrow_2 } a začni bitvu.
arcs-learn-raid-4 = Nastav: { arcs-amount-die-raid } na 1, ostatní na 0, a hoď. Podívej se nejdřív na šance: protiúder není vzácný.
arcs-learn-raid-5 = Protiúder! Každá nepoškozená loď obránce zasáhne jednu tvou: tři zásahy a žádný klíč. Napadej slabé obránce.
arcs-learn-raid-6 = Vraťme se a zkusme jiné kostky. Klikni na systém { arcs-system-arrow_2 } a začni bitvu znovu.
arcs-learn-raid-7 = Nastav: { arcs-amount-die-skirmish } na 1, { arcs-amount-die-raid } na 1, a hoď.
arcs-learn-raid-8 = Jeden klíč a jedna tvoje loď to schytala. Jeden klíč stojí { arcs-resource-psionic }: klikni na tento zdroj soupeře.
arcs-learn-raid-9 = Je tvůj. Ve hře mu vybereš místo: nejbezpečnější je pole s vysokou cenou za nájezd.

## Dvůr a daně

arcs-learn-court-title = Dvůr a daně
arcs-learn-court-text = Vliv, zajištění, zajatci; vyber daně z měst.
arcs-learn-court-1 = Karty dvora často rozhodnou hru: dávají trvalé schopnosti. O tom, kdo je získá, rozhodují agenti.
arcs-learn-court-2 = Správa umí vliv a daně. Klikni na kartu { arcs-card-administration_4 } a pak: { arcs-web-verb-lead }.
arcs-learn-court-3 = Klikni na kartu { arcs-card-gatekeepers } a uplatni vliv: přijde na ni jeden tvůj agent.
arcs-learn-court-4 = Teď daně: klikni na své město ({ arcs-system-hex_2 }). Dá zdroj typu své planety, jednou za tah.
arcs-learn-court-5 = Relikvie a volné pole. Polož ji tam: zdroje se počítají k ambicím a kupují další akce.
arcs-learn-court-6 = Ještě jeden agent na kartu { arcs-card-gatekeepers }, pro případ, že ji chce i soupeř.
arcs-learn-court-7 = Soupeř je tu také, ale ty máš dva agenty a on jednoho. Kdo má nejvíc, může kartu zajistit.
arcs-learn-court-8 = Zajištění patří k agresi. Zahraj jako hlavní kartu { arcs-card-aggression_2 }.
arcs-learn-court-9 = Klikni na kartu { arcs-card-gatekeepers } a pak: { arcs-web-verb-secure }.
arcs-learn-court-10 = Karta je tvoje, tvoji agenti se vrátili a soupeřův agent je tvůj zajatec. Zajatci se počítají k ambici { arcs-ambition-tyrant }.

## Moc a konec

arcs-learn-scoring-title = Moc a konec
arcs-learn-scoring-text = Oboduj kapitolu a zjisti, kdy hra končí.
arcs-learn-scoring-1 = Poslední kolo kapitoly. V každém řádku je ambice, její žetony a kdo kolik má.
arcs-learn-scoring-2 = Vyhlášená ambice { arcs-ambition-tycoon } počítá materiál a palivo. Máš dva, soupeř jeden: vedeš.
arcs-learn-scoring-3 = Kartu máš už jen ty. Kopíruj kartou { arcs-card-mobilization_5 }: utratit teď zdroje by tě stálo vedení.
arcs-learn-scoring-4 = Stačí. Ukonči tah a s ním kapitolu.
arcs-learn-scoring-5 = 5 bodů moci za první místo, 3 za druhé. Kdo se dělí o první místo, dostane tolik co za druhé.
arcs-learn-scoring-6 = Všichni mají nové karty. Po každé kapitole se nejnižší žeton otočí na lepší stranu, takže pozdější ambice přinesou víc.
arcs-learn-scoring-7 = Města pomáhají: se čtvrtým dá každé první místo, které máš jen ty, o 2 body moci víc, s pátým ještě o 3.
arcs-learn-scoring-8 = Hra končí po 5. kapitole, nebo po té, ve které někdo dosáhl cíle na stupnici moci. Vyhrává hráč s nejvíce body moci.
