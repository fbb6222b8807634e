### Co mówi trener, gdy jakaś decyzja pojawia się po raz pierwszy: dwa zdania.

arcana-coach-guild = Gildia to twoja pierwsza talia: dziewięciu Agentów, siedziba i Relikt, każda w czymś dobra. Na pierwszą grę dobra jest każda; weź tę, która ci się podoba.
arcana-coach-objectives = Cele to tajne punkty na końcu. Zatrzymaj dwa, które wymagają podobnych Stawek, by jedna wygrana pomagała obu.
arcana-coach-turn = Kliknij kartę, potem obszar: siły Agentów w obszarze się sumują, więc policz, czego wymaga Stawka. Miejsca robią, co na nich napisano, Relikty przekupują Osobistości, a każdą kartę można odrzucić.
arcana-coach-militia = Milicja pomaga ci w jednym obszarze. Wyślij ją tam, gdzie brakuje ci niewiele, a nie tam, gdzie i tak wygrasz lub przegrasz.
arcana-coach-take_along = To Miejsce przenosi Agentów. Wybierz drugiego do zabrania albo obszar, jeśli jeden wystarczy.
arcana-coach-send_to = Wybierz, dokąd idzie Agent. Najlepszy jest obszar, którego Stawka wymaga właśnie jego siły.
arcana-coach-removal = Zdobyta karta może dołączyć do twojej talii albo zostać odłożona tylko na punkty. Słabe odkładaj: w małej talii najlepsze karty wracają szybciej.
