### Arcs: stůl v prohlížeči.

## Vyhlídky v bitvě

arcs-odds-hits = Zásahy lodí
arcs-odds-buildings = Zásahy budov
arcs-odds-keys = Klíče
arcs-odds-losses = Zásahy tvých lodí
arcs-odds-intercept = Protiúder

## Počty k nastavení

arcs-amount-number-fresh = Nepoškozené lodě
arcs-amount-number-damaged = Poškozené lodě
arcs-amount-die-skirmish = Šarvátka
arcs-amount-die-assault = Útok
arcs-amount-die-raid = Nájezd
arcs-amount-number = Kolik?

## Tlačítka

arcs-web-verb-lead = Zahrát jako hlavní
arcs-web-verb-surpass = Překonat
arcs-web-verb-copy = Kopírovat lícem dolů
arcs-web-verb-pivot = Odporovat
arcs-web-verb-pass = Postoupit iniciativu
arcs-web-verb-declare = Vyhlásit ambici
arcs-web-verb-seize = Uchvátit iniciativu
arcs-web-verb-tax = Vybrat daně
arcs-web-verb-build-city = Postavit město
arcs-web-verb-build-starport = Postavit dok
arcs-web-verb-build-ship = Postavit loď
arcs-web-verb-repair = Opravit
arcs-web-verb-influence = Uplatnit vliv
arcs-web-verb-secure = Zajistit
arcs-web-verb-battle = Svést bitvu
arcs-web-verb-end-turn = Ukončit tah
arcs-web-verb-done = Hotovo
arcs-web-verb-keep = Ponechat karty
arcs-web-verb-mulligan = Vyměnit karty
arcs-web-verb-rearrange = Přeskládat
arcs-web-verb-leave-empty = Nechat pole prázdné
arcs-web-verb-discard = Odhodit
arcs-web-verb-prelude = Použít v Předzvěsti
arcs-web-verb-reroll = Hodit znovu
arcs-web-verb-build = { arcs-action-build }
arcs-web-verb-move = { arcs-action-move }
arcs-web-verb-manufacture = { arcs-action-manufacture }
arcs-web-verb-synthesize = { arcs-action-synthesize }
arcs-web-verb-pressgang = { arcs-action-pressgang }
arcs-web-verb-execute = { arcs-action-execute }
arcs-web-verb-abduct = { arcs-action-abduct }
arcs-web-verb-trade = { arcs-action-trade }
arcs-web-verb-summon = { arcs-action-summon }
arcs-web-verb-fire_rifles = { arcs-action-fire_rifles }
arcs-web-verb-nurture = { arcs-action-nurture }
arcs-web-verb-prune = { arcs-action-prune }

## Kratší slova tam, kde zbytek ukazuje obrazovka

arcs-web-do-collect-dice =
    { $dice ->
        [0] Neházet
        [one] Hodit { $dice } kostkou
        [few] Hodit { $dice } kostkami
       *[other] Hodit { $dice } kostkami
    }
arcs-web-do-pick-number-rifles-dice =
    { $n ->
        [one] Hodit { $n } kostkou
        [few] Hodit { $n } kostkami
       *[other] Hodit { $n } kostkami
    }
arcs-web-do-assign-hits = Vyhodnotit: poškozeno { $damage }, zničeno { $destroy }
arcs-web-do-ships =
    { $damaged ->
        [0] Přesunout: { $fresh }
       *[other] Přesunout: nepoškozené { $fresh }, poškozené { $damaged }
    }
arcs-web-do-done-catapult = Zastavit tady
arcs-web-do-done-raid = Zbytek nechat být
arcs-web-do-done-reroll = Nechat kostky ležet

## Bitva

arcs-hit-ship = Poškodit loď
arcs-hit-wreck = Zničit loď
arcs-web-hits = Lodě, které můžeš zasáhnout
arcs-web-hit-ship = Nepoškozená loď: zásah ji poškodí
arcs-web-hit-wreck = Poškozená loď: zásah ji zničí
arcs-web-destroyed = Bude zničena
arcs-web-hits-weakest = Nejdřív nejslabší
arcs-web-hits-spare = Co nejméně ztrát
arcs-web-hits-left =
    { $n ->
        [one] Zbývá { $n } zásah
        [few] Zbývají { $n } zásahy
       *[other] Zbývá { $n } zásahů
    }
arcs-web-keys-left =
    { $n ->
        [one] { $n } klíč
        [few] { $n } klíče
       *[other] { $n } klíčů
    }
arcs-web-stake = Zničení města vyvolá pobouření: { $resource }.
arcs-web-stake-loss = Ztratíš:
arcs-web-stake-nothing = Nemáš zdroje ani karty tohoto typu.

## Mapa

arcs-web-map = Mapa Pomezí
arcs-web-out = Mimo hru
arcs-web-cluster = Hvězdokupa { $n }
arcs-web-ships-at = Lodě: { $system }
arcs-web-wrecks-at = Poškozené lodě: { $system }
arcs-web-building-at = { $piece } ({ $owner }): { $system }
arcs-web-building =
    { $damaged ->
        [yes] { $piece } s poškozením ({ $owner }): { $system }
       *[other] { $piece } ({ $owner }): { $system }
    }
