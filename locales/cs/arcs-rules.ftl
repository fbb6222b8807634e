# Arcs: pravidla ve zkratce, kapitolu po kapitole, vlastními slovy. Čísla stran odkazují na tištěná pravidla.

## Cíl hry

arcs-rules-aim = Cíl
arcs-rule-aim = Cíl hry
arcs-rule-aim-text = Vyhrává hráč, který má na konci hry nejvíce moci. Moc přinášejí ambice, bodované na konci každé kapitoly. (s. 2)

## Příprava hry

arcs-rules-setup = Příprava hry
arcs-rule-setup_cards = Karty akcí ve hře
arcs-rule-setup_cards-text = Ve dvou a třech hráčích se používají jen karty 2 až 6; ve čtyřech se přidají karty 1 a 7. (s. 4)
arcs-rule-setup_court = Řada dvora
arcs-rule-setup_court-text = Karty gildy a ozvěny se zamíchají dohromady. Ve dvou hráčích leží odkryté tři karty, ve třech a čtyřech čtyři. (s. 4)
arcs-rule-setup_map = Hvězdokupy mimo hru
arcs-rule-setup_map-text = Karta přípravy hry pro daný počet hráčů vyřadí jednu hvězdokupu (čtyři hráči) nebo dvě (dva nebo tři hráči). (s. 4)
arcs-rule-setup_phantom = Žetony na ambicích ve dvou hráčích
arcs-rule-setup_phantom-text = Za každou ze šesti překrytých planet leží jeden žeton na poli ambice: materiály a palivo na Magnátovi, zbraně na Vojevůdci, relikvie na Správci, psionici na Empatovi. (s. 4)
arcs-rule-setup_pieces = Počáteční komponenty
arcs-rule-setup_pieces-text = Podle karty přípravy umístí každý v pořadí tahu 3 lodě a město do A, 3 lodě a dok do B a 2 lodě do každého C. (s. 5)
arcs-rule-setup_resources = Počáteční zdroje
arcs-rule-setup_resources-text = Na dvě pole pro zdroje nejvíce vlevo přijdou typy planet A a B, v tomto pořadí. (s. 5)
arcs-rule-setup_hand = Počáteční karty
arcs-rule-setup_hand-text = Každý dostane 6 karet akcí. Zbytek se zamíchá a tvoří zakrytý odhazovací balíček karet akcí. (s. 5)
arcs-rule-mulligan = Pravidlo „Druhé ruky“
arcs-rule-mulligan-text = Ve dvou hráčích může ten, kdo nemá iniciativu, po rozdání jednou odhodit všech 6 karet a dobrat si 6 nových, které si musí nechat. (s. 5 a 19)

## Základní pojmy

arcs-rules-basics = Základní pojmy
arcs-rule-map = Mapa
arcs-rule-map-text = Šest hvězdokup po čtyřech systémech: brána a tři planety. Planeta má typ a jedno nebo dvě pole pro budovu; brána nemá typ ani pole. (s. 6)
arcs-rule-adjacent = Sousední systémy
arcs-rule-adjacent-text = Systémy sousedí, pokud je dělí tenká hranice. Brána sousedí s planetami své hvězdokupy a s bránami po obou stranách. Silná nepravidelná hranice odděluje. (s. 6)
arcs-rule-out_of_play = Mimo hru
arcs-rule-out_of_play-text = Hvězdokupa mimo hru neexistuje. Žeton cesty na její bráně činí brány po obou stranách navzájem sousedními. (s. 6 a 13)
arcs-rule-control = Ovládnutí
arcs-rule-control-text = Systém a vše v něm ovládáš, pokud tam máš více nepoškozených lodí než kterýkoli soupeř. Při remíze ho neovládá nikdo. (s. 7)
arcs-rule-damage = Nepoškozené a poškozené
arcs-rule-damage-text = Zásah nepoškozenou komponentu poškodí a poškozenou zničí. V bitvě si útočník bere jako trofeje zničené komponenty obránce a obránce zničené lodě útočníka. (s. 7 a 14)
arcs-rule-captives = Zajatci
arcs-rule-captives-text = Zajatí agenti leží na tvém poli zajatců a počítají se k Tyranovi. (s. 7)
arcs-rule-trophies = Trofeje
arcs-rule-trophies-text = Komponenty soupeřů zničené v bitvě leží na tvém poli trofejí a počítají se k Vojevůdci. (s. 7)

## Průběh kapitoly

