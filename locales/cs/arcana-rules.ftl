### Arcana: pravidla ve zkratce. Strany uvádějí kapitoly polských pravidel; čísla H jsou naše výklady (docs/rules/arcana.md).

arcana-rules-aim = Cíl hry

arcana-rule-aim-points = Vítězí cech s nejvíce vítěznými body: relikvie má 3, osobnost 3, místo 5 (H38).
    .title = Vítězné body
    .page = Cel gry

arcana-rules-setup = Příprava

arcana-rule-setup-guilds = Každý vede jiný cech: devět agentů, sídlo a relikvie. Volby se odkryjí společně. Když chtějí tentýž cech dva hráči, rozhodne náhoda a druhý volí znovu.
    .title = Cechy
    .page = Przygotowanie do gry
arcana-rule-setup-piles = V každé oblasti leží dvanáct kořistí: pět oblastí při dvou a čtyřech hráčích, čtyři při třech. Jubileum je mezi posledními šesti kartami Země nikoho.
    .title = Balíčky
    .page = Przygotowanie do gry
arcana-rule-setup-control = Ve dvou hráčích ovládá každý sám dvě oblasti. Ve více leží každá oblast kromě Země nikoho mezi dvěma sousedy a oba ji ovládají (H39).
    .title = Ovládání
    .page = Przygotowanie do gry

arcana-rules-round = Kolo

arcana-rule-round-draw = Každý si dobere čtyři karty. Pokud dojde Hlavní balíček, zamíchají se Zásoby do nového. Pokud není co dobrat, hraje se s méně kartami (H3).
    .title = Dobírání
    .page = Rundy gry
arcana-rule-round-turns = Od prvního hráče doprava hraje každý po jedné kartě, dokud nikdo nemá karty v ruce. Pasovat nejde (H5).
    .title = Tahy
    .page = Rundy gry
arcana-rule-round-fielding = Agenti a získané osobnosti se kladou vedle kořisti: skrytě v oblasti, kterou ovládáš, jinde odkrytě (H6). Počet není omezen (H8).
    .title = Vysílání agentů
    .page = Rundy gry
arcana-rule-round-places = Místo vyvolá svůj účinek a pak jde do Zásob. Pokud nemá přípustný cíl, můžeš ho jen odhodit (H7).
    .title = Místa
    .page = Rundy gry
arcana-rule-round-moving = Účinky působí jen v otevřených oblastech: s kořistí a bez pečeti (H9). Přesunutý agent leží dál stejnou stranou, ale skrytý se odkryje tam, kde jeho majitel oblast neovládá (H10).
    .title = Kam účinky dosáhnou
    .page = Rundy gry
arcana-rule-round-discarding = Každou kartu můžeš odložit do Zásob bez účinku.
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
    .title = Remíza nebo nedostatek
    .page = Rozstrzygnięcie rundy

arcana-rules-end = Konec hry

arcana-rule-end-refill = Prázdné oblasti dostanou novou kořist, pečetě mizí, karta prvního hráče putuje doprava. Vyčerpaný balíček nechá oblast mrtvou (H17).
    .title = Doplnění
    .page = Koniec rundy
arcana-rule-end-jubilee = Když se objeví jubileum, kolo se dohraje a je poslední. Když se objeví při doplňování oblastí, je poslední kolo, které začíná (H18). Hra končí i tehdy, když jsou všechny oblasti mrtvé (H20) nebo šest kol nikdo nic nezíská (H21).
    .title = Jubileum
    .page = Zakończenie gry
arcana-rule-end-scoring = Nejdřív se agenti vrátí z oblastí (H22). Při remíze rozhoduje počet míst, pak osobností, pak kořistí (H23).
    .title = Bodování
    .page = Zakończenie gry

arcana-rules-advanced = Pokročilá hra

arcana-rule-advanced-objectives = Dostaneš čtyři cíle a dva si tajně necháš (H37). Splněné přinesou body na konci, ostatní nic nestojí (H25).
    .title = Cíle
    .page = Karty celów
