# Eclipse: questions, choices, events and reasons of setup and the Action Phase.

eclipse-title = Eclipse
eclipse-blurb = Lead a civilization through nine rounds: explore the galaxy, settle it, research, build fleets and fight for it.

eclipse-option-species = Species
eclipse-option-species-text = Terran factions are all alike; each alien species has a board of its own.
eclipse-option-species-terrans = Terrans only
eclipse-option-species-all = Terrans and aliens
eclipse-option-factions = Choice of factions
eclipse-option-factions-text = Players choose their factions in turn, or chance assigns them.
eclipse-option-factions-choice = Players choose
eclipse-option-factions-random = At random

eclipse-preset-first_game = First game
eclipse-preset-aliens = With alien species

eclipse-action-explore = Explore
eclipse-action-influence = Influence
eclipse-action-research = Research
eclipse-action-upgrade = Upgrade
eclipse-action-build = Build
eclipse-action-move = Move

## Questions

eclipse-ask-draft = Choose your faction.
eclipse-ask-turn = Your turn: take an action or pass. Discs left: { $discs }
eclipse-ask-turn-after = Your action is done. Anything else before your turn ends? Discs left: { $discs }
eclipse-ask-reaction = You have passed: react or pass again. Discs left: { $discs }
eclipse-ask-explore = Which space do you explore? Still possible: { $left }
eclipse-ask-place-tile = Place or discard? Tiles drawn: { $count }
eclipse-ask-second-tile = { $sector } is drawn. Draw a second tile for this space to choose from?
eclipse-ask-claim = { $sector }: place an influence disc here?
eclipse-ask-discovery = { $sector }: use the discovery tile, or keep it for its points?
eclipse-ask-influence = Which disc do you move? Still possible: { $left }
eclipse-ask-drop-disc = Where does this disc go?
eclipse-ask-before-colony-ships = Use colony ships before others are turned face up?
eclipse-ask-research = Which technology? Still possible: { $left }. Science in store: { $science }
eclipse-ask-artifacts = Your artifacts yield { $amount } of one resource each. Artifacts left: { $left }
eclipse-ask-upgrade = Which part do you take? Still possible: { $left }
eclipse-ask-put-part = Which square takes this part? { $part }
eclipse-ask-build = What do you build, and where? Still possible: { $left }. Materials in store: { $materials }
eclipse-ask-move = Which ship moves, and where to? Moves left: { $left }
eclipse-ask-move-on = Does it move on? { $ship }, steps left: { $steps }
eclipse-ask-proposal = { $from } offers you diplomatic relations. Do you agree?
eclipse-ask-make-room = Your reputation track is full. Which reputation tile goes back?
eclipse-ask-give-cube = From which track do you give a cube along with your ambassador?
eclipse-ask-return-cube = A cube comes home ({ $square }). Which track takes it? Cubes to return: { $left }

## Choices

eclipse-do-draft = Choose: { $faction }
eclipse-do-act = { $action }
eclipse-do-pass = Pass
eclipse-do-done = Done
eclipse-do-resign = Leave the game
eclipse-do-colonize = Colony ship: { $sector }, { $square } (cube: { $track })
eclipse-do-trade = Trade: { $give } → { $take }
eclipse-do-offer = Offer relations: { $to }
eclipse-do-answer =
    { $yes ->
        [0] No
       *[any] Yes
    }
eclipse-do-give_cube = Give a cube: { $track }
eclipse-do-return_cube = Return the cube: { $track }
eclipse-do-return_reputation = Return the reputation tile worth { $value }
eclipse-do-explore = Explore: { $stack }, space { $hex }
eclipse-do-place_tile = Place { $sector }, turn { $turn }
eclipse-do-discard_tile = Discard
eclipse-do-keep_points = Keep it for its points
eclipse-do-use_front = Use the front
eclipse-do-take_tech = Take for free: { $tech }
eclipse-do-lift_disc =
    { $sector ->
        [track] Take a disc from the influence track
       *[any] Take the disc of: { $sector }
    }
eclipse-do-drop_disc =
    { $sector ->
        [track] Back to the influence track
       *[any] Place the disc: { $sector }
    }
eclipse-do-research = Research: { $tech }
eclipse-do-take_resource = Take: { $resource }
eclipse-do-remove_part = Return the part: { $ship }, square { $slot }
eclipse-do-take_part = Take: { $part }
eclipse-do-put_part = Put it onto: { $ship }, square { $slot }
eclipse-do-build = Build: { $item } – { $sector }
eclipse-do-move_ship = Move: { $ship }, { $origin } → { $target }
eclipse-do-stop = Stop here

