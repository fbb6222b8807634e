## Co říká server: na koho se čeká, co se stalo u stolu, proč něco odmítá.

table-waiting = Čeká se na tah: { $seat }

table-event-undone =
    { $seat } vrací { $count ->
        [one] jeden tah
        [few] { $count } tahy
       *[other] { $count } tahů
    }.
table-event-resigned = { $seat } vzdává hru. Dál hraje bot.
table-event-left = Bot hraje za: { $seat }.
table-event-returned = { $seat } je zpátky u stolu.
table-event-paused = { $seat } vyhlašuje pauzu.
table-event-resumed = { $seat } obnovuje hru.
table-event-device = Nově může hrát další zařízení nebo program za: { $seat }.
table-event-ended = Všichni se shodli, že hra tady končí.
table-event-rules =
    Pravidla byla opravena ({ $rules }). { $lost ->
        [0] Hra pokračuje po stejných tazích.
        [one] Poslední tah už neodpovídá a byl vzat zpět.
        [few] Poslední { $lost } tahy už neodpovídají a byly vzaty zpět.
       *[other] Posledních { $lost } tahů už neodpovídá; byly vzaty zpět.
    }
table-event-hurried = Boti přemýšlejí kratší dobu: čeká na ně mnoho stolů.
table-event-clock = Server nějakou dobu neběžel. Hodiny se posunuly o { $minutes } min, aby tím nikdo nepřišel o čas.
table-event-gap =
    Část záznamu této hry chybí. Hra pokračuje od místa před mezerou. { $lost ->
        [one] Jeden pozdější tah zůstává uložen, ale už neplatí.
        [few] { $lost } pozdější tahy zůstávají uloženy, ale už neplatí.
       *[other] { $lost } pozdějších tahů zůstává uloženo, ale už neplatí.
    }

## Odmítnutí u stolu

reason-old-ply = Hra mezitím pokročila. Vyber znovu.
reason-foreign-seat = To není tvoje místo u stolu.
reason-which-seat = Máš několik míst: uveď, které myslíš.
reason-paused = Hra je pozastavená. Obnov ji, ať může pokračovat.
reason-not-started = Hra ještě nezačala.
reason-already-started = Hra už začala.
reason-not-over = Bude k dispozici po skončení hry.
reason-nothing-to-undo = Nemáš tah, který by šel vzít zpět.
reason-nothing-offered = Nic nečeká na tvou odpověď.
reason-offer-open = Jiný návrh ještě čeká na odpovědi.
reason-resigned = Na tomto místě už byla hra vzdána.
reason-chat-off = U tohoto stolu je chat vypnutý.
reason-rules-failed = Naše pravidla při tomto tahu selhala, proto se neodehrál. Hra se nezměnila; zkus jiný tah.
reason-no-free-seat = Všechna místa jsou obsazená.
reason-needs-link = K tomuto místu potřebuješ odkaz. Požádej hostitele stolu.
reason-needs-server = K tomu je potřeba server. Na tomto zařízení můžeš hrát s boty nebo si ho podávat.
reason-owner-stays = Hostitele stolu vyřadit nejde.
reason-no-such-ply = Pozice { $given } tu není; poslední je { $most }.

## Odmítnutí požadavků

