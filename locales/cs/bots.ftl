## Boti: kdo jsou a proč zahráli právě takto.

level-random = Náhoda
level-random-text = Zahraje cokoli, co je dovoleno.
level-easy = Lehký
level-easy-text = Zná cíl, ale každý druhý tah hraje podle nálady.
level-normal = Střední
level-normal-text = Každý tah jednou zváží a vybere ten, který vypadá nejlépe.
level-hard = Těžký
level-hard-text = Plánuje dopředu přes stovky možných budoucností.

bot-why-random = Vybráno náhodně.
bot-why-forced = Nic jiného nebylo možné.
bot-why-best = Ze všech možných tahů to vypadalo nejlépe.
bot-why-arcana-field = Blíž k zisku této sázky.
bot-why-arcana-bribe = Úplatek stačí: sázka je hned moje.
bot-why-arcana-place = Místo změní rozložení sil v můj prospěch.
bot-why-arcs-declare = Tato ambice se hodí mně víc než ostatním.
bot-why-arcs-battle = Vyhlídky v této bitvě jsou na mé straně.
bot-why-arcs-court = Chci tuto kartu dvora.
bot-why-arcs-build = Více dílků na mapě přinese více později.
bot-why-arcs-tax = Suroviny na ambice a na příští preludium.
bot-why-eclipse-explore = Nové sektory jsou začátkem všeho ostatního.
bot-why-eclipse-economy = Více populace znamená více zdrojů v každém kole.
bot-why-eclipse-research = Technologie na celý zbytek hry.
bot-why-eclipse-fleet = Lodě, které dobudou a udrží to, co je důležité.
bot-why-eclipse-save = Další akce by stála víc, než přinese.
