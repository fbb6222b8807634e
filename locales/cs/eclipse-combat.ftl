# Eclipse: boj, údržba, úklid a závěrečné skóre.

## Otázky

eclipse-ask-missiles = { $sector }: vyber, které lodě vypálí střely první.
eclipse-ask-engagement = { $sector }: útok, nebo ústup?
eclipse-ask-stalemate = { $sector }: pat. Ustup s těmito loděmi, nebo o ně přijdeš.
eclipse-ask-assign-die = { $ship }: kostka { $face } (poškození { $power }). Vyber cíl. Zbývá kostek: { $left }.
eclipse-ask-reputation = Vytažené žetony pověsti: { $count }. Vyber si jeden.
eclipse-ask-attack-population = { $sector }: zaútočit na populaci?
eclipse-ask-destroy-cube = { $sector }: vyber osadníka, který bude zničen. Zbývá: { $damage }.
eclipse-ask-bury-cube = Tvůj osadník byl zničen ({ $square }). Vyber hřbitov.
eclipse-ask-takeover = { $sector }: položit sem disk vlivu?
eclipse-ask-relations = Bitvy skončily. Nabídnout diplomatické vztahy?
eclipse-ask-upkeep = Údržba: použít zbylé kolonizační lodě?
eclipse-ask-bankrupt = Nemůžeš zaplatit údržbu. Chybí peněz: { $missing }. Obchoduj, nebo se vzdej sektoru.

## Volby

eclipse-do-fire_missiles = Vypálit střely: { $ship }
eclipse-do-attack = Zaútočit: { $ship }
eclipse-do-retreat = Ustoupit: { $ship } → { $target }
eclipse-do-perish = Zůstat a nechat se zničit: { $ship }
eclipse-do-assign_die = Kostka { $face } → { $victim } (dosavadní poškození: { $hurt })
eclipse-do-keep_reputation =
    Nechat si { $value }{ $instead ->
        [0] {""}
       *[any] {" "}(vrátit { $instead })
    }
eclipse-do-return_all = Vrátit všechny vytažené žetony
eclipse-do-attack_population = Zaútočit na populaci
eclipse-do-attack_with = Zaútočit jednou lodí: { $ship }
eclipse-do-bomb = Svrhnout neutronové bomby
eclipse-do-spare = Ušetřit populaci
eclipse-do-destroy_cube = Zničit osadníka: { $square }
eclipse-do-bury_cube = Hřbitov: { $track }
eclipse-do-give_up = Vzdát se sektoru: { $sector }

## Co se stalo

eclipse-event-battle_began =
    { $neutral ->
        [0] Bitva: { $sector }. Útočí: { $seat }, brání se: { $other }.
       *[any] Bitva: { $sector }. Útočí: { $seat }, nepřítel: { $ship }.
    }
eclipse-event-dice_rolled =
    { $neutral ->
        [0] { $seat } – { $ship },
       *[any] { $ship },
    }{" "}{ $missiles ->
        [0] hod
       *[any] střely
    }: { $roll }
eclipse-event-ship_hit =
    { $neutral ->
        [0] { $owner } – zásah: { $ship }.
       *[any] Zásah: { $ship }.
    }{" "}Poškození: { $damage }.
eclipse-event-ship_destroyed =
    { $neutral ->
        [0] { $owner } ztrácí loď ({ $sector }): { $ship }.
       *[any] { $sector }: zničeno – { $ship }.
    }
eclipse-event-retreat_declared = { $seat } zahajuje ústup: { $ship }, { $origin } → { $target }.
eclipse-event-retreated = { $seat } ustupuje: { $ship } × { $count }, { $origin } → { $target }.
eclipse-event-stalemate = Pat ({ $sector }): { $seat } musí ustoupit, nebo přijde o lodě.
eclipse-event-battle_won =
    { $neutral ->
        [0] { $seat } vyhrává bitvu: { $sector }.
       *[any] { $sector }: bitvu vyhrává { $ship }.
    }
