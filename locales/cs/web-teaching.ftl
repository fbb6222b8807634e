## Výuka: trenér, první hra s trenérem, lekce

web-coach = Trenér
web-coach-text = Vysvětlí každý typ rozhodnutí, když ho potkáš poprvé.
web-coach-close = Jasně
web-guided = První hra s trenérem
web-guided-text = Skutečná hra proti jednomu mírnému botovi. Trenér vysvětlí každé rozhodnutí, když přijde poprvé.
web-guided-start = Začít hrát
web-hint-take = Zahrát to
web-hint-chance = Šance na výhru: { $chance }
web-hint-gains = Pro
web-hint-risks = Proti
