# Arcs: dlaczego nie, gdy pyta karta albo krok.

## Dlaczego nie, gdy pyta karta albo krok zasad

arcs-reason-card-first = Najpierw odpowiedz na pytanie karty: { $card }.
arcs-reason-step-first = Najpierw trzeba dokończyć: { $step }.
arcs-reason-card-played = Twoja karta w tej Turze jest już zagrana: { $card }.
arcs-reason-declare-there = Ta karta pozwala zadeklarować: wybierz Ambicję na Mapie.
arcs-reason-cluster-by-card = Całą Gromadę wybiera się tylko wtedy, gdy wymaga tego karta.
arcs-reason-nothing-moves = Nie masz Statków na Mapie.
arcs-reason-no-control = Nie kontrolujesz tego Systemu: { $system }. Twoje nieuszkodzone Statki: { $own }, najwięcej u Rywala: { $most }.
arcs-reason-not-a-city = To nie jest Miasto: { $system }.
arcs-reason-not-in-a-slot = Ta Budowla nie stoi na polu na Budowlę: { $system }.
arcs-reason-rival-cities-only = To twoje Miasto, a potrzebne jest Miasto Rywala: { $system }.
arcs-reason-planets-only = Tylko Planety, a to jest Brama: { $system }.
arcs-reason-clouds-full = Poza polami stoi tam już Miasto: { $system }.
arcs-reason-no-piece-of = { $seat } nie ma tam komponentów: { $system }.
arcs-reason-no-fresh-ships = Nie masz tam nieuszkodzonych Statków: { $system }.
arcs-reason-nobody-in-range = W Systemach obok nie ma komponentów Rywali: { $system }.
arcs-reason-not-among-systems = Tam nie trafi Statek: { $system }. Pozostałe Statki: { $ships }, pozostałe Systemy: { $systems }.
arcs-reason-did-not-move = Nie ma tam nieuszkodzonego Statku, który właśnie się poruszył: { $system }.
arcs-reason-no-sprinters-near = Obok nie ma Statku, który właśnie się poruszył: { $system }.
arcs-reason-group-goes-on = Dalej poruszają się tylko Statki, które są w drodze: { $system }.
arcs-reason-ships-in-group = Tyle Statków nie może ruszyć dalej. W tym Ruchu uczestniczą ({ $system }): nieuszkodzone { $fresh }, uszkodzone { $damaged }; kto zawraca, musi tu jeden zostawić.
arcs-reason-slot-of-other = Potrzebny jest znacznik innego gracza: { $seat }.
arcs-reason-not-arriving = Taki znacznik nie czeka na pole: { $resource }.
arcs-reason-only-this-type = Liczy się tu tylko ten typ: { $resource }.
arcs-reason-rival-has-type = { $seat } ma już ten typ: { $resource }.
arcs-reason-nothing-to-swap = Nie ma czego wymienić ({ $system }): { $seat } musi mieć znacznik typu tego Miasta i nie mieć typu, który masz ty.
arcs-reason-steal-from-rivals = Kradnie się tylko Rywalom.
arcs-reason-not-in-court = Ta karta nie leży na Dworze: { $card }.
arcs-reason-no-guild-card-held = To nie jest karta Gildii w obszarze gry: { $card }.
arcs-reason-own-guild-card = Oddajesz jedną z własnych kart Gildii, a to nie jest taka karta: { $card }.
arcs-reason-card-must-stay = Deklaracja opiera się na tej karcie, więc musi ona zostać: { $card }.
arcs-reason-secure-must-follow = Z Agentem na tej karcie nie dałoby się potem niczego Zabezpieczyć: { $card }.
arcs-reason-abduct-fewer = Agenci Rywali na tej karcie: { $agents }. Musi być co najmniej jeden, ale mniej niż twoich symboli Broni: { $icons }.
arcs-reason-from-the-left = Agentów umieszcza się od lewej do prawej, a ta karta została już minięta: { $card }.
arcs-reason-only-face-up = Liczy się tylko karta Akcji leżąca odkryta w tej Rundzie: { $suit }.
arcs-reason-no-hand = Na tej ręce nie ma kart: { $seat }.
arcs-reason-not-in-that-hand = Potrzebna jest karta z tej ręki: { $seat }.
arcs-reason-captives-passed = Więźniów wybiera się kolejno według właściciela, a ci zostali już minięci: { $seat }.
arcs-reason-no-captives-of = Nie masz Więźniów tego gracza: { $seat }.
arcs-reason-no-such-die = Żadna kość do wyboru nie pokazuje tego wyniku. Kości do wybrania: { $dice }.
arcs-reason-no-reroll = Ta karta niczego teraz nie przerzuca: { $card }.
arcs-reason-does-not-react = Ta karta nie ma nic do zrobienia po tym, co się właśnie stało: { $card }.

## Co trwa

arcs-step-sailing = Statki w drodze
arcs-step-storing = rozmieszczanie zasobów
arcs-step-hit_buildings = trafienia w Budowle
arcs-step-ransack = Plądrowanie Dworu
arcs-step-tax_type = zasób z opodatkowanego Miasta
arcs-step-rescue = nowe Statki na Bramie
arcs-step-react = kolejność kart działających jednocześnie
arcs-step-second = zachowanie albo wymiana ręki
arcs-step-granted = Akcja kupiona zasobem
