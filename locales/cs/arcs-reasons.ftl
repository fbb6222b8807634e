# Arcs: proč ne, když se ptá karta nebo krok.

## Proč ne, když se ptá karta nebo krok pravidel

arcs-reason-card-first = Karta čeká na tvou odpověď: { $card }.
arcs-reason-step-first = Něco ještě probíhá: { $step }.
arcs-reason-card-played = V tomto tahu už je tvá karta zahraná: { $card }.
arcs-reason-declare-there = S touto kartou můžeš vyhlašovat: vyber ambici na mapě.
arcs-reason-cluster-by-card = Celá hvězdokupa se vybírá, jen když o to žádá karta.
arcs-reason-no-control = Tento systém neovládáš: { $system }. Tvé nepoškozené lodě: { $own }, nejvíc u soupeře: { $most }.
arcs-reason-not-a-city = To není město: { $system }.
arcs-reason-not-in-a-slot = Tato budova nestojí na poli pro budovu: { $system }.
arcs-reason-rival-cities-only = Toto město je tvoje ({ $system }). Vyber město soupeře.
arcs-reason-planets-only = To je brána ({ $system }). Vyber planetu.
arcs-reason-clouds-full = Mimo pole už tam jedno město stojí: { $system }.
arcs-reason-no-piece-of = { $seat } tam nemá žádnou komponentu: { $system }.
arcs-reason-no-fresh-ships = Nemáš tam nepoškozené lodě: { $system }.
arcs-reason-nobody-in-range = V sousedních systémech nejsou komponenty soupeřů: { $system }.
arcs-reason-not-among-systems = Tam žádná loď nepřijde: { $system }. Zbývající lodě: { $ships }, zbývající systémy: { $systems }.
arcs-reason-did-not-move = Není tam nepoškozená loď, která se právě pohnula: { $system }.
arcs-reason-no-sprinters-near = V sousedních systémech není loď, která se právě pohnula: { $system }.
arcs-reason-group-goes-on = Dál letí jen lodě, které jsou na cestě: { $system }.
arcs-reason-slot-of-other = Vyber zdroj tohoto hráče: { $seat }.
arcs-reason-not-arriving = Takový zdroj na pole nečeká: { $resource }.
arcs-reason-only-this-type = Počítá se tu jen tento typ: { $resource }.
arcs-reason-rival-has-type = { $seat } už tento typ má: { $resource }.
arcs-reason-nothing-to-swap = Není s čím obchodovat ({ $system }): { $seat } musí mít zdroj typu tohoto města a nemít typ, který máš ty.
arcs-reason-steal-from-rivals = Krást můžeš jen soupeřům.
arcs-reason-not-in-court = Tato karta neleží u dvora: { $card }.
arcs-reason-no-guild-card-held = To není karta gildy v herní oblasti: { $card }.
arcs-reason-own-guild-card = Dáváš jednu z vlastních karet gildy, a tato to není: { $card }.
arcs-reason-card-must-stay = Vyhlášení závisí na této kartě, proto ji nemůžeš dát: { $card }.
arcs-reason-secure-must-follow = S agentem na této kartě by pak nešlo nic zajistit: { $card }.
arcs-reason-abduct-fewer = Agenti soupeřů na této kartě: { $agents }. Musí tam být aspoň jeden, ale méně, než máš symbolů zbraní: { $icons }.
arcs-reason-from-the-left = Agenti se umisťují zleva doprava a tato karta už je za tebou: { $card }.
arcs-reason-only-face-up = Počítá se jen karta akce, která v tomto kole leží lícem nahoru: { $suit }.
arcs-reason-no-hand = Tento hráč nemá v ruce karty: { $seat }.
arcs-reason-not-in-that-hand = Vyber kartu tohoto hráče: { $seat }.
arcs-reason-captives-passed = Zajatci se vybírají po vlastnících a tihle už jsou za tebou: { $seat }.
arcs-reason-no-captives-of = Nemáš zajatce tohoto hráče: { $seat }.
arcs-reason-no-such-die = Žádná kostka, kterou ještě můžeš vybrat, tohle neukazuje. Kostek k vybrání: { $dice }.
arcs-reason-no-reroll = Tato karta teď nic nepřehazuje: { $card }.
arcs-reason-does-not-react = Tato karta nereaguje na to, co se právě stalo: { $card }.
arcs-reason-choose-a-gate = Tato karta dovoluje stavět v branách: vyber bránu.
arcs-reason-court-empty = U dvora nejsou žádné karty.
arcs-reason-gate-taken = V této bráně už taková budova stojí: { $system }.
arcs-reason-hits-otherwise = Zásahy takhle rozdělit nejde. Zásahy: { $hits }; lodě nepoškozené: { $fresh }, poškozené: { $damaged }.
arcs-reason-leave-one-behind = Celá skupina se vrátit nemůže: nech tu loď: { $system }.
arcs-reason-next-token = Tento zdroj potřebuje pole dřív než ostatní: { $resource }.
arcs-reason-no-card-for-it = Nemáš kartu, která to umí.
arcs-reason-no-influence-to-secure = Ani s dalším agentem nejde zajistit žádnou kartu.
arcs-reason-no-ships-there = Nemáš tam lodě: { $system }.
arcs-reason-no-slot-left = Žádné pole není volné: odhoď jeden ze zdrojů.
arcs-reason-none-would-go = Musí letět aspoň jedna loď.
arcs-reason-not-a-starport = To není dok: { $system }.
arcs-reason-not-for-action = To se k této akci nevybírá: { $action }.
arcs-reason-not-so-many = Tolik lodí letět nemůže. Ve skupině ({ $system }) jsou nepoškozené: { $fresh }, poškozené: { $damaged }.
arcs-reason-not-spent-as = Tohle je { $resource }; nemůžeš to utratit jako: { $other }.
arcs-reason-nothing-to-nurture = Z žádného tvého města teď nejde vybrat daně.
arcs-reason-nothing-to-rearrange = Přeskládání zdrojů by nic nezměnilo.
arcs-reason-room-left = Je volné pole, takže se nic neodhazuje.
arcs-reason-slot-in-turn = Pole se plní postupně. Teď pole { $slot }.
arcs-reason-too-few-dice =
    { $fewest ->
        [one] Musíš hodit aspoň { $fewest } kostkou, ne { $count }.
        [few] Musíš hodit aspoň { $fewest } kostkami, ne { $count }.
       *[other] Musíš hodit aspoň { $fewest } kostkami, ne { $count }.
    }
arcs-reason-too-many-ships = { $card }: nejvýše { $most } lodě najednou.

## Co probíhá

arcs-step-sailing = lodě na cestě
arcs-step-storing = ukládání zdrojů
arcs-step-hit_buildings = zásahy budov
arcs-step-ransack = vyplenění dvora
arcs-step-tax_type = zdroj z daní města
arcs-step-rescue = nové lodě v bráně
arcs-step-react = pořadí karet, které působí zároveň
arcs-step-second = ponechání nebo výměna karet
arcs-step-granted = akce zaplacená zdrojem
