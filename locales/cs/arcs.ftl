# Arcs: na co se stůl ptá, co lze udělat, co se stalo, proč ne.

arcs-title = Arcs
arcs-blurb = Veď lid z okraje galaxie: hraj karty, vyhlašuj ambice a naplňuj je lépe než soupeři.

## Možnosti

arcs-option-leaders_and_lore = Vůdci a příběhy
arcs-option-leaders_and_lore-text = Vybereš si vůdce a příběhy se zvláštními schopnostmi. Nehodí se pro první hru.
arcs-option-lore = Karty příběhů na hráče
arcs-option-lore-text = Kolik karet příběhů si každý hráč vybere.
arcs-option-split_discard = Rozdělení odhazovacích balíčků
arcs-option-split_discard-text = Karty zahrané lícem nahoru jdou na zvláštní balíček, který si může každý prohlížet.
arcs-option-setup = Karta přípravy hry
arcs-option-setup-text = Které hvězdokupy jsou mimo hru a kde hráči začínají.
arcs-option-setup-random = Náhodná
arcs-option-setup-two_frontiers = { arcs-setup-two_frontiers }
arcs-option-setup-two_mix_up_1 = { arcs-setup-two_mix_up_1 }
arcs-option-setup-two_homelands = { arcs-setup-two_homelands }
arcs-option-setup-two_mix_up_2 = { arcs-setup-two_mix_up_2 }
arcs-option-setup-three_mix_up = { arcs-setup-three_mix_up }
arcs-option-setup-three_frontiers = { arcs-setup-three_frontiers }
arcs-option-setup-three_homelands = { arcs-setup-three_homelands }
arcs-option-setup-three_core_conflict = { arcs-setup-three_core_conflict }
arcs-option-setup-four_mix_up_1 = { arcs-setup-four_mix_up_1 }
arcs-option-setup-four_mix_up_2 = { arcs-setup-four_mix_up_2 }
arcs-option-setup-four_frontiers = { arcs-setup-four_frontiers }
arcs-option-setup-four_mix_up_3 = { arcs-setup-four_mix_up_3 }

arcs-preset-first_game = První hra
arcs-preset-leaders = Vůdci a příběhy
arcs-preset-two_lore = Vůdci a dva příběhy
arcs-preset-tournament = Turnaj

## Názvy drobností

arcs-piece-city = Město
arcs-piece-starport = Dok
arcs-piece-ship = Loď
arcs-piece-agent = Agent
arcs-piece-building = Budova
arcs-mode-lead = Hlavní karta
arcs-mode-surpass = Překonání
arcs-mode-copy = Kopírování
arcs-mode-pivot = Odporování
arcs-action-prelude = Předzvěst
arcs-action-reroll = Nový hod
arcs-card-elder = { arcs-leader-elder }
arcs-card-mystic = { arcs-leader-mystic }
arcs-card-fuel_drinker = { arcs-leader-fuel_drinker }
arcs-card-upstart = { arcs-leader-upstart }
arcs-card-rebel = { arcs-leader-rebel }
arcs-card-warrior = { arcs-leader-warrior }
arcs-card-feastbringer = { arcs-leader-feastbringer }
arcs-card-demagogue = { arcs-leader-demagogue }

## Části skóre

arcs-part-tycoon = { arcs-ambition-tycoon }
arcs-part-tyrant = { arcs-ambition-tyrant }
arcs-part-warlord = { arcs-ambition-warlord }
arcs-part-keeper = { arcs-ambition-keeper }
arcs-part-empath = { arcs-ambition-empath }
arcs-part-cities = Města

## Otázky

arcs-ask-draft = Vyber kartu vůdce nebo příběhu.
arcs-ask-mulligan = Ponechat karty, nebo všech šest vyměnit za nové?
arcs-ask-lead = Máš iniciativu: zahraj kartu, nebo iniciativu postup.
arcs-ask-follow =
    { $number ->
        [0] Hlavní karta: { $card }, platí za 0. Překonej, kopíruj, nebo odporuj.
       *[other] Hlavní karta: { $card }. Překonej, kopíruj, nebo odporuj.
    }
