### Arcs: lekce. Jejich kroky jsou v souboru web/src/games/arcs/lessons.toml.

## Stůl

arcs-learn-setup-title = Stůl
arcs-learn-setup-text = Mapa, figurky, dvůr a ambice: co kde leží.
arcs-learn-setup-1 = Tohle je Pomezí: hvězdokupy v kruhu. Každá má uvnitř bránu a brány vedou jedna k druhé. Šrafované hvězdokupy jsou mimo hru; kolem nich vede mosazná cesta.
arcs-learn-setup-2 = Za bránou leží tři planety. Kotouč ukazuje, co planeta dává, čárkované čtverce jsou pole pro budovy. Tečkované hranice lze překročit, zubaté ne.
arcs-learn-setup-3 = Kruhy jsou tvoje. Kopule je město, ze kterého se vybírají daně; prstenec se třemi rameny je dok, který staví lodě. Kdo má v systému nejvíce nepoškozených lodí, ten ho ovládá a pozadí dostane jeho barvu.
arcs-learn-setup-4 = Tvoje suroviny leží na polích. Malé číslo je cena nájezdu: tolik klíčů potřebuje soupeř, aby ukradl, co tam leží. Každé postavené město odkryje další pole.
arcs-learn-setup-5 = Dvůr: karty gildy s trvalými schopnostmi a jednorázové karty Vox. Agenti na nich rozhodnou, kdo si kartu vezme.
arcs-learn-setup-6 = Ambice přinášejí moc a moc vítězství. Na konci kapitoly se bodují jen ty, které někdo vyhlásil.
arcs-learn-setup-7 = A tohle je tvoje ruka. Barva říká, co karta dovolí, kosočtverce kolikrát. Teď už stůl znáš.

## Tah

arcs-learn-turn-title = Tah
arcs-learn-turn-text = Hlavní karta, vyhlášení, předzvěst, akce.
arcs-learn-turn-1 = Lucerna je tvoje: vedeš toto kolo. Nízké číslo má hodně bodů: tato karta dává čtyři akce výstavby, tedy stavbu nebo opravu.
arcs-learn-turn-2 = Zahraj jako hlavní kartu: { arcs-card-construction_2 }.
arcs-learn-turn-3 = Číslo 2 patří k ambici { arcs-ambition-tycoon }. Vyhlas ji: dostane nejlepší žeton. Cenou je, že tvoje karta teď platí za 0, takže ji překoná každá karta její barvy.
arcs-learn-turn-4 = Před první akcí je předzvěst: lze utratit suroviny. Utrať palivo, to pohání lodě.
arcs-learn-turn-5 = Vyber své lodě, { arcs-system-hex_2 }, a pak sousední systém: { arcs-system-arrow_3 }.
arcs-learn-turn-6 = Poletí dvě ze tří lodí.
arcs-learn-turn-7 = Teď body. Vyber svůj dok a postav v něm loď. Dok postaví jednu loď za tah.
arcs-learn-turn-8 = Stavíš tam, kde máš figurku a je volné pole. Postav město: { arcs-system-arrow_3 }. Odkryje pole pro surovinu.
arcs-learn-turn-9 = Zbývají dva body, ale to zatím stačí. Ukonči tah.
arcs-learn-turn-10 = Ostatní odpověděli: vyšší karta tvé barvy překoná a dá všechny body, libovolná karta lícem dolů kopíruje jednu akci, jiná barva odporuje a dá také jednu. Nikdo nezískal iniciativu, takže vedeš znovu.

## Střet

