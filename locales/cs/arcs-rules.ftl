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
arcs-rule-setup_hand = Počáteční ruka
arcs-rule-setup_hand-text = Každý dostane 6 karet akcí. Zbytek se zamíchá a tvoří zakrytý odhazovací balíček karet akcí. (s. 5)
arcs-rule-mulligan = Pravidlo „Druhé ruky“
arcs-rule-mulligan-text = Ve dvou hráčích smí ten, kdo nemá iniciativu, po rozdání jednou odhodit všech 6 karet a dobrat si 6 nových, které si musí nechat. (s. 5 a 19)

## Základní pojmy

arcs-rules-basics = Základní pojmy
arcs-rule-map = Mapa
arcs-rule-map-text = Šest hvězdokup po čtyřech systémech: brána a tři planety. Planeta má typ a jedno nebo dvě pole pro budovu; brána nemá typ ani pole. (s. 6)
arcs-rule-adjacent = Sousední systémy
arcs-rule-adjacent-text = Systémy sousedí, dělí-li je tenká hranice. Brána sousedí s planetami své hvězdokupy a s bránami po obou stranách. Silná nepravidelná hranice odděluje. (s. 6)
arcs-rule-out_of_play = Mimo hru
arcs-rule-out_of_play-text = Hvězdokupa mimo hru neexistuje. Žeton cesty na její bráně činí brány po obou stranách navzájem sousedními. (s. 6 a 13)
arcs-rule-control = Ovládnutí
arcs-rule-control-text = Systém a vše v něm ovládáš, máš-li tam více nepoškozených lodí než kterýkoli soupeř. Při remíze jej neovládá nikdo. (s. 7)
arcs-rule-damage = Nepoškozené a poškozené
arcs-rule-damage-text = Zásah nepoškozenou komponentu poškodí a poškozenou zničí. Zničené komponenty jsou trofejemi toho, kdo je zničil. (s. 7 a 14)
arcs-rule-captives = Zajatci
arcs-rule-captives-text = Zajatí agenti leží na tvém poli zajatců a počítají se k Tyranovi. (s. 7)
arcs-rule-trophies = Trofeje
arcs-rule-trophies-text = Komponenty soupeřů, které zničíš, leží na tvém poli trofejí a počítají se k Vojevůdci. (s. 7)

## Průběh kapitoly

arcs-rules-chapter = Průběh kapitoly
arcs-rule-lead = Hlavní karta
arcs-rule-lead-text = Hráč s iniciativou zahraje kartu lícem nahoru a za každý její bod provede jednu akci jejího typu. Body nemusí využít. (s. 8)
arcs-rule-pass = Postoupení iniciativy
arcs-rule-pass-text = Hráč s iniciativou smí svůj tah přeskočit a bez karet musí: žeton dostane další hráč s kartami po směru hodinových ručiček a kolo končí. Přeskočí-li po sobě tah všichni hráči s kartami, odhodí se ruce a kapitola končí. (s. 8)
arcs-rule-declare = Vyhlášení ambice
arcs-rule-declare-text = Před akcemi smí vedoucí hráč vyhlásit ambici ze své hlavní karty: položí na ni nejvyšší dostupný žeton a nulový žeton změní číslo karty na 0. Karta 1 ambici nemá, karta 7 dovoluje libovolnou. Bez dostupných žetonů vyhlásit nelze. (s. 9)
arcs-rule-surpass = Překonání
arcs-rule-surpass-text = Zahraj lícem nahoru kartu typu hlavní karty s číslem vyšším, než má ona, a využij všechny její body. (s. 10)
arcs-rule-copy = Kopírování
arcs-rule-copy-text = Zahraj libovolnou kartu lícem dolů a proveď jednu akci typu hlavní karty. (s. 10)
arcs-rule-pivot = Odporování
arcs-rule-pivot-text = Zahraj lícem nahoru kartu jiného typu a proveď jednu akci jejího typu. (s. 10)
arcs-rule-seize = Uchvácení iniciativy
arcs-rule-seize-text = Hraješ-li po vedoucím hráči, smíš před akcemi přidat druhou kartu lícem dolů a uchvátit iniciativu. Překonání kartou 7 ji uchvátí bez ní. Lze ji uchvátit jednou za kolo a nikdy ne jejím držitelem. (s. 10)
arcs-rule-initiative = Kdo bude mít iniciativu
arcs-rule-initiative-text = Po kole si ji nechá ten, kdo ji uchvátil; jinak ji dostane hráč s nejvyšším Překonáním; jinak zůstává. (s. 11)
arcs-rule-round_end = Konec kola
arcs-rule-round_end-text = Všechny zahrané karty se odhodí lícem dolů. Má-li někdo ještě karty, začne nové kolo, jinak kapitola končí. (s. 11)