arcs-ask-prelude =
    { $pips ->
        [one] Předzvěst: utrať zdroje nebo použij karty. Potom { $pips } akční bod: { $suit }.
        [few] Předzvěst: utrať zdroje nebo použij karty. Potom { $pips } akční body: { $suit }.
       *[other] Předzvěst: utrať zdroje nebo použij karty. Potom { $pips } akčních bodů: { $suit }.
    }
arcs-ask-act =
    { $pips ->
        [one] Zbývá { $pips } akční bod: { $suit }.
        [few] Zbývají { $pips } akční body: { $suit }.
       *[other] Zbývá { $pips } akčních bodů: { $suit }.
    }
arcs-ask-granted =
    { $count ->
        [1] Akce za zdroj: { $first } – nebo přeskoč.
        [2] Akce za zdroj: { $first } nebo { $second } – nebo přeskoč.
       *[other] Akce za zdroj: { $first }, { $second } nebo { $third } – nebo přeskoč.
    }
arcs-ask-ships = Kolik lodí letí? Odkud: { $origin }, kam: { $to }.
arcs-ask-catapult = Urychlený pohyb, skupina je zde: { $system }. Pokračovat, nebo zastavit?
arcs-ask-dice =
    { $fewest ->
        [0] { $most ->
            [one] Bitva, { $system }, obránce: { $rival }. Vyber nejvýše { $most } kostku.
            [few] Bitva, { $system }, obránce: { $rival }. Vyber nejvýše { $most } kostky.
           *[other] Bitva, { $system }, obránce: { $rival }. Vyber nejvýše { $most } kostek.
        }
       *[other] Bitva, { $system }, obránce: { $rival }. Vyber { $fewest } až { $most } kostek.
    }
arcs-ask-reroll = Hodit kostkami znovu, nebo výsledek nechat?
arcs-ask-raid =
    { $keys ->
        [one] { $keys } klíč na nájezd. Obránce: { $rival }.
        [few] { $keys } klíče na nájezd. Obránce: { $rival }.
       *[other] { $keys } klíčů na nájezd. Obránce: { $rival }.
    }
arcs-ask-assign-hits =
    { $hits ->
        [one] { $hits } zásah do lodí ({ $owner }, { $system }): do kterých?
        [few] { $hits } zásahy do lodí ({ $owner }, { $system }): do kterých?
       *[other] { $hits } zásahů do lodí ({ $owner }, { $system }): do kterých?
    }
arcs-ask-hit-building =
    { $hits ->
        [one] { $hits } zásah do budov ({ $owner }, { $system }): do které?
        [few] { $hits } zásahy do budov ({ $owner }, { $system }): do které nejdřív?
       *[other] { $hits } zásahů do budov ({ $owner }, { $system }): do které nejdřív?
    }
arcs-ask-ransack = Vyplenění dvora: vezmi si kartu s agenty obránce ({ $rival }).
arcs-ask-tax-type = Který zdroj si vezmeš? Město: { $system }.
arcs-ask-store = Kam položit zdroj: { $resource }?
arcs-ask-covered = Město znovu zakrylo pole pro zdroje. Přeskládáš své zdroje?
arcs-ask-rearrange = Který zdroj přijde na pole { $slot } (cena za nájezd { $keys })?
arcs-ask-order = Děje se víc věcí najednou. Která bude první?
arcs-ask-rescue =
    { $ships ->
        [one] Nemáš lodě ani doky. Vyber bránu: objeví se { $ships } loď.
        [few] Nemáš lodě ani doky. Vyber bránu: objeví se { $ships } lodě.
       *[other] Nemáš lodě ani doky. Vyber bránu: objeví se { $ships } lodí.
    }

## Tahy

