# Arcs: na co se karty ptají, co nabízejí a co dělají.

## Otázky

arcs-ask-muster = Lodě k umístění: { $ships }. Do kterého ovládaného systému?
arcs-ask-spread = Kam přijde další loď? Zbývá: { $ships }.
arcs-ask-steal-token = Krádež zdroje ({ $resource }): komu?
arcs-ask-steal = Co ukradneš?
arcs-ask-steal-card = Kterou kartu gildy ukradneš?
arcs-ask-free-influence = Můžeš provést vliv na kartu dvora.
arcs-ask-lay-beside = { $card }: ke které kartě akce ji přiložíš?
arcs-ask-gain-any = Který zdroj získáš?
arcs-ask-pressgang = Kterého zajatce vrátíš za zdroj?
arcs-ask-execute = Který zajatec se stane trofejí?
arcs-ask-abduct = Ze které karty dvora zajmeš agenty soupeřů?
arcs-ask-fence = Který zdroj odhodíš za relikvii?
arcs-ask-trade = U kterého města obchoduješ?
arcs-ask-trade-take = Obchod – { $rival }: který zdroj si vezmeš?
arcs-ask-trade-give = Obchod – { $rival }: který zdroj dáš na oplátku?
arcs-ask-pick-dice = { $card }: vyber kostky k přehození. Zbývá: { $dice }.
arcs-ask-uprising = Která hvězdokupa dostane tvé lodě?
arcs-ask-demands = Můžeš vyhlásit libovolnou ambici.
arcs-ask-spreading = Můžeš určit zdroj: všichni vyvolají jeho pobouření.
arcs-ask-free-city = Můžeš vrátit město z ovládaného systému.
arcs-ask-free-seize = Můžeš uchvátit iniciativu.
arcs-ask-look = Čí karty si prohlédneš?
arcs-ask-swap-take = { $rival }: můžeš si vzít jednu z těchto karet výměnou za svou.
arcs-ask-swap-give = { $rival }: kterou svou kartu dáš?
arcs-ask-new-hand = Vyber karty k odhození. Dobereš si: { $count }.
arcs-ask-move-first = Pohyb před bitvou: odkud a kam?
arcs-ask-then-battle = Nyní bitva: kde a proti komu?
arcs-ask-free-move = Můžeš provést pohyb.
arcs-ask-influence-first = Vliv před zajištěním: na kterou kartu?
arcs-ask-then-secure = Nyní zajištění: kterou kartu?
arcs-ask-gift = Vyber kartu gildy, kterou dáš. Dostane ji: { $rival }.
arcs-ask-bold = Můžeš umístit agenta na další kartu dvora.
arcs-ask-summon = U kterého města vyvoláš loď?
arcs-ask-rifles-from = Ze kterého systému střílíš?
arcs-ask-rifles-at = { $system }: do kterého sousedního systému střílíš?
arcs-ask-rifles-whom = { $system }: na koho střílíš?
arcs-ask-rifles-dice = { $system }: kolika kostkami šarvátky hodíš?
arcs-ask-sprint = Lodě, které se právě pohnuly, se mohou pohnout ještě jednou.
arcs-ask-cloud-planet = Na které planetě postavíš město v oblacích?
arcs-ask-cloud-pay = Kterým zdrojem za město zaplatíš?
arcs-ask-nurture = Ze kterého svého města vybereš daně?
arcs-ask-prune = Kterou svou budovu nahradíš?

## Schopnosti karet

arcs-power-mining_interest-manufacture = Výroba – získat 1 žeton materiálů
arcs-power-mining_interest-prelude = odhodit – zaplnit pole materiály
arcs-power-material_cartel-prelude = odhodit – ukrást 1 žeton materiálů
arcs-power-admin_union-prelude = přiložit ke kartě správy
arcs-power-construction_union-prelude = přiložit ke kartě výstavby
arcs-power-fuel_cartel-prelude = odhodit – ukrást 1 palivo
arcs-power-gatekeepers-prelude = odhodit – loď do každé brány
arcs-power-shipping_interest-synthesize = Syntéza – získat 1 palivo
arcs-power-shipping_interest-prelude = odhodit – zaplnit pole palivem
arcs-power-spacing_union-prelude = přiložit ke kartě mobilizace
arcs-power-arms_union-prelude = přiložit ke kartě agrese
arcs-power-prison_wardens-pressgang = Odvod – zajatci za zdroje
arcs-power-prison_wardens-execute = Poprava – ze zajatců trofeje
arcs-power-prison_wardens-prelude = odhodit – 3 lodě do ovládaného systému
arcs-power-skirmishers-reroll = přehodit kostky šarvátky
arcs-power-skirmishers-prelude = odhodit – 3 lodě do ovládaného systému
arcs-power-court_enforcers-abduct = Únos – zajmout agenty u dvora
arcs-power-court_enforcers-prelude = odhodit – 3 lodě do ovládaného systému
arcs-power-loyal_marines-prelude = odhodit – 3 lodě do ovládaného systému
arcs-power-lattice_spies-prelude = odhodit – uchvátit iniciativu
arcs-power-farseers-prelude = odhodit – vyměnit karty v ruce
arcs-power-silver_tongues-prelude = odhodit – ukrást kartu gildy nebo zdroj
arcs-power-elder_broker-trade = Obchod – vyměnit zdroje se soupeřem
arcs-power-elder_broker-prelude = odhodit – získat materiály, palivo a zbraně
arcs-power-relic_fence-prelude = zdroj za relikvii
arcs-power-song_of_freedom-seize = uchvátit iniciativu
arcs-power-warrior-move = nejdřív pohyb, pak bitva
arcs-power-feastbringer-influence = nejdřív vliv, pak zajištění
arcs-power-tool_priests-summon = Vyvolání – postavit loď u města
arcs-power-galactic_rifles-fire_rifles = Střelba do sousedního systému
arcs-power-cloud_cities-build = postavit město mimo pole
arcs-power-living_structures-nurture = Pěstování – vybrat daně z vlastního města
arcs-power-living_structures-prune = Prořezání – nahradit vlastní budovu
arcs-power-seeker_torpedoes-reroll = přehodit kostky útoku

