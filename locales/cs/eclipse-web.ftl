### Eclipse: slova stolu v prohlížeči.

## Stůl

eclipse-web-round = Kolo { $n } z { $of }
eclipse-web-galaxy = Galaxie
eclipse-web-nearer = Přiblížit
eclipse-web-farther = Oddálit
eclipse-web-fit = Ukázat celou galaxii
eclipse-web-mini-map = Přehled: přejít do této části galaxie
eclipse-web-to-action = Ukázat, kde můžeš něco udělat
eclipse-web-show-map = Ukázat mapu
eclipse-web-back-to-stage = Zpět k rozhodnutí
eclipse-web-ships = Lodě
eclipse-web-supply = Deska zásob
eclipse-web-my-board = Tvoje deska
eclipse-web-no-board = Frakce ještě nebyla vybrána.
eclipse-web-taken = Obsazené frakce
eclipse-web-passed = pas
eclipse-web-gone = mimo hru
eclipse-web-points = Vítězné body

## Názvy věcí

eclipse-web-at = { $what } – { $place }
eclipse-web-grave = Hřbitov: { $resource }
eclipse-web-field = Disky vydané na akci: { $action }
eclipse-web-ambassador = Velvyslanec: { $name }
eclipse-web-cube-at = Osadník: { $what } – { $place }
eclipse-web-hex =
    { $way ->
       *[n] místo na sever od: { $sector }
        [ne] místo na severovýchod od: { $sector }
        [se] místo na jihovýchod od: { $sector }
        [s] místo na jih od: { $sector }
        [sw] místo na jihozápad od: { $sector }
        [nw] místo na severozápad od: { $sector }
    }
eclipse-web-turn = Otočení o { $n }°
eclipse-web-enemy = { $ship }, poškození: { $damage }
eclipse-web-slot = { $ship }, pole { $n }
eclipse-web-track = Stupnice populace: { $resource }
eclipse-web-reputation-tile = Žeton pověsti: { $n }
eclipse-web-store = { $resource }: { $n } v zásobě
eclipse-web-produces = { $track }; výroba { $n }, osadníků na stupnici: { $cubes }
eclipse-web-discs = Disky vlivu na stupnici: { $n }, údržba: { $upkeep }
eclipse-web-discs-left = Zbývající disky vlivu
eclipse-web-colony-ships = Připravené kolonizační lodě: { $n } z { $of }
eclipse-web-trade-rate = Směnný kurz
eclipse-web-pieces = Zbývá postavit: { $n }
eclipse-web-action = { $action }: najednou { $n }, zde vydané disky: { $used }
eclipse-web-build = { $item }, cena v materiálu: { $cost }

## Peníze

eclipse-web-stored = V zásobě
eclipse-web-income = Příjem
eclipse-web-upkeep = Údržba
eclipse-web-left = Zbude
eclipse-web-after = po dalším disku:

## Průzkum

eclipse-web-turn-left = Otočit doleva
eclipse-web-turn-right = Otočit doprava
eclipse-web-links = Spojení
eclipse-web-sector-points = Body za sektor
eclipse-web-place = Položit takto

## Lodě a části

eclipse-web-empty = prázdné
eclipse-web-parts = Součásti lodí
eclipse-web-kept-parts = Ponechané prastaré součásti
eclipse-web-dice = Kostky: { $n }, poškození každé: { $power }

## Technologie

eclipse-web-tech =
    { $state ->
        [own] { $name }: tvoje
        [none] { $name }, cena { $price }: není v nabídce
       *[here] { $name }, cena { $price }, žetony: { $n }
    }
eclipse-web-tech-bag = Technologie v sáčku
eclipse-web-discovery-stack = Zbývající žetony objevů
eclipse-web-reputation-bag = Žetony pověsti v sáčku

## Názvy, které se vejdou na malý žeton

eclipse-brief-advanced_mining = Pokročilá těžba
eclipse-brief-advanced_economy = Pokročilá ekonomika
eclipse-brief-advanced_labs = Pokročilé laboratoře
eclipse-brief-advanced_robotics = Pokročilá robotika
eclipse-brief-wormhole_generator = Generátor červích děr
eclipse-brief-nuclear_source = Jaderný zdroj
eclipse-brief-fusion_source = Fúzní zdroj
eclipse-brief-tachyon_source = Tachyonový zdroj

## Boj

eclipse-web-battle = Bitva: { $sector }
eclipse-web-step-missiles = Střely
eclipse-web-step-engagement = Střet
eclipse-web-step-stalemate = Pat
eclipse-web-to-come = Další bitvy:
eclipse-web-attacker = útočník
eclipse-web-defender = obránce
eclipse-web-waits = čeká
eclipse-web-no-ships = Žádné lodě
eclipse-web-hull = Poškození: { $damage } z { $hull }
eclipse-web-destroyed = zničena
eclipse-web-damage = poškození { $n }
eclipse-web-flees = ustupuje: { $sector }
eclipse-web-dice-left = Kostky k přiřazení
eclipse-web-weakest = Nejdřív nejslabší
eclipse-web-die = Kostka: { $face }, poškození { $power }
eclipse-web-drawn = Vytažené
eclipse-web-own-reputation = Tvoje
eclipse-web-holds = vyhrává bitvu
eclipse-web-die-hand = vyber cíl
eclipse-web-die-waits = čeká
eclipse-web-die-misses = mimo
eclipse-web-pool-produced = { $resource }: výroba { $now }, potom { $then }
eclipse-web-pool-stored = { $resource }: { $now } v zásobě, potom { $then }
eclipse-web-pool-buried = { $resource }: osadníků na hřbitově { $now }, potom { $then }
eclipse-web-treaty-point = Po jednom velvyslanci: 1 bod
eclipse-web-treaty-cube = Každá strana s ním pošle osadníka a vyrábí víc
eclipse-web-treaty-peace = Kdo na partnera zaútočí, stane se zrádcem
eclipse-web-accept = Přijmout
eclipse-web-refuse = Odmítnout
eclipse-web-give-up = Vzdát se sektoru { $sector }: ztracené body { $points }, osadníci zpět { $cubes }, zbude peněz { $after }
eclipse-web-your-dice = Tvoje kostky

