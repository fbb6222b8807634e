## Na tym urządzeniu, bez serwera

web-hero-text-device = Trzy duże gry przy jednym stoliku. Graj z botami albo podawajcie sobie jedno urządzenie: w przeglądarce, także bez sieci.
web-where = Gdzie grasz
web-where-server = Przez sieć
web-where-device = Na tym urządzeniu
web-where-device-text = Gra działa w tej przeglądarce: z botami albo z podawaniem urządzenia. Zapisuje się tutaj i nie potrzebuje sieci.
web-where-go = Graj na tym urządzeniu
web-engine-step-python = Przygotowujemy grę: Python, { $done } z { $total } MB
web-engine-step-library = Przygotowujemy grę: biblioteka, { $done } z { $total } MB
web-engine-step-games = Przygotowujemy grę: zasady, { $done } z { $total } MB
web-engine-step-start = Przygotowujemy grę…
web-engine-stuck = Trwa to długo. Twoje gry są bezpieczne.
web-engine-failed = Gry nie dały się uruchomić w tej przeglądarce. Twoje gry są bezpieczne.
web-engine-again = Spróbuj jeszcze raz
web-new-version = Nowa wersja stolika jest gotowa.
web-new-version-go = Użyj jej teraz
web-deal = Zagrasz rozdanie z linku: te same karty, te same kości.
web-deal-copy = Skopiuj link do rozdania
web-device-delete = Usuń tę grę
web-device-delete-text = { $game }, ostatnio grana { $when }. Jest zapisana tylko na tym urządzeniu: usuniętej nie da się odzyskać.
web-device-delete-go = Usuń
web-notes-tab = Notatki
