# Eclipse: questions, choices, events and reasons of setup and the Action Phase.

eclipse-title = Eclipse
eclipse-blurb = Lead a civilization through nine rounds: explore the galaxy, settle it, research, build fleets and fight for it.

eclipse-option-species = Species
eclipse-option-species-text = All Terran factions are alike. Each alien species has its own board.
eclipse-option-species-terrans = Terrans only
eclipse-option-species-all = Terrans and aliens
eclipse-option-factions = Choosing factions
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

# A space of the map that holds no sector yet; $name is its place, such as "2,-1".
eclipse-hex = space { $name }

## Questions

eclipse-ask-draft = Choose your faction.
eclipse-ask-turn = Take an action or pass. Discs left: { $discs }.
eclipse-ask-turn-after = Your action is done. Anything else before your turn ends? Discs left: { $discs }.
eclipse-ask-reaction = You have passed. React, or pass again. Discs left: { $discs }.
eclipse-ask-explore = Choose a space to explore. { $left } left.
eclipse-ask-place-tile = Place a sector or discard. Tiles drawn: { $count }.
eclipse-ask-place-tile-short = Place the sector, or discard it
eclipse-ask-second-tile = You drew { $sector }. Draw a second tile to choose from?
eclipse-ask-claim = { $sector }: place an influence disc here?
eclipse-ask-discovery = { $sector }: use the discovery tile, or keep it for points?
eclipse-ask-influence = Choose a disc to move. { $left } left.
eclipse-ask-drop-disc = Choose where this disc goes.
eclipse-ask-before-colony-ships = Use colony ships before you flip others face up?
eclipse-ask-research = Choose a technology. { $left } left. Science: { $science }.
eclipse-ask-artifacts = Choose a resource: { $amount } for each artifact. { $left } left.
eclipse-ask-upgrade = Choose a part. { $left } left.
eclipse-ask-put-part = Choose a square for { $part }.
eclipse-ask-build = Choose what to build and where. { $left } left. Materials: { $materials }.
eclipse-ask-move = Choose a ship and where it moves. { $left } left.
eclipse-ask-move-on = { $ship }: move on? Steps left: { $steps }.
eclipse-ask-proposal = { $from } offers you diplomatic relations. Do you agree?
eclipse-ask-make-room = Your reputation track is full. Choose a tile to return.
eclipse-ask-give-cube = Choose a track: its cube goes with your ambassador.
eclipse-ask-return-cube = A cube comes back ({ $square }). Choose its track. { $left } left.

## Choices

eclipse-do-draft = Choose { $faction }
eclipse-do-act = { $action }
eclipse-do-pass = Pass
eclipse-do-done = Done
eclipse-do-resign = Leave the game
eclipse-do-colonize = Colony ship: { $sector }, { $square } (cube: { $track })
eclipse-do-trade = Trade: { $give } → { $take }
eclipse-do-offer = Offer relations to { $to }
eclipse-do-answer =
    { $yes ->
        [0] No
       *[any] Yes
    }
eclipse-do-give_cube = Give a cube: { $track }
eclipse-do-return_cube = Return the cube: { $track }
eclipse-do-return_reputation = Return reputation { $value }
eclipse-do-explore = Explore: { $stack }, { $hex }
eclipse-do-place_tile =
    { $turn ->
        [0] Place { $sector } without turning it
        [1] Place { $sector }, turned 60°
        [2] Place { $sector }, turned 120°
        [3] Place { $sector }, turned 180°
        [4] Place { $sector }, turned 240°
       *[5] Place { $sector }, turned 300°
    }
eclipse-do-discard_tile = Discard
eclipse-do-keep_points = Keep it for points
eclipse-do-use_front = Use the front
eclipse-do-take_tech = Take for free: { $tech }
eclipse-do-lift_disc =
    { $sector ->
        [track] Take a disc from the influence track
       *[any] Take the disc from { $sector }
    }
eclipse-do-drop_disc =
    { $sector ->
        [track] Back to the influence track
       *[any] Place the disc in { $sector }
    }
eclipse-do-research = Research { $tech }
eclipse-do-take_resource = Take { $resource }
eclipse-do-remove_part = Return the part: { $ship }, square { $slot }
eclipse-do-take_part = Take { $part }
eclipse-do-put_part = Put it on { $ship }, square { $slot }
eclipse-do-build = Build { $item } in { $sector }
eclipse-do-move_ship = Move { $ship }: { $origin } → { $target }
eclipse-do-stop = Stop here

## What happened

