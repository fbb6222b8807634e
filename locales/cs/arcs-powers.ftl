# Arcs: na co se karty ptají, co nabízejí a co dělají.

## Otázky

arcs-ask-muster = Lodě k umístění: { $ships }. Do kterého ovládaného systému?
arcs-ask-spread = Lodě v zásobě: { $ships }. Kam přijde další?
arcs-ask-steal-token = Krádež zdroje ({ $resource }): komu?
arcs-ask-steal = Co ukradnete?
arcs-ask-steal-card = Kterou kartu gildy ukradnete?
arcs-ask-free-influence = Smíte provést vliv na kartu dvora.
arcs-ask-lay-beside = { $card }: ke které kartě akce ji přiložíte?
arcs-ask-gain-any = Který zdroj získáte?
arcs-ask-pressgang = Kterého zajatce vrátíte za zdroj?
arcs-ask-execute = Který zajatec se stane trofejí?
arcs-ask-abduct = Ze které karty dvora zajmete agenty soupeřů?
arcs-ask-fence = Který zdroj odhodíte za relikvii?
arcs-ask-trade = U kterého města obchodujete?
arcs-ask-trade-take = Obchod – { $rival }: který zdroj si vezmete?
arcs-ask-trade-give = Obchod – { $rival }: který zdroj dáte na oplátku?
arcs-ask-pick-dice = { $card }: které kostky přehodíte? Zbývá: { $dice }
arcs-ask-uprising = Ve které hvězdokupě přibudou vaše lodě?
arcs-ask-demands = Smíte vyhlásit libovolnou ambici.
arcs-ask-spreading = Smíte určit zdroj: všichni vyvolají jeho pobouření.
arcs-ask-free-city = Smíte vrátit město z ovládaného systému.
arcs-ask-free-seize = Smíte uchvátit iniciativu.
arcs-ask-look = Čí ruku si prohlédnete?
arcs-ask-swap-take = { $rival }: smíte si vzít jednu z těchto karet výměnou za svou.
arcs-ask-swap-give = { $rival }: kterou svou kartu dáte?
arcs-ask-new-hand = Které karty odhodíte? Doberete si: { $count }
arcs-ask-move-first = Pohyb před bitvou: odkud a kam?
arcs-ask-then-battle = Nyní bitva: kde a proti komu?
arcs-ask-free-move = Smíte provést pohyb.
arcs-ask-influence-first = Vliv před zajištěním: na kterou kartu?
arcs-ask-then-secure = Nyní zajištění: kterou kartu?
arcs-ask-gift = Kterou kartu gildy dáte? Dostane ji: { $rival }
arcs-ask-bold = Smíte umístit agenta na další kartu dvora.
arcs-ask-summon = U kterého města vyvoláte loď?
arcs-ask-rifles-from = Ze kterého systému střílíte?
arcs-ask-rifles-at = { $system }: do kterého sousedního systému střílíte?
arcs-ask-rifles-whom = { $system }: na koho střílíte?
arcs-ask-rifles-dice = { $system }: kolika kostkami šarvátky hodíte?
arcs-ask-sprint = Lodě, které se právě pohnuly, se smějí pohnout ještě jednou.
arcs-ask-cloud-planet = Na které planetě postavíte město v oblacích?
arcs-ask-cloud-pay = Kterým zdrojem za město zaplatíte?
arcs-ask-nurture = Které své město zdaníte?
arcs-ask-prune = Kterou svou budovu nahradíte?

## Schopnosti karet