## Hozené kostky

arcs-face-skirmish-0 = Šarvátka: zásah
arcs-face-skirmish-1 = Šarvátka: zásah
arcs-face-skirmish-2 = Šarvátka: zásah
arcs-face-skirmish-3 = Šarvátka: prázdná
arcs-face-skirmish-4 = Šarvátka: prázdná
arcs-face-skirmish-5 = Šarvátka: prázdná
arcs-face-assault-0 = Útok: dva zásahy
arcs-face-assault-1 = Útok: dva zásahy + zásah vlastní lodi
arcs-face-assault-2 = Útok: zásah + zásah vlastní lodi
arcs-face-assault-3 = Útok: zásah + zásah vlastní lodi
arcs-face-assault-4 = Útok: zásah + protiúder
arcs-face-assault-5 = Útok: prázdná
arcs-face-raid-0 = Nájezd: dva klíče + protiúder
arcs-face-raid-1 = Nájezd: klíč + zásah vlastní lodi
arcs-face-raid-2 = Nájezd: klíč + zásah budovy
arcs-face-raid-3 = Nájezd: zásah budovy + zásah vlastní lodi
arcs-face-raid-4 = Nájezd: zásah budovy + zásah vlastní lodi
arcs-face-raid-5 = Nájezd: protiúder

## Tahy a události

arcs-do-pick-die = Přehodit tuto kostku. { $face }
arcs-event-traded = { $seat } obchoduje – { $rival }. Bere: { $took }, dává: { $gave }.
arcs-event-gave-card = { $seat } dává kartu: { $card }. Dostává ji: { $rival }.
arcs-event-buried = Karta pohřbená pod balíček dvora: { $card }.
arcs-event-court-shuffled = Balíček dvora se míchá. Přidané karty: { $count }.

## Proč karta nic nenabízí

arcs-reason-card-by-itself = Tato karta působí sama, až přijde její chvíle: { $card }.
arcs-reason-card-used = Tato karta už byla v tomto tahu použita: { $card }.
arcs-reason-supply-empty = V zásobě už není: { $resource }.
arcs-reason-no-face-up-card = V tomto kole nikdo nezahrál odkrytou kartu: { $suit }.
arcs-reason-no-captives = Nemáš žádné zajatce.
arcs-reason-too-many-agents = Potřebuješ kartu dvora s agenty soupeřů, ale musí jich být méně než tvých symbolů zbraní: { $icons }.
arcs-reason-no-trade = Neovládáš město soupeře, který má zdroj jeho typu a chybí mu některý z tvých.
arcs-reason-nothing-to-fence = Nemáš zdroj k odhození, nebo v zásobě není relikvie.
arcs-reason-needs-surpass-or-pivot = Jde to, jen když překonáš nebo odporuješ.
arcs-reason-needs-copy-or-pivot = Jde to jen akcí karty, kterou kopíruješ nebo odporuješ.
arcs-reason-declared-this-round = V tomto kole už byla vyhlášena ambice.
arcs-reason-no-city-controlled = Neovládáš žádné město.
arcs-reason-nothing-in-range = Vedle tvých nepoškozených lodí nejsou komponenty soupeřů.
arcs-reason-nothing-to-prune = Žádnou tvou budovu na poli teď nejde vyměnit za druhý typ.
arcs-reason-no-cloud-planet = Není planeta s tvou komponentou, místem v oblacích a zdrojem jejího typu k zaplacení.
arcs-reason-no-gate-free = Žádná brána s tvou komponentou na to nemá místo.
arcs-reason-no-move-to-battle = Žádný pohyb nevede k bitvě.
