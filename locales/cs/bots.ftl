## Boti: kdo jsou a proč zahráli právě takto.

level-random = Náhoda
level-random-text = Zahraje cokoli, co je dovoleno.
level-easy = Lehký
level-easy-text = Zná cíl, ale každý druhý tah hraje podle nálady.
level-normal = Střední
level-normal-text = Každý tah jednou zváží a vybere ten, který vypadá nejlépe.
level-hard = Těžký
level-hard-text = Plánuje dopředu přes stovky možných budoucností.

bot-is-kiwi = Každý plán začíná s radostí a na polovinu zapomene.
bot-is-mango = Nejradši má to, co je zrovna nejblíž.
bot-is-okra = Drží se plánu, pak motýla, pak zase plánu.
bot-is-yuzu = Každý druhý tah je překvapení, i pro Yuzu.
bot-is-taro = Radši to zkusí, než aby dlouho přemýšlelo.
bot-is-sago = Hraje, aby se ukázalo, co to udělá.
bot-is-kwark = Každý tah si jednou prohlédne a vezme nejlepší, co je po ruce.
bot-is-gluon = Drží se toho, co se vyplatí dnes.
bot-is-foton = Dobrý tah rychle vidí a rychle zahraje.
bot-is-mezon = Počítá, co leží na stole, ne co možná přijde.
bot-is-bozon = Nikdy nemine výhodnou koupi.
bot-is-hadron = Pevné tahy, jeden po druhém.
bot-is-vega = Před každým tahem zkusí stovky budoucností.
bot-is-altair = Ptá se, co na to ostatní, a počítá s tím.
bot-is-rigel = Zváží, co přinesou kostky a skryté karty.
bot-is-mira = Každý plán si nejdřív zahraje v duchu.
bot-is-deneb = O příštím tahu soupeře přemýšlí stejně jako o svém.
bot-is-izar = Nevěří snadnému zisku, dokud ho neprověří.

bot-why-random = Vybráno náhodně.
bot-why-forced = Nic jiného nebylo možné.
bot-why-best = Ze všech možných tahů to vypadalo nejlépe.
bot-why-arcana-field = Blíž k zisku této sázky.
bot-why-arcana-bribe = Úplatek stačí: sázka je hned moje.
bot-why-arcana-place = Místo změní rozložení sil v můj prospěch.
bot-why-arcs-declare = Tato ambice se hodí mně víc než ostatním.
bot-why-arcs-battle = Vyhlídky v této bitvě jsou na mé straně.
bot-why-arcs-court = Chci tuto kartu dvora.
bot-why-arcs-build = Více dílků na mapě přinese více později.
bot-why-arcs-tax = Suroviny na ambice a na příští preludium.
bot-why-eclipse-explore = Nové sektory jsou začátkem všeho ostatního.
bot-why-eclipse-economy = Více populace znamená více zdrojů v každém kole.
bot-why-eclipse-research = Technologie na celý zbytek hry.
bot-why-eclipse-fleet = Lodě, které dobudou a udrží to, co je důležité.
bot-why-eclipse-save = Další akce by stála víc, než přinese.
