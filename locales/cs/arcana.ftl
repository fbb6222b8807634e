### Arcana: vše, co zazní během hry.

## Hra

arcana-title = Arcana
arcana-blurb = Cechy Cadwallonu vysílají agenty pro relikvie, místa a osobnosti města. Každá získaná kořist posílí tvůj balíček.
arcana-notice-reconstruction = Pravidla nemají seznam karet. Hodnoty a názvy karet, účinky míst, cíle, čtvrti a body jsou naše rekonstrukce (H9, H35 až H39). Máš krabici? Můžeš zapsat tištěné hodnoty.
arcana-notice-printed = Hodnoty karet byly zapsány podle tištěného výtisku.
arcana-preset-first_game = První hra
arcana-preset-advanced = Pokročilá hra

## Varianty

arcana-option-objectives = Cíle
arcana-option-objectives-text = Necháš si dva ze čtyř tajných cílů. Splněné přinesou body na konci.
arcana-option-militia = Milice
arcana-option-militia-text = Můžeš odhodit relikvii a vyslat za ni vrchní kartu milice.
arcana-option-tactical_removal = Taktické odstranění karet
arcana-option-tactical_removal-text = Získanou kořist můžeš dát pod svou kartu cechu: počítá se už jen k bodům.
arcana-option-final_round = Poslední kolo
arcana-option-final_round-text = Co se stane, když se jubileum odkryje při doplňování oblastí.
arcana-option-final_round-current = Hra hned končí
arcana-option-final_round-next = Hraje se ještě jedno kolo

## Části výsledku

arcana-part-relics = Relikvie
arcana-part-places = Místa
arcana-part-personalities = Osobnosti
arcana-part-objectives = Cíle

## Věci na stole

arcana-guild-blades = Cech čepelí
arcana-guild-ferrymen = Cech převozníků
arcana-guild-thieves = Cech zlodějů
arcana-guild-usurers = Cech lichvářů
arcana-zone-1L = 1 levá
arcana-zone-1R = 1 pravá
arcana-zone-2L = 2 levá
arcana-zone-2R = 2 pravá
arcana-zone-Z1 = Oblast 1
arcana-zone-Z2 = Oblast 2
arcana-zone-Z3 = Oblast 3
arcana-zone-Z4 = Oblast 4
arcana-zone-N = Země nikoho
arcana-back-1 = skrytý agent 1
arcana-back-2 = skrytý agent 2
arcana-back-3 = skrytý agent 3
arcana-back-4 = skrytý agent 4
arcana-arcanum-combat = Bojová síla
arcana-arcanum-political = Politická síla
arcana-arcanum-spiritual = Duchovní síla
arcana-arcanum-ducats = Dukáty
arcana-kind-agent = Agent
arcana-kind-place = Místo
arcana-kind-relic = Relikvie
arcana-kind-personality = Osobnost
arcana-kind-militia = Milice
arcana-district-HAR = Přístav
arcana-district-OLD = Staré Město
arcana-district-TEM = Chrámový vrch
arcana-district-MAR = Tržní čtvrť
arcana-district-DUC = Vévodské výšiny
arcana-district-UND = Podměstí

## Účinky míst

arcana-effect-swap = Vyměň kořisti dvou otevřených oblastí; agenti zůstávají na místě.
arcana-effect-move = Přesuň jednoho ze svých agentů do jiné otevřené oblasti.
arcana-effect-lure = Přesuň jednoho soupeřova agenta (ne milici), odkrytého nebo skrytého, do jiné otevřené oblasti.
arcana-effect-seal = Do konce kola se do jedné otevřené oblasti nemůže nic hrát a žádný účinek se jí nedotkne; přesto se vyhodnotí.
arcana-effect-redraw = Odlož zbylé karty z ruky do Zásob a dober si o jednu kartu víc.
arcana-effect-expel = Vyžeň jednoho odkrytého soupeřova agenta: jde do Zásob svého vlastníka (milice do balíčku).
arcana-effect-renew = Dej kořist otevřené oblasti pod její balíček a odkryj další; agenti zůstávají.
arcana-effect-search = Vezmi ze svých Zásob do ruky kartu, která není místem.
arcana-effect-duel = Vyžeň odkrytého soupeřova agenta, pokud má tvůj v téže oblasti aspoň stejnou bojovou sílu. Tvůj se odkryje, ten druhý jde do Zásob svého vlastníka (milice do balíčku).
arcana-effect-ferry = Přesuň jednoho nebo dva své agenty z jedné oblasti do jedné jiné otevřené oblasti.
arcana-effect-pilfer = Soupeř odhodí náhodnou kartu z ruky.
arcana-effect-loan = Dober si jednu kartu.