## What happened

eclipse-event-faction_chosen = { $seat } plays: { $faction }
eclipse-event-round_began = Round { $round } begins. Start player: { $seat }
eclipse-event-techs_drawn = New technology tiles on the supply board: { $count }
eclipse-event-action_taken =
    { $reaction ->
        [0] { $seat }: { $action }
       *[any] { $seat }, reaction: { $action }
    }
eclipse-event-passed =
    { $first ->
        [0] { $seat } passes.
       *[any] { $seat } passes first and will start the next round.
    }
eclipse-event-left_game = { $seat } leaves the game.
eclipse-event-colonized = { $seat } settles { $sector }: { $square } (cube: { $track })
eclipse-event-traded = { $seat } trades: { $paid } × { $give } → 1 × { $take }
eclipse-event-gained = { $seat } gains: { $amount } × { $resource }
eclipse-event-relations_offered = { $seat } offers diplomatic relations: { $to }
eclipse-event-relations_refused = { $to } declines the offer of { $seat }.
eclipse-event-relations_formed = { $seat } and { $other } exchange ambassadors.
eclipse-event-relations_broken = { $seat } attacks { $other }, breaks their relations and takes the traitor card.
eclipse-event-cube_given = { $seat } sends a cube with the ambassador: { $track }
eclipse-event-cube_returned = A cube of { $seat } comes home: { $track }
eclipse-event-reputation_returned = { $seat } returns a reputation tile to the bag.
eclipse-event-stack_reshuffled = The discarded tiles become a new stack: { $stack }
eclipse-event-tile_drawn = { $seat } explores the space { $hex }: { $sector }
eclipse-event-tile_placed = { $seat } places the tile: { $sector }
eclipse-event-tile_discarded = { $seat } discards the tile: { $sector }
eclipse-event-disc_placed = { $seat } takes control: { $sector }
eclipse-event-disc_returned = { $seat } loses control: { $sector }
eclipse-event-colony_ships_ready = { $seat } turns colony ships face up: { $count }
eclipse-event-discovery_found = { $seat } finds a discovery tile: { $sector }
eclipse-event-discovery_kept = { $seat } keeps the discovery tile for its points.
eclipse-event-discovery_used = { $seat } uses the discovery tile: { $tile }
eclipse-event-ship_found = { $seat } gets a ship in { $sector }: { $ship }
eclipse-event-researched = { $seat } gets a technology: { $tech } (science paid: { $price })
eclipse-event-discs_gained = { $seat } gets more influence discs: { $count }
eclipse-event-part_removed = { $seat } returns a part: { $part } ({ $ship }, square { $slot })
eclipse-event-part_placed = { $seat } installs a part: { $part } ({ $ship }, square { $slot })
eclipse-event-part_kept = { $seat } keeps an ancient part for later: { $part }
eclipse-event-built = { $seat } builds in { $sector }: { $item } (materials paid: { $price })
eclipse-event-ship_moved = { $seat } moves: { $ship }, { $origin } → { $target }

## Why not: the moment

eclipse-reason-not-asked = That is not what is asked now.
eclipse-reason-not-together = Each of these can be used now, but not together.
eclipse-reason-not-on-map = This is not on the map.
eclipse-reason-action-first = Choose the action first: { $action }.
eclipse-reason-other-action = You are in the middle of another action: { $action }.
eclipse-reason-finish-first = Finish your action first: { $action }.
eclipse-reason-must-begin = You have chosen this action, so use it at least once: { $action }.
eclipse-reason-pass-or-act = Take an action, or pass.
eclipse-reason-answer-first = Answer the question first.
eclipse-reason-not-in-between = This is possible in your turn between the steps of an action, but not at this step.
eclipse-reason-no-discs = Your influence track has no disc left.
eclipse-reason-only-reactions = You have passed. Only upgrade, build and move are left, as reactions.
eclipse-reason-nothing-to-explore = No wormhole of yours leads to a free space with tiles left in its stack.
eclipse-reason-nothing-to-influence = There is no disc that you could move.
eclipse-reason-nothing-to-research = You cannot pay for any technology on the supply board.
eclipse-reason-nothing-to-upgrade = Without a disc and a ship on the map only research is left to you.
eclipse-reason-nothing-to-build = There is nothing that you could build here.
eclipse-reason-nothing-to-move = No ship of yours can move.
eclipse-reason-not-eliminated = You may leave the game only after losing every disc and every ship.
eclipse-reason-choose-faction-first = Choose a faction first.
eclipse-reason-board-taken = { $owner } has this board: { $faction }. Its two sides are never in the same game.
eclipse-reason-action-taken = You have taken your action of this turn.
eclipse-reason-only-in-turn = Possible only with this action, in your turn of the Action Phase: { $action }
eclipse-reason-nothing-drawn = Only a sector tile just drawn can be discarded.
eclipse-reason-nothing-found = Only a discovery tile just found is decided on.
eclipse-reason-nothing-under-way = No ship is under way.
eclipse-reason-no-battle = There is no battle now.

