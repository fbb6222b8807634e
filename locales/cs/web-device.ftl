## Na tomto zařízení, bez serveru

web-hero-text-device = Tři velké hry u jednoho stolku. Hraj s boty, nebo si podávejte jedno zařízení: v prohlížeči, i bez sítě.
web-where = Kde hraješ
web-where-server = Po síti
web-where-device = Na tomto zařízení
web-where-device-text = Hra běží v tomto prohlížeči: s boty, nebo si zařízení podáváte. Ukládá se sem a nepotřebuje síť.
web-where-go = Hrát na tomto zařízení
web-engine-step-python = Připravujeme hru: Python, { $done } z { $total } MB
web-engine-step-library = Připravujeme hru: knihovna, { $done } z { $total } MB
web-engine-step-games = Připravujeme hru: pravidla, { $done } z { $total } MB
web-engine-step-start = Připravujeme hru…
web-engine-stuck = Trvá to dlouho. Tvoje hry jsou v bezpečí.
web-engine-failed = Hry se v tomto prohlížeči nepodařilo spustit. Tvoje hry jsou v bezpečí.
web-engine-again = Zkusit znovu
web-new-version = Nová verze stolíku je připravená.
web-new-version-go = Použít hned
web-deal = Zahraješ si rozdání z odkazu: stejné karty, stejné kostky.
web-deal-copy = Zkopírovat odkaz na rozdání
web-device-delete = Smazat tuhle hru
web-device-delete-text = { $game }, naposledy hraná { $when }. Je uložená jen na tomto zařízení: smazaná už se nevrátí.
web-device-delete-go = Smazat
web-notes-tab = Poznámky