eclipse-event-reputation_drawn = { $seat } si bere žetony pověsti: { $count }.
eclipse-event-reputation_kept = { $seat } si nechává žeton pověsti.
eclipse-event-reputation_declined = { $seat } vrací všechny vytažené žetony pověsti.
eclipse-event-population_attacked = { $seat } útočí na populaci ({ $sector }, { $owner }): { $roll }. Poškození: { $damage }.
eclipse-event-population_wiped_out = { $seat } ničí veškerou populaci ({ $sector }, { $owner }).
eclipse-event-cube_destroyed = { $owner } ztrácí osadníka ({ $sector }): { $square }.
eclipse-event-cube_buried = { $seat } odkládá osadníka na hřbitov: { $track }.
eclipse-event-upkeep_paid = { $seat }: příjem { $income }, údržba { $upkeep }, peníze nyní { $money }.
eclipse-event-produced = { $seat } vyrábí – věda: { $science }, materiál: { $materials }.
eclipse-event-collapsed = { $seat } nemůže zaplatit údržbu: civilizace se hroutí.

## Proč ne: boj a údržba

eclipse-reason-retreat-too-far = Lodě ustupují jen do sousedního sektoru. Tento je příliš daleko: { $sector }.
eclipse-reason-retreat-no-way = Nevede tam otevřená červí díra, ustoupit tam nemůžeš: { $sector }.
eclipse-reason-retreat-no-disc = Lodě ustupují jen do sektoru s tvým diskem vlivu. Zde žádný není: { $sector }.
eclipse-reason-retreat-enemies = Jsou tam nepřátelské lodě ({ $enemies }), ustoupit tam nemůžeš: { $sector }.
eclipse-reason-retreat-declared = Tyto lodě už ustupují do: { $sector }.
eclipse-reason-retreat-not-yet = Střely letí před ústupem.
eclipse-reason-attack-first = Tyto lodě ještě neútočily: { $ship }. Zaútoč a pak přiděl kostky.
eclipse-reason-not-in-battle = Tato loď se neúčastní bitvy: { $sector }.
eclipse-reason-has-acted = Tyto lodě už v tomto kole jednaly: { $ship }.
eclipse-reason-no-missiles = Tyto lodě nemají střely: { $ship }.
eclipse-reason-not-its-turn = Dřív jednají rychlejší lodě: { $ship } (iniciativa { $initiative }).
eclipse-reason-die-misses = Tato kostka mine: { $face } + počítače { $computer } − štíty { $shield } je méně než 6.
eclipse-reason-not-the-enemy = Tato loď nepatří nepříteli v této bitvě.
eclipse-reason-assign-first = Kostky čekají na cíl: { $left }.
eclipse-reason-reputation-first = Vyber žeton pověsti a pokračuj.
eclipse-reason-attack-population-first = Rozhodni, zda zaútočíš na populaci ({ $sector }), a pokračuj.
eclipse-reason-no-cannons = Žádná tvá loď tu nemá kanón. Střely na populaci neútočí.
eclipse-reason-ship-without-cannon = Tato loď nemá kanón: { $ship }.
eclipse-reason-ship-has-attacked = Tyto lodě už na populaci zaútočily: { $ship }.
eclipse-reason-one-ship-attacks = Zaútočit může už jen jedna loď: zaútoč na celý sektor { $sector }.
eclipse-reason-no-bombs = Nemáš tuto technologii: { eclipse-tech-neutron_bombs }.
eclipse-reason-cube-equal = Stejní osadníci jsou jedna volba: vyber prvního z nich ({ $sector }).
eclipse-reason-other-sector-first = O populaci ještě není rozhodnuto: { $sector }.
eclipse-reason-trade-for-money = Teď pomůže jen výměna za peníze. Chybí: { $missing }.
eclipse-reason-pay-first = Údržba ještě není zaplacená. Chybí peněz: { $missing }.

## Složky skóre

eclipse-part-reputation = Žetony pověsti
eclipse-part-ambassadors = Velvyslanci
eclipse-part-sectors = Sektory
eclipse-part-discoveries = Žetony objevů
eclipse-part-monoliths = Monolity
eclipse-part-technologies = Technologie
eclipse-part-traitor = Karta zrádce
eclipse-part-species = Bonus rasy