## Why not: the map

eclipse-reason-space-not-beside = You have neither a disc nor a ship beside this space.
eclipse-reason-space-pinned = Your ships beside it are pinned: { $sector }. Enemy ships there: { $enemies }
eclipse-reason-space-no-wormhole = No wormhole of your sectors faces this space.
eclipse-reason-stack-empty = No tiles are left: { $stack }
eclipse-reason-turn-does-not-join = Turned like this the tile would not join a sector of yours, or it equals another turn.
eclipse-reason-choose-disc-first = Choose the disc first.
eclipse-reason-sector-yours = You already control this sector.
eclipse-reason-sector-controlled = Controlled by: { $owner }. In the Action Phase you cannot take it.
eclipse-reason-sector-guarded = The defense system of the Galactic Center must be destroyed first.
eclipse-reason-sector-enemies = Enemy ships are here: { $enemies }
eclipse-reason-sector-unreached = No wormhole joins it to a sector with your disc or ship.
eclipse-reason-sector-left = Only the sector that your disc is just leaving is joined to it: { $sector }
eclipse-reason-sector-not-yours = You do not control this sector.
eclipse-reason-no-way = No wormhole leads there from the ship: { $sector }
eclipse-reason-edge-open = Wormholes on both sides. Ships may pass to: { $sector }
eclipse-reason-edge-half = A wormhole on one side only. Without the Wormhole Generator there is no way to: { $sector }
eclipse-reason-edge-generator = A wormhole on one side only. Your Wormhole Generator opens the way to: { $sector }
eclipse-reason-edge-closed = No wormhole here. There is no way to: { $sector }
eclipse-reason-edge-space = A wormhole into unexplored space.
eclipse-reason-edge-wall = No wormhole here, and nothing explored beyond.
eclipse-reason-square-taken = A cube is already here.
eclipse-reason-square-needs-tech = This square needs a technology: { $tech }
eclipse-reason-no-colony-ship = No colony ship of yours is face up.
eclipse-reason-track-empty = No cube is left on this track: { $track }
eclipse-reason-cube-stays = Your cubes return only together with the disc of the sector.
eclipse-reason-cube-of-other = Population of { $owner }. It can be attacked only after the battles.
eclipse-reason-disc-of-other = This disc belongs to: { $owner }
eclipse-reason-starbase-stays = Starbases never move.
eclipse-reason-held-by-gcds = The defense system of the Galactic Center holds every ship here.
eclipse-reason-pinned = Pinned. Your ships here: { $ships }, enemy ships: { $enemies }
eclipse-reason-no-way-out = No wormhole leads out of this sector.
eclipse-reason-other-ship-moving = Another ship is moving: { $ship }
eclipse-reason-ship-of-other = { $owner } commands this ship: { $ship }
eclipse-reason-ship-of-nobody = Nobody commands this ship: { $ship }
eclipse-reason-out-of-reach = This ship cannot be a target now.

## Why not: the boards

