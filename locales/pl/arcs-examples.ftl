### Arcs: przykłady z instrukcji krok po kroku. Pozycje: web/src/games/arcs/examples.toml.

## Runda kart (str. 8–11)

arcs-example-surpass-1 = Masz Inicjatywę i zagrywasz Wiodącą kartę { arcs-card-construction_4 }: trzy punkty na Budowę albo Naprawę.
arcs-example-surpass-2 = Przed Akcjami możesz zadeklarować Ambicję z karty. Numer 4 to { arcs-ambition-warlord }.
arcs-example-surpass-3 = { arcs-ambition-warlord } dostaje najlepszy znacznik. Znacznik Zero zakrywa numer: karta liczy się jako 0, ale trzy punkty Akcji zostają.
arcs-example-surpass-4 = Jeden punkt zbudował Miasto, drugi naprawił Statek. Trzeciego nie używasz. Nie musisz.
arcs-example-surpass-5 = Następny gracz Odstępuje kartą { arcs-card-aggression_4 }: inny kolor, dowolny numer, jedna Akcja. Lecą dwa Statki.
arcs-example-surpass-6 = Trzeci gracz Przebija kartą { arcs-card-construction_5 }: twój kolor i więcej niż twoje 0. Dwa punkty, dwa Statki.
arcs-example-surpass-7 = Nikt nie przejął Inicjatywy, więc zdobywa ją najwyższa Przebijająca karta. Następną Rundę zaczyna trzeci gracz.

## Opodatkowanie (str. 12)

arcs-example-tax-1 = Zagrywasz Administrację. Jedno z tych Miast jest twoje. Drugie ma Rywal, ale masz tam więcej nieuszkodzonych Statków: kontrolujesz je.
arcs-example-tax-2 = Najpierw opodatkowujesz własne Miasto. Jego Planeta daje Materiał.
arcs-example-tax-3 = Jeden Materiał leży na wolnym polu. W tej Turze tego Miasta nie można już opodatkować.
arcs-example-tax-4 = Teraz Miasto Rywala. Kontrolujesz ten System, więc możesz je opodatkować.
arcs-example-tax-5 = Zyskujesz Psionika i chwytasz Agenta Rywala. Więźniowie liczą się do Ambicji: { arcs-ambition-tyrant }.

## Katapultowanie (str. 13)

arcs-example-catapult-1 = Twoje dwa Statki startują z twojego Portu kosmicznego, więc się Katapultują: jedna Akcja Ruchu, kilka kroków.
arcs-example-catapult-2 = Są już w Systemie { arcs-system-gate_4 }. Nikt inny go nie kontroluje, więc mogą lecieć dalej.
arcs-example-catapult-3 = Dalej jest { arcs-system-gate_5 }. Rywal ma tam dwa nieuszkodzone Statki i ją kontroluje.
arcs-example-catapult-4 = Tu trzeba stanąć: Katapultowanie kończy Brama kontrolowana przez kogoś innego, a także każda Planeta. Dalej – następnym Ruchem.

## Bitwa, Oburzenie, Plądrowanie, Najazd (str. 15–16)

arcs-example-battle_order-1 = Masz tu cztery nieuszkodzone Statki. Rywal ma jeden nieuszkodzony Statek, dwa uszkodzone i uszkodzone Miasto.
arcs-example-battle_order-2 = Zaczynasz Bitwę. Cztery Statki to najwyżej cztery kości. Kości Najazdu są dozwolone, bo Rywal ma tu Budowlę.
arcs-example-battle_order-3 = Wybierasz dwie kości Ataku i dwie Najazdu i rzucasz.
arcs-example-battle_order-4 = Najpierw straty: trafienie za płomień i jedno za Przechwycenie, bo Rywal ma jeden nieuszkodzony Statek. Uszkadzasz dwa swoje Statki.
arcs-example-battle_order-5 = Potem twoje trafienie. Uszkadzasz ostatni nieuszkodzony Statek Rywala; można też zniszczyć uszkodzony.
arcs-example-battle_order-6 = Symbol Budowli trafia Miasto. Jest uszkodzone, więc ginie: to Trofeum do Ambicji { arcs-ambition-warlord }.
arcs-example-battle_order-7 = Oburzenie: to Miasto Relikwii, więc odrzucasz Relikwie i karty Gildii Relikwii. Relikwie nie kupią ci już Zabezpieczenia.
arcs-example-battle_order-8 = Plądrujesz Dwór: bierzesz kartę { arcs-card-mining_interest }, na której Rywal ma Agenta. Wszyscy trzej Agenci z niej to twoje Trofea.
arcs-example-battle_order-9 = Są też dwa klucze: starczą na Materiał i Broń, po jednym kluczu. Relikwia kosztuje trzy.
