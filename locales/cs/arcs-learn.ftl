### Arcs: lekce. Jejich kroky jsou v souboru web/src/games/arcs/lessons.toml.

## Stůl

arcs-learn-setup-title = Stůl
arcs-learn-setup-text = Mapa, komponenty, dvůr a ambice: co kde leží.
arcs-learn-setup-1 = Tohle je Pomezí: šest hvězdokup v kruhu. Brána každé z nich leží ve vnitřním kruhu a brány jsou spojené dokola. Šrafované hvězdokupy jsou mimo hru.
arcs-learn-setup-2 = Za každou bránou leží tři planety. Kotouč ukazuje, co planeta dává, čárkované čtverce jsou pole pro budovy. Tečkované hranice jde překročit, zubaté ne.
arcs-learn-setup-3 = Komponenty s kolečkem jsou tvoje. Kopule je město, prstenec s rameny dok. Kdo má v systému nejvíc nepoškozených lodí, ten ho ovládá a dá mu svou barvu.
arcs-learn-setup-4 = Tvoje zdroje leží na polích. Malé číslo je cena za nájezd: tolik klíčů potřebuje soupeř, aby ukradl, co tam leží. První města odkryjí další pole.
arcs-learn-setup-5 = U dvora leží karty gildy s trvalými schopnostmi a jednorázové ozvěny. Posílají se na ně agenti; kdo jich má nejvíc, může si kartu vzít.
arcs-learn-setup-6 = Ambice přinášejí moc a nejvíc moci vyhrává. Na konci kapitoly se bodují jen ambice, které někdo vyhlásil.
arcs-learn-setup-7 = A tohle jsou tvoje karty. Typ říká, co můžeš dělat, kosočtverce kolikrát. Teď už stůl znáš.

## Tah

arcs-learn-turn-title = Tah
arcs-learn-turn-text = Hlavní karta, vyhlášení, Předzvěst, akce.
arcs-learn-turn-1 = Lucerna označuje iniciativu. Je tvoje, takže hraješ hlavní kartu. Nízké číslo znamená hodně akčních bodů: tato karta dává čtyři akce výstavby.
arcs-learn-turn-2 = Klikni na kartu { arcs-card-construction_2 } a zahraj ji jako hlavní.
arcs-learn-turn-3 = Číslo 2 je ambice { arcs-ambition-tycoon }. Vyhlas ji: dostane nejlepší žeton. Něco to ale stojí: tvoje karta teď platí za 0, takže ji překoná každá karta jejího typu.
arcs-learn-turn-4 = Před první akcí je Předzvěst: můžeš utrácet zdroje. Klikni na své palivo a utrať ho: pohání lodě.
arcs-learn-turn-5 = Klikni na své lodě ({ arcs-system-hex_2 }) a pak na sousední systém: { arcs-system-arrow_3 }.
arcs-learn-turn-6 = Dvě ze tří lodí letí, jedna zůstává. Potvrď to.
arcs-learn-turn-7 = Teď akce z karty. Klikni na svůj dok a postav v něm loď. Každý dok postaví jednu loď za tah.
arcs-learn-turn-8 = Stavíš tam, kde máš svou komponentu a je volné pole. Klikni na systém { arcs-system-arrow_3 } a postav město; odkryje pole pro zdroj.
arcs-learn-turn-9 = Zbývají dva akční body, ale to zatím stačí. Ukonči tah.
arcs-learn-turn-10 = Ostatní odpověděli. Vyšší karta téhož typu překoná: všechny její akční body. Karta lícem dolů kopíruje: jedna akce tvého typu. Jiný typ odporuje: jedna akce svého typu.

## Střet