arcs-rules-chapter = Průběh kapitoly
arcs-rule-lead = Hlavní karta
arcs-rule-lead-text = Hráč s iniciativou zahraje kartu lícem nahoru a za každý její akční bod provede jednu akci jejího typu. Akční body nemusí využít. (s. 8)
arcs-rule-pass = Postoupení iniciativy
arcs-rule-pass-text = S iniciativou můžeš svůj tah přeskočit a bez karet musíš: žeton dostane další hráč s kartami po směru hodinových ručiček a kolo končí. Pokud po sobě přeskočí tah všichni hráči s kartami, odhodí se všechny karty z ruky a kapitola končí. (s. 8)
arcs-rule-declare = Vyhlášení ambice
arcs-rule-declare-text = Když hráč s iniciativou zahraje hlavní kartu, může před akcemi vyhlásit její ambici: dostane nejvyšší dostupný žeton a nulový žeton změní číslo karty na 0. Karta 1 ambici nemá, karta 7 dovoluje libovolnou. Bez dostupných žetonů vyhlásit nejde. (s. 9)
arcs-rule-surpass = Překonání
arcs-rule-surpass-text = Zahraj lícem nahoru kartu typu hlavní karty s číslem vyšším, než má ona, a využij všechny její akční body. (s. 10)
arcs-rule-copy = Kopírování
arcs-rule-copy-text = Zahraj libovolnou kartu lícem dolů a proveď jednu akci typu hlavní karty. (s. 10)
arcs-rule-pivot = Odporování
arcs-rule-pivot-text = Zahraj lícem nahoru kartu jiného typu a proveď jednu akci jejího typu. (s. 10)
arcs-rule-seize = Uchvácení iniciativy
arcs-rule-seize-text = Když iniciativu nemáš, můžeš před akcemi přidat druhou kartu lícem dolů a iniciativu uchvátit. Překonání kartou 7 ji uchvátí i bez ní. Jde to jednou za kolo a hráč s iniciativou to udělat nemůže. (s. 10)
arcs-rule-initiative = Kdo bude mít iniciativu
arcs-rule-initiative-text = Iniciativu si nechá hráč, který ji uchvátil. Pokud ji nikdo neuchvátil, dostane ji hráč, který překonal nejvyšší kartou. Pokud nikdo nepřekonal, zůstává. (s. 11)
arcs-rule-round_end = Konec kola
arcs-rule-round_end-text = Všechny zahrané karty se odhodí lícem dolů. Pokud má někdo ještě karty, začne nové kolo, jinak kapitola končí. (s. 11)

## Běžné akce

arcs-rules-actions = Běžné akce
arcs-rule-tax = Daně
arcs-rule-tax-text = Vyber vlastní město nebo soupeřovo město, které ovládáš, a získej zdroj typu jeho planety. Soupeři navíc zajmeš agenta z jeho zásoby, i když už zdroj došel. Každé město jednou za tah. (s. 12)
arcs-rule-build = Stavba
arcs-rule-build-text = Umísti město nebo dok na prázdné pole tam, kde máš komponentu, nebo loď k vlastnímu doku; každý dok postaví jednu loď za tah. V systému ovládaném soupeřem je nová komponenta poškozená. (s. 12)
arcs-rule-move = Pohyb
arcs-rule-move-text = Přesuň libovolný počet vlastních lodí z jednoho systému do jednoho sousedního. (s. 13)
arcs-rule-catapult = Urychlený pohyb
arcs-rule-catapult-text = Lodě, které vyrážejí od tvého doku, mohou pokračovat od brány k bráně a cestou lodě nechávat, dokud nevstoupí na jakoukoli planetu nebo do brány, kterou ovládá soupeř. (s. 13)
arcs-rule-repair = Oprava
arcs-rule-repair-text = Oprav jednu vlastní poškozenou komponentu kdekoli na mapě. (s. 13)
arcs-rule-influence = Vliv
arcs-rule-influence-text = Umísti jednoho agenta ze své zásoby na libovolnou kartu dvora. (s. 13)
arcs-rule-secure = Zajištění
arcs-rule-secure-text = Vezmi si kartu dvora, na které máš více agentů než kterýkoli soupeř. Tvoji agenti se vrátí, agenti soupeřů se stanou tvými zajatci, ozvěna se vyhodnotí a místo se doplní z balíčku. (s. 13)

## Bitva

