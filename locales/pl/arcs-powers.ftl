# Arcs: o co karty pytają, co oferują i co robią.

## Pytania

arcs-ask-muster = Statki do wystawienia: { $ships }. W którym kontrolowanym Systemie?
arcs-ask-spread = Gdzie trafia następny Statek? Pozostało: { $ships }.
arcs-ask-steal-token = Kradzież zasobu ({ $resource }): komu?
arcs-ask-steal = Co kradniesz?
arcs-ask-steal-card = Którą kartę Gildii kradniesz?
arcs-ask-free-influence = Możesz wykonać Wpływ na kartę na Dworze.
arcs-ask-lay-beside = { $card }: przy której karcie Akcji ją kładziesz?
arcs-ask-gain-any = Który zasób zyskujesz?
arcs-ask-pressgang = Którego Więźnia zwracasz za zasób?
arcs-ask-execute = Który Więzień staje się Trofeum?
arcs-ask-abduct = Z której karty na Dworze chwytasz Agentów Rywali?
arcs-ask-fence = Który zasób odrzucasz za Relikwię?
arcs-ask-trade = Przy którym Mieście handlujesz?
arcs-ask-trade-take = Handel – { $rival }: który zasób bierzesz?
arcs-ask-trade-give = Handel – { $rival }: który zasób oddajesz?
arcs-ask-pick-dice = { $card }: wybierz kości do przerzutu. Pozostało: { $dice }.
arcs-ask-uprising = Która Gromada dostaje twoje Statki?
arcs-ask-demands = Możesz zadeklarować dowolną Ambicję.
arcs-ask-spreading = Możesz wskazać zasób: wszyscy Wywołują jego Oburzenie.
arcs-ask-free-city = Możesz zwrócić Miasto z kontrolowanego Systemu.
arcs-ask-free-seize = Możesz przejąć Inicjatywę.
arcs-ask-look = Czyje karty oglądasz?
arcs-ask-swap-take = { $rival }: możesz wziąć jedną z tych kart w zamian za swoją.
arcs-ask-swap-give = { $rival }: którą swoją kartę oddajesz?
arcs-ask-new-hand = Wybierz karty do odrzucenia. Dobierzesz: { $count }.
arcs-ask-move-first = Ruch przed Bitwą: skąd i dokąd?
arcs-ask-then-battle = Teraz Bitwa: gdzie i przeciw komu?
arcs-ask-free-move = Możesz wykonać Ruch.
arcs-ask-influence-first = Wpływ przed Zabezpieczeniem: na którą kartę?
arcs-ask-then-secure = Teraz Zabezpieczenie: którą kartę?
arcs-ask-gift = Wybierz kartę Gildii do oddania. Otrzymuje: { $rival }.
arcs-ask-bold = Możesz umieścić Agenta na kolejnej karcie na Dworze.
arcs-ask-summon = Przy którym Mieście wzywasz Statek?
arcs-ask-rifles-from = Z którego Systemu strzelasz?
arcs-ask-rifles-at = { $system }: do którego przylegającego Systemu strzelasz?
arcs-ask-rifles-whom = { $system }: do kogo strzelasz?
arcs-ask-rifles-dice = { $system }: iloma kośćmi Potyczki rzucasz?
arcs-ask-sprint = Statki, które właśnie się poruszyły, mogą ruszyć jeszcze raz.
arcs-ask-cloud-planet = Na której Planecie budujesz Miasto w chmurach?
arcs-ask-cloud-pay = Którym zasobem płacisz za Miasto?
arcs-ask-nurture = Które swoje Miasto opodatkowujesz?
arcs-ask-prune = Którą swoją Budowlę zastępujesz?

## Moce kart

arcs-power-mining_interest-manufacture = Wytwórz – zyskaj 1 Materiał
arcs-power-mining_interest-prelude = odrzuć – zapełnij pola Materiałem
arcs-power-material_cartel-prelude = odrzuć – ukradnij 1 Materiał
arcs-power-admin_union-prelude = połóż przy karcie Administracji
arcs-power-construction_union-prelude = połóż przy karcie Konstrukcji
arcs-power-fuel_cartel-prelude = odrzuć – ukradnij 1 Paliwo
arcs-power-gatekeepers-prelude = odrzuć – po Statku w każdej Bramie
arcs-power-shipping_interest-synthesize = Syntetyzuj – zyskaj 1 Paliwo
arcs-power-shipping_interest-prelude = odrzuć – zapełnij pola Paliwem
arcs-power-spacing_union-prelude = połóż przy karcie Mobilizacji
arcs-power-arms_union-prelude = połóż przy karcie Agresji
arcs-power-prison_wardens-pressgang = Wciel – Więźniowie za zasoby
arcs-power-prison_wardens-execute = Zgładź – Więźniowie stają się Trofeami
arcs-power-prison_wardens-prelude = odrzuć – 3 Statki w kontrolowanym Systemie
arcs-power-skirmishers-reroll = przerzuć kości Potyczki
arcs-power-skirmishers-prelude = odrzuć – 3 Statki w kontrolowanym Systemie
arcs-power-court_enforcers-abduct = Uprowadź – schwytaj Agentów na Dworze
arcs-power-court_enforcers-prelude = odrzuć – 3 Statki w kontrolowanym Systemie
arcs-power-loyal_marines-prelude = odrzuć – 3 Statki w kontrolowanym Systemie
arcs-power-lattice_spies-prelude = odrzuć – przejmij Inicjatywę
arcs-power-farseers-prelude = odrzuć – wymień karty na ręce
arcs-power-silver_tongues-prelude = odrzuć – ukradnij kartę Gildii albo zasób
arcs-power-elder_broker-trade = Handluj – wymień zasoby z Rywalem
arcs-power-elder_broker-prelude = odrzuć – zyskaj Materiał, Paliwo i Broń
arcs-power-relic_fence-prelude = zasób za Relikwię
arcs-power-song_of_freedom-seize = przejmij Inicjatywę
arcs-power-warrior-move = najpierw Ruch, potem Bitwa
arcs-power-feastbringer-influence = najpierw Wpływ, potem Zabezpieczenie
arcs-power-tool_priests-summon = Wezwij – zbuduj Statek przy Mieście
arcs-power-galactic_rifles-fire_rifles = Ostrzelaj przylegający System
arcs-power-cloud_cities-build = zbuduj Miasto poza polami
arcs-power-living_structures-nurture = Pielęgnuj – opodatkuj swoje Miasto
arcs-power-living_structures-prune = Przytnij – zastąp swoją Budowlę
arcs-power-seeker_torpedoes-reroll = przerzuć kości Ataku

