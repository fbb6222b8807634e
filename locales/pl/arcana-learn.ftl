### Arcana: lekcje. Ich kroki zapisano w web/src/games/arcana/lessons.toml.

## Stół

arcana-learn-setup-title = Stół
arcana-learn-setup-text = Obszary, Stawki, gildie: co gdzie leży.
arcana-learn-setup-1 = To jest miasto. Ma pięć obszarów. W każdym leży jedna karta, którą wszyscy chcą zdobyć. Taka karta nazywa się Stawką.
arcana-learn-setup-2 = Ciemne kółko na Stawce pokazuje jej punkty: 3 za Relikt lub Osobistość, 5 za Miejsce. Na końcu wygrywa ten, kto ma ich najwięcej.
arcana-learn-setup-3 = Złota tabliczka to potrzebna liczba. Ta Stawka wymaga pięciu kielichów: Agenci, których tam wyślesz, muszą mieć razem co najmniej pięć.
arcana-learn-setup-4 = Dwa obszary są twoje, każdy dzielisz z sąsiadem. Tutaj twoje karty leżą zakryte i nikt inny ich nie zna. Wszędzie indziej leżą odkryte.
arcana-learn-setup-5 = Teraz potrzebna ci gildia: dziewięciu Agentów, siedziba i Relikt. Kliknij Mieczników. Dobrze walczą.
arcana-learn-setup-6 = Oto twoje pierwsze cztery karty. Każdy Agent ma cztery liczby: buława to walka, miecz to polityka, kielich to duch, moneta to Dukaty.

## Tura

arcana-learn-turn-title = Tura
arcana-learn-turn-text = Jedna karta na turę: wyślij ją albo odłóż.
arcana-learn-turn-1 = Gra toczy się w rundach. W każdej rundzie wszyscy dostają po cztery karty. Gracie po kolei, po jednej karcie, aż nikt nie ma już żadnej.
arcana-learn-turn-2 = Spójrz na Obszar 1. Jego Stawka wymaga pięciu mieczy: Siły Politycznej 5. Obszar jest twój, więc nikt nie zobaczy, kogo tam wyślesz.
arcana-learn-turn-3 = Kliknij kartę „{ arcana-card-B5 }”. Ma Siłę Polityczną 3. Potem kliknij Obszar 1.
arcana-learn-turn-4 = Leży na miejscu. Inni też już zagrali. Przekreślone oko znaczy: tę kartę widzisz tylko ty. Inni widzą jej tył.
arcana-learn-turn-5 = Masz 3, potrzebujesz 5. Siły Agentów w obszarze się sumują: kliknij kartę „{ arcana-card-B9 }”, Siła Polityczna 3, a potem Obszar 1.
arcana-learn-turn-6 = 3 i 3 to 6, a ta Stawka wymaga 5. Teraz pozostaje mieć nadzieję, że nikt nie da więcej.
arcana-learn-turn-7 = Relikt się teraz nie przyda. Kliknij kartę „{ arcana-card-BRL }” i odrzuć ją: trafi do Zasobów, a kiedyś znów ją dobierzesz.
arcana-learn-turn-8 = Na ostatnią turę została ci jedna karta. Gdy nikt nie ma już kart, okazuje się, kto wygrał Stawki.

## Konflikt

arcana-learn-conflict-title = Kto zdobywa Stawkę
arcana-learn-conflict-text = Szybka droga to przekupstwo, druga to najwyższa suma.
arcana-learn-conflict-1 = Stawkę można zdobyć na dwa sposoby. Szybki to przekupstwo. Działa tylko na Osobistości. Sakiewka na karcie pokazuje cenę.
arcana-learn-conflict-2 = Potrzebny jest tam Agent. Kliknij kartę „{ arcana-card-B8 }”, Siła Duchowa 4, a potem Ziemię Niczyją.
arcana-learn-conflict-3 = Liczą się 4 kielichy Agenta i Dukaty Reliktu. Kliknij kartę „{ arcana-card-BRL }”, 3 Dukaty, a potem Ziemię Niczyją. 4 i 3 to 7: wystarczy.
arcana-learn-conflict-4 = Przekupione! Wygrywasz od razu, kogokolwiek mają tam inni. To 3 punkty dla ciebie. Odkrywa się następną Stawkę.
arcana-learn-conflict-5 = Agent i Relikt trafili do twoich Zasobów, tak samo zdobyta karta. Kiedyś dobierzesz je wszystkie znowu.
arcana-learn-conflict-6 = Drugi sposób: na końcu rundy mieć tam największą siłę. Kliknij kartę „{ arcana-card-B5 }”, a potem Obszar 1.
arcana-learn-conflict-7 = Teraz kliknij kartę „{ arcana-card-B9 }” i znów Obszar 1. To ostatnia karta tej rundy.
arcana-learn-conflict-8 = Odkryto wszystkie zakryte karty i dodano siły. Wygrywa najwyższa suma, jeśli sięga złotej liczby. W Obszarze 1 to twoja!
arcana-learn-conflict-9 = Czasem dwie sumy są równe albo nikt nie sięga złotej liczby. Wtedy nikt nie wygrywa. Wszystkie karty zostają na następną rundę.