arcs-rules-battle = Bitva
arcs-rule-battle = Bitva
arcs-rule-battle-text = Vyber systém se svými loděmi a soupeře, který tam má komponenty. Všechny tvé lodě v něm útočí, všechny jeho komponenty se brání. (s. 14)
arcs-rule-dice = Braní kostek
arcs-rule-dice-text = Nejvýše jedna kostka za každou útočící loď, v libovolné kombinaci, nejvýše šest jednoho druhu. (s. 14)
arcs-rule-raid_dice = Kostky nájezdu
arcs-rule-raid_dice-text = Kostky nájezdu si můžeš vzít jen proti obránci, který má budovu v systému bitvy nebo nemá žádnou budovu na mapě. (s. 14)
arcs-rule-battle_order = Vyhodnocení kostek
arcs-rule-battle_order-text = Postupně: zásahy tvých lodí, protiúder, zásahy lodí a potom budov, zásahy budov, nájezd. O všem rozhoduje útočník. (s. 14)
arcs-rule-intercept = Protiúder
arcs-rule-intercept-text = Libovolný počet symbolů znamená jeden protiúder: tvé lodě utrží jeden zásah za každou nepoškozenou bránící se loď. (s. 14)
arcs-rule-outrage = Vyvolání pobouření
arcs-rule-outrage-text = Když zničíš město, odhoď všechny své zdroje a karty gildy typu jeho planety a označ tento typ agentem: takové zdroje ti už nedávají svou akci Předzvěsti. (s. 16)
arcs-rule-ransack = Vyplenění dvora
arcs-rule-ransack-text = Po pobouření si zajistíš libovolnou kartu dvora, na které je agent obránce. Agenti soupeřů z ní jsou trofeje, ne zajatci. (s. 16)
arcs-rule-raid = Nájezd
arcs-rule-raid-text = Pokud ti zůstala útočící loď, kradeš za hozené klíče obránci jeden po druhém zdroje a karty gildy, každý za jeho cenu za nájezd. (s. 16)

## Zdroje a karty gildy

arcs-rules-resources = Zdroje a karty gildy
arcs-rule-spend = Utrácení zdrojů
arcs-rule-spend-text = Ve své Předzvěsti můžeš utratit libovolný počet zdrojů: materiály dávají stavbu nebo opravu, palivo pohyb, relikvie zajištění, psionik akci typu hlavní karty; díky zbraním jdou akční body v tomto tahu utratit i za bitvu. (s. 17)
arcs-rule-slots = Pole pro zdroje
arcs-rule-slots-text = Získaný zdroj potřebuje odkryté pole; při získání můžeš zdroje přeskládat a co se nevejde, odhodíš. Města, která opustí desku, pole odkrývají. (s. 17)
arcs-rule-cards_hold = Zdroje na kartách
arcs-rule-cards_hold-text = Můžeš je utrácet a počítají se k ambicím, ale ukrást jdou jen tehdy, když to říká karta. Na ukradené kartě zůstávají, a když je karta odhozena nebo pohřbena, vracejí se do zásoby. (s. 17)
arcs-rule-guild = Karty gildy
arcs-rule-guild-text = Symbol se počítá k ambicím jako zdroj; symboly zbraní se nepočítají k žádné. Text dává nové akce a modifikátory. Cena za nájezd je to, co zaplatí útočník. (s. 17)

## Ukončení kapitoly

arcs-rules-end = Ukončení kapitoly
arcs-rule-score = Bodování ambicí
arcs-rule-score-text = Boduje se každá ambice s žetonem. První místo získá vyšší hodnoty jejích žetonů, druhé nižší. (s. 18)
arcs-rule-ties = Remízy
arcs-rule-ties-text = Všichni remizující na prvním místě obsadí druhé. Remizující na druhém nezískají nic. (s. 18)
arcs-rule-qualify = Podmínka
arcs-rule-qualify-text = Pokud nemáš nic, co se k ambici počítá, nezískáš za ni žádnou moc. (s. 18)
arcs-rule-city_bonus = Bonusová moc za města
arcs-rule-city_bonus-text = První místo bez remízy přinese o 2 body moci více, pokud je na tvé desce odkryté pole „+2“, a o 5 více, pokud je odkryté i pole „+3“. Jednou za ambici. (s. 18)
arcs-rule-phantom = Bodování ve hře 2 hráčů
arcs-rule-phantom-text = Žetony na polích ambicí se počítají, jako by je měl třetí hráč. Zbraně na Vojevůdci jsou trofeje. (s. 18)
arcs-rule-clean_up = Úklid
arcs-rule-clean_up-text = Pokud byl bodován Vojevůdce, vrátí se všechny trofeje, pokud byl bodován Tyran, všichni zajatci. Žetony se vrátí a nejnižší dosud neotočený se otočí. (s. 19)
arcs-rule-game_end = Konec hry
arcs-rule-game_end-text = Hra končí po kapitole, ve které někdo dosáhne 27 bodů moci (čtyři hráči), 30 (tři) nebo 33 (dva), nebo po kapitole 5. Remízu vyhrává první v pořadí tahu. (s. 19)
arcs-rule-deal = Dobírání karet
arcs-rule-deal-text = Zamíchají se všechny karty akcí, každý dostane 6, zbytek se zamíchá do zakrytého odhazovacího balíčku. (s. 19)

