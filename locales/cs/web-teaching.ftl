## Výuka: trenér, první hra s trenérem, lekce

web-coach = Trenér
web-coach-text = Vysvětlí každý typ rozhodnutí, když ho potkáš poprvé.
web-coach-close = Jasně
web-guided = První hra s trenérem
web-guided-text = Skutečná hra proti jednomu mírnému botovi. Trenér vysvětlí každé rozhodnutí, když přijde poprvé.
web-guided-start = Začít hrát
web-alone = První samostatná hra
web-alone-text = Jeden lehký bot a nejjednodušší volby.
web-hint-take = Zahrát to
web-hint-chance = Šance na výhru: { $chance }
web-hint-gains = Pro
web-hint-risks = Proti

## Slova stejného významu při hledání v pravidlech: skupiny dělí středník

web-synonyms-arcs = bitva, boj, útok; moc, body, skóre; loď, flotila; město, budova; iniciativa, první hráč; nájezd, krádež, klíč; agent, vliv; zajatec, vězeň; zdroj, žeton
web-synonyms-eclipse = boj, bitva, útok; peníze, kredity, zlato; materiál, nerosty; věda, výzkum, technologie; osadník, populace, kolonista; disk, vliv; červí díra, průchod; Prastarý, strážce; údržba, platba, cena; body, skóre
web-synonyms-arcana = kořist, výhra; úplatek, podplacení, měšec; agent, karta; oblast, zóna; body, skóre; odhoď, odlož; skrytá, tajná; remíza, stejné

## Examples in the rules

web-example = Projít příklad po krocích
web-example-of = Příklad: { $rule }
