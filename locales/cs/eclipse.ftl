# Eclipse: otázky, volby, události a důvody v přípravě hry a fázi akcí.

eclipse-title = Eclipse
eclipse-blurb = Veď civilizaci devíti koly: prozkoumávej galaxii, osidluj ji, zkoumej technologie, stav flotily a bojuj.

eclipse-option-species = Rasy
eclipse-option-species-text = Terranské frakce jsou všechny stejné. Každá mimozemská rasa má vlastní desku.
eclipse-option-species-terrans = Jen Terrané
eclipse-option-species-all = Terrané i mimozemšťané
eclipse-option-factions = Výběr frakcí
eclipse-option-factions-text = Hráči si frakce postupně vybírají, nebo je přidělí náhoda.
eclipse-option-factions-choice = Hráči si vybírají
eclipse-option-factions-random = Náhodně

eclipse-preset-first_game = První hra
eclipse-preset-aliens = S mimozemskými rasami

eclipse-action-explore = Průzkum
eclipse-action-influence = Vliv
eclipse-action-research = Výzkum
eclipse-action-upgrade = Vylepšení
eclipse-action-build = Stavba
eclipse-action-move = Pohyb

# A space of the map that holds no sector yet; $name is its place, such as "2,-1".
eclipse-hex = místo { $name }

## Otázky

eclipse-ask-draft = Vyber si frakci.
eclipse-ask-turn = Proveď akci, nebo pasuj. Zbývající disky: { $discs }.
eclipse-ask-turn-after = Akce je hotová. Ještě něco před koncem tahu? Zbývající disky: { $discs }.
eclipse-ask-reaction = Po pasu: reaguj, nebo pasuj znovu. Zbývající disky: { $discs }.
eclipse-ask-explore = Vyber místo k průzkumu. Zbývá: { $left }.
eclipse-ask-place-tile = Polož sektor, nebo ho odhoď. Vzaté dílky: { $count }.
eclipse-ask-place-tile-short = Polož sektor, nebo ho odhoď
eclipse-ask-second-tile = Vzatý dílek: { $sector }. Vzít si na výběr ještě druhý?
eclipse-ask-claim = { $sector }: položit sem disk vlivu?
eclipse-ask-discovery = { $sector }: použít žeton objevu, nebo si ho nechat za body?
eclipse-ask-influence = Vyber disk k přesunu. Zbývá: { $left }.
eclipse-ask-drop-disc = Vyber, kam tento disk přijde.
eclipse-ask-before-colony-ships = Použít kolonizační lodě, než otočíš další?
eclipse-ask-research = Vyber technologii. Zbývá: { $left }. Věda: { $science }.
eclipse-ask-artifacts = Vyber surovinu: { $amount } za každý artefakt. Zbývá: { $left }.
eclipse-ask-upgrade = Vyber součást. Zbývá: { $left }.
eclipse-ask-put-part = Vyber pole pro součást: { $part }.
eclipse-ask-build = Vyber, co a kde postavíš. Zbývá: { $left }. Materiál: { $materials }.
eclipse-ask-move = Vyber loď a cíl pohybu. Zbývá: { $left }.
eclipse-ask-move-on = { $ship }: pokračovat dál? Zbývající kroky: { $steps }.
eclipse-ask-proposal = { $from } ti nabízí diplomatické vztahy. Souhlasíš?
eclipse-ask-make-room = Stupnice pověsti je plná. Vyber žeton k vrácení.
eclipse-ask-give-cube = Vyber stupnici: osadník z ní pojede s velvyslancem.
eclipse-ask-return-cube = Osadník se vrací ({ $square }). Vyber stupnici. Zbývá: { $left }.

## Volby

eclipse-do-draft = Vybrat: { $faction }
eclipse-do-act = { $action }
eclipse-do-pass = Pasovat
eclipse-do-done = Hotovo
eclipse-do-resign = Opustit hru
eclipse-do-colonize = Kolonizační loď: { $sector }, { $square } (osadník: { $track })
eclipse-do-trade = Vyměnit: { $give } → { $take }
eclipse-do-offer = Nabídnout vztahy: { $to }
eclipse-do-answer =
    { $yes ->
        [0] Ne
       *[any] Ano
    }
eclipse-do-give_cube = Dát osadníka: { $track }
eclipse-do-return_cube = Vrátit osadníka: { $track }
eclipse-do-return_reputation = Vrátit žeton pověsti s hodnotou { $value }
eclipse-do-explore = Prozkoumat: { $stack }, { $hex }
eclipse-do-place_tile =
    { $turn ->
        [0] Položit: { $sector }, bez otočení
        [1] Položit: { $sector }, otočení o 60°
        [2] Položit: { $sector }, otočení o 120°
        [3] Položit: { $sector }, otočení o 180°
        [4] Položit: { $sector }, otočení o 240°
       *[5] Položit: { $sector }, otočení o 300°
    }