eclipse-reason-tech-owned = You already have this technology.
eclipse-reason-tech-not-offered = There is no such tile on the supply board.
eclipse-reason-tech-track-full = Your track is full: { $category }
eclipse-reason-tech-not-cheapest = Its cost is { $cost }; only the cheapest technology that you lack is free.
eclipse-reason-science-short = It costs { $price } science, you have { $have }. Missing: { $missing }
eclipse-reason-part-ancient = Ancient parts come only from discovery tiles.
eclipse-reason-part-needs-tech = This part needs a technology: { $tech }
eclipse-reason-part-in-hand = First place the part in your hand: { $part }
eclipse-reason-part-fits-nowhere = Energy and drives allow this part on none of your blueprints.
eclipse-reason-take-part-first = Take a part first.
eclipse-reason-return-parts-first = Parts are returned before new ones are taken.
eclipse-reason-no-tile-to-return = None of your part tiles can be returned.
eclipse-reason-slot-done = This square has got its part in this action.
eclipse-reason-slot-same = It already has this part: { $part }
eclipse-reason-slot-needs-drive = Without a drive it could not move: { $ship }
eclipse-reason-slot-energy = { $ship }: missing energy: { $missing }
eclipse-reason-slot-not-valid = Energy or drives do not allow the part here.
eclipse-reason-slot-others-first = Another blueprint has to be made valid first.
eclipse-reason-starbase-no-drive = A starbase may not have a drive.
eclipse-reason-build-needs-tech = Building it needs a technology: { $tech }
eclipse-reason-ships-used-up = All of them are in play: { $ship } × { $count }
eclipse-reason-materials-short = It costs { $price } materials, you have { $have }. Missing: { $missing }
eclipse-reason-no-sector = You control no sector to build in.
eclipse-reason-no-place-for = Every sector of yours has one already.
eclipse-reason-trade-short = A trade takes { $ratio } of one resource; you have { $have }.
eclipse-reason-track-not-asked = No cube moves from or to this track now.
eclipse-reason-reputation-stays = Reputation tiles go back only to make room on a full track.
eclipse-reason-diplomacy-off = There is no diplomacy with so few players: { $players }
eclipse-reason-traitor = Whoever has the traitor card forms no relations.
eclipse-reason-partner-traitor = { $other } has the traitor card and forms no relations.
eclipse-reason-partner-gone = { $other } has left the game.
eclipse-reason-already-friends = You have exchanged ambassadors already: { $other }
eclipse-reason-not-neighbours = No wormhole joins a sector of yours to a sector of { $other }.
eclipse-reason-ships-in-the-way = Ships stand in each other’s sectors: you and { $other }.
eclipse-reason-no-ambassador-room = One of you has no ambassador, cube or free square left. Your ambassadors: { $friends }
eclipse-reason-asked-already = You have already asked this turn: { $other }
eclipse-reason-nobody-to-ask = There is nobody whom you could offer relations now.

## About pieces that only lie there

eclipse-reason-about-find =
    { $guards ->
        [0] A discovery tile: whoever first places a disc here takes it, for its effect or { $points } victory points.
       *[any] A discovery tile. First its guards must be destroyed: { $guards }. Then whoever first places a disc here takes it, for its effect or { $points } victory points.
    }
eclipse-reason-about-structure =
    { $points ->
        [0] An orbital: one more square, for money or science. It stays here, whoever controls the sector.
       *[any] A monolith: { $points } victory points at the end for whoever controls the sector. It stays here.
    }
eclipse-reason-about-artifact = An artifact: the Artifact Key yields { $units } units of a resource for it.
eclipse-reason-about-stack = Tiles left in the stack: { $left }, discarded: { $discarded }. An empty stack is made anew from the discarded tiles.
eclipse-reason-about-technologies = Technology tiles in the bag: { $left }. New ones in each cleanup: { $each }
eclipse-reason-about-reputation = Reputation tiles in the bag: { $left }. They are drawn after battles.
eclipse-reason-about-discoveries = Discovery tiles left: { $left }. One goes face down onto each new sector that shows its sign.
eclipse-reason-about-start = Start player of this round: { $seat }. Whoever passes first starts the next one.
eclipse-reason-about-traitor = The traitor: { $seat }. Victory points for it at the end: { $points }
eclipse-reason-about-traitor-nobody = Nobody is a traitor. Whoever attacks a partner takes this card; victory points for it at the end: { $points }
eclipse-reason-about-colony = Colony ships face up: { $ready } of { $all }. They take cubes to empty squares and turn up again in the cleanup.
eclipse-reason-about-kept = Discovery tiles kept: { $count }. Victory points for each: { $points }
eclipse-reason-about-grave = Destroyed cubes here: { $cubes }. They return to the track in the cleanup.
eclipse-reason-about-field = { $action } – discs spent in this round: { $discs }. They return in the cleanup.
eclipse-reason-about-ambassador = An ambassador stays until relations are broken. Victory points for it: { $points }
