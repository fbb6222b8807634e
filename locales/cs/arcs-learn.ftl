### Arcs: lekce. Jejich kroky jsou v souboru web/src/games/arcs/lessons.toml.

## Stůl

arcs-learn-setup-title = Stůl
arcs-learn-setup-text = Mapa, komponenty, dvůr a ambice: co kde leží.
arcs-learn-setup-1 = Tohle je Pomezí: šest hvězdokup v kruhu. Každá má uvnitř bránu a od brány k bráně se dá obletět celý kruh. Šrafované hvězdokupy jsou mimo hru; kolem nich vede mosazná cesta.
arcs-learn-setup-2 = Za bránou leží tři planety. Kotouč ukazuje, co planeta dává, čárkované čtverce jsou pole pro budovy. Tečkované hranice lze překročit, zubaté ne.
arcs-learn-setup-3 = Komponenty s kolečkem jsou tvoje. Kopule je město: vybírají se z něj daně. Prstenec se třemi rameny je dok: staví lodě. Kdo má v systému nejvíc nepoškozených lodí, ten ho ovládá a pozadí dostane jeho barvu.
arcs-learn-setup-4 = Tvoje zdroje leží na polích. Malé číslo dole je cena za nájezd: tolik klíčů potřebuje soupeř, aby ukradl, co tam leží. Tvá první města odkryjí další pole.
arcs-learn-setup-5 = Dvůr: karty gildy s trvalými schopnostmi a jednorázové ozvěny. Hráči na ně posílají agenty a kdo jich tam má nejvíc, smí si kartu vzít. Na malé obrazovce je dvůr pod záložkou dole.
arcs-learn-setup-6 = Ambice přinášejí moc a kdo má nejvíc moci, vyhraje. Na konci kapitoly se bodují jen ambice, které někdo vyhlásil.
arcs-learn-setup-7 = A tohle je tvoje ruka. Typ karty říká, co smíš dělat, kosočtverce kolikrát. Teď už stůl znáš.

## Tah

arcs-learn-turn-title = Tah
arcs-learn-turn-text = Hlavní karta, vyhlášení, předzvěst, akce.
arcs-learn-turn-1 = Lucerna je tvoje: máš iniciativu a vedeš toto kolo. Nízké číslo znamená hodně bodů: tato karta dává čtyři akce výstavby, tedy stavbu nebo opravu.
arcs-learn-turn-2 = Klikni na kartu { arcs-card-construction_2 } a zahraj ji jako hlavní.
arcs-learn-turn-3 = Číslo 2 patří k ambici { arcs-ambition-tycoon }. Vyhlas ji: dostane nejlepší žeton. Má to cenu: tvoje karta teď platí za 0, takže ji překoná každá karta jejího typu.
arcs-learn-turn-4 = Před první akcí je předzvěst: lze utrácet zdroje. Klikni na své palivo a utrať ho: pohání lodě.
arcs-learn-turn-5 = Klikni na své lodě ({ arcs-system-hex_2 }) a pak na sousední systém: { arcs-system-arrow_3 }.
arcs-learn-turn-6 = Dvě ze tří lodí letí, jedna zůstává. Potvrď to.
arcs-learn-turn-7 = Teď body karty. Klikni na svůj dok a postav v něm loď. Každý dok postaví jednu loď za tah.
arcs-learn-turn-8 = Stavíš tam, kde máš svou komponentu a je volné pole. Klikni na systém { arcs-system-arrow_3 } a postav město; odkryje pole pro zdroj.
arcs-learn-turn-9 = Zbývají dva body, ale to zatím stačí. Ukonči tah.
arcs-learn-turn-10 = Ostatní odpověděli. Vyšší karta téhož typu překoná a dá všechny své body. Libovolná karta lícem dolů kopíruje typ tvé karty za jeden bod. Karta jiného typu odporuje: jeden bod svého typu. Nikdo nezískal iniciativu, takže vedeš znovu.

## Střet

