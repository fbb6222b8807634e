## Boti: kdo jsou a proč zahráli právě takto.

level-random = Náhoda
level-random-text = Zahraje cokoli, co je dovoleno.
level-easy = Lehký
level-easy-text = Zná cíl, ale každý druhý tah hraje podle nálady.
level-normal = Střední
level-normal-text = Každý tah jednou zváží a vybere ten, který vypadá nejlépe.
level-hard = Těžký
level-hard-text = Dívá se dopředu přes stovky možných budoucností.

bot-is-kiwi = Každý plán začíná s radostí a na polovinu zapomene.
bot-is-mango = Nejradši má to, co je zrovna nejblíž.
bot-is-okra = Drží se plánu, pak motýla, pak zase plánu.
bot-is-yuzu = Každý druhý tah je překvapení, i pro Yuzu.
bot-is-taro = Radši zkouší, než přemýšlí.
bot-is-sago = Hraje, aby se ukázalo, co se stane.
bot-is-kwark = Každý tah si jednou prohlédne a vezme nejlepší, co je po ruce.
bot-is-gluon = Drží se toho, co se vyplatí dnes.
bot-is-foton = Dobrý tah rychle vidí a rychle zahraje.
bot-is-mezon = Počítá, co leží na stole, ne co možná přijde.
bot-is-bozon = Nikdy nemine dobrou příležitost.
bot-is-hadron = Pevné tahy, jeden po druhém.
bot-is-vega = Před každým tahem zkusí stovky budoucností.
bot-is-altair = Ptá se, co na to ostatní, a počítá s tím.
bot-is-rigel = Zváží, co přinesou kostky a skryté karty.
bot-is-mira = Každý plán si nejdřív zahraje v duchu.
bot-is-deneb = O příštím tahu soupeře přemýšlí stejně jako o svém.
bot-is-izar = Nevěří snadnému zisku, dokud ho neprověří.

bot-why-random = Vybráno náhodně.
bot-why-forced = Nic jiného nebylo možné.
bot-why-best = Tohle vypadalo jako nejlepší tah.
bot-why-arcana-field = Přibližuje to zisk kořisti.
bot-why-arcana-bribe = Úplatek stačí, aby kořist padla hned.
bot-why-arcana-place = Místo přesune agenty tam, kde pomůžou.
bot-why-arcs-declare = Tato ambice se vyhrává snáz než ostatní.
bot-why-arcs-battle = Šance přejí této bitvě.
bot-why-arcs-court = Tuto kartu dvora se vyplatí mít.
bot-why-arcs-build = Více komponent na mapě přinese víc později.
bot-why-arcs-tax = Zdroje na ambice a na příští Předzvěst.
bot-why-eclipse-explore = Nové sektory umožní všechno ostatní.
bot-why-eclipse-economy = Více populace znamená více zdrojů v každém kole.
bot-why-eclipse-research = Technologie na celý zbytek hry.
bot-why-eclipse-fleet = Lodě, které dobudou a udrží to, co je důležité.
bot-why-eclipse-save = Další akce by stála víc, než přinese.