eclipse-event-faction_chosen = { $seat } plays { $faction }.
eclipse-event-round_began = Round { $round } begins. { $seat } starts.
eclipse-event-techs_drawn = New technology tiles on the supply board: { $count }.
eclipse-event-action_taken =
    { $reaction ->
        [0] { $seat } takes an action: { $action }.
       *[any] { $seat } reacts: { $action }.
    }
eclipse-event-passed =
    { $first ->
        [0] { $seat } passes.
       *[any] { $seat } passes first and will start the next round.
    }
eclipse-event-left_game = { $seat } leaves the game.
eclipse-event-colonized = { $seat } settles in { $sector }: { $square } (cube: { $track }).
eclipse-event-traded = { $seat } trades { $paid } × { $give } → 1 × { $take }.
eclipse-event-gained = { $seat } gains { $amount } × { $resource }.
eclipse-event-relations_offered = { $seat } offers { $to } diplomatic relations.
eclipse-event-relations_refused = { $to } declines { $seat }’s offer.
eclipse-event-relations_formed = { $seat } and { $other } exchange ambassadors.
eclipse-event-relations_broken = { $seat } attacks { $other }, breaks relations and takes the traitor card.
eclipse-event-cube_given = { $seat } sends a cube with the ambassador: { $track }.
eclipse-event-cube_returned = One of { $seat }’s cubes comes back: { $track }.
eclipse-event-reputation_returned = { $seat } returns a reputation tile to the bag.
eclipse-event-stack_reshuffled = The discarded tiles form a new stack: { $stack }.
eclipse-event-tile_drawn = { $seat } explores { $hex } and finds { $sector }.
eclipse-event-tile_placed = { $seat } places { $sector }.
eclipse-event-tile_discarded = { $seat } discards { $sector }.
eclipse-event-disc_placed = { $seat } takes control of { $sector }.
eclipse-event-disc_returned = { $seat } gives up control of { $sector }.
eclipse-event-colony_ships_ready = { $seat } flips colony ships face up: { $count }.
eclipse-event-discovery_found = { $seat } finds a discovery tile in { $sector }.
eclipse-event-discovery_kept = { $seat } keeps the discovery tile for points.
eclipse-event-discovery_used = { $seat } uses the discovery tile: { $tile }.
eclipse-event-ship_found = { $seat } gets a ship in { $sector }: { $ship }.
eclipse-event-researched = { $seat } gets { $tech } for { $price } science.
eclipse-event-discs_gained = { $seat } gets more influence discs: { $count }.
eclipse-event-part_removed = { $seat } returns { $part } ({ $ship }, square { $slot }).
eclipse-event-part_placed = { $seat } installs { $part } ({ $ship }, square { $slot }).
eclipse-event-part_kept = { $seat } keeps an ancient part for later: { $part }.
eclipse-event-built = { $seat } builds in { $sector }: { $item } for { $price } materials.
eclipse-event-ship_moved = { $seat } moves { $ship }: { $origin } → { $target }.

## Why not: the moment

eclipse-reason-not-asked = Something else is being decided now. Answer the question above.
eclipse-reason-not-together = Each of these can be used now, but not together.
eclipse-reason-not-on-map = This isn’t on the map.
eclipse-reason-action-first = This belongs to an action: choose { $action }.
eclipse-reason-other-action = You’re in the middle of another action: { $action }.
eclipse-reason-finish-first = Your action isn’t finished: { $action }.
eclipse-reason-must-begin = You chose { $action }, so use it at least once.
eclipse-reason-pass-or-act = Take an action, or pass.
eclipse-reason-not-in-between = You can do this in your turn, but not at this step.
eclipse-reason-no-discs = Your influence track has no disc left.
eclipse-reason-only-reactions = You have passed. You can still react: upgrade, build or move.
eclipse-reason-nothing-to-explore = There is no space you can explore now.
eclipse-reason-nothing-to-influence = You have no disc to move and no colony ship to flip.
eclipse-reason-nothing-to-research = You can’t pay for any technology on the supply board.
eclipse-reason-nothing-to-upgrade = Without a disc or ship on the map you can only research.
eclipse-reason-nothing-to-build = You can’t build anything now.
eclipse-reason-nothing-to-move = None of your ships can move.
eclipse-reason-not-eliminated = You can leave the game only after you lose every disc and every ship.
eclipse-reason-choose-faction-first = Choose a faction to begin.
eclipse-reason-board-taken = { $owner } has this board: { $faction }. Its two sides are never in the same game.
eclipse-reason-action-taken = You have already taken your action this turn.
eclipse-reason-only-in-turn = You can do this only with { $action }, in your turn of the Action Phase.
eclipse-reason-nothing-drawn = You can discard only a sector tile you have just drawn.
eclipse-reason-nothing-found = You decide about a discovery tile when you find it.
eclipse-reason-front-is-tech = Choose the technology you take on the supply board.
eclipse-reason-no-gift = The supply board has no technology you can take.
eclipse-reason-nothing-under-way = No ship is moving.
eclipse-reason-no-battle = There is no battle now.