## Co účinek potřebuje

arcana-need-swap = dvě otevřené oblasti
arcana-need-move = tvůj agent v otevřené oblasti a jiná otevřená oblast
arcana-need-lure = soupeřův agent v otevřené oblasti a jiná otevřená oblast
arcana-need-seal = otevřená oblast
arcana-need-redraw = karta, kterou si můžeš dobrat
arcana-need-expel = odkrytý soupeřův agent v otevřené oblasti
arcana-need-renew = otevřená oblast s neprázdným balíčkem
arcana-need-search = karta ve tvých Zásobách, která není místem
arcana-need-duel = odkrytý soupeřův agent a tvůj agent s aspoň stejnou bojovou silou v téže otevřené oblasti
arcana-need-ferry = tvůj agent v otevřené oblasti a jiná otevřená oblast
arcana-need-pilfer = soupeř s kartami v ruce
arcana-need-loan = karta, kterou si můžeš dobrat

## Otázky

arcana-ask-guild = Zvol si cech. Když ho chce víc hráčů, rozhodne náhoda.
arcana-ask-objectives = Vyber dva cíle, které si necháš.
arcana-ask-turn = Kolo { $round }: zahraj kartu do oblasti, nebo ji odhoď.
arcana-ask-militia = Vyber oblast pro milici.
arcana-ask-take_along = { $card }: vyber druhého agenta, nebo oblast.
arcana-ask-send_to = { $card }: vyber oblast.
arcana-ask-removal = Získaná kořist: { $card }. Vyber, kam přijde.

## Tahy

arcana-do-claim_guild = Zvolit cech: { $guild }
arcana-do-keep_objectives = Nechat si: { $objective }, { $second }
arcana-do-field = Vyslat: { $card } – { $zone }
arcana-do-bribe = Podplatit relikvií: { $relic } – { $zone }
arcana-do-call_militia = Povolat milici za: { $relic }
arcana-do-discard = Odhodit: { $card }
arcana-do-play = Zahrát: { $card }
arcana-do-play_zone = Zahrát: { $card } – { $zone }
arcana-do-play_zones = Zahrát: { $card } – { $zone }, { $other }
arcana-do-play_agent = Zahrát: { $card } – { $agent } ({ $owner }, { $zone })
arcana-do-play_duel = Zahrát: { $card } – { $champion } proti: { $agent } ({ $owner }, { $zone })
arcana-do-play_card = Zahrát: { $card } – vzít: { $found }
arcana-do-play_rival = Zahrát: { $card } – { $rival }
arcana-do-take_along = Vzít s sebou: { $agent }
arcana-do-send_to = Cíl: { $zone }
arcana-do-keep_stake = { $card }: do Zásob
arcana-do-remove_stake = { $card }: pod kartu cechu

## Události

arcana-event-guild_claimed = { $seat } volí cech.
arcana-event-guild_clash = O { $guild } stojí víc hráčů. Los určuje: { $seat }.
arcana-event-guild_taken = { $seat } vede: { $guild }.
arcana-event-objectives_dealt =
    { $count ->
        [one] { $seat } dostává { $count } cíl.
        [few] { $seat } dostává { $count } cíle.
       *[other] { $seat } dostává { $count } cílů.
    }
arcana-event-objectives_kept =
    { $count ->
        [one] { $seat } si nechává { $count } cíl.
        [few] { $seat } si nechává { $count } cíle.
       *[other] { $seat } si nechává { $count } cílů.
    }
arcana-event-first_player = První hráč: { $seat }.
arcana-event-round_began = Začíná kolo { $round }. První hráč: { $seat }.
arcana-event-drew =
    { $count ->
        [one] { $seat } si dobírá { $count } kartu.
        [few] { $seat } si dobírá { $count } karty.
       *[other] { $seat } si dobírá { $count } karet.
    }