arcana-rule-advanced-militia = Odhoď relikvii, podívej se na vrchní kartu milice a vyšli ji do libovolné otevřené oblasti (H26). Vrátí se, až někdo kořist získá (H28).
    .title = Milice
    .page = Karty milicji
arcana-rule-advanced-removal = Získanou kořist můžeš natrvalo dát pod svou kartu cechu: boduje, ale už se nedobírá (H30).
    .title = Taktické odstranění karet
    .page = Taktyczne usuwanie kart

## Naše výklady

arcana-rules-rulings = Naše výklady
arcana-rule-h1 = Pořadí oblastí
arcana-rule-h1-text = Oblasti se vyhodnocují po sloupcích z pohledu prvního hráče: zleva, bližší dřív. (H1)
arcana-rule-h2 = Pořadí doplňování
arcana-rule-h2-text = Oblasti se doplňují v pořadí vyhodnocení. (H2)
arcana-rule-h3 = Málo karet
arcana-rule-h3-text = Pokud není co dobrat, hraješ s méně kartami. (H3)
arcana-rule-h4 = Pořadí dobírání
arcana-rule-h4-text = Karty se dobírají v pořadí tahů. (H4)
arcana-rule-h5 = Bez pasování
arcana-rule-h5-text = Dokud máš karty, nemůžeš pasovat. (H5)
arcana-rule-h6 = Lícem nahoru, nebo dolů
arcana-rule-h6-text = Nevybíráš si: v oblasti, kterou ovládáš, leží agenti skrytě, jinde odkrytě. (H6)
arcana-rule-h7 = Místa bez cíle
arcana-rule-h7-text = Místo bez přípustného cíle jde jen odhodit. (H7)
arcana-rule-h8 = Bez omezení
arcana-rule-h8-text = U kořisti může ležet libovolný počet agentů. (H8)
arcana-rule-h9 = Účinky míst
arcana-rule-h9-text = Pravidla účinky míst neuvádějí, všechny jsou tedy naše. Působí jen v otevřených oblastech: s kořistí a bez pečeti. (H9)
arcana-rule-h10 = Přesunutí agenti
arcana-rule-h10-text = Přesunutý agent leží dál stejnou stranou, ale skrytý se odkryje tam, kde jeho vlastník oblast neovládá. (H10)
arcana-rule-h11 = Karty z účinků
arcana-rule-h11-text = Vyhledaná nebo půjčená karta slouží až v pozdějším tahu. (H11)
arcana-rule-h12 = Milici nejde odlákat
arcana-rule-h12-text = Milici nikdo neodláká. (H12)
arcana-rule-h13 = Agenti při úplatku
arcana-rule-h13-text = Všichni tvoji agenti u karty se odkryjí, i když úplatek nevyjde. Agenti soupeřů ne. (H13)
arcana-rule-h14 = Po úplatku
arcana-rule-h14-text = Po úplatku se ke svým vlastníkům vracejí i agenti soupeřů. (H14)
arcana-rule-h15 = Milice podplácí
arcana-rule-h15-text = Milice se do úplatku počítá a stačí místo agenta. (H15)
arcana-rule-h16 = Bez agenta není výhra
arcana-rule-h16-text = Bez agenta u kořisti ji nikdo nezíská. (H16)
arcana-rule-h17 = Prázdné balíčky
arcana-rule-h17-text = Oblast, jejíž balíček došel, je mrtvá: nic se do ní nehraje. (H17)
arcana-rule-h18 = Jubileum
arcana-rule-h18-text = Když se jubileum objeví při doplňování, je poslední kolo, které začíná; stůl si může zvolit i okamžitý konec. Když se objeví během tahů, je poslední toto kolo. (H18)
arcana-rule-h19 = Jubileum není kořist
arcana-rule-h19-text = Jubileum se odloží a na jeho místo přijde další karta. (H19)
arcana-rule-h20 = Všechny oblasti mrtvé
arcana-rule-h20-text = Když jsou všechny oblasti mrtvé, hra končí. (H20)
arcana-rule-h21 = Šest tichých kol
arcana-rule-h21-text = Když šest kol nikdo nic nezíská, hra končí a oblasti se už nedoplňují. (H21)
arcana-rule-h22 = Před bodováním
arcana-rule-h22-text = Před počítáním bodů se všichni agenti vrátí ke svým vlastníkům. (H22)
arcana-rule-h23 = Remízy
arcana-rule-h23-text = O remíze rozhoduje počet míst, pak osobností, pak kořistí. Když je to pořád stejné, vítězství je společné. (H23)
arcana-rule-h24 = Kdy vybírat cíle
arcana-rule-h24-text = Cíle se vybírají po ceších a prvních kořistech, před prvním dobíráním. (H24)
arcana-rule-h25 = Nesplněné cíle
arcana-rule-h25-text = Nesplněné cíle nic nestojí. Tvoje je to, co leží v Hlavním balíčku, Zásobách, ruce, Rezervě a oblastech, bez vlastních karet cechu. (H25)
arcana-rule-h26 = Povolání milice
arcana-rule-h26-text = Kartu milice nejdřív uvidíš a pak vybereš kteroukoli otevřenou oblast. Počítá se jako tvůj agent. (H26)
arcana-rule-h27 = Milici nejde vrátit
arcana-rule-h27-text = Povolání milice nejde vrátit: kartu už znáš. (H27)
arcana-rule-h28 = Kdy se milice vrací
arcana-rule-h28-text = Milice se vrátí, když někdo kořist získá. Při remíze nebo nedostatku zůstává. (H28)
arcana-rule-h29 = Není koho povolat
arcana-rule-h29-text = Milici nejde povolat, když je její balíček prázdný nebo není otevřená oblast. (H29)
arcana-rule-h30 = Odstranění je konečné
arcana-rule-h30-text = Odstranit jde jen právě získanou kartu. Vidí to všichni a karta se nevrací. (H30)
arcana-rule-h31 = Veřejné Zásoby
arcana-rule-h31-text = Do všech Zásob se může dívat každý. (H31)
arcana-rule-h32 = Co vidíš
arcana-rule-h32-text = Nikdy neuvidíš kartu, která je před tebou skrytá. (H32)
arcana-rule-h33 = Průběh hry neprozrazuje
arcana-rule-h33-text = Průběh hry jmenuje skrytou kartu, až když se odkryje. (H33)
arcana-rule-h34 = Stejné semínko, stejná hra
arcana-rule-h34-text = Stejné semínko náhody a stejné tahy dají stejnou hru. (H34)
arcana-rule-h35 = Hodnoty karet
arcana-rule-h35-text = Pravidla nemají seznam karet. Tištění jsou jen Arkabast, Goblin a Roh z příkladu a počty karet každého typu. Ostatní hodnoty, prahy a ceny jsou naše. (H35)
arcana-rule-h36 = Názvy a čtvrti
arcana-rule-h36-text = Ostatní názvy karet a šest čtvrtí jsou naše. (H36)
arcana-rule-h37 = Cíle
arcana-rule-h37-text = Pravidla říkají, jak se cíle rozdávají, ne jaké jsou. 22 cílů a jejich body jsou naše. (H37)
arcana-rule-h38 = Body za typ
arcana-rule-h38-text = Relikvie i osobnost mají po 3 bodech, místo 5. Tištěné karty se mohou lišit. (H38)
arcana-rule-h39 = Společné oblasti
arcana-rule-h39-text = Ve třech a čtyřech hráčích leží každá oblast kromě Země nikoho mezi dvěma sousedy a oba ji ovládají. Pravidla to ukazují jen na obrázku, který nemáme. (H39)

## Kapitoly pravidel

arcana-chapter-cel-gry = Cíl hry
arcana-chapter-przygotowanie-do-gry = Příprava hry
arcana-chapter-rundy-gry = Kola hry
arcana-chapter-relikty = Relikvie
arcana-chapter-rozstrzygniecie-rundy = Vyhodnocení kola
arcana-chapter-koniec-rundy = Konec kola
arcana-chapter-zakonczenie-gry = Konec hry
arcana-chapter-karty-celow = Karty cílů
arcana-chapter-karty-milicji = Karty milice
arcana-chapter-taktyczne-usuwanie-kart = Taktické odstranění karet