reason-no-such-table = Takový stůl není, nebo k němu potřebuješ odkaz.
reason-no-such-link = Tento odkaz už neplatí. Požádej o nový.
reason-link-used = Tento odkaz už byl použit a místo je obsazené. Pokud je tvoje, vytvoř nový odkaz na zařízení, na kterém hraješ.
reason-link-expired = Tento odkaz platil 15 minut. Vytvoř nový na zařízení, na kterém hraješ.
reason-no-such-game = Hra jménem { $given } tu není.
reason-no-such-page = Tady nic není.
reason-wrong-seats = Počet hráčů této hry: od { $least } do { $most }; zadáno: { $given }.
reason-wrong-options = S těmito možnostmi se hrát nedá: { $given }
reason-seed-of-shared-table = Semínko náhody můžeš zvolit jen tam, kde má všechna místa jeden člověk.
reason-damaged-record = Tento záznam nejde přehrát: { $given }
reason-banned = K tomuto stolu už nemáš přístup.
reason-blocked = Provozovatel tohoto serveru ti zablokoval přístup.
reason-not-owner = To může jen hostitel stolu.
reason-no-token = Je potřeba klíč místa: Authorization: Bearer…
reason-foreign-origin = Tento požadavek přichází z jiné stránky. Otevři stůl na jeho vlastní adrese.
reason-foreign-host = Tento server pod tímto jménem neodpovídá. Jeho provozovatel může jméno povolit nastavením hosts.
reason-too-many-requests = Příliš rychle. Chvíli počkej a zkus to znovu.
reason-message-too-long = To je příliš dlouhé.
reason-not-understood = Server tomu nerozumí. Načti stránku znovu a zkus to ještě jednou.
reason-server-failed = U nás se něco pokazilo. Nic se neztratilo; zkus to za chvíli.
reason-not-saved = Tohle se neuložilo: server se nemůže spojit s databází. Stůl je takový, jaký byl; zkus to za chvíli.
reason-not-kept = Tohle se neuložilo: prohlížeč nemá místo nebo to nedovolí. Hra je taková, jaká byla; uvolni místo a zkus to znovu.
reason-unread = Server teď tento stůl nemůže přečíst. Co bylo uloženo, je v bezpečí; zkus to za chvíli.
reason-signed-in = Toto zařízení už je přihlášené.
reason-name-taken = Toto jméno je obsazené. Zvol jiné.
reason-wrong-password = Jméno nebo heslo nesouhlasí.
reason-wrong-old-password = Heslo nesouhlasí.
reason-signed-out = K tomu se musíš přihlásit.
reason-no-such-session = Toto zařízení už je odhlášené.
reason-no-webhook = Tento server nevolá jiné služby (webhook).
reason-rules-changed = Tento stůl vznikl podle starších pravidel a nejde otevřít. Je uložený; zeptej se toho, kdo server provozuje.
reason-no-mail = Tento server neposílá e-maily.

## E-mail

mail-turn-subject = { $count ->
    [one] { $game }: jsi na tahu
    [few] Jsi na tahu u { $count } stolů
   *[other] Jsi na tahu u { $count } stolů
}
mail-turn-text =
    Ahoj { $name },

    jsi na tahu:
    { $address }
mail-confirm-subject = Je to tvoje adresa?
mail-confirm-turn =
    Ahoj,

    někdo u stolu ve stolíku sem chce dostávat zprávy, když je na tahu. Pokud jsi to ty, otevři tento odkaz:
    { $address }

    Pokud ne, nic nedělej: víc psát nebudeme.
mail-confirm-account =
    Ahoj,

    majitel účtu ve stolíku sem chce dostat odkaz, kdyby někdy zapomněl heslo. Pokud jsi to ty, otevři tento odkaz:
    { $address }

    Pokud ne, nedělej nic: víckrát nenapíšeme.
mail-recover-subject = Zvol si nové heslo
mail-recover-text =
    Ahoj,

    někdo zapomněl heslo k účtu s touto adresou. Pokud jsi to ty, zvol si nové tady:
    { $address }

    Odkaz platí jednou, hodinu. Pokud to nejsi ty, nedělej nic: heslo zůstane stejné.

## stolik serve

serve-here = stolik je otevřený na adrese { $address }
serve-compiled = Pravidla běží zkompilovaná.
serve-interpreted = Pravidla běží interpretovaná. S překladačem C příkaz `make native` boty zrychlí.
serve-network = Pro ostatní ve stejné síti: { $address }
serve-stop = Ctrl+C server zavře. Stoly zůstanou uložené.

## stolik doctor

doctor-python = Python
doctor-games = Hry
doctor-games-help = Některá hra se nespustí. Nainstaluj stolik znovu.
doctor-languages = Jazyky
doctor-languages-help = Chybí soubor s texty. Nainstaluj stolik znovu.
doctor-client = Klient v prohlížeči
doctor-client-help = Spusť jednou „make play“, nebo nainstaluj hotový balíček.
doctor-database = Databáze a rozehrané stoly
doctor-database-help = Zkontroluj složku dat (--data) nebo adresu databáze a právo zápisu.
doctor-port = Port
doctor-port-help = Tento port používá jiný program. Zvol jiný pomocí --port.
doctor-mail = E-mail
doctor-mail-help = Zkontroluj adresu v smtp: server, port, jméno a heslo.