arcs-do-draft = Vzít: { $card }
arcs-do-mulligan = Vyměnit karty
arcs-do-keep = Ponechat karty
arcs-do-lead = Zahrát jako hlavní: { $card }
arcs-do-surpass = Překonat kartou: { $card }
arcs-do-copy = Kopírovat kartou: { $card }
arcs-do-pivot = Odporovat kartou: { $card }
arcs-do-seize = Uchvátit iniciativu kartou: { $card }
arcs-do-pass = Postoupit iniciativu
arcs-do-declare = Vyhlásit: { $ambition }
arcs-do-end-turn = Ukončit tah
arcs-do-done = Hotovo
arcs-do-spend = Utratit jako: { $resource }
arcs-do-store = Na pole { $slot }: { $resource }
arcs-do-discard-token = Odhodit: { $resource }
arcs-do-rearrange = Přeskládat
arcs-do-leave-empty = Nechat pole { $slot } prázdné
arcs-do-tax = Vybrat daně: { $system }
arcs-do-build = Postavit: { $piece }, { $system }
arcs-do-build-ship = Postavit loď: { $system }
arcs-do-move = Pohyb: { $origin } → { $to }
arcs-do-ships =
    { $damaged ->
        [0] Přesunout nepoškozené lodě: { $fresh }
       *[other] Přesunout: nepoškozené { $fresh }, poškozené { $damaged }
    }
arcs-do-repair-ship = Opravit loď: { $system }
arcs-do-repair-building = Opravit budovu: { $system }
arcs-do-influence = Vliv: { $card }
arcs-do-secure = Zajistit: { $card }
arcs-do-battle = Bitva: { $rival }, { $system }
arcs-do-collect-dice = Hodit: šarvátka { $skirmish }, útok { $assault }, nájezd { $raid }
arcs-do-assign-hits = Poškodit: { $damage }, zničit: { $destroy }
arcs-do-hit-building = Zasáhnout tuto budovu: { $system }
arcs-do-raid = Ukrást: { $resource } (klíče: { $keys })
arcs-do-raid-card = Ukrást: { $card } (klíče: { $keys })
arcs-do-use = { $card }: { $power }
arcs-do-resolve = Nejdřív: { $card }
arcs-do-pick-system = { $system }
arcs-do-pick-cluster = Hvězdokupa { $cluster }
arcs-do-pick-building = Budova: { $system }
arcs-do-pick-seat = { $rival }
arcs-do-pick-resource = { $resource }
arcs-do-pick-token = { $resource } ({ $owner })
arcs-do-pick-card = { $card }
arcs-do-pick-court = { $card }
arcs-do-pick-action = { $card }
arcs-do-pick-ambition = { $ambition }
arcs-do-pick-number = { $n }

## Co se stalo

arcs-event-drafted = { $seat } si bere: { $card }.
arcs-event-chapter-began = Začíná kapitola { $chapter }.
arcs-event-drew =
    { $count ->
        [one] { $seat } si bere { $count } kartu akce.
        [few] { $seat } si bere { $count } karty akcí.
       *[other] { $seat } si bere { $count } karet akcí.
    }
arcs-event-mulliganed = { $seat } vyměňuje všechny karty.
arcs-event-played =
    { $mode ->
        [surpass] { $seat } překonává kartou: { $card }.
        [pivot] { $seat } odporuje kartou: { $card }.
       *[lead] { $seat } hraje jako hlavní: { $card }.
    }
arcs-event-copied = { $seat } kopíruje kartou lícem dolů.
arcs-event-seized = { $seat } uchvacuje iniciativu.
arcs-event-passed = { $seat } postupuje iniciativu. Nyní ji má: { $to }.
arcs-event-took-initiative = { $seat } získává iniciativu.
arcs-event-declared =
    { $zero ->
        [yes] { $seat } vyhlašuje ambici: { $ambition } ({ $first }/{ $second }). Hlavní karta teď platí za 0.
       *[other] { $seat } vyhlašuje ambici: { $ambition } ({ $first }/{ $second }).
    }