arcana-event-reshuffled = { $seat } zamíchá Zásoby do nového Hlavního balíčku.
arcana-event-fielded_open = { $seat } vysílá: { $card } – { $zone }.
arcana-event-fielded_hidden = { $seat } vysílá skrytého agenta – { $zone }.
arcana-event-agent_revealed = { $zone }: { $seat } odkrývá kartu: { $card }.
arcana-event-discarded = { $seat } odhazuje: { $card }.
arcana-event-place_played = { $seat } hraje: { $card }.
arcana-event-stakes_swapped = Kořisti se vyměňují: { $zone } – { $card }, { $other } – { $other_card }.
arcana-event-agent_picked = { $seat } vybírá: { $agent } ({ $owner }, { $zone }).
arcana-event-agent_moved = { $card } ({ $seat }) se přesouvá: { $zone } → { $to }.
arcana-event-hidden_moved = Skrytý agent ({ $seat }) se přesouvá: { $zone } → { $to }.
arcana-event-zone_sealed = { $seat } pro toto kolo pečetí: { $zone }.
arcana-event-agent_expelled = { $zone }: vyhnán – { $card } ({ $seat }).
arcana-event-stake_buried = { $zone }: { $card } jde pod balíček.
arcana-event-card_fetched = { $seat } si bere ze Zásob: { $card }.
arcana-event-card_pilfered = { $seat } odhazuje z ruky: { $card }.
arcana-event-bribe_tried = { $seat } zkouší úplatek: { $card }, relikvie – { $relic }; součet { $sum }, cena { $price }.
arcana-event-militia_called = { $seat } odhazuje { $relic } a povolává milici.
arcana-event-militia_returned = { $card } se vrací do balíčku milice.
arcana-event-stake_won = { $seat } získává kořist: { $card } – { $zone }; součet { $sum }, práh { $threshold }.
arcana-event-stake_bribed = { $seat } podplácí: { $card } – { $zone }.
arcana-event-stake_tied = { $zone }: remíza ({ $sum }) v boji o kořist { $card }. Vše zůstává.
arcana-event-stake_unmet = { $zone }: nikdo nedosahuje na { $threshold } v boji o kořist { $card } (nejvíce: { $best }).
arcana-event-stake_kept = { $seat } ukládá do Zásob: { $card }.
arcana-event-stake_removed = { $seat } dává pod kartu cechu: { $card }.
arcana-event-stake_turned = { $zone }: nová kořist – { $card }.
arcana-event-zone_died = { $zone }: balíček je vyčerpán.
arcana-event-jubilee_shown = Odkryto Vévodské jubileum.
arcana-event-game_ended =
    { $cause ->
        [dead] Konec hry: nezbývají žádné kořisti.
        [stalemate] Konec hry: šest kol nikdo nic nezískal.
       *[jubilee] Konec hry: vévoda slaví jubileum.
    }
arcana-event-objective_shown =
    { $vp ->
        [0] { $seat } ukazuje cíl: { $objective } – nesplněn.
       *[points] { $seat } ukazuje cíl: { $objective } – { $vp } VB.
    }

## Proč ne