## Ostatní akce

arcs-rules-other = Ostatní akce
arcs-rule-prelude = Předzvěst
arcs-rule-prelude-text = Od zahrání karty do utracení jejího prvního akčního bodu můžeš provést libovolný počet akcí Předzvěsti. Utracené zdroje se do zásoby vrátí až na jejím konci a karta v ní zajištěná svou akci Předzvěsti zatím použít nemůže. Vyhlašuje a uchvacuje se před ní. (s. 20)
arcs-rule-new_actions = Nové akce
arcs-rule-new_actions-text = Karta může nabízet novou akci místo běžné, kdykoli by běžnou platil akční bod nebo zdroj nepodléhající pobouření. (s. 20)
arcs-rule-modifiers = Modifikátory
arcs-rule-modifiers-text = Modifikátory běžné akce neupravují nové akce, ale upravují běžné akce v nich obsažené. (s. 20)

## Vůdci a příběhy

arcs-rules-leaders = Vůdci a příběhy
arcs-rule-draft = Výběr karet
arcs-rule-draft-text = Odkrytých leží tolik vůdců a tolik příběhů, kolik je hráčů, a od každého jeden navíc. Proti pořadí tahu si každý bere po jedné kartě, dokud všichni nemají jednoho vůdce a jeden příběh. Ve variantě si každý vezme ještě druhý příběh. (s. 21)
arcs-rule-leader_setup = Příprava s vůdci
arcs-rule-leader_setup-text = Komponenty a zdroje určuje karta vůdce. Dodatečné kroky vůdců se provedou nakonec, v pořadí tahu. (s. 21)
arcs-rule-lore = Příběhy
arcs-rule-lore-text = Příběh nemá symbol ani cenu za nájezd: nepočítá se k žádné ambici a nejde ho ukrást. (s. 21)

## Technická pravidla

arcs-rules-fine_print = Technická pravidla
arcs-rule-precedence = Nadřazenost pravidel
arcs-rule-precedence-text = Karty mají přednost před pravidly. „Nelze“ vždy vítězí, pokud to některá karta výslovně neignoruje. (s. 22)
arcs-rule-order = Pořadí voleb
arcs-rule-order-text = Nejasné remízy a volby se řídí pořadím tahu od hráče s iniciativou. Pořadí současných účinků určuje hráč na tahu, mezi tahy hráč s iniciativou. (s. 22)
arcs-rule-rescue = Nikdo nevypadne
arcs-rule-rescue-text = Pokud na konci svého tahu nemáš na mapě lodě ani doky, umísti 3 nepoškozené lodě do libovolné brány. (s. 22)
arcs-rule-limits = Omezení počtu komponent
arcs-rule-limits-text = Komponent je tolik, kolik je v krabici; umísti jich co nejvíce. Stavbu můžeš provést i s prázdnou zásobou. Jen pobouření jde označit náhradou, dokud se neuvolní agent. (s. 22)
arcs-rule-replace = Nahrazení
arcs-rule-replace-text = Vrať komponentu a umísti na její místo jinou, poškozenou, pokud byla poškozená ta původní. Nic se tím neničí. (s. 22)
arcs-rule-split_discard = Rozdělení odhazovacích balíčků
arcs-rule-split_discard-text = Volitelně: karty zahrané lícem nahoru se odhazují na odkrytý balíček. Dobírá se ze zakrytého; pokud nestačí, nejdřív se oba zamíchají dohromady. (s. 22)
arcs-rule-steal = Krádež
arcs-rule-steal-text = Přesuň určenou věc z herní oblasti soupeře do své. Krádež není braní: některé karty brání jen krádeži. (s. 23)
arcs-rule-secrecy = Tajné informace
arcs-rule-secrecy-text = Karty akcí v ruce se nikomu neukazují. (s. 22)

## Naše výklady