arcs-event-turn-ended = { $seat } končí tah.
arcs-event-spent = { $seat } utrácí jako: { $resource }.
arcs-event-gained = { $seat } získává: { $resource }.
arcs-event-none-left = { $seat } nezískává nic, zásoba je prázdná: { $resource }.
arcs-event-discarded = { $seat } odhazuje: { $resource }.
arcs-event-stole = { $seat } krade: { $resource }. Přichází o něj: { $rival }.
arcs-event-taxed = { $seat } vybírá daně: { $system } ({ $owner }).
arcs-event-captured =
    { $agents ->
        [one] { $seat } zajímá { $agents } agenta hráče: { $rival }.
        [few] { $seat } zajímá { $agents } agenty hráče: { $rival }.
       *[other] { $seat } zajímá { $agents } agentů hráče: { $rival }.
    }
arcs-event-took-agents =
    { $agents ->
        [one] { $seat } si bere jako trofej { $agents } agenta hráče: { $rival }.
        [few] { $seat } si bere jako trofeje { $agents } agenty hráče: { $rival }.
       *[other] { $seat } si bere jako trofeje { $agents } agentů hráče: { $rival }.
    }
arcs-event-built =
    { $damaged ->
        [yes] { $seat } staví (rovnou s poškozením): { $piece }, { $place }.
       *[other] { $seat } staví: { $piece }, { $place }.
    }
arcs-event-placed =
    { $ships ->
        [one] { $seat } umisťuje { $ships } loď: { $system }.
        [few] { $seat } umisťuje { $ships } lodě: { $system }.
       *[other] { $seat } umisťuje { $ships } lodí: { $system }.
    }
arcs-event-moved =
    { $ships ->
        [one] { $seat } přesouvá { $ships } loď: { $origin } → { $to }.
        [few] { $seat } přesouvá { $ships } lodě: { $origin } → { $to }.
       *[other] { $seat } přesouvá { $ships } lodí: { $origin } → { $to }.
    }
arcs-event-repaired = { $seat } opravuje: { $piece }, { $place }.
arcs-event-influenced = { $seat } uplatňuje vliv na kartu: { $card }.
arcs-event-secured =
    { $ransacked ->
        [yes] { $seat } plení dvůr: { $card }.
       *[other] { $seat } zajišťuje: { $card }.
    }
arcs-event-refilled = Nová karta u dvora: { $card }.
arcs-event-took-card = { $seat } bere kartu: { $card }. Přichází o ni: { $rival }.
arcs-event-discarded-card = { $seat } odhazuje kartu: { $card }.
arcs-event-used-card = { $seat } používá kartu { $card }: { $power }.
arcs-event-battle-began = { $seat } svádí bitvu: { $system }. Obránce: { $rival }.
arcs-event-rolled = { $seat } hází. Zásahy: { $hits }, do budov: { $buildings }, do vlastních lodí: { $losses }, protiúdery: { $intercepts }, klíče: { $keys }.
arcs-event-damaged = { $place }: poškozeno – { $piece } × { $count } ({ $seat }).
arcs-event-destroyed = { $seat } přichází o: { $piece } × { $count }, { $place }. Trofej: { $by }.
arcs-event-outraged = { $seat } vyvolává pobouření: { $resource }.
arcs-event-scored =
    { $power ->
        [one] { $seat } – { $ambition }, { $place }. místo: { $power } bod moci.
        [few] { $seat } – { $ambition }, { $place }. místo: { $power } body moci.
       *[other] { $seat } – { $ambition }, { $place }. místo: { $power } bodů moci.
    }
arcs-event-nobody-scored = Nikdo nesplňuje podmínku ambice: { $ambition }.
arcs-event-chapter-ended = Končí kapitola { $chapter }.
arcs-event-game-ended =
    { $power ->
        [one] { $seat } vítězí s { $power } bodem moci.
        [few] { $seat } vítězí se { $power } body moci.
       *[other] { $seat } vítězí s { $power } body moci.
    }
arcs-event-returned = { $seat } si bere zpět: { $piece }, { $place }.
arcs-event-saw-hand = { $seat } si prohlíží karty hráče: { $rival }.
arcs-event-swapped-cards = { $seat } si vyměňuje kartu akce s hráčem: { $rival }.
arcs-event-discarded-hand =
    { $count ->
        [one] { $seat } odhazuje { $count } kartu akce.
        [few] { $seat } odhazuje { $count } karty akcí.
       *[other] { $seat } odhazuje { $count } karet akcí.
    }