eclipse-do-discard_tile = Odhodit
eclipse-do-keep_points = Nechat si ho za body
eclipse-do-use_front = Použít líc
eclipse-do-take_tech = Vzít zdarma: { $tech }
eclipse-do-lift_disc =
    { $sector ->
        [track] Vzít disk ze stupnice vlivu
       *[any] Vzít disk ze sektoru: { $sector }
    }
eclipse-do-drop_disc =
    { $sector ->
        [track] Zpět na stupnici vlivu
       *[any] Položit disk: { $sector }
    }
eclipse-do-research = Vyzkoumat: { $tech }
eclipse-do-take_resource = Vzít: { $resource }
eclipse-do-remove_part = Vrátit součást: { $ship }, pole { $slot }
eclipse-do-take_part = Vzít: { $part }
eclipse-do-put_part = Umístit na: { $ship }, pole { $slot }
eclipse-do-build = Postavit: { $item } – { $sector }
eclipse-do-move_ship = Přesunout: { $ship }, { $origin } → { $target }
eclipse-do-stop = Zastavit tady

## Co se stalo

eclipse-event-faction_chosen = { $seat } hraje za: { $faction }.
eclipse-event-round_began = Začíná { $round }. kolo. Začínající hráč: { $seat }.
eclipse-event-techs_drawn = Nové žetony technologií na desce zásob: { $count }.
eclipse-event-action_taken =
    { $reaction ->
        [0] { $seat } provádí akci: { $action }.
       *[any] { $seat } reaguje: { $action }.
    }
eclipse-event-passed =
    { $first ->
        [0] { $seat } pasuje.
       *[any] { $seat } pasuje. Je to první pas v tomto kole, takže začne příští.
    }
eclipse-event-left_game = { $seat } opouští hru.
eclipse-event-colonized = { $seat } osidluje ({ $sector }): { $square } (osadník: { $track }).
eclipse-event-traded = { $seat } vyměňuje: { $paid } × { $give } → 1 × { $take }.
eclipse-event-gained = { $seat } získává: { $amount } × { $resource }.
eclipse-event-relations_offered = { $seat } nabízí diplomatické vztahy: { $to }.
eclipse-event-relations_refused = { $to } odmítá nabídku: { $seat }.
eclipse-event-relations_formed = { $seat } a { $other } si vyměňují velvyslance.
eclipse-event-relations_broken = { $seat } útočí, ruší vztahy ({ $other }) a bere si kartu zrádce.
eclipse-event-cube_given = { $seat } posílá osadníka s velvyslancem: { $track }.
eclipse-event-cube_returned = { $seat } dostává osadníka zpět: { $track }.
eclipse-event-reputation_returned = { $seat } vrací žeton pověsti do sáčku.
eclipse-event-stack_reshuffled = Z odhozených dílků je nový balíček: { $stack }.
eclipse-event-tile_drawn = { $seat } prozkoumává { $hex }. Nachází: { $sector }.
eclipse-event-tile_placed = { $seat } pokládá dílek: { $sector }.
eclipse-event-tile_discarded = { $seat } odhazuje dílek: { $sector }.
eclipse-event-disc_placed = { $seat } začíná ovládat: { $sector }.
eclipse-event-disc_returned = { $seat } přestává ovládat: { $sector }.
eclipse-event-colony_ships_ready = { $seat } otáčí kolonizační lodě lícem nahoru: { $count }.
eclipse-event-discovery_found = { $seat } nachází žeton objevu: { $sector }.
eclipse-event-discovery_kept = { $seat } si nechává žeton objevu za body.
eclipse-event-discovery_used = { $seat } používá žeton objevu: { $tile }.
eclipse-event-ship_found = { $seat } získává loď ({ $sector }): { $ship }.
eclipse-event-researched = { $seat } získává technologii: { $tech } (věda: { $price }).
eclipse-event-discs_gained = { $seat } získává další disky vlivu: { $count }.
eclipse-event-part_removed = { $seat } vrací součást: { $part } ({ $ship }, pole { $slot }).
eclipse-event-part_placed = { $seat } montuje součást: { $part } ({ $ship }, pole { $slot }).
eclipse-event-part_kept = { $seat } si odkládá prastarou součást: { $part }.
eclipse-event-built = { $seat } staví ({ $sector }): { $item } (materiál: { $price }).
eclipse-event-ship_moved = { $seat } přesouvá loď: { $ship }, { $origin } → { $target }.