## Why not: the map

eclipse-reason-space-not-beside = You have no disc or ship next to this space.
eclipse-reason-space-pinned = Your ships in { $sector } are pinned by { $enemies } enemy ships.
eclipse-reason-space-no-wormhole = None of your sectors’ wormholes faces this space.
eclipse-reason-stack-empty = No tiles are left: { $stack }.
eclipse-reason-turn-apart = Laid this way, the tile doesn’t connect to your sectors.
eclipse-reason-turn-equal = Turned this way, the tile looks the same as with another turn.
eclipse-reason-choose-disc-first = Choose a disc, then a sector for it.
eclipse-reason-no-sector-for-disc = No sector can take this disc now.
eclipse-reason-disc-in-hand = You’re holding a disc. Place it in a sector.
eclipse-reason-sector-yours = You already control this sector.
eclipse-reason-sector-controlled = { $owner } controls this sector. You can’t take it in the Action Phase.
eclipse-reason-sector-guarded = The Galactic Center’s defense system still stands. Destroy it to come here.
eclipse-reason-sector-enemies = Enemy ships are here: { $enemies }.
eclipse-reason-sector-unreached = No wormhole connects it to a sector with your disc or ship.
eclipse-reason-sector-left = Only { $sector } connects to it, and your disc is leaving there.
eclipse-reason-sector-not-yours = You don’t control this sector.
eclipse-reason-no-way = No open wormhole leads from { $from } to { $sector }.
eclipse-reason-here-already = The ship is already in this sector.
eclipse-reason-too-far = { $sector } isn’t next to { $from }. Ships move from sector to sector.
eclipse-reason-no-ship-beside = None of your ships is one open wormhole away from { $sector }.
eclipse-reason-edge-open = Wormholes on both sides: ships can pass to { $sector }.
eclipse-reason-edge-half = A wormhole on one side only. You need the Wormhole Generator to reach { $sector }.
eclipse-reason-edge-generator = A wormhole on one side only. Your Wormhole Generator opens the way to { $sector }.
eclipse-reason-edge-closed = No wormhole here: there is no way to { $sector }.
eclipse-reason-edge-space = A wormhole into unexplored space.
eclipse-reason-edge-wall = No wormhole here, and nothing explored beyond.
eclipse-reason-square-taken = This square already has a cube.
eclipse-reason-square-needs-tech = You need { $tech } for this square.
eclipse-reason-no-colony-ship = You have no colony ship face up.
eclipse-reason-track-empty = This track has no cubes left: { $track }.
eclipse-reason-tracks-empty = None of the tracks for this square has a cube left.
eclipse-reason-track-unfit = Cubes of this track don’t fit here: { $track }.
eclipse-reason-track-full = This track is full: { $track }.
eclipse-reason-no-square = You have no empty square for a cube of this track: { $track }.
eclipse-reason-cube-stays = Your cubes return only together with the sector’s disc.
eclipse-reason-cube-of-other = { $owner }’s population. You can attack it only after the battles.
eclipse-reason-disc-of-other = This is { $owner }’s disc.
eclipse-reason-starbase-stays = Starbases never move.
eclipse-reason-held-by-gcds = The Galactic Center’s defense system holds every ship here.
eclipse-reason-pinned = Pinned in { $sector }: you have { $ships } ships there, the enemy has { $enemies }.
eclipse-reason-no-way-out = No wormhole leads out of this sector.
eclipse-reason-other-ship-moving = Another ship is moving: { $ship }.
eclipse-reason-ship-of-other = This is { $owner }’s ship: { $ship }.
eclipse-reason-ship-of-nobody = No player commands this ship: { $ship }.

## Why not: the boards