arcs-event-picked-up = { $seat } si bere do ruky: { $card }.
arcs-event-laid = { $seat } pokládá kartu ({ $card }) vedle jiné: { $action }.
arcs-event-executed =
    { $agents ->
        [one] { $seat } mění { $agents } zajatce v trofej.
        [few] { $seat } mění { $agents } zajatce v trofeje.
       *[other] { $seat } mění { $agents } zajatců v trofeje.
    }
arcs-event-freed =
    { $agents ->
        [one] { $seat } propouští { $agents } zajatce.
        [few] { $seat } propouští { $agents } zajatce.
       *[other] { $seat } propouští { $agents } zajatců.
    }

## Proč ne

arcs-reason-not-asked = Teď se rozhoduje o něčem jiném. Odpověz na otázku nahoře.
arcs-reason-not-there = Nic takového na stole není.
arcs-reason-not-together = Tyhle věci spojit nejde.
arcs-reason-draft-first = Výběr ještě neskončil: každý si bere vůdce a příběhy.
arcs-reason-drafted = Tuto kartu už má: { $seat }.
arcs-reason-has-leader = Vůdce už máš.
arcs-reason-has-lore =
    { $count ->
        [one] Svou { $count } kartu příběhu už máš.
        [few] Své { $count } karty příběhů už máš.
       *[other] Svých { $count } karet příběhů už máš.
    }
arcs-reason-card-lies-there = Tuto kartu akce nemáš v ruce.
arcs-reason-play-a-card-first = Akce provádíš, až zahraješ kartu akce.
arcs-reason-you-lead = Máš iniciativu: zatím není karta, na kterou by šlo odpovědět.
arcs-reason-you-follow = Hlavní kartu hraje nebo iniciativu postupuje jen hráč s iniciativou.
arcs-reason-nothing-surpasses = Nemáš kartu ({ $suit }) s číslem vyšším než { $number }.
arcs-reason-no-surpass-with = { $card } nepřekoná: potřebuješ kartu ({ $suit }) s číslem vyšším než { $number }.
arcs-reason-no-pivot-with = Touto kartou odporovat nejde: { $card }. Potřebuješ kartu jiného typu než { $suit }.
arcs-reason-no-other-suit = Všechny tvé karty jsou typu hlavní karty: { $suit }.
arcs-reason-only-the-leader-declares = Ambici vyhlašuje jen hráč s iniciativou: { $seat }.
arcs-reason-acted-already = Vyhlašuje a uchvacuje se před akcemi a první akce už proběhla.
arcs-reason-no-marker = Žádný žeton ambice už nezbývá.
arcs-reason-declared-already = Touto kartou už byla ambice vyhlášena.
arcs-reason-no-ambition = Karta s číslem { $number } nemá ambici.
arcs-reason-other-ambition = Tvoje karta má číslo { $number }: vyhlašuje jinou ambici.
arcs-reason-own-initiative = Iniciativu už máš.
arcs-reason-seized-already = Iniciativa už byla v tomto kole uchvácena: { $seat }.
arcs-reason-no-second-card = K uchvácení potřebuješ druhou kartu.
arcs-reason-not-yours = To patří hráči: { $seat }.
arcs-reason-empty-slot = Toto pole je prázdné.
arcs-reason-same-token = Vyber ten druhý: stejný zdroj, stejná cena za nájezd.
arcs-reason-no-such-token = Nemáš zdroj, který by šlo utratit jako: { $resource }.
arcs-reason-prelude-over = Předzvěst skončila: akční bod už byl použit.
arcs-reason-no-pips = Nezbývají ti akční body.
arcs-reason-wrong-action = Tuto akci teď nemáš čím zaplatit: { $action }.
arcs-reason-no-agents = Nemáš v zásobě agenty.
arcs-reason-nothing-to-tax = Není město, ze kterého by v tomto tahu ještě šlo vybrat daně.
arcs-reason-nothing-damaged = Žádná tvá komponenta není poškozená.
arcs-reason-nothing-to-secure = Na žádné kartě dvora nemáš nejvíc agentů.
arcs-reason-nobody-to-fight = Tam, kde jsou tvé lodě, nemá komponenty žádný soupeř.
arcs-reason-none-in-supply = Tvá zásoba je prázdná: { $piece }.
arcs-reason-no-starport-ready = Žádný tvůj dok už v tomto tahu nemůže postavit loď.
arcs-reason-no-place-to-build = V systémech s tvými komponentami není prázdné pole pro budovu.
arcs-reason-no-rival-there = Žádný soupeř tam nemá komponenty: { $system }.
arcs-reason-no-ships-near = V systémech sousedících s tímto nemáš lodě: { $system }.
arcs-reason-gate-has-no-slot = Brána nemá pole pro budovu: { $system }.
arcs-reason-slots-full =
    { $slots ->
        [one] Pole pro budovu je obsazené: { $system }.
        [few] Obě pole pro budovy jsou obsazená: { $system }.
       *[other] Všechna pole pro budovy jsou obsazená: { $system }.
    }