arcs-web-ships-of =
    { $damaged ->
        [yes] Poškozené lodě × { $n } ({ $owner }): { $system }
       *[other] Lodě × { $n } ({ $owner }): { $system }
    }
arcs-web-voyage = Cesta lodí
arcs-web-stayed = zůstalo
arcs-web-stay = zůstává
arcs-web-go-on = letí
arcs-web-group = skupina
arcs-web-party =
    { $damaged ->
        [0] nepoškozené: { $fresh }
       *[other] nepoškozené: { $fresh }, poškozené: { $damaged }
    }
arcs-web-nearer = Přiblížit
arcs-web-fit = Celá mapa
arcs-web-go = Ukázat, co můžeš udělat

## Kolo

arcs-web-lead = Hlavní: { $suit }
arcs-web-no-lead = Zatím bez hlavní karty
arcs-web-played = { $name } – { $mode }: { $card }
arcs-web-face-down = Lícem dolů: { $name }
arcs-web-seizing = Druhá karta lícem dolů za iniciativu: { $name }
arcs-web-initiative = Iniciativa
arcs-web-initiative-seized = Uchvácená iniciativa
arcs-web-zero = Počítá se jako 0
arcs-web-chapter = Kapitola { $n } z { $of }
arcs-web-pips =
    { $n ->
        [one] { $n } akční bod
        [few] { $n } akční body
       *[other] { $n } akčních bodů
    }
arcs-web-any-ambition = Libovolná ambice
arcs-web-can-lead = může být hlavní
arcs-web-can-surpass = může překonat
arcs-web-can-copy = může kopírovat
arcs-web-can-pivot = může odporovat

## Ambice a bodování

arcs-web-ambitions = Ambice
arcs-web-race = Moc. Hra končí po kapitole, ve které někdo dosáhne { $goal }
arcs-web-free = Dostupné žetony:
arcs-web-marker = První místo { $first }, druhé { $second }
arcs-web-phantom = Tyto žetony se počítají jako třetí hráč
arcs-web-phantom-row = Žetony na ambici, jako třetí hráč
arcs-web-supply = Zásoba
arcs-web-supply-of = V zásobě – { $resource }: { $n }
arcs-web-scoring = Konec kapitoly { $n }
arcs-web-endings = Ukázat znovu, konec kapitoly:
arcs-web-nobody = Nikdo neboduje.
arcs-web-power = Moc
arcs-web-scoring-sum = Moc v této kapitole
arcs-web-power-now = Moc nyní: { $n }

## Dvůr

arcs-web-court = Dvůr
arcs-web-court-deck = Karty v balíčku dvora
arcs-web-court-discard = Odhozené karty dvora
arcs-web-court-empty = Balíček došel
arcs-web-agents-of = Agenti, { $name }: { $n }
arcs-web-leads = Má nejvíce agentů
arcs-web-no-agents = bez agentů
arcs-web-raid-cost = Cena za nájezd v klíčích
arcs-web-read = Přečíst: { $card }
arcs-web-why-card = Proč ji teď nemohu použít?
arcs-web-draft-map = Podívat se na mapu
arcs-web-draft-cards = Zpět ke kartám
arcs-web-starts = Začátek
arcs-web-start-here = Tady začíná { $name }: { $letter }
arcs-web-draft = Vůdci a příběhy

## Hráči

arcs-web-hand = Karty v ruce
arcs-web-empty-hand = Nemáš v ruce karty.
arcs-web-trophies = Trofeje
arcs-web-captives = Zajatci
arcs-web-agents = Agenti
arcs-web-ships = Lodě v zásobě
arcs-web-outrage = Pobouření
arcs-web-slots = Pole pro zdroje: { $name }
arcs-web-slot = { $what }, pole { $n } ({ $owner })
arcs-web-empty-slot = Prázdné
arcs-web-arriving = Přichází: { $what }
arcs-web-locked = Zakryto městem

## Součásti hry

arcs-web-group-ambitions = Ambice
arcs-web-group-resources = Zdroje
arcs-web-group-suits = Typy karet
arcs-web-group-administration = Karty akcí: { arcs-suit-administration }
arcs-web-group-aggression = Karty akcí: { arcs-suit-aggression }
arcs-web-group-construction = Karty akcí: { arcs-suit-construction }
arcs-web-group-mobilization = Karty akcí: { arcs-suit-mobilization }
arcs-web-group-guild = Karty gildy
arcs-web-group-vox = Ozvěny
arcs-web-group-leaders = Vůdci
arcs-web-group-lore = Příběhy
arcs-web-wasted = Žádnou akci za to nedostaneš: zdroj se utratí nadarmo.
arcs-web-tie = Remízu vyhrává první v pořadí tahu. (s. 19)