## Běžné akce

arcs-rules-actions = Běžné akce
arcs-rule-tax = Daně
arcs-rule-tax-text = Vyber vlastní město nebo soupeřovo město, které ovládáš, a získej zdroj typu jeho planety. Soupeři navíc zajmeš agenta z jeho zásoby. Každé město jednou za tah. (s. 12)
arcs-rule-build = Stavba
arcs-rule-build-text = Umísti město nebo dok na prázdné pole tam, kde máš komponentu, nebo loď k vlastnímu doku; každý dok postaví jednu loď za tah. V systému ovládaném soupeřem je nová komponenta poškozená. (s. 12)
arcs-rule-move = Pohyb
arcs-rule-move-text = Přesuň libovolný počet vlastních lodí z jednoho systému do jednoho sousedního. (s. 13)
arcs-rule-catapult = Urychlený pohyb
arcs-rule-catapult-text = Lodě, které vyrážejí od vlastního doku, smějí pokračovat od brány k bráně a cestou lodě nechávat, dokud nevstoupí na planetu nebo do brány ovládané soupeřem. (s. 13)
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
arcs-rule-raid_dice-text = Kostky nájezdu si smíš vzít jen proti obránci, který má budovu v systému bitvy nebo nemá žádnou budovu na mapě. (s. 14)
arcs-rule-battle_order = Vyhodnocení kostek
arcs-rule-battle_order-text = Postupně: zásahy tvých lodí, protiúder, zásahy lodí a potom budov, zásahy budov, nájezd. O všem rozhoduje útočník. (s. 14)
arcs-rule-intercept = Protiúder
arcs-rule-intercept-text = Libovolný počet symbolů znamená jeden protiúder: tvé lodě utrží jeden zásah za každou nepoškozenou bránící se loď. (s. 14)
arcs-rule-outrage = Vyvolání pobouření
arcs-rule-outrage-text = Kdo zničí město, odhodí všechny své zdroje a karty gildy typu jeho planety a označí tento typ agentem: takové zdroje už nedávají svou akci Předzvěsti. (s. 16)
arcs-rule-ransack = Vyplenění dvora
arcs-rule-ransack-text = Po pobouření si ničitel zajistí libovolnou kartu dvora, na které je agent obránce. Agenti soupeřů z ní jsou trofeje, ne zajatci. (s. 16)
arcs-rule-raid = Nájezd
arcs-rule-raid-text = Zůstala-li ti útočící loď, kradeš za hozené klíče obránci jeden po druhém zdroje a karty gildy, každý za jeho cenu za nájezd. (s. 16)

## Zdroje a karty gildy

arcs-rules-resources = Zdroje a karty gildy
arcs-rule-spend = Utrácení zdrojů
arcs-rule-spend-text = Ve své Předzvěsti smíš utratit libovolný počet zdrojů: materiály dávají stavbu nebo opravu, palivo pohyb, zbraně dovolí tvým bodům bitvu, relikvie dává zajištění, psionik akci hlavní karty. (s. 17)
arcs-rule-slots = Pole pro zdroje
arcs-rule-slots-text = Získaný zdroj potřebuje odkryté pole; při získání smíš zdroje přeskládat a co se nevejde, odhodíš. Města, která opustí desku, pole odkrývají. (s. 17)
arcs-rule-cards_hold = Zdroje na kartách
arcs-rule-cards_hold-text = Lze je utrácet a počítají se k ambicím, ale ukrást je lze jen tehdy, říká-li to karta. Na ukradené kartě zůstávají, a když je karta odhozena nebo pohřbena, vracejí se do zásoby. (s. 17)
arcs-rule-guild = Karty gildy
arcs-rule-guild-text = Jejich symbol se počítá k ambicím jako zdroj, jejich text dává nové akce a modifikátory a cena za nájezd je to, co zaplatí útočník. (s. 17)

## Ukončení kapitoly

