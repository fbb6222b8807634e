### What a proposed move brings more of than others, and what it gives up. Those with a last part name the very thing.

bot-gain-arcs-points = Power right away.
bot-gain-arcs-points-more = { $count } Power right away.
bot-gain-arcs-points-maybe = Power, if it goes well.
bot-gain-arcs-ambitions = A better place in ambitions.
bot-gain-arcs-ambitions-declared = Declares { $ambition }, where you lead { $mine } to { $rival }.
bot-gain-arcs-ambitions-lead = Takes the lead in { $ambition }, { $mine } to { $rival }.
bot-gain-arcs-ambitions-nearer = Gets you closer in { $ambition }: { $mine } to { $rival }.
bot-gain-arcs-ambitions-further = Extends your lead in { $ambition }: { $mine } to { $rival }.
bot-gain-arcs-ambitions-kept = Keeps your lead in { $ambition }: { $mine } to { $rival }.
bot-gain-arcs-ambitions-maybe = A better place in ambitions, if it goes well.
bot-gain-arcs-outlook = Tokens, trophies or captives for ambitions to come.
bot-gain-arcs-outlook-count = { $ambition }: you have { $mine }, the best rival { $rival }.
bot-gain-arcs-outlook-ready = You can still declare { $ambition }, where you lead { $mine } to { $rival }.
bot-gain-arcs-map = More ships and buildings on the map.
bot-gain-arcs-map-built = New at { $system }: { $piece }.
bot-gain-arcs-map-ships =
    { $count ->
        [one] One more ship on the map.
       *[other] { $count } more ships on the map.
    }
bot-gain-arcs-map-prey = You control { $system }, where a rival has a building.
bot-gain-arcs-map-gate = You control { $system }.
bot-gain-arcs-map-maybe = A better place on the map, if it goes well.
bot-gain-arcs-danger = Your pieces stand safer.
bot-gain-arcs-danger-at = Your building at { $system } is safer.
bot-gain-arcs-court = Guild cards, or agents where they count at court.
bot-gain-arcs-court-card = You take { $card }.
bot-gain-arcs-court-most = You have the most agents on { $card }, { $mine } to { $rival }.
bot-gain-arcs-court-agents = Another agent on { $card }: { $mine } to { $rival }.
bot-gain-arcs-outrage = No outrage.
bot-gain-arcs-hand = You keep better cards and tokens for later.
bot-gain-arcs-initiative = You get or keep the initiative.
bot-risk-arcs-points = Gives up some Power now.
bot-risk-arcs-ambitions = Costs ground in ambitions.
bot-risk-arcs-ambitions-lost = Gives up the lead in { $ambition }: { $mine } to { $rival }.
bot-risk-arcs-ambitions-behind = Costs ground in { $ambition }: { $mine } to { $rival }.
bot-risk-arcs-outlook = Gives up things that count for ambitions to come.
bot-risk-arcs-outlook-count = Less for { $ambition }: { $mine } to { $rival }.
bot-risk-arcs-outlook-gone = You can no longer declare { $ambition }, { $mine } to { $rival }.
bot-risk-arcs-map = Fewer ships and buildings on the map.
bot-risk-arcs-danger = Your pieces are easier to attack.
bot-risk-arcs-danger-at = Your building at { $system } is easier to attack.
bot-risk-arcs-court = Less influence at court.
bot-risk-arcs-outrage = Provokes outrage.
bot-risk-arcs-outrage-type = Provokes { $resource } outrage.
bot-risk-arcs-hand = Uses cards or tokens you could need later.
bot-risk-arcs-hand-token = Spends { $resource }.
bot-risk-arcs-initiative = A rival gets or keeps the initiative.
bot-gain-eclipse-points = Victory points.
bot-gain-eclipse-points-maybe = Probably victory points; it depends on what turns up.
bot-gain-eclipse-points-more =
    { $count ->
        [one] One victory point.
       *[other] { $count } victory points.
    }
bot-gain-eclipse-income = More income in the rounds to come.
bot-gain-eclipse-income-more = { $resource } +{ $count } in every round to come.
bot-gain-eclipse-income-sector = A sector of your own: { $sector }.
bot-gain-eclipse-income-maybe = Probably more income in the rounds to come; it depends on what turns up.
bot-gain-eclipse-store = More in store, upkeep included.
bot-gain-eclipse-store-more = { $resource } +{ $count }.
bot-gain-eclipse-discs = Discs and colony ships stay free.
bot-gain-eclipse-knowledge = A technology that is useful or near its points.
bot-gain-eclipse-knowledge-tech = You get { $tech }.
bot-gain-eclipse-fleet = Stronger ships.
bot-gain-eclipse-fleet-built = New ships: { $ship } × { $count }.
bot-gain-eclipse-fleet-blueprint = A better blueprint: { $ship }.
bot-gain-eclipse-battle = Good prospects in battle.
bot-gain-eclipse-battle-fight = A fight for { $sector } with good prospects.
bot-gain-eclipse-battle-siege = You can take { $sector } from its owner.
bot-gain-eclipse-battle-guarded = { $sector } is better guarded.
bot-risk-eclipse-points = Gives up victory points.
bot-risk-eclipse-income = Less income in the rounds to come, or higher upkeep.
bot-risk-eclipse-income-upkeep = Upkeep rises by { $count }.
bot-risk-eclipse-store = Costs resources or money.
bot-risk-eclipse-store-spent = Costs { $count } { $resource }.
bot-risk-eclipse-discs = Ties up discs or colony ships.
bot-risk-eclipse-discs-left =
    { $count ->
        [one] Ties up a disc: one is left.
       *[other] Ties up a disc: { $count } are left.
    }
bot-risk-eclipse-knowledge = Research has to wait.
bot-risk-eclipse-fleet = Fewer or weaker ships.
bot-risk-eclipse-battle = Prospects in battle get worse.
bot-risk-eclipse-battle-open = { $sector } is open to attack.
bot-gain-arcana-points = Points right away.
bot-gain-arcana-points-stake =
    { $count ->
        [one] You win { $card }: one point.
       *[other] You win { $card }: { $count } points.
    }
bot-gain-arcana-points-objective =
    { $count ->
        [one] Fulfills { $objective }: one point.
       *[other] Fulfills { $objective }: { $count } points.
    }
bot-gain-arcana-stakes = A better chance at a stake.
bot-gain-arcana-stakes-sum = { $card }: your agents reach { $sum } of the { $needed } you need.
bot-gain-arcana-stakes-enough = { $card }: your agents reach { $sum }, and { $needed } is enough.
bot-gain-arcana-deck = More of your cards will be of use.
bot-gain-arcana-objectives = Helps your objectives.
bot-gain-arcana-objectives-done = { $objective }: { $count } of { $goal }.
bot-risk-arcana-points = Gives up points you could have now.
bot-risk-arcana-stakes = Another stake gets less likely.
bot-risk-arcana-stakes-sum = { $card }: down to { $sum } of the { $needed } you need.
bot-risk-arcana-stakes-enough = { $card }: down to { $sum }, and { $needed } is enough.
bot-risk-arcana-deck = More cards in your deck that are no agents.
bot-risk-arcana-objectives = Your objectives have to wait.
