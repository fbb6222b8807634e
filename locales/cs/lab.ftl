## Laboratoř: zprávy a aréna.

lab-title = { $game }: { $games ->
    [one] { NUMBER($games, useGrouping: 0) } partie
    [few] { NUMBER($games, useGrouping: 0) } partie
   *[other] { NUMBER($games, useGrouping: 0) } partií
}
lab-bots = Kdo hrál
lab-by-seat = Výhry podle místa u stolu
lab-by-guild = Výhry podle cechu
lab-by-leader = Výhry podle vůdce
lab-by-lore = Výhry podle karet příběhů
lab-by-species = Výhry podle rasy
lab-by-setup = Karty přípravy
lab-taken-stake_won = Kořisti získané v konfliktu
lab-taken-stake_bribed = Kořisti získané úplatkem
lab-taken-secured = Zajištěné karty dvora
lab-taken-declared = Vyhlášené ambice
lab-taken-researched = Vyzkoumané technologie
lab-scores = Konečná skóre
lab-mean-score = Průměrné skóre
lab-length = Počet rozhodnutí v partii
lab-group = Co
lab-games = Partie
lab-seats = Místa
lab-win-rate = Podíl výher
lab-difference = Rozdíl
lab-interval = Interval 95 %
lab-rating = Hodnocení
lab-bot = Bot
lab-decisions = Rozhodnutí
lab-how-to-read = { $star } označuje to, co se od své čáry liší víc než náhodou, s opravou na mnoho řádků tabulky: průměrně 5 % značek je chybných (Benjamini–Hochberg). Číslo na konci řádku otevře v prohlížeči totéž rozdání, na místě vítěze. Hrají boti: s čím hrají špatně, to vypadá slabě.
lab-line-fair = Přerušovaná čára je rovný podíl: { $share }.
lab-line-taken = Vítězové berou víc všeho, takže rovný podíl ({ $fair }) by tu nic neřekl. Přerušovaná čára je podíl výher těch, kdo získali cokoli z této tabulky: { $share }.
lab-pick-rate = Výběr
lab-deal = Zahrát
lab-unused = { $count } z { $all } se neobjevilo ani jednou: { $things }.
lab-neighbour = soused u stolu
lab-expected = Očekáváno
lab-pairs = Nejpřekvapivější dvojice z těch, které se objevily aspoň { $least }krát: { $shown } z { $all }. Očekávané je to, co by obojí přineslo samo.
lab-source = Zdroj
lab-everybody = Všichni
lab-winners = Vítězové
lab-others = Ostatní
lab-sources = Odkud jsou body
lab-margins = Náskok vítěze
lab-margin-text = Průměrně { $mean } bodu. V { $equal } partií mají první dva stejné skóre.
lab-course = Body v průběhu partie
lab-course-text = Průměrné skóre, kdyby partie v tu chvíli skončila. Přehrané partie: { $games }.
lab-no-course = Tyto partie se hrály podle jiných pravidel nebo jsou příliš krátké, takže je nejde sledovat tah po tahu.
lab-decisive = Kdy je rozhodnuto
lab-decisive-text = Vedení se mění { $changes }krát za partii. Kdo v tu chvíli sám vede, vyhraje takto často:
lab-late-text = Partie rozhodnuté nejpozději. Ulož si některou a otevři ji na úvodní stránce serveru, pak ji můžeš sledovat.
lab-part = Okamžik partie
lab-leader-won = Vedoucí vyhraje
lab-game = Partie
lab-decided = Rozhodnuto v
lab-lead-changes = Změny vedení
lab-paired = { $games ->
    [one] { $games } partie se stejným semínkem se porovnává ve dvojici: u skóre, délky a míst se počítá jen rozdíl v rámci rozdání.
    [few] { $games } partie se stejnými semínky se porovnávají ve dvojicích: u skóre, délky a míst se počítá jen rozdíl v rámci rozdání.
   *[other] { $games } partií se stejnými semínky se porovnává ve dvojicích: u skóre, délky a míst se počítá jen rozdíl v rámci rozdání.
}
lab-compare-star = * se liší víc než náhodou, s opravou na všechny řádky ({ $lines }; Benjamini–Hochberg, 5 %).
lab-trait-guild = cech
lab-trait-leader = vůdce
lab-trait-lore = příběh
lab-trait-species = rasa
lab-pairs-of = Dvojice: { $one } × { $other }
lab-stands-out = Co vyčnívá, nejjistější napřed. „Proti“ je čára, se kterou to srovnáváme.
lab-nothing-stands-out = Nic na této stránce se od své čáry neliší víc než náhodou.
lab-beside = Proti
lab-section = Oddíl