arcs-learn-conflict-title = Bitva
arcs-learn-conflict-text = Vyber kostky, snes ztráty, získej trofeje.
arcs-learn-conflict-1 = Soupeř drží sousední bránu dvěma loděmi. Pojďme ho vyhnat.
arcs-learn-conflict-2 = Bitva patří k agresi. Zahraj jako hlavní kartu: { arcs-card-aggression_2 }. Dává tři body.
arcs-learn-conflict-3 = Nejdřív tam leť: tvoje lodě, { arcs-system-hex_2 }, pak { arcs-system-gate_2 }.
arcs-learn-conflict-4 = Všechny tři.
arcs-learn-conflict-5 = Teď bitva. Vyber: { arcs-system-gate_2 }.
arcs-learn-conflict-6 = Smíš hodit tolika kostkami, kolik máš lodí. Kostky šarvátky jsou bezpečné a zasáhnou v polovině případů. Kostky útoku zasahují tvrdě, ale pálí i tvé lodě. Kostky nájezdu dávají klíče ke krádeži a zasahují budovy.
arcs-learn-conflict-7 = Hoď dvěma kostkami útoku. Před hodem ti stůl vždy řekne přesné vyhlídky.
arcs-learn-conflict-8 = Dva zásahy a jeden plamen, který poškodil tvou loď. První zásah loď poškodí, druhý ji zničí. Raději jednu zničit než dvě poškodit.
arcs-learn-conflict-9 = Co zničíš, je tvoje trofej, a trofeje se počítají k ambici { arcs-ambition-warlord }. Pozor: kdo zničí město, vyvolá pobouření a přijde o suroviny jeho druhu.
arcs-learn-conflict-10 = Kde má obránce budovy, smíš házet kostkami nájezdu. Klíče zaplatí cenu nájezdu na suroviny a karty gildy a ty si je vezmeš.

## Bodování

arcs-learn-scoring-title = Moc a konec
arcs-learn-scoring-text = Jak se boduje kapitola a kdy hra končí.
arcs-learn-scoring-1 = Kapitola končí, když jsou všechny ruce prázdné. Pak se boduje každá vyhlášená ambice. Každý řádek ukazuje žetony a kdo kolik má.
arcs-learn-scoring-2 = Kdo má nejvíc, bere větší číslo, druhý menší. Dělí-li se o první místo více hráčů, počítají se všichni jako druzí.
arcs-learn-scoring-3 = Po každé kapitole se nejnižší žeton, který ještě leží první stranou, otočí na větší hodnotu, takže pozdější ambice váží víc.
arcs-learn-scoring-4 = Počítají se i města: jakmile postavíš čtvrté a páté, přinese každá samostatně vyhraná ambice více moci.
arcs-learn-scoring-5 = Hra končí po páté kapitole, nebo když má někdo tolik moci, kolik ukazuje značka na čáře. Vyhrává nejvíce moci; o shodě rozhoduje pořadí tahů.

## Strategie

arcs-learn-strategy-title = První plány
arcs-learn-strategy-text = Několik myšlenek pro první hru.
arcs-learn-strategy-1 = Dívej se na ruku jako na plán celé kapitoly: co s ní půjde dělat a která ambice k tomu sedí?
arcs-learn-strategy-2 = Dvůr rozhoduje hry. Zahraj jako hlavní kartu: { arcs-card-administration_4 }. Umí vliv.
arcs-learn-strategy-3 = Vyber kartu { arcs-card-gatekeepers } a uplatni vliv: přijde na ni jeden tvůj agent.
arcs-learn-strategy-4 = Kdo má sám nejvíce agentů, smí kartu zajistit agresí nebo relikvií. Soupeřovi agenti na ní se stanou zajatci a zajatci se počítají k ambici { arcs-ambition-tyrant }.
arcs-learn-strategy-5 = Daně z měst přinášejí suroviny podle planety. Je to klidná cesta k ambicím { arcs-ambition-tycoon }, { arcs-ambition-keeper } a { arcs-ambition-empath }.
arcs-learn-strategy-6 = Vysoké karty mají málo bodů, ale překonávají a získávají iniciativu. Druhá karta lícem dolů ji uchvátí hned.
arcs-learn-strategy-7 = Vyhlašuj dost pozdě, aby to bylo jisté, a dost brzy, aby zbyl dobrý žeton. A počítej: dvě druhá místa bývají lepší než jedno první.