## Proč ne: okamžik

eclipse-reason-not-asked = Teď se rozhoduje o něčem jiném. Odpověz na otázku nahoře.
eclipse-reason-not-together = Každou z těchto věcí teď můžeš použít, ale ne společně.
eclipse-reason-not-on-map = Tohle na mapě není.
eclipse-reason-action-first = To patří k akci: vyber { $action }.
eclipse-reason-other-action = Právě provádíš jinou akci: { $action }.
eclipse-reason-finish-first = Tvoje akce ještě neskončila: { $action }.
eclipse-reason-must-begin = Tato akce je vybraná, tak ji aspoň jednou použij: { $action }.
eclipse-reason-pass-or-act = Proveď akci, nebo pasuj.
eclipse-reason-not-in-between = Ve svém tahu to udělat můžeš, ale ne v tomto kroku.
eclipse-reason-no-discs = Na tvé stupnici vlivu už není žádný disk.
eclipse-reason-only-reactions = Po pasu zbývá jen vylepšení, stavba a pohyb jako reakce.
eclipse-reason-nothing-to-explore = Teď nemůžeš prozkoumat žádné místo.
eclipse-reason-nothing-to-influence = Nemáš disk k přesunutí ani kolonizační loď k otočení.
eclipse-reason-nothing-to-research = Na žádnou technologii z desky zásob nemáš dost vědy.
eclipse-reason-nothing-to-upgrade = Bez disku a lodi na mapě ti zbývá jen výzkum.
eclipse-reason-nothing-to-build = Teď nemůžeš nic postavit.
eclipse-reason-nothing-to-move = Žádná tvá loď se nemůže pohnout.
eclipse-reason-not-eliminated = Hru můžeš opustit až po ztrátě všech disků a lodí.
eclipse-reason-choose-faction-first = Na začátku si vyber frakci.
eclipse-reason-board-taken = { $owner } má tuto desku: { $faction }. Její dvě strany nikdy nejsou v jedné hře.
eclipse-reason-action-taken = Akci tohoto tahu už máš za sebou.
eclipse-reason-only-in-turn = Jde to jen touto akcí, ve tvém tahu fáze akcí: { $action }.
eclipse-reason-nothing-drawn = Odhodit můžeš jen právě vzatý dílek.
eclipse-reason-nothing-found = O žetonu objevu rozhoduješ, když ho najdeš.
eclipse-reason-front-is-tech = Vyber technologii na desce zásob.
eclipse-reason-no-gift = Na desce zásob není technologie, kterou si můžeš vzít.
eclipse-reason-nothing-under-way = Žádná loď není na cestě.
eclipse-reason-no-battle = Teď se nebojuje.

## Proč ne: mapa