arcana-reason-zone-dead = { $zone }: balíček je prázdný, nic už sem zahrát nejde.
arcana-reason-zone-sealed = { $zone }: oblast je zapečetěná do konce kola.
arcana-reason-pile-empty = { $zone }: pod touto kořistí není karta k odkrytí.
arcana-reason-search-no-places = { $thing } je místo; tento účinek vybírá jen jiné karty.
arcana-reason-hand-empty = Tento soupeř nemá karty v ruce: { $seat }.
arcana-reason-agent-face-down = Vyhnat můžeš jen odkrytého agenta.
arcana-reason-no-champion = Proti kartě { $thing } potřebuješ v téže oblasti agenta s bojovou silou aspoň { $combat }.
arcana-reason-militia-not-lured = Milici odlákat nejde.
arcana-reason-objectives-first = Vyber dva cíle, které si necháš, a pokračuj.
arcana-reason-removal-first = Rozhodni, kam přijde karta { $card }, a pokračuj.
arcana-reason-guild-taken = { $guild }: tento cech už vede { $seat }.
arcana-reason-guild-first = Na začátku si zvol cech.
arcana-reason-already-there = { $zone }: agent už tu je; vyber jinou oblast.
arcana-reason-zone-first = Vyber oblast pro agenta a pokračuj.
arcana-reason-militia-first = Vyber otevřenou oblast pro kartu milice a pokračuj.
arcana-reason-one-card = V tahu hraješ právě jednu kartu z ruky.
arcana-reason-no-card-for-zone = Nemáš kartu, kterou by sem šlo zahrát: { $zone }.
arcana-reason-stake-by-zone = Kořist získají agenti vedle ní: vyber kartu z ruky a oblast – { $zone }.
arcana-reason-agent-stays = Agent v oblasti tam zůstává; přesunout ho může jen účinek místa.
arcana-reason-in-resources = { $thing } leží ve tvých Zásobách; vrátí se s dalším Hlavním balíčkem.
arcana-reason-in-reserve = { $thing } leží pod tvou kartou cechu až do konce hry.
arcana-reason-not-yours = Tato karta patří soupeři: { $seat }.
arcana-reason-no-card-for-rival = Nemáš kartu, která míří na hráče.
arcana-reason-guild-chosen = Cechy se volí jednou, před hrou.
arcana-reason-objective-waits = Cíle se počítají na konci hry.
arcana-reason-agents-to-zones = { $card }: agent se vysílá vedle kořisti; vyber oblast.
arcana-reason-relics-to-zones = { $card }: relikvie slouží k úplatku v oblasti, nebo se odhodí; vyber oblast.
arcana-reason-bribe-personalities-only = { $stake } ({ $zone }) není osobnost; podplatit můžeš jen osobnosti.
arcana-reason-bribe-needs-agent = K podplacení karty { $stake } ({ $zone }) u ní musíš mít agenta.
arcana-reason-no-target = { $card } – teď nemá přípustný cíl. Je třeba: { $need }.
arcana-reason-wrong-target = { $card } – toto není přípustný cíl. Je třeba: { $need }.
arcana-reason-only-places = { $card } není místo; pro účinek se hrají jen místa.
arcana-reason-militia-off = U tohoto stolu se hraje bez milice.
arcana-reason-militia-needs-relic = { $card } není relikvie; milice přijde jen za relikvii.
arcana-reason-militia-nowhere = Není otevřená oblast, kam by milice mohla jít.
arcana-reason-militia-empty = Balíček milice je prázdný.
arcana-reason-no-other-zone = Žádná jiná oblast není otevřená.
arcana-reason-unknown-thing = Nic takového na stole není.
arcana-reason-one-target = { $card }: vybrat můžeš jen jednu z těchto věcí.
arcana-reason-relics-or-militia = { $card }: relikvie slouží k úplatku v oblasti, přivolá milici, nebo se odhodí.
arcana-reason-no-card-for-both = Žádná karta v tvé ruce nemíří na obě tyto věci.
arcana-reason-no-plain-place = Žádná karta v tvé ruce nemá účinek bez cíle.
arcana-reason-own-seat = To jsi ty. Karty míří jen na soupeře.
arcana-reason-militia-no-relic = Milice přijde za relikvii a žádnou v ruce nemáš.
arcana-reason-nobody-weaker = { $thing } má bojovou sílu { $combat }. Každý odkrytý soupeř v této oblasti má větší.
arcana-reason-champion-weaker = { $thing } má menší bojovou sílu než { $other }.
arcana-reason-champion-elsewhere = Tito agenti jsou v různých oblastech. K souboji musí být v téže.
arcana-reason-nothing-to-draw = Tvůj Hlavní balíček i Zásoby jsou prázdné: není co dobrat.
arcana-reason-nothing-won = Žádná kořist nečeká na uložení.
arcana-reason-already-picked = Tento agent už jde. Vyber oblast.
arcana-reason-along-elsewhere = Přidat se může jen další tvůj agent z téže oblasti.
arcana-reason-no-second = { $card } už dalšího agenta nevezme. Vyber oblast.

## Nadpisy stolu v terminálu

arcana-view-seat = Hráč
arcana-view-round = Kolo
arcana-view-first = První hráč
arcana-view-zones = Oblasti
arcana-view-zone = Oblast
arcana-view-seats = Hráči
arcana-view-militia = Milice
arcana-view-drawn_militia = Dobraná milice
arcana-view-won = Získaná kořist
arcana-view-claim = Tvá volba
arcana-view-effect = Účinek
arcana-view-box = Karty v krabici
arcana-view-jubilee = Jubileum
arcana-view-quiet_rounds = Kola bez výhry
arcana-view-over = Konec hry
arcana-view-notice = Upozornění
arcana-view-faces = Karty
arcana-view-objective_faces = Cíle
arcana-view-controlled_by = Ovládá
arcana-view-stake = Kořist
arcana-view-pile = Balíček
arcana-view-sealed = Pečeť
arcana-view-agents = Agenti
arcana-view-owner = Vlastník
arcana-view-down = skrytý
arcana-view-guild = Cech
arcana-view-hand = Karty v ruce
arcana-view-hand_size = Karet v ruce
arcana-view-deck = Hlavní balíček
arcana-view-resources = Zásoby
arcana-view-reserve = Rezerva
arcana-view-objectives = Cíle
arcana-view-objective_count = Počet cílů
arcana-view-rejected = Odmítnuté
arcana-view-bribes = Úplatky
arcana-view-wins_in_no_mans_land = Výhry v Zemi nikoho
arcana-view-vp = VB
arcana-view-kind = Typ
arcana-view-combat = Bojová
arcana-view-political = Politická
arcana-view-spiritual = Duchovní
arcana-view-ducats = Dukáty
arcana-view-main = Zlaté
arcana-view-district = Čtvrť
arcana-view-goal = Cíl
arcana-view-now = Nyní
arcana-view-card = Karta
arcana-view-picked = Vybraní