## Wyrzucone kości

arcs-face-skirmish-0 = Potyczka: trafienie
arcs-face-skirmish-1 = Potyczka: trafienie
arcs-face-skirmish-2 = Potyczka: trafienie
arcs-face-skirmish-3 = Potyczka: pusta
arcs-face-skirmish-4 = Potyczka: pusta
arcs-face-skirmish-5 = Potyczka: pusta
arcs-face-assault-0 = Atak: dwa trafienia
arcs-face-assault-1 = Atak: dwa trafienia + trafienie w twój Statek
arcs-face-assault-2 = Atak: trafienie + trafienie w twój Statek
arcs-face-assault-3 = Atak: trafienie + trafienie w twój Statek
arcs-face-assault-4 = Atak: trafienie + Przechwycenie
arcs-face-assault-5 = Atak: pusta
arcs-face-raid-0 = Najazd: dwa klucze + Przechwycenie
arcs-face-raid-1 = Najazd: klucz + trafienie w twój Statek
arcs-face-raid-2 = Najazd: klucz + trafienie w Budowlę
arcs-face-raid-3 = Najazd: trafienie w Budowlę + trafienie w twój Statek
arcs-face-raid-4 = Najazd: trafienie w Budowlę + trafienie w twój Statek
arcs-face-raid-5 = Najazd: Przechwycenie

## Ruchy i zdarzenia

arcs-do-pick-die = Przerzuć tę kość. { $face }
arcs-event-traded = { $seat } handluje – { $rival }. Bierze: { $took }, oddaje: { $gave }.
arcs-event-gave-card = { $seat } oddaje kartę: { $card }. Otrzymuje: { $rival }.
arcs-event-buried = Karta zakopana pod talią Dworu: { $card }.
arcs-event-court-shuffled = Talia Dworu zostaje potasowana. Dodane karty: { $count }.

## Dlaczego karta nic nie oferuje

arcs-reason-card-by-itself = Ta karta działa sama, gdy przyjdzie jej chwila: { $card }.
arcs-reason-card-used = Ta karta została już użyta w tej Turze: { $card }.
arcs-reason-supply-empty = W zapasach już nie ma: { $resource }.
arcs-reason-no-face-up-card = W tej Rundzie nikt nie zagrał odkrytej karty: { $suit }.
arcs-reason-no-captives = Nie masz Więźniów.
arcs-reason-too-many-agents = Potrzebujesz karty Dworu z Agentami Rywali, ale mniej licznymi niż twoje symbole Broni: { $icons }.
arcs-reason-no-trade = Nie kontrolujesz Miasta Rywala, który ma zasób jego typu i nie ma któregoś z twoich.
arcs-reason-nothing-to-fence = Nie masz zasobu do odrzucenia albo w zapasach nie ma Relikwii.
arcs-reason-needs-surpass-or-pivot = Możesz to zrobić tylko wtedy, gdy Przebijasz albo Odstępujesz.
arcs-reason-needs-copy-or-pivot = Możesz to zrobić tylko Akcją z karty, którą Kopiujesz albo Odstępujesz.
arcs-reason-declared-this-round = W tej Rundzie zadeklarowano już Ambicję.
arcs-reason-no-city-controlled = Nie kontrolujesz żadnego Miasta.
arcs-reason-nothing-in-range = Obok twoich nieuszkodzonych Statków nie ma komponentów Rywali.
arcs-reason-nothing-to-prune = Żadnej twojej Budowli na polu nie da się zamienić na drugi rodzaj.
arcs-reason-no-cloud-planet = Nie ma Planety z twoim komponentem, miejscem w chmurach i zasobem jej typu do zapłaty.
arcs-reason-no-gate-free = Żadna Brama z twoim komponentem nie ma na to miejsca.
arcs-reason-no-move-to-battle = Żaden Ruch nie prowadzi do Bitwy.