eclipse-reason-space-not-beside = Vedle tohoto místa není tvůj disk ani loď.
eclipse-reason-space-pinned = Tvé lodě vedle jsou vázané bojem: { $sector }. Nepřátelské lodě: { $enemies }.
eclipse-reason-space-no-wormhole = Žádná červí díra tvých sektorů nevede na toto místo.
eclipse-reason-stack-empty = Dílky už nejsou: { $stack }.
eclipse-reason-turn-apart = Takto položený dílek se nespojí s tvým sektorem.
eclipse-reason-turn-equal = Takto otočený dílek vypadá stejně jako při jiném otočení.
eclipse-reason-choose-disc-first = Vyber disk a pak sektor pro něj.
eclipse-reason-no-sector-for-disc = Žádný sektor teď tento disk nepřijme.
eclipse-reason-disc-in-hand = Už držíš disk. Umísti ho do sektoru.
eclipse-reason-sector-yours = Tento sektor už je tvůj.
eclipse-reason-sector-controlled = Sektor ovládá: { $owner }. Ve fázi akcí ho převzít nemůžeš.
eclipse-reason-sector-guarded = Obranný systém centra galaxie ještě stojí. Znič ho, ať sem můžeš.
eclipse-reason-sector-enemies = Jsou tu nepřátelské lodě: { $enemies }.
eclipse-reason-sector-unreached = Žádná červí díra ho nespojuje se sektorem s tvým diskem nebo lodí.
eclipse-reason-sector-left = Červí díra ho spojuje jen se sektorem, ze kterého právě bereš disk: { $sector }.
eclipse-reason-sector-not-yours = Tento sektor neovládáš.
eclipse-reason-no-way = Ze sektoru této lodi tam nevede otevřená červí díra: { $from } → { $sector }.
eclipse-reason-here-already = Loď už v tomto sektoru je.
eclipse-reason-too-far = Tyto sektory nesousedí: { $from }, { $sector }. Lodě letí od sektoru k sektoru.
eclipse-reason-no-ship-beside = Žádnou tvou loď s tímto sektorem nespojuje otevřená červí díra: { $sector }.
eclipse-reason-edge-open = Červí díry na obou stranách. Lodě mohou proletět do: { $sector }.
eclipse-reason-edge-half = Červí díra jen na jedné straně. Bez generátoru červích děr nevede cesta do: { $sector }.
eclipse-reason-edge-generator = Červí díra jen na jedné straně. Tvůj generátor červích děr otevírá cestu do: { $sector }.
eclipse-reason-edge-closed = Červí díra tu není. Nevede cesta do: { $sector }.
eclipse-reason-edge-space = Červí díra do neprozkoumaného místa.
eclipse-reason-edge-wall = Červí díra tu není a dál není nic prozkoumáno.
eclipse-reason-square-taken = Osadník už tu je.
eclipse-reason-square-needs-tech = Toto pole vyžaduje technologii: { $tech }.
eclipse-reason-no-colony-ship = Žádná tvá kolonizační loď není lícem nahoru.
eclipse-reason-track-empty = Na této stupnici už není osadník: { $track }.
eclipse-reason-tracks-empty = Na žádné stupnici pro toto pole už není osadník.
eclipse-reason-track-unfit = Osadníci z této stupnice sem nepatří: { $track }.
eclipse-reason-track-full = Tato stupnice je plná: { $track }.
eclipse-reason-no-square = Nemáš volné pole pro osadníka z této stupnice: { $track }.
eclipse-reason-cube-stays = Tvoji osadníci se vracejí jen spolu s diskem sektoru.
eclipse-reason-cube-of-other = Populace hráče: { $owner }. Zaútočit na ni můžeš až po bitvách.
eclipse-reason-disc-of-other = Tento disk patří: { $owner }.
eclipse-reason-starbase-stays = Hvězdné základny se nikdy nepohybují.
eclipse-reason-held-by-gcds = Obranný systém centra galaxie tu zadrží každou loď.
eclipse-reason-pinned = Vázané bojem: { $sector }. Tvé lodě: { $ships }, nepřátelské lodě: { $enemies }.
eclipse-reason-no-way-out = Z tohoto sektoru nevede žádná červí díra.
eclipse-reason-other-ship-moving = Pohybuje se jiná loď: { $ship }.
eclipse-reason-ship-of-other = Této lodi velí { $owner }: { $ship }.
eclipse-reason-ship-of-nobody = Této lodi nikdo nevelí: { $ship }.

## Proč ne: desky

