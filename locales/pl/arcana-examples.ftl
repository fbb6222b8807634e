### Arcana: przykłady krok po kroku. Pozycje: web/src/games/arcana/examples.toml.

## Przekupstwo (przykład z instrukcji)

arcana-example-bribery-sum-1 = Na Ziemi Niczyjej leży { arcana-card-N01 }: Osobistość. Cena to 7 Dukatów, główne arkanum to Siła Duchowa.
arcana-example-bribery-sum-2 = Twój Agent ma tam 4 kielichy. Rywal ma 8 dwoma Agentami: na końcu rundy wygra.
arcana-example-bribery-sum-3 = Zagrywasz tam kartę „{ arcana-card-BRL }”, 3 Dukaty. 4 i 3 to 7, a cena to 7.
arcana-example-bribery-sum-4 = Wygrywasz od razu, choć rywal jest silniejszy. Wszyscy Agenci wracają, odkrywa się następną Stawkę.

## Kto wygrywa

arcana-example-resolution-winner-1 = Miejsce w Obszarze 1 wymaga Siły Politycznej 7. Masz tam dwóch zakrytych Agentów, 3 i 3; rywal ma jedną zakrytą kartę.
arcana-example-resolution-winner-2 = Dokładasz kartę „{ arcana-card-B3 }”, Siła Polityczna 3. To ostatnia karta rundy.
arcana-example-resolution-winner-3 = Wszystkie karty są odkryte: 9 u ciebie, 4 u rywala. 9 to najwyższa suma i nie mniej niż 7, więc Miejsce i jego 5 punktów są twoje.
arcana-example-resolution-winner-4 = Stawka na Ziemi Niczyjej wymaga Siły Bojowej 5, a najlepsza suma to 4. Nikt nie wygrywa; Stawka i Agent zostają.

## Remis

arcana-example-resolution-stays-1 = Ta Osobistość wymaga Siły Bojowej 5. Rywal ma tam dwóch Agentów, 3 i 2: dokładnie 5.
arcana-example-resolution-stays-2 = Wysyłasz kartę „{ arcana-card-B1 }”, Siła Bojowa 5. To ostatnia karta rundy.
arcana-example-resolution-stays-3 = 5 do 5 to remis, więc nikt nie wygrywa. Stawka i wszyscy Agenci zostają odkryci i liczą się w następnej rundzie.