arcs-rules-rulings = Naše výklady
arcs-rule-h1 = Urychlený pohyb zpět
arcs-rule-h1-text = Skupina se nemůže celá vrátit tam, kde byla od posledního zanechání lodi. Vrátit se může, když loď nechá na místě. (H1)
arcs-rule-h2 = Prázdný balíček dvora
arcs-rule-h2-text = Když je balíček dvora prázdný, místo v řadě zůstane prázdné. Jakmile v něm zase jsou karty, příští doplnění vyplní celou řadu zleva. (H2)
arcs-rule-h3 = Několik měst
arcs-rule-h3-text = Když jedna bitva zničí víc měst, nejdřív přijde všechno pobouření a potom jedno vyplenění za každé město. (H3)
arcs-rule-h4 = Stejné věci
arcs-rule-h4-text = Stejné věci jsou jedna volba: pole se stejnou cenou za nájezd, stejné zdroje na nich a stejné lodě jednoho hráče v systému. (H4)
arcs-rule-h5 = Málo karet
arcs-rule-h5-text = Pokud si máš dobrat víc karet akcí, než je v balíčku, dobereš si všechny. (H5)
arcs-rule-h6 = Stavba s prázdnou zásobou
arcs-rule-h6-text = Pravidla dovolují stavbu s prázdnou zásobou, bez účinku. Tu nenabízíme. Nové akce místo stavby nabízíme dál. (H6)
arcs-rule-h7 = Daně bez zisku
arcs-rule-h7-text = Daně můžeš vybrat, i když žádný zdroj nepřijde: zajatec nebo bonus vůdce ti pořád náleží. (H7)
arcs-rule-h8 = Vynechání zaplacené akce
arcs-rule-h8-text = Akci zaplacenou zdrojem můžeš vynechat. Když žádná není možná, zdroj se utratí bez ptaní. (H8)
arcs-rule-h9 = Konec tahu
arcs-rule-h9-text = Pokud už nemůžeš nic dělat, tah skončí sám. (H9)
arcs-rule-h10 = Vynucené kroky
arcs-rule-h10-text = Kroky bez volby (jedna loď, jeden způsob přijetí zásahů, jedno pole) proběhnou bez ptaní. (H10)
arcs-rule-h11 = Pořadí odhazování
arcs-rule-h11-text = Na konci kola se karty odhazují v pořadí zahrání, druhá karta hráče po první. (H11)
arcs-rule-h12 = Přeskládání po úklidu
arcs-rule-h12-text = Když si po kapitole musí zdroje přeskládat víc hráčů, dělají to v pořadí tahu. Po poslední kapitole už nikdo. (H12)
arcs-rule-h13 = Záchrana
arcs-rule-h13-text = Záchrana přijde jen ve tvém vlastním tahu: bez karet nebo při přeskočení tahu není. Když jsou v zásobě méně než tři lodě, dostaneš, co tam je. (H13)
arcs-rule-h14 = Reakce ve tvém tahu
arcs-rule-h14-text = O pořadí soupeřovy karty, která reaguje ve tvém tahu, rozhoduješ ty, stejně jako u svých karet. (H14)
arcs-rule-h15 = Unie u karty
arcs-rule-h15-text = Karta unie přiložená ke kartě akce není v ničí herní oblasti: nedává symbol a pobouření ji neodhodí. (H15)
arcs-rule-h16 = Zakrytý balíček
arcs-rule-h16-text = Bez rozdělených balíčků je odhazovací balíček zakrytý, ale ukazujeme ti karty, které z něj znáš. (H16)
arcs-rule-h17 = Poslední přeskočení
arcs-rule-h17-text = Přeskočení, které ukončí kapitolu, postoupí iniciativu jako každé jiné. (H17)
arcs-rule-h18 = Kdy přeskládat
arcs-rule-h18-text = Přeskládat můžeš tam, kde na tom záleží. Město, které se vrátí a zakryje pole, to dovolí, i když bylo pole prázdné. (H18)
arcs-rule-h19 = Platba důležitou kartou
arcs-rule-h19-text = { arcs-leader-feastbringer }: karta přejde k soupeři dřív, než položíš žetony. Odevzdaný { arcs-card-secret_order } už před nulovým žetonem nechrání a { arcs-card-galactic_bards } nemohou platit za vlastní vyhlášení. (H19)
arcs-rule-h20 = Odvod zajatců
arcs-rule-h20-text = { arcs-action-pressgang }: po jednom zajatci. Agent se vrátí, získáš a uložíš zdroj, pak vybereš dalšího. (H20)
arcs-rule-h21 = Odhození bez účinku
arcs-rule-h21-text = Kartu můžeš odhodit pro její účinek, i když nic nezmění; také tuto: { arcs-card-lattice_spies }. (H21)