arcs-reason-no-piece-there = Nemáš tam žádnou komponentu: { $system }.
arcs-reason-that-is-you = To jsi ty.
arcs-reason-no-common-system = Tvé lodě nejsou v žádném systému s komponentami hráče: { $seat }.
arcs-reason-starport-used = Tento dok už v tomto tahu loď postavil: { $system }.
arcs-reason-not-damaged = Není tu co opravit: { $system }.
arcs-reason-taxed-already = Z tohoto města už v tomto tahu daně vybrané jsou: { $system }.
arcs-reason-card-forbids = Nedovoluje to karta: { $card }.
arcs-reason-nobody-controls = Systém nikdo neovládá, daně vybírá jen vlastník: { $system }.
arcs-reason-rival-controls = Systém ovládá { $seat }: { $system }.
arcs-reason-card-locked = Karta je zajištěná v této Předzvěsti. Její akce Předzvěsti počká na jiný tah: { $card }.
arcs-reason-not-most-agents = Potřebuješ tam víc agentů než každý soupeř. Máš { $own }, soupeř má nejvýše { $most }.
arcs-reason-in-battle = Tvoje bitva ještě neskončila. Obránce: { $seat }.
arcs-reason-no-raid-dice = Žádné kostky nájezdu: { $seat } má budovy jinde a zde žádnou.
arcs-reason-too-many-dice =
    { $most ->
        [one] Můžeš hodit nejvýš { $most } kostkou, ne { $count }.
        [few] Můžeš hodit nejvýš { $most } kostkami, ne { $count }.
       *[other] Můžeš hodit nejvýš { $most } kostkami, ne { $count }.
    }
arcs-reason-not-of-defender = To nepatří obránci: { $seat }.
arcs-reason-guarded = Před krádeží chrání karta hráče: { $seat }.
arcs-reason-too-few-keys = Potřebuješ klíčů: { $cost }, máš: { $keys }.
arcs-reason-hits-first = Zbývá rozdělit zásahy: { $hits }. Vlastník lodí: { $seat }.
arcs-reason-no-agent-of-defender = Vyplenit můžeš jen kartu, na které je agent obránce: { $seat }.
arcs-reason-not-its-type = Toto město dává jiné zdroje: { $system }.
arcs-reason-gates-only = Lodě se objeví v bráně.
arcs-reason-ships-first = Vyber, kolik lodí letí. Kam: { $system }.
arcs-reason-not-adjacent = Nesousedí spolu: { $system } a { $to }.
arcs-reason-been-there = Celá skupina už byla tady: { $system }. Aby se vrátila, nech jednu loď na místě.
arcs-reason-battle-must-follow = Po takovém pohybu by už žádná bitva nebyla možná.
arcs-reason-slot-taken = Toto pole je obsazené.
arcs-reason-same-slot = Vyber to druhé pole: má stejnou cenu za nájezd.
arcs-reason-not-in-battle = To se bitvy neúčastní: { $system }.