arcs-power-mining_interest-manufacture = Výroba – získat 1 žeton materiálů
arcs-power-mining_interest-prelude = odhodit – zaplnit pole materiály
arcs-power-material_cartel-prelude = odhodit – ukrást 1 žeton materiálů
arcs-power-admin_union-prelude = přiložit ke kartě správy
arcs-power-construction_union-prelude = přiložit ke kartě výstavby
arcs-power-fuel_cartel-prelude = odhodit – ukrást 1 palivo
arcs-power-gatekeepers-prelude = odhodit – loď do každé brány
arcs-power-shipping_interest-synthesize = Syntéza – získat 1 palivo
arcs-power-shipping_interest-prelude = odhodit – zaplnit pole palivem
arcs-power-spacing_union-prelude = přiložit ke kartě mobilizace
arcs-power-arms_union-prelude = přiložit ke kartě agrese
arcs-power-prison_wardens-pressgang = Odvod – zajatci za zdroje
arcs-power-prison_wardens-execute = Poprava – ze zajatců trofeje
arcs-power-prison_wardens-prelude = odhodit – 3 lodě do ovládaného systému
arcs-power-skirmishers-reroll = přehodit kostky šarvátky
arcs-power-skirmishers-prelude = odhodit – 3 lodě do ovládaného systému
arcs-power-court_enforcers-abduct = Únos – zajmout agenty u dvora
arcs-power-court_enforcers-prelude = odhodit – 3 lodě do ovládaného systému
arcs-power-loyal_marines-prelude = odhodit – 3 lodě do ovládaného systému
arcs-power-lattice_spies-prelude = odhodit – uchvátit iniciativu
arcs-power-farseers-prelude = odhodit – vyměnit karty v ruce
arcs-power-silver_tongues-prelude = odhodit – ukrást kartu gildy nebo zdroj
arcs-power-elder_broker-trade = Obchod – vyměnit zdroje se soupeřem
arcs-power-elder_broker-prelude = odhodit – získat materiály, palivo a zbraně
arcs-power-relic_fence-prelude = zdroj za relikvii
arcs-power-song_of_freedom-seize = uchvátit iniciativu
arcs-power-warrior-move = nejprve pohyb, pak bitva
arcs-power-feastbringer-influence = nejprve vliv, pak zajištění
arcs-power-tool_priests-summon = Vyvolání – postavit loď u města
arcs-power-galactic_rifles-fire_rifles = Střelba do sousedního systému
arcs-power-cloud_cities-build = postavit město mimo pole
arcs-power-living_structures-nurture = Pěstování – zdanit vlastní město
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
arcs-event-gave-card = { $seat } dává kartu: { $card }. Dostává ji: { $rival }
arcs-event-buried = Karta pohřbená pod balíček dvora: { $card }
arcs-event-court-shuffled = Balíček dvora se míchá. Přidané karty: { $count }

## Proč karta nic nenabízí

arcs-reason-card-by-itself = Na tuto kartu není třeba klikat: ozve se sama, až přijde její chvíle. { $card }
arcs-reason-card-used = Jednou za tah, a karta už byla použita: { $card }
arcs-reason-supply-empty = V zásobě už není: { $resource }
arcs-reason-no-face-up-card = V tomto kole neleží odkrytá karta: { $suit }
arcs-reason-no-captives = Nemáte žádné zajatce.
arcs-reason-too-many-agents = Na žádné kartě dvora není méně agentů soupeřů (ale aspoň jeden), než máte symbolů zbraní: { $icons }
arcs-reason-no-trade = Neovládáte město soupeře, který má zdroj jeho typu a chybí mu některý z vašich.
arcs-reason-nothing-to-fence = Nemáte zdroj k odhození, nebo v zásobě není relikvie.
arcs-reason-needs-surpass-or-pivot = Jen po Překonání nebo Odporování.
arcs-reason-needs-copy-or-pivot = Jen při Kopírování nebo Odporování.
arcs-reason-declared-this-round = V tomto kole už byla vyhlášena ambice.
arcs-reason-no-city-controlled = Neovládáte žádné město.
arcs-reason-nothing-in-range = Žádná vaše nepoškozená loď nemá v sousedním systému komponenty soupeřů.
arcs-reason-nothing-to-prune = Nemáte na poli budovu, kterou by mohl nahradit druhý druh.
arcs-reason-no-cloud-planet = Není planeta s vaší komponentou, místem v oblacích a zdrojem jejího typu k zaplacení.
arcs-reason-no-gate-free = Žádná brána s vaší komponentou na to nemá místo, nebo vám to v zásobě chybí.
arcs-reason-no-move-to-battle = Žádný pohyb nevede k bitvě.