eclipse-reason-tech-owned = You already have this technology.
eclipse-reason-tech-not-offered = The supply board has no such tile.
eclipse-reason-tech-track-full = Your track is full: { $category }.
eclipse-reason-tech-not-cheapest = It costs { $cost }. Only the cheapest technology you don’t have is free.
eclipse-reason-science-short = You need { $price } science and have { $have }: { $missing } missing.
eclipse-reason-part-ancient = Ancient parts come only from discovery tiles.
eclipse-reason-part-needs-tech = You need { $tech } for this part.
eclipse-reason-part-in-hand = You’re holding a part. Place it: { $part }.
eclipse-reason-part-fits-nowhere = None of your blueprints can take this part.
eclipse-reason-take-part-first = You haven’t taken a part yet. Choose one.
eclipse-reason-return-parts-first = You return parts before you take new ones.
eclipse-reason-no-tile-to-return = None of your part tiles can be returned.
eclipse-reason-slot-done = This square already got a part in this action.
eclipse-reason-slot-same = This part is already there: { $part }.
eclipse-reason-slot-needs-drive = { $ship } can’t move without a drive.
eclipse-reason-slot-energy = { $ship } needs { $missing } more energy.
eclipse-reason-other-needs-drive = { $ship } still lacks a drive. Give it one before anything else.
eclipse-reason-other-energy = { $ship } still needs { $missing } more energy. Fix that before anything else.
eclipse-reason-starbase-no-drive = A starbase can’t have a drive.
eclipse-reason-build-needs-tech = You need { $tech } to build it.
eclipse-reason-ships-used-up = All { $count } are in play: { $ship }.
eclipse-reason-materials-short = You need { $price } materials and have { $have }: { $missing } missing.
eclipse-reason-no-sector = You control no sector to build in.
eclipse-reason-no-place-for = Each of your sectors already has one.
eclipse-reason-structure-there = This sector already has one.
eclipse-reason-nothing-to-build-here = There is nothing you can build in this sector now.
eclipse-reason-trade-short = You trade { $ratio } of a resource for one, and have { $have }.
eclipse-reason-trade-same = You trade for another resource, not for the same one.
eclipse-reason-track-not-asked = No cube moves from or to this track now.
eclipse-reason-reputation-stays = You return reputation tiles only to make room on a full track.
eclipse-reason-diplomacy-off = There is no diplomacy with { $players } players.
eclipse-reason-traitor = You have the traitor card, so you can’t form relations.
eclipse-reason-partner-traitor = { $other } has the traitor card and can’t form relations.
eclipse-reason-partner-gone = { $other } has left the game.
eclipse-reason-already-friends = You and { $other } have already exchanged ambassadors.
eclipse-reason-not-neighbours = No wormhole connects your sectors with { $other }’s.
eclipse-reason-ships-in-the-way = You or { $other } have ships in the other’s sectors.
eclipse-reason-no-ambassador = You have no ambassador, cube or free square left. Your ambassadors out: { $friends }.
eclipse-reason-partner-no-ambassador = { $other } has no ambassador, cube or free square left.
eclipse-reason-asked-already = You have already asked { $other } this turn.
eclipse-reason-nobody-to-ask = There is nobody you can offer relations to now.

## About pieces that only lie there

eclipse-reason-about-find =
    { $guards ->
        [0] A discovery tile. The first player to place a disc here takes it: its effect, or { $points } victory points.
       *[any] A discovery tile, guarded by { $guards }. With the guards destroyed, the first player to place a disc here takes it: its effect, or { $points } victory points.
    }
eclipse-reason-about-structure =
    { $points ->
        [0] An orbital: one more square, for money or science. It stays here.
       *[any] A monolith: { $points } victory points at the end for the player who controls the sector. It stays here.
    }
eclipse-reason-about-artifact = An artifact: the Artifact Key gives { $units } of one resource for it.
eclipse-reason-about-stack = Tiles left in the stack: { $left }, discarded: { $discarded }. Discarded tiles refill an empty stack.
eclipse-reason-about-technologies = Technology tiles in the bag: { $left }. New each Cleanup Phase: { $each }.
eclipse-reason-about-reputation = Reputation tiles in the bag: { $left }. You draw them after battles.
eclipse-reason-about-discoveries = Discovery tiles left: { $left }. Each new sector with their symbol gets one, face down.
eclipse-reason-about-start = { $seat } starts this round. The first player to pass starts the next one.
eclipse-reason-about-traitor = { $seat } is the traitor: { $points } victory points at the end.
eclipse-reason-about-traitor-nobody = Nobody is the traitor. If you attack a partner, you take this card: { $points } victory points at the end.
eclipse-reason-about-colony = Colony ships face up: { $ready } of { $all }. They take cubes to empty squares and flip back in the Cleanup Phase.
eclipse-reason-about-kept = Discovery tiles kept: { $count }, worth { $points } victory points each.
eclipse-reason-about-grave = Destroyed cubes here: { $cubes }. They return in the Cleanup Phase.
eclipse-reason-about-field = { $action }: discs spent this round: { $discs }. They return in the Cleanup Phase.
eclipse-reason-about-ambassador = An ambassador stays until relations are broken. Victory points: { $points }.