arcs-learn-conflict-title = Bitva
arcs-learn-conflict-text = Vyber kostky, snes ztráty, získej trofeje.
arcs-learn-conflict-1 = Soupeř drží nejbližší bránu dvěma loděmi. Pojďme ho vyhnat.
arcs-learn-conflict-2 = Bitva patří k agresi. Klikni na kartu { arcs-card-aggression_2 } a zahraj ji jako hlavní: dává tři akční body.
arcs-learn-conflict-3 = Nejdřív tam doleť: klikni na své lodě ({ arcs-system-hex_2 }) a pak na systém { arcs-system-gate_2 }.
arcs-learn-conflict-4 = Letí všechny tři. Potvrď to.
arcs-learn-conflict-5 = Teď klikni na systém { arcs-system-gate_2 } a začni bitvu.
arcs-learn-conflict-6 = Hoď nejvýš jednou kostkou za loď. Kostky šarvátky jsou bezpečné, zasahuje polovina stěn. Kostky útoku zasahují tvrdě, i tvé lodě. Kostky nájezdu dávají klíče.
arcs-learn-conflict-7 = Hoď dvěma kostkami útoku. U skutečného stolu vidíš před každým hodem přesné šance.
arcs-learn-conflict-8 = Dva zásahy a plamen poškodil tvou loď. Zásah loď poškodí, další ji zničí. Znič jednu: klikni na loď, pak na tutéž poškozenou a potvrď.
arcs-learn-conflict-9 = Zničení obránci jsou tvoje trofeje k ambici { arcs-ambition-warlord }; ztracené lodě bere obránce. Zničené město znamená pobouření: přijdeš o zdroje jeho typu.
arcs-learn-conflict-10 = Kde má obránce budovy, můžeš házet kostkami nájezdu. Za klíče kradeš zdroje a karty gildy, každou věc za její cenu za nájezd.

## Bodování

arcs-learn-scoring-title = Moc a konec
arcs-learn-scoring-text = Jak se boduje kapitola a kdy hra končí.
arcs-learn-scoring-1 = Kapitola končí, když nikdo nemá karty v ruce. Pak se boduje každá vyhlášená ambice. Každý řádek ukazuje žetony a kdo kolik má.
arcs-learn-scoring-2 = Kdo má nejvíc, dostane větší číslo, druhé místo menší. Pokud se dělí o první místo více hráčů, dostane každý z nich tolik co za druhé.
arcs-learn-scoring-3 = Po každé kapitole se nejnižší dosud neotočený žeton otočí na lepší stranu, takže pozdější ambice mají větší cenu.
arcs-learn-scoring-4 = Pomáhají i města. Se čtvrtým postaveným městem přinese každé první místo, které máš jen ty, o 2 body moci víc, s pátým ještě o 3.
arcs-learn-scoring-5 = Hra končí po 5. kapitole, nebo po té, ve které někdo dosáhl cíle na stupnici moci. Vyhrává hráč s nejvíce body moci; při remíze první v pořadí tahu.

## Strategie

arcs-learn-strategy-title = První plány
arcs-learn-strategy-text = Několik myšlenek pro první hru.
arcs-learn-strategy-1 = Karty v ruce jsou plán celé kapitoly: co s nimi půjde dělat a která ambice k nim sedí?
arcs-learn-strategy-2 = Dvůr rozhoduje hry. Klikni na kartu { arcs-card-administration_4 } a zahraj ji jako hlavní: umí vliv.
arcs-learn-strategy-3 = Klikni na kartu { arcs-card-gatekeepers } a uplatni vliv: přijde na ni jeden tvůj agent.
arcs-learn-strategy-4 = Kdo má na kartě víc agentů než každý soupeř, může ji zajistit. Agenti soupeřů se stanou zajatci a ti se počítají k ambici { arcs-ambition-tyrant }.
arcs-learn-strategy-5 = Daně z města přinesou zdroj podle jeho planety. Je to klidná cesta k ambicím { arcs-ambition-tycoon }, { arcs-ambition-keeper } a { arcs-ambition-empath }.
arcs-learn-strategy-6 = Vysoké karty mají málo akčních bodů, ale překonávají a získávají iniciativu. Nebo přilož druhou kartu lícem dolů a uchvať ji hned.
arcs-learn-strategy-7 = Vyhlašuj dost pozdě, aby to bylo jisté, a dost brzy, aby zbyl dobrý žeton. A počítej: dvě druhá místa bývají cenná jako jedno první.