## Miejsce w działaniu

arcana-learn-place-title = Miejsce w działaniu
arcana-learn-place-text = Karty, które coś robią, zamiast dodawać siłę.
arcana-learn-place-1 = Stawka na Ziemi Niczyjej wymaga pięciu buław: Siły Bojowej 5.
arcana-learn-place-2 = Kliknij kartę „{ arcana-card-B2 }”, Siła Bojowa 5, a potem Ziemię Niczyją.
arcana-learn-place-3 = Rywal też wysłał tam Agenta, z Siłą Bojową 4. Jeszcze jeden i Stawka będzie jego.
arcana-learn-place-4 = To Miejsce: twoja siedziba. Nigdzie się jej nie wysyła. Robi to, co na niej napisano, i trafia do twoich Zasobów.
arcana-learn-place-5 = Kliknij „{ arcana-card-BHQ }”, potem Agenta rywala, potem swojego: twój jest silniejszy w walce i go wypędzi.
arcana-learn-place-6 = Nie ma go: leży w Zasobach właściciela. Każde Miejsce zdobyte jako Stawka da ci kolejny taki efekt.

## Punkty

arcana-learn-scoring-title = Punkty i koniec
arcana-learn-scoring-text = Co się liczy i kiedy Książę kończy zabawę.
arcana-learn-scoring-1 = Duża liczba przy każdym graczu to punkty jego gildii. Widzą ją wszyscy.
arcana-learn-scoring-2 = Punkty dają zdobyte Stawki. Pamiętaj: Relikt lub Osobistość daje 3, Miejsce 5.
arcana-learn-scoring-3 = Niektóre Stawki wymagają dużo. Cierpliwości: Agenci, którym brakło siły, zostają. W następnej rundzie wyślesz im pomoc.
arcana-learn-scoring-4 = Jak kończy się gra? Wśród ostatnich sześciu kart Ziemi Niczyjej leży Książęcy Jubileusz. Runda, w której się pojawi, jest ostatnia.
arcana-learn-scoring-5 = Każda zdobyta karta dołącza do twoich kart. Osobistości to silni Agenci, Miejsca robią coś niezwykłego, a Relikty pomagają przekupywać.
arcana-learn-scoring-6 = Później możesz dodać więcej zasad: tajne cele, Milicję i karty odkładane tylko na punkty. Pierwszą grę zagraj bez nich.

## Strategia

arcana-learn-strategy-title = Pierwsza strategia
arcana-learn-strategy-text = Kilka pomysłów na pierwszą prawdziwą grę.
arcana-learn-strategy-1 = Licz, zanim zagrasz. Te dwie karty mają razem Siłę Polityczną 6, a Stawka wymaga 5. Jeśli nikt nie da więcej, będzie twoja.
arcana-learn-strategy-2 = Zacznij od własnego obszaru, bo tam nikt nie widzi twojej siły. Kliknij kartę „{ arcana-card-B5 }”, a potem Obszar 1.
arcana-learn-strategy-3 = Zakryta karta straszy, nawet gdy jest słaba. Możesz więc blefować! I licz zakryte karty sąsiada.
arcana-learn-strategy-4 = Zachowaj Relikt na chwilę, gdy twoi Agenci stoją już przy Osobistości. Przekupstwo działa od razu. Nikt nie zdąży odpowiedzieć.
arcana-learn-strategy-5 = W tych obszarach wszyscy widzą twoje karty. Idź tam pod koniec rundy, gdy inni mają już mało kart.
arcana-learn-strategy-6 = Miejsca dają najwięcej punktów. Ale silne Osobistości pomagają zdobyć następne Stawki. Postaraj się o jedne i drugie.
arcana-learn-strategy-7 = To wszystko, co trzeba wiedzieć. Usiądź do prawdziwego stołu i spróbuj!
