### Arcana: pravidla ve zkratce. Strany uvádějí kapitoly polských pravidel; čísla H jsou domácí pravidla (docs/rules/arcana.md).

arcana-rules-aim = Cíl hry

arcana-rule-aim-points = Vítězí cech s nejvíce vítěznými body: relikvie dává 1, osobnost 3, místo 5.
    .title = Vítězné body
    .page = Cel gry

arcana-rules-setup = Příprava

arcana-rule-setup-guilds = Každý vede jiný cech: devět agentů, sídlo a relikvie. Volby se odkryjí společně; spor rozhodne los a kdo prohraje, volí znovu.
    .title = Cechy
    .page = Przygotowanie do gry
arcana-rule-setup-piles = V každé oblasti leží dvanáct kořistí: pět oblastí při dvou a čtyřech hráčích, čtyři při třech. Jubileum je mezi posledními šesti kartami Země nikoho.
    .title = Balíčky
    .page = Przygotowanie do gry
arcana-rule-setup-control = Při dvou hráčích každý ovládá sám dvě oblasti; při více leží každá oblast kromě Země nikoho mezi dvěma sousedy a oba ji ovládají.
    .title = Ovládání
    .page = Przygotowanie do gry

arcana-rules-round = Kolo

arcana-rule-round-draw = Každý si dobere čtyři karty. Pokud dojde Hlavní balíček, zamíchají se Zásoby do nového. Pokud není co dobrat, hraje se s méně kartami (H3).
    .title = Dobírání
    .page = Rundy gry
arcana-rule-round-turns = Od prvního hráče doprava hraje každý po jedné kartě, dokud nejsou všechny ruce prázdné. Vzdát se tahu nelze (H5).
    .title = Tahy
    .page = Rundy gry
arcana-rule-round-fielding = Agenti a získané osobnosti se kladou vedle kořisti: skrytě v oblasti, kterou ovládáš, jinde odkrytě (H6). Počet není omezen (H8).
    .title = Vysílání agentů
    .page = Rundy gry
arcana-rule-round-places = Místo vyvolá svůj účinek a pak jde do Zásob. Pokud nemá přípustný cíl, lze ho jen odhodit (H7).
    .title = Místa
    .page = Rundy gry
arcana-rule-round-moving = Účinky působí jen v otevřených oblastech: s kořistí a bez pečeti (H9). Přesunutý agent leží dál stejnou stranou, ale skrytý se odkryje tam, kde jeho majitel oblast neovládá (H10).
    .title = Kam účinky dosáhnou
    .page = Rundy gry
arcana-rule-round-discarding = Každou kartu lze odložit do Zásob bez účinku.
    .title = Odhazování
    .page = Rundy gry

arcana-rules-bribery = Úplatek

arcana-rule-bribery-sum = Relikvie se hraje tam, kde máš u osobnosti agenta nebo milici (H15). Všichni tvoji agenti u ní se odkryjí (H13); jejich hodnoty ve zlatém arkánu a dukáty relikvie musí dosáhnout ceny.
    .title = Součet
    .page = Relikty
arcana-rule-bribery-won = Osobnost získáváš hned, ať tam mají ostatní cokoli. Všichni agenti se vrátí do Zásob (H14) a odkryje se další kořist.
    .title = Úspěch
    .page = Relikty
arcana-rule-bribery-failed = Do Zásob přijde jen relikvie; agenti zůstávají.
    .title = Neúspěch
    .page = Relikty

arcana-rules-resolution = Vyhodnocení

arcana-rule-resolution-order = Oblasti se vyhodnocují po sloupcích z pohledu prvního hráče, zleva, bližší dříve (H1).
    .title = Pořadí
    .page = Rozstrzygnięcie rundy
arcana-rule-resolution-winner = Agenti se počítají ve zlatém arkánu kořisti. Vyhrává nejvyšší součet, který dosáhne prahu; pak se všichni agenti vrátí do Zásob.
    .title = Vítěz
    .page = Rozstrzygnięcie rundy
arcana-rule-resolution-stays = Pokud jsou nejvyšší součty stejné nebo nikdo nedosáhne prahu, kořist i agenti zůstávají odkrytí a počítají se v dalších kolech.
    .title = Shoda nebo nedostatek
    .page = Rozstrzygnięcie rundy

arcana-rules-end = Konec hry

arcana-rule-end-refill = Prázdné oblasti dostanou novou kořist, pečetě mizí, karta prvního hráče putuje doprava. Vyčerpaný balíček nechá oblast mrtvou (H17).
    .title = Doplnění
    .page = Koniec rundy
arcana-rule-end-jubilee = Když se objeví jubileum, kolo se dohraje a je poslední. Objeví-li se při doplňování oblastí, je poslední kolo, které začíná (H18). Hra končí i tehdy, když jsou všechny oblasti mrtvé (H20) nebo šest kol nikdo nic nezíská (H21).
    .title = Jubileum
    .page = Zakończenie gry
arcana-rule-end-scoring = Nejdřív se agenti vrátí z oblastí (H22). Při shodě rozhoduje počet míst, pak osobností, pak kořistí (H23).
    .title = Bodování
    .page = Zakończenie gry

arcana-rules-advanced = Pokročilá hra

arcana-rule-advanced-objectives = Každý dostane čtyři a dva si tajně nechá. Splněné přinesou body na konci, ostatní nic nestojí (H25).
    .title = Cíle
    .page = Karty celów
arcana-rule-advanced-militia = Odhoď relikvii, podívej se na vrchní kartu milice a vyšli ji do libovolné otevřené oblasti (H26). Vrátí se, až někdo kořist získá (H28).
    .title = Milice
    .page = Karty milicji
arcana-rule-advanced-removal = Kdo získá kořist, může ji natrvalo dát pod kartu cechu: boduje, ale už se nedobírá (H30).
    .title = Taktické odstranění karet
    .page = Taktyczne usuwanie kart
