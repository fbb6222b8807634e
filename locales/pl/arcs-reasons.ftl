# Arcs: dlaczego nie, gdy pyta karta albo krok.

## Dlaczego nie, gdy pyta karta albo krok zasad

arcs-reason-card-first = Karta czeka na twoją odpowiedź: { $card }.
arcs-reason-step-first = Coś jeszcze trwa: { $step }.
arcs-reason-card-played = Twoja karta w tej Turze jest już zagrana: { $card }.
arcs-reason-declare-there = Ta karta pozwala zadeklarować: wybierz Ambicję na Mapie.
arcs-reason-cluster-by-card = Całą Gromadę wybiera się tylko wtedy, gdy wymaga tego karta.
arcs-reason-no-control = Nie kontrolujesz tego Systemu: { $system }. Twoje nieuszkodzone Statki: { $own }, najwięcej u Rywala: { $most }.
arcs-reason-not-a-city = To nie jest Miasto: { $system }.
arcs-reason-not-in-a-slot = Ta Budowla nie stoi na polu na Budowlę: { $system }.
arcs-reason-rival-cities-only = To twoje Miasto ({ $system }). Wybierz Miasto Rywala.
arcs-reason-planets-only = To jest Brama ({ $system }). Wybierz Planetę.
arcs-reason-clouds-full = Poza polami stoi tam już Miasto: { $system }.
arcs-reason-no-piece-of = { $seat } nie ma tam komponentów: { $system }.
arcs-reason-no-fresh-ships = Nie masz tam nieuszkodzonych Statków: { $system }.
arcs-reason-nobody-in-range = W Systemach przylegających nie ma komponentów Rywali: { $system }.
arcs-reason-not-among-systems = Tam nie trafi Statek: { $system }. Pozostałe Statki: { $ships }, pozostałe Systemy: { $systems }.
arcs-reason-did-not-move = Nie ma tam nieuszkodzonego Statku, który właśnie się poruszył: { $system }.
arcs-reason-no-sprinters-near = W Systemach przylegających nie ma Statku, który właśnie się poruszył: { $system }.
arcs-reason-group-goes-on = Dalej poruszają się tylko Statki, które są w drodze: { $system }.
arcs-reason-slot-of-other = Wybierz zasób tego gracza: { $seat }.
arcs-reason-not-arriving = Taki zasób nie czeka na pole: { $resource }.
arcs-reason-only-this-type = Liczy się tu tylko ten typ: { $resource }.
arcs-reason-rival-has-type = { $seat } ma już ten typ: { $resource }.
arcs-reason-nothing-to-swap = Nie ma czym handlować ({ $system }): { $seat } musi mieć zasób typu tego Miasta i nie mieć typu, który masz ty.
arcs-reason-steal-from-rivals = Kraść możesz tylko Rywalom.
arcs-reason-not-in-court = Ta karta nie leży na Dworze: { $card }.
arcs-reason-no-guild-card-held = To nie jest karta Gildii w obszarze gry: { $card }.
arcs-reason-own-guild-card = Oddajesz jedną z własnych kart Gildii, a to nie jest taka karta: { $card }.
arcs-reason-card-must-stay = Deklaracja zależy od tej karty, więc nie możesz jej oddać: { $card }.
arcs-reason-secure-must-follow = Z Agentem na tej karcie nie dałoby się potem niczego Zabezpieczyć: { $card }.
arcs-reason-abduct-fewer = Agenci Rywali na tej karcie: { $agents }. Musi być co najmniej jeden, ale mniej niż twoich symboli Broni: { $icons }.
arcs-reason-from-the-left = Agentów umieszcza się od lewej do prawej, a ta karta jest już za tobą: { $card }.
arcs-reason-only-face-up = Liczy się tylko karta Akcji leżąca odkryta w tej Rundzie: { $suit }.
arcs-reason-no-hand = Ten gracz nie ma kart na ręce: { $seat }.
arcs-reason-not-in-that-hand = Wybierz kartę tego gracza: { $seat }.
arcs-reason-captives-passed = Więźniów wybiera się po kolei według właściciela, a ci są już za tobą: { $seat }.
arcs-reason-no-captives-of = Nie masz Więźniów tego gracza: { $seat }.
arcs-reason-no-such-die = Żadna kość do wyboru nie pokazuje tego wyniku. Kości do wybrania: { $dice }.
arcs-reason-no-reroll = Ta karta niczego teraz nie przerzuca: { $card }.
arcs-reason-does-not-react = Ta karta nie reaguje na to, co się właśnie stało: { $card }.
arcs-reason-choose-a-gate = Ta karta pozwala budować w Bramach: wskaż Bramę.
arcs-reason-court-empty = Na Dworze nie ma kart.
arcs-reason-gate-taken = W tej Bramie już jedna taka Budowla stoi: { $system }.
arcs-reason-hits-otherwise = Trafień nie można tak rozdzielić. Trafienia: { $hits }; Statki nieuszkodzone: { $fresh }, uszkodzone: { $damaged }.
arcs-reason-leave-one-behind = Cała grupa nie może zawrócić: zostaw Statek tu: { $system }.
arcs-reason-next-token = Ten zasób potrzebuje pola przed innymi: { $resource }.
arcs-reason-no-card-for-it = Nie masz karty, która to robi.
arcs-reason-no-influence-to-secure = Jeszcze jeden Agent nie wystarczy, żeby zabezpieczyć kartę.
arcs-reason-no-ships-there = Nie masz tam Statków: { $system }.
arcs-reason-no-slot-left = Nie ma wolnego pola: odrzuć jeden z zasobów.
arcs-reason-none-would-go = Musi ruszyć co najmniej jeden Statek.
arcs-reason-not-a-starport = To nie jest Port kosmiczny: { $system }.
arcs-reason-not-for-action = Tego nie wskazuje się do tej Akcji: { $action }.
arcs-reason-not-so-many = Tyle Statków nie może ruszyć. W grupie ({ $system }) są nieuszkodzone: { $fresh }, uszkodzone: { $damaged }.
arcs-reason-not-spent-as = To jest { $resource }; nie możesz tego wydać jako: { $other }.
arcs-reason-nothing-to-nurture = Żadnego twojego Miasta nie można teraz opodatkować.
arcs-reason-nothing-to-rearrange = Przeorganizowanie zasobów niczego by nie zmieniło.
arcs-reason-room-left = Jest wolne pole, więc niczego się nie odrzuca.
arcs-reason-slot-in-turn = Pola wypełnia się po kolei. Teraz pole { $slot }.
arcs-reason-too-few-dice =
    { $fewest ->
        [one] Musisz rzucić co najmniej { $fewest } kością, nie { $count }.
        [few] Musisz rzucić co najmniej { $fewest } kośćmi, nie { $count }.
       *[other] Musisz rzucić co najmniej { $fewest } kośćmi, nie { $count }.
    }
arcs-reason-too-many-ships = { $card }: najwyżej { $most } Statki naraz.

## Co trwa

arcs-step-sailing = Statki w drodze
arcs-step-storing = rozmieszczanie zasobów
arcs-step-hit_buildings = trafienia w Budowle
arcs-step-ransack = Plądrowanie Dworu
arcs-step-tax_type = zasób z opodatkowanego Miasta
arcs-step-rescue = nowe Statki w Bramie
arcs-step-react = kolejność kart działających jednocześnie
arcs-step-second = zachowanie albo wymiana kart
arcs-step-granted = Akcja opłacona zasobem