## Součásti

eclipse-web-group-technologies = Technologie
eclipse-web-group-parts = Součásti lodí
eclipse-web-group-species = Rasy
eclipse-web-group-discoveries = Žetony objevů
eclipse-web-group-inner = Centrum a vnitřní sektory
eclipse-web-group-middle = Střední sektory
eclipse-web-group-outer = Vnější sektory
eclipse-web-group-start = Výchozí sektory

## Tlačítka

eclipse-web-verb-pass = Pasovat
eclipse-web-verb-done = Hotovo
eclipse-web-verb-stop = Zastavit tady
eclipse-web-verb-resign = Opustit hru
eclipse-web-verb-trade = Vyměnit suroviny
eclipse-web-verb-offer = Nabídnout vztahy
eclipse-web-verb-remove = Vrátit součást
eclipse-web-verb-attack = Zaútočit

## Vyhlídky

eclipse-odds-win = Udržíš sektor
eclipse-odds-defeat = Ztratíš všechny lodě
eclipse-odds-lost = Průměrné vlastní ztráty
eclipse-odds-sunk = Průměrné ztráty nepřítele

## Co to je?

eclipse-web-cost = Cena
eclipse-web-price = Tvoje cena
eclipse-web-stack-left = Zbývající dílky
eclipse-web-stack-discarded = Odhozené dílky
eclipse-web-colony-ready = Připravené kolonizační lodě
eclipse-web-round-now = Kolo
eclipse-web-hits-from = zasahuje od { $face }
eclipse-web-rolling = { $player } hází kostkami.
eclipse-web-guns = počítač +{ $computer } · štít { $shield } · kostky { $dice } · střely { $missiles }
eclipse-web-all-ships = Všechny plány lodí vedle sebe
eclipse-web-settle = Pole k osídlení: { $n }. Klikni na některé na mapě.
eclipse-web-verb-pass-round = Pasovat do konce kola
eclipse-web-pass-round-text = Zeptáme se znovu, jen když tě čeká nová bitva.
eclipse-web-woken = Chystá se bitva: { $sectors }
eclipse-web-place-claim = Položit a zabrat
eclipse-web-place-only = Jen položit
eclipse-web-do-answer-claim =
    { $yes ->
        [0] Nezabírat
       *[any] Zabrat sektor
    }
eclipse-web-do-answer-takeover =
    { $yes ->
        [0] Nezabírat
       *[any] Zabrat sektor
    }
eclipse-web-do-answer-second-tile =
    { $yes ->
        [0] Nebrat další
       *[any] Vzít druhý dílek
    }
eclipse-web-do-answer-proposal =
    { $yes ->
        [0] Odmítnout
       *[any] Přijmout vztahy
    }
eclipse-web-wormhole-open = Otevřená: projde každý
eclipse-web-wormhole-shut = Zatím nikam nevede
eclipse-web-cube-less = Bez jednoho osadníka
eclipse-web-one-disc-less = Údržba po dalším disku
eclipse-web-your-science = Tvoje věda
eclipse-web-discount = Sleva
eclipse-web-tiles-left = Žetonů v nabídce
eclipse-web-owners = Už ji mají
eclipse-web-times = Kolikrát za akci
eclipse-web-cannons-missiles = Kanóny + střely
eclipse-web-sector-free = Tento sektor nikdo neovládá
eclipse-web-sector-of = Ovládá: { $name }
eclipse-web-squares-free = Volná pole: { $n } z { $of }
eclipse-web-may-come = Mohou sem přiletět

## Co se děje

eclipse-web-note-start = Začíná: { $name }
eclipse-web-note-action = Zbývá disků: { $discs }. Údržba: { $upkeep }.
eclipse-web-note-first = První pas: začíná příští kolo.
eclipse-web-note-traitor = Karta zrádce: { $name }
eclipse-web-note-upkeep = Zásoba { $stored } + příjem { $income } − údržba { $upkeep } = { $left }
eclipse-web-note-produced = Věda +{ $science }, materiál +{ $materials }
eclipse-web-note-joined = Červí díry vedou do: { $sectors }
eclipse-web-note-points = Vítězné body: { $n }
eclipse-web-note-income = { $resource }: příjem { $n }
eclipse-web-note-battle = Bude tu bitva.
eclipse-web-note-stalemate = Žádná strana nezničí druhou: útočník ustoupí, nebo o lodě přijde.
eclipse-web-note-siege = Osadníci ke zničení: { $n }
eclipse-web-flash-setup = Galaxie čeká
eclipse-web-flash-goal = Počet kol: { $n }. Vyhrává hráč s největším počtem bodů.
eclipse-web-flash-left = { $name } opouští hru
eclipse-web-flash-broken = Vztahy jsou přerušeny
eclipse-web-flash-collapsed = Padá civilizace: { $name }
eclipse-web-flash-won = Vyhráváš bitvu
eclipse-web-flash-lost = Prohráváš bitvu
eclipse-web-tie = { eclipse-rule-scoring_tie-text }