arcs-learn-conflict-title = Bitva
arcs-learn-conflict-text = Vyber kostky, snes ztráty, získej trofeje.
arcs-learn-conflict-1 = Soupeř drží sousední bránu dvěma loděmi. Pojďme ho vyhnat.
arcs-learn-conflict-2 = Bitva patří k agresi. Klikni na kartu { arcs-card-aggression_2 } a zahraj ji jako hlavní: dává tři body.
arcs-learn-conflict-3 = Nejdřív tam doleť: klikni na své lodě ({ arcs-system-hex_2 }) a pak na systém { arcs-system-gate_2 }.
arcs-learn-conflict-4 = Letí všechny tři. Potvrď to.
arcs-learn-conflict-5 = Teď klikni na systém { arcs-system-gate_2 } a začni bitvu.
arcs-learn-conflict-6 = Smíš hodit tolika kostkami, kolik máš lodí. Kostky šarvátky jsou bezpečné a zasahuje polovina jejich stěn. Kostky útoku zasahují tvrdě, ale pálí i tvé lodě. Kostky nájezdu dávají klíče ke krádeži a zasahují budovy.
arcs-learn-conflict-7 = Hoď dvěma kostkami útoku. U skutečného stolu vidíš před každým hodem přesné vyhlídky.
arcs-learn-conflict-8 = Dva zásahy a jeden plamen, který poškodil tvou loď. První zásah loď poškodí, druhý ji zničí. Lepší je jednu zničit než dvě poškodit: klikni na loď, pak na tu poškozenou a potvrď.
arcs-learn-conflict-9 = Co zničíš, je tvoje trofej, a trofeje se počítají k ambici { arcs-ambition-warlord }. Ale pozor: kdo zničí město, vyvolá pobouření a přijde o všechny zdroje jeho druhu.
arcs-learn-conflict-10 = Kde má obránce budovy, smíš házet kostkami nájezdu. Klíči platíš ceny za nájezd: zdroje a karty gildy jsou pak tvoje.

## Bodování

arcs-learn-scoring-title = Moc a konec
arcs-learn-scoring-text = Jak se boduje kapitola a kdy hra končí.
arcs-learn-scoring-1 = Kapitola končí, když jsou všechny ruce prázdné. Pak se boduje každá vyhlášená ambice. Každý řádek ukazuje žetony a kdo kolik má.
arcs-learn-scoring-2 = Kdo má nejvíc, dostane větší číslo, druhé místo menší. Dělí-li se o první místo více hráčů, dostane každý z nich tolik co za druhé.
arcs-learn-scoring-3 = Po každé kapitole se nejnižší dosud neotočený žeton otočí na lepší stranu, takže pozdější ambice mají větší cenu.
arcs-learn-scoring-4 = Pomáhají i města: jakmile postavíš čtvrté a páté, přinese každé první místo, které máš jen ty, další moc.
arcs-learn-scoring-5 = Hra končí po páté kapitole, nebo po té, ve které někdo dosáhl značky na čáře. Vyhrává nejvíc moci; při shodě ten, kdo je první v pořadí tahů.

## Strategie

arcs-learn-strategy-title = První plány
arcs-learn-strategy-text = Několik myšlenek pro první hru.
arcs-learn-strategy-1 = Dívej se na ruku jako na plán celé kapitoly: co s ní půjde dělat a která ambice k tomu sedí?
arcs-learn-strategy-2 = Dvůr rozhoduje hry. Klikni na kartu { arcs-card-administration_4 } a zahraj ji jako hlavní: umí vliv.
arcs-learn-strategy-3 = Klikni na kartu { arcs-card-gatekeepers } a uplatni vliv: přijde na ni jeden tvůj agent.
arcs-learn-strategy-4 = Máš-li na kartě víc agentů než každý soupeř, smíš ji zajistit agresí nebo relikvií. Soupeřovi agenti z této karty se stanou tvými zajatci a zajatci se počítají k ambici { arcs-ambition-tyrant }.
arcs-learn-strategy-5 = Daně z města přinesou zdroj podle jeho planety. Je to klidná cesta k ambicím { arcs-ambition-tycoon }, { arcs-ambition-keeper } a { arcs-ambition-empath }.
arcs-learn-strategy-6 = Vysoké karty mají málo bodů, ale překonávají a získávají iniciativu. Nebo přilož druhou kartu lícem dolů: ta iniciativu uchvátí hned.
arcs-learn-strategy-7 = Vyhlašuj dost pozdě, aby to bylo jisté, a dost brzy, aby zbyl dobrý žeton. A počítej: dvě druhá místa bývají cenná jako jedno první.