eclipse-reason-tech-owned = Tuto technologii už máš.
eclipse-reason-tech-not-offered = Takový žeton na desce zásob není.
eclipse-reason-tech-track-full = Tvá stupnice je plná: { $category }.
eclipse-reason-tech-not-cheapest = Stojí { $cost }; zdarma je jen nejlevnější technologie, která ti chybí.
eclipse-reason-science-short = Potřebuješ vědy: { $price }, máš: { $have }. Chybí: { $missing }.
eclipse-reason-part-ancient = Prastaré součásti jsou jen na žetonech objevů.
eclipse-reason-part-needs-tech = Tato součást vyžaduje technologii: { $tech }.
eclipse-reason-part-in-hand = Držíš součást. Umísti ji: { $part }.
eclipse-reason-part-fits-nowhere = Žádný tvůj plán tuto součást nepřijme.
eclipse-reason-take-part-first = Součást ještě nemáš. Vyber ji.
eclipse-reason-return-parts-first = Součásti se vracejí dříve, než se berou nové.
eclipse-reason-no-tile-to-return = Žádný žeton součásti teď vrátit nejde.
eclipse-reason-slot-done = Toto pole už v této akci součást dostalo.
eclipse-reason-slot-same = Tato součást tu už je: { $part }.
eclipse-reason-slot-needs-drive = Bez pohonu by se nemohla pohnout: { $ship }.
eclipse-reason-slot-energy = { $ship }: chybí energie: { $missing }.
eclipse-reason-other-needs-drive = { $ship }: pořád chybí pohon. Přidej ho před jinými změnami.
eclipse-reason-other-energy = { $ship }: pořád chybí energie ({ $missing }). Oprav to před jinými změnami.
eclipse-reason-starbase-no-drive = Hvězdná základna nemůže mít pohon.
eclipse-reason-build-needs-tech = Stavba vyžaduje technologii: { $tech }.
eclipse-reason-ships-used-up = Všechny jsou ve hře: { $ship } × { $count }.
eclipse-reason-materials-short = Potřebuješ materiálu: { $price }, máš: { $have }. Chybí: { $missing }.
eclipse-reason-no-sector = Neovládáš žádný sektor, kde by šlo stavět.
eclipse-reason-no-place-for = V každém tvém sektoru už je.
eclipse-reason-structure-there = V tomto sektoru už taková stavba je.
eclipse-reason-nothing-to-build-here = V tomto sektoru teď nemůžeš nic postavit.
eclipse-reason-trade-short = Vyměňuješ { $ratio } kusy jedné suroviny za jeden jiné a máš: { $have }.
eclipse-reason-trade-same = Vyměňuješ za jinou surovinu, ne za tutéž.
eclipse-reason-track-not-asked = Teď se z této stupnice ani na ni žádný osadník nepřesouvá.
eclipse-reason-reputation-stays = Žetony pověsti se vracejí jen kvůli místu na plné stupnici.
eclipse-reason-diplomacy-off = Při { $players } hráčích diplomacie není.
eclipse-reason-traitor = Máš kartu zrádce, proto nemůžeš navázat vztahy.
eclipse-reason-partner-traitor = { $other } má kartu zrádce a vztahy nenavazuje.
eclipse-reason-partner-gone = Ve hře už není: { $other }.
eclipse-reason-already-friends = Velvyslanci už jsou vyměněni: { $other }.
eclipse-reason-not-neighbours = Žádná červí díra nespojuje vaše sektory: { $other }.
eclipse-reason-ships-in-the-way = Ty nebo { $other } máte lodě v sektorech druhé strany.
eclipse-reason-no-ambassador = Chybí ti velvyslanec, osadník nebo volné pole. Vyslaní velvyslanci: { $friends }.
eclipse-reason-partner-no-ambassador = Tomuto hráči chybí velvyslanec, osadník nebo volné pole: { $other }.
eclipse-reason-asked-already = V tomto tahu už nabídka padla: { $other }.
eclipse-reason-nobody-to-ask = Není komu teď vztahy nabídnout.

## O dílech, které jen leží

eclipse-reason-about-find =
    { $guards ->
        [0] Žeton objevu. Vezme si ho hráč, který sem první položí disk: účinek, nebo vítězné body: { $points }.
       *[any] Žeton objevu, který hlídají strážci: { $guards }. Po jejich zničení si ho vezme hráč, který sem první položí disk: účinek, nebo vítězné body: { $points }.
    }
eclipse-reason-about-structure =
    { $points ->
        [0] Orbitála: jedno pole navíc, pro peníze nebo vědu. Zůstává tu natrvalo.
       *[any] Monolit: na konci vítězné body pro hráče, který sektor ovládá: { $points }. Zůstává tu natrvalo.
    }
eclipse-reason-about-artifact = Artefakt: klíč k artefaktům za něj dává jednotky jedné suroviny ({ $units }).
eclipse-reason-about-stack = Dílky v balíčku: { $left }, odhozené: { $discarded }. Z odhozených vznikne nový balíček, až tento dojde.
eclipse-reason-about-technologies = Žetony technologií v sáčku: { $left }. Nové v každé fázi úklidu: { $each }.
eclipse-reason-about-reputation = Žetony pověsti v sáčku: { $left }. Berou se po bitvách.
eclipse-reason-about-discoveries = Zbývající žetony objevů: { $left }. Na každý nový sektor s jejich symbolem přijde jeden, lícem dolů.
eclipse-reason-about-start = Toto kolo začíná { $seat }. Příští začne ten, kdo první pasuje.
eclipse-reason-about-traitor = Kartu zrádce má { $seat }. Vítězné body na konci hry: { $points }.
eclipse-reason-about-traitor-nobody = Nikdo není zrádce. Kdo zaútočí na partnera, vezme si tuto kartu. Vítězné body na konci hry: { $points }.
eclipse-reason-about-colony = Kolonizační lodě lícem nahoru: { $ready } z { $all }. Vozí osadníky na prázdná pole a ve fázi úklidu se znovu otočí.
eclipse-reason-about-kept = Ponechané žetony objevů: { $count }. Vítězné body za každý: { $points }.
eclipse-reason-about-grave = Zničení osadníci: { $cubes }. Na stupnici se vrátí ve fázi úklidu.
eclipse-reason-about-field = { $action } – disky vydané v tomto kole: { $discs }. Vrátí se ve fázi úklidu.
eclipse-reason-about-ambassador = Velvyslanec zůstává, dokud se vztahy nezruší. Vítězné body za něj: { $points }.