arcs-rules-end = Ukončení kapitoly
arcs-rule-score = Bodování ambicí
arcs-rule-score-text = Boduje se každá ambice s žetonem. První místo získá vyšší hodnoty jejích žetonů, druhé nižší. (s. 18)
arcs-rule-ties = Remízy
arcs-rule-ties-text = Všichni remizující na prvním místě obsadí druhé. Remizující na druhém nezískají nic. (s. 18)
arcs-rule-qualify = Podmínka
arcs-rule-qualify-text = Nemáš-li nic, co se k ambici počítá, nezískáš za ni žádnou moc. (s. 18)
arcs-rule-city_bonus = Bonusová moc za města
arcs-rule-city_bonus-text = První místo bez remízy přinese o 2 body moci více, opustilo-li desku tvé čtvrté město, a o 5 více, opustilo-li ji i páté; jednou za ambici. (s. 18)
arcs-rule-phantom = Bodování ve hře 2 hráčů
arcs-rule-phantom-text = Žetony na polích ambicí se počítají, jako by je měl třetí hráč. Zbraně na Vojevůdci jsou trofeje. (s. 18)
arcs-rule-clean_up = Úklid
arcs-rule-clean_up-text = Byl-li bodován Vojevůdce, vrátí se všechny trofeje, byl-li bodován Tyran, všichni zajatci. Žetony se vrátí a nejnižší dosud neotočený se otočí. (s. 19)
arcs-rule-game_end = Konec hry
arcs-rule-game_end-text = Hra končí, má-li někdo 27 bodů moci (čtyři hráči), 30 (tři) nebo 33 (dva), nebo po kapitole 5. Remízu vyhrává první v pořadí tahu. (s. 19)
arcs-rule-deal = Nové ruce
arcs-rule-deal-text = Zamíchají se všechny karty akcí, každý dostane 6, zbytek se zamíchá do zakrytého odhazovacího balíčku. (s. 19)

## Ostatní akce

arcs-rules-other = Ostatní akce
arcs-rule-prelude = Předzvěst
arcs-rule-prelude-text = Od zahrání karty do utracení jejího prvního bodu smíš provést libovolný počet akcí Předzvěsti. Zdroje v ní utracené se do zásoby vrátí až na jejím konci a karta v ní zajištěná zatím svou akci Předzvěsti použít nemůže. Vyhlášení a uchvácení jí předcházejí. (s. 20)
arcs-rule-new_actions = Nové akce
arcs-rule-new_actions-text = Karta může nabízet novou akci místo běžné, kdykoli by běžnou platil bod nebo zdroj nepodléhající pobouření. (s. 20)
arcs-rule-modifiers = Modifikátory
arcs-rule-modifiers-text = Modifikátory běžné akce neupravují nové akce, ale upravují běžné akce v nich obsažené. (s. 20)

## Vůdci a příběhy

arcs-rules-leaders = Vůdci a příběhy
arcs-rule-draft = Výběr karet
arcs-rule-draft-text = Odkrytých leží tolik vůdců a tolik příběhů, kolik je hráčů, a jeden navíc. Proti pořadí tahu si každý bere po jedné kartě, dokud nemá jednoho vůdce a jeden příběh; ve variantě si každý vezme ještě druhý příběh. (s. 21)
arcs-rule-leader_setup = Příprava s vůdci
arcs-rule-leader_setup-text = Komponenty a zdroje určuje karta vůdce. Dodatečné kroky vůdců se provedou nakonec, v pořadí tahu. (s. 21)
arcs-rule-lore = Příběhy
arcs-rule-lore-text = Příběh nemá symbol ani cenu za nájezd: nepočítá se k žádné ambici a nelze jej ukrást. (s. 21)

## Technická pravidla

arcs-rules-fine_print = Technická pravidla
arcs-rule-precedence = Nadřazenost pravidel
arcs-rule-precedence-text = Karty mají přednost před pravidly. Co nelze, to nelze, ledaže to některý text výslovně ignoruje. (s. 22)
arcs-rule-order = Pořadí voleb
arcs-rule-order-text = Nejasné remízy a volby se řídí pořadím tahu od hráče s iniciativou. Pořadí současných účinků určuje hráč na tahu, mezi tahy hráč s iniciativou. (s. 22)
arcs-rule-rescue = Nikdo nevypadne
arcs-rule-rescue-text = Hráč, který na konci svého tahu nemá na mapě lodě ani doky, umístí 3 nepoškozené lodě do libovolné brány. (s. 22)
arcs-rule-limits = Omezení počtu komponent
arcs-rule-limits-text = Komponent je tolik, kolik je v krabici; umísti jich co nejvíce. Jen pobouření lze označit náhradou, dokud se neuvolní agent. (s. 22)
arcs-rule-replace = Nahrazení
arcs-rule-replace-text = Vrať komponentu a umísti na její místo jinou, poškozenou, byla-li poškozená ta původní. Nic se tím neničí. (s. 22)
arcs-rule-split_discard = Rozdělení odhazovacích balíčků
arcs-rule-split_discard-text = Volitelně: karty zahrané lícem nahoru se odhazují na odkrytý balíček. Dobírá se ze zakrytého; nestačí-li, nejprve se oba zamíchají dohromady. (s. 22)
arcs-rule-secrecy = Tajné informace
arcs-rule-secrecy-text = Karty akcí v ruce se nikomu neukazují. (s. 22)
