### Arcana: lekcje. Ich kroki zapisano w web/src/games/arcana/lessons.toml.

## Stół

arcana-learn-setup-title = Stół
arcana-learn-setup-text = Obszary, stawki, gildie: co gdzie leży.
arcana-learn-setup-1 = Cztery gildie walczą o miasto. W każdym obszarze leży jedna stawka, karta do zdobycia: relikt (1 punkt), osobistość (3) albo miejsce (5). Następne czekają w stosie pod nią.
arcana-learn-setup-2 = Złota liczba mówi, czego wymaga stawka. Tutaj to pięć kielichów: twoi agenci obok karty muszą mieć razem co najmniej tyle siły duchowej.
arcana-learn-setup-3 = Dwa obszary są twoje, każdy dzielisz z sąsiadem. Tam twoi agenci leżą zakryci i tylko ty znasz ich siłę. Wszędzie indziej leżą odkryci.
arcana-learn-setup-4 = Każda gildia ma dziewięciu własnych agentów, siedzibę i relikt. Weź Mieczników: są silni w walce.
arcana-learn-setup-5 = Oto twoje pierwsze cztery karty. Każdy agent ma cztery wartości: siłę bojową, polityczną, duchową i dukaty. Teraz znasz już stół.

## Tura

arcana-learn-turn-title = Tura
arcana-learn-turn-text = Jedna karta na turę: wystaw ją albo odrzuć.
arcana-learn-turn-1 = W każdej rundzie wszyscy dobierają po cztery karty i zagrywają je kolejno po jednej, aż ręce będą puste.
arcana-learn-turn-2 = Ta stawka wymaga siły politycznej 5. Obszar jest twój, więc agenci trafiają tam zakryci.
arcana-learn-turn-3 = Wybierz kartę { arcana-card-B5 } z siłą polityczną 3, a potem Obszar 1.
arcana-learn-turn-4 = Gotowe, inni też już zagrali. Przekreślone oko oznacza twoją zakrytą kartę; rywale widzą tylko jej tył.
arcana-learn-turn-5 = Trzy z pięciu. Siły agentów się sumują, więc wyślij następną kartę: { arcana-card-B9 }, siła polityczna 3.
arcana-learn-turn-6 = Sześć przy wymaganych pięciu: powinno wystarczyć. Niepotrzebną kartę można odrzucić do Zasobów; wróci z następną talią. Odrzuć relikt: { arcana-card-BRL }.
arcana-learn-turn-7 = Jedna karta została na ostatnią turę. Gdy wszystkie ręce są puste, rozstrzyga się stawki.

## Konflikt

arcana-learn-conflict-title = Kto zdobywa stawkę
arcana-learn-conflict-text = Przekupstwo w środku rundy, porównanie na jej końcu.
arcana-learn-conflict-1 = Osobistości można przekupić. Sakiewka pokazuje cenę: 7. Płacisz złotą wartością swoich agentów i dukatami jednego reliktu.
arcana-learn-conflict-2 = Najpierw ktoś musi tam być. Wystaw kartę { arcana-card-B8 }, siła duchowa 4, na Ziemi Niczyjej.
arcana-learn-conflict-3 = Teraz zagraj w tym samym obszarze relikt: { arcana-card-BRL }, trzy dukaty. Cztery i trzy to siedem.
arcana-learn-conflict-4 = Kupione od razu, niezależnie od tego, co mieli tam rywale. Trzy punkty dla ciebie, agent i relikt wracają do Zasobów, a na stosie odkrywa się nową stawkę.
arcana-learn-conflict-5 = Zwykła droga trwa dłużej. Wystaw kartę { arcana-card-B5 } w Obszarze 1.
arcana-learn-conflict-6 = I jeszcze { arcana-card-B9 }. To ostatnia karta tej rundy.
arcana-learn-conflict-7 = Wszystkie ręce były puste, więc odkryto zakryte karty i porównano sumy. Wygrywa najwyższa, jeśli sięga złotej liczby. Przy remisie, i gdy nikt jej nie sięga, wszystko zostaje na następną rundę. Obszar 1 był twój.

## Punkty

arcana-learn-scoring-title = Punkty i koniec
arcana-learn-scoring-text = Co się liczy i kiedy Książę kończy zabawę.
arcana-learn-scoring-1 = Liczba przy imieniu to punkty, które widzą wszyscy: za karty zdobyte przez gildię.
arcana-learn-scoring-2 = Relikt liczy się za 1, osobistość za 3, miejsce za 5. Droższe stawki wymagają więcej agentów, warto więc łączyć rundy: agenci, którym zabrakło siły, zostają na miejscu.
arcana-learn-scoring-3 = Wśród ostatnich sześciu kart Ziemi Niczyjej leży Książęcy Jubileusz. Gdy zostanie odkryty, dogrywa się rundę i gra się kończy.
arcana-learn-scoring-4 = Wszystko, co zdobędziesz, trafia do twojej talii. Zdobyte osobistości walczą dla ciebie, miejsca dają efekty, relikty przekupują.
arcana-learn-scoring-5 = Gra zaawansowana ma trzy moduły: tajne cele, milicję wzywaną za relikt i prawo do odłożenia zdobytej karty pod kartę gildii, gdzie liczy się już tylko do punktów.

## Strategia

arcana-learn-strategy-title = Pierwsza strategia
arcana-learn-strategy-text = Kilka myśli na pierwszą prawdziwą grę.
arcana-learn-strategy-1 = Licz, zanim zagrasz. Te dwie karty mają razem 6, stawka wymaga 5: pewna wygrana, jeśli nikt nie da więcej.
arcana-learn-strategy-2 = Zacznij od własnego obszaru: nikt nie widzi twojej siły. Wystaw kartę { arcana-card-B5 } w Obszarze 1.
arcana-learn-strategy-3 = Zakryta karta straszy, nawet gdy jest słaba. Blefuj w swoich obszarach i patrz, ile zakrytych kart kładzie obok sąsiad.
arcana-learn-strategy-4 = Zachowaj relikt na chwilę, gdy twoi agenci stoją już przy osobistości. Przekupstwo rozstrzyga od razu i nikt nie zdąży odpowiedzieć.
arcana-learn-strategy-5 = W obcych obszarach grasz odkrytymi kartami. Idź tam pod koniec rundy, gdy rywale nie mają już czym odpowiedzieć.
arcana-learn-strategy-6 = Z dużej talii dobre karty wracają powoli. Miejsca są warte najwięcej, ale kilka silnych osobistości zdobędzie dla ciebie następne stawki. Czas usiąść do prawdziwego stołu!
