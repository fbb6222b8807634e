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

web-synonyms-arcs = bitva, boj, útok, válka; moc, body, bod, skóre, bodování; vyhrává, výhra, vyhrát, vítěz; loď, lodě, flotila; město, budova; iniciativa, první hráč; nájezd, krádež, krade, klíč; agent, vliv; zajatec, zajatci, zajat, vězeň, vězni; zdroj, surovina, žeton, peníze; karty v ruce, ruka, limit karet, počáteční karty, dobírání karet; odpověď, překonání, kopírování, odporování; konec hry, končí; pořadí, na řadě; stavba, stavět, postav
web-synonyms-eclipse = boj, bitva, útok, válka; kostka, kostky, střelba, střílet; peníze, peněz, kredity, zlato; materiál, nerosty; věda, výzkum, technologie; osadník, populace, kolonista, kolonie, kolonizační; disk, vliv; červí díra, průchod; Prastar, strážce, příšera, mimozemšťan; údržba, platba, cena, platí, náklady; body, bod, skóre; vyhrává, výhra, vyhrát, vítěz; obchod, směna, výměna, vyměnit; diplomatické vztahy, diplomacie, mír, spojenectví; průzkum, objevování, objevovat, mapa, dílek; součásti lodí, plán, zbraň; bankrot, krach
web-synonyms-arcana = kořist, výhra, odměna, lup; úplatek, podplacení, měšec, koupit; agent, bojovník; oblast, zóna; body, bod, skóre; vítězí, vyhrává, výhra, vyhrát, vítěz; odhoď, odhazování, odhodit, odlož, vyhodit; skryt, lícem dolů, tajné; remíza, stejné; vyhodnocení, boj, bitva, síla; karty v ruce, limit karet, dobírání; konec hry, jubileum, poslední kolo; pasovat, pas, vynechat; Hlavní balíček, balíček, zásob; první hráč, pořadí

## Examples in the rules

web-example = Projít příklad po krocích
web-example-of = Příklad: { $rule }
