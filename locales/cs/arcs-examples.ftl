### Arcs: příklady z pravidel krok za krokem. Pozice: web/src/games/arcs/examples.toml.

## Kolo karet (str. 8–11)

arcs-example-surpass-1 = Máš iniciativu a hraješ hlavní kartu { arcs-card-construction_4 }: tři akční body na stavbu nebo opravu.
arcs-example-surpass-2 = Před akcemi můžeš vyhlásit ambici své karty. Číslo 4 je { arcs-ambition-warlord }.
arcs-example-surpass-3 = { arcs-ambition-warlord } dostane nejlepší žeton. Nulový žeton zakryje číslo: karta platí za 0, ale tři akční body zůstávají.
arcs-example-surpass-4 = Jeden bod postavil město, druhý opravil loď. Třetí nevyužiješ. Nemusíš.
arcs-example-surpass-5 = Další hráč odporuje kartou { arcs-card-aggression_4 }: jiný typ, jakékoli číslo, jedna akce. Letí dvě lodě.
arcs-example-surpass-6 = Třetí hráč překoná kartou { arcs-card-construction_5 }: tvůj typ a víc než tvoje 0. Dva body, dvě lodě.
arcs-example-surpass-7 = Iniciativu nikdo neuchvátil, takže ji získá nejvyšší překonávající karta. Příští kolo začíná třetí hráč.

## Daně (str. 12)

arcs-example-tax-1 = Hraješ správu. Jedno z těchto měst je tvoje. Druhé má soupeř, ale máš tam víc nepoškozených lodí: ovládáš ho.
arcs-example-tax-2 = Nejdřív vybereš daně z vlastního města. Jeho planeta dává materiál.
arcs-example-tax-3 = Jeden materiál leží na volném poli. Z tohoto města už v tomto tahu daně nevybereš.
arcs-example-tax-4 = Teď soupeřovo město. Systém ovládáš, takže z něj můžeš vybrat daně.
arcs-example-tax-5 = Získáš psionika a zajmeš soupeřova agenta. Zajatci se počítají k ambici { arcs-ambition-tyrant }.

## Urychlený pohyb (str. 13)

arcs-example-catapult-1 = Tvoje dvě lodě startují z tvého doku, takže využijí urychlený pohyb: jedna akce, několik kroků.
arcs-example-catapult-2 = Jsou v systému { arcs-system-gate_4 }. Nikdo jiný ho neovládá, takže můžou letět dál.
arcs-example-catapult-3 = Pak přijde { arcs-system-gate_5 }. Soupeř tam má dvě nepoškozené lodě a ovládá ji.
arcs-example-catapult-4 = Tady musí zastavit: urychlený pohyb končí v bráně, kterou ovládá někdo jiný, i na každé planetě. Dál až další akcí pohybu.

## Bitva, pobouření, plenění dvora, nájezd (str. 15–16)

arcs-example-battle_order-1 = Máš tu čtyři nepoškozené lodě. Soupeř má jednu nepoškozenou, dvě poškozené a poškozené město.
arcs-example-battle_order-2 = Začneš bitvu. Čtyři lodě, tedy nejvýš čtyři kostky. Kostky nájezdu můžeš vzít, protože tu má soupeř budovu.
arcs-example-battle_order-3 = Vybereš dvě kostky útoku a dvě nájezdu a hodíš.
arcs-example-battle_order-4 = Nejdřív ztráty: zásah za plamen a jeden za protiúder, protože soupeř má jednu nepoškozenou loď. Poškodíš dvě své lodě.
arcs-example-battle_order-5 = Pak tvůj zásah. Poškodíš poslední nepoškozenou loď soupeře; můžeš taky zničit poškozenou.
arcs-example-battle_order-6 = Symbol budovy zasáhne město. Bylo poškozené, takže je zničené: trofej, která se počítá k ambici { arcs-ambition-warlord }.
arcs-example-battle_order-7 = Pobouření: bylo to město relikvií, takže odhodíš relikvie a karty gildy s relikvií. Relikvie ti už zajištění nekoupí.
arcs-example-battle_order-8 = Vypleníš dvůr: vezmeš kartu { arcs-card-mining_interest }, na které měl soupeř agenta. Všichni tři agenti z ní jsou tvoje trofeje.
arcs-example-battle_order-9 = Padly i dva klíče: stačí na materiál a zbraň, po jednom klíči. Relikvie by stála tři.
