/** What a table of Eclipse tells and hears. Written by `python -m tools.types`; do not edit. */

export interface EclipseOptions {
  /** Only Terran factions, or the six alien species as well (p. 4). */
  species: "all" | "terrans";
  /** Players choose their factions, or chance assigns them. */
  factions: "choice" | "random";
}

/** Choose a faction: its board and its start sector (p. 4). */
export interface Draft {
  type: "draft";
  seat: number;
  faction: string;
}

/** Take an action, or the weaker reaction after passing, by placing a disc on its field (p. 8 and 14). */
export interface Act {
  type: "act";
  seat: number;
  action: string;
}

export interface Pass {
  type: "pass";
  seat: number;
}

/** Skip the rest of an action, or end the turn. */
export interface Done {
  type: "done";
  seat: number;
}

/** Leave the game after losing every disc and ship (p. 21). */
export interface Resign {
  type: "resign";
  seat: number;
}

/** A colony ship takes a cube from a track to a square (p. 8). */
export interface Colonize {
  type: "colonize";
  seat: number;
  sector: string;
  square: string;
  track: string;
}

/** Several units of one resource for one of another (p. 7). */
export interface Trade {
  type: "trade";
  seat: number;
  give: string;
  take: string;
}

/** Propose diplomatic relations (p. 11). */
export interface Offer {
  type: "offer";
  seat: number;
  to: number;
}

/** Answer yes or no to a question: relations, placing a disc, drawing another tile. */
export interface Answer {
  type: "answer";
  seat: number;
  yes: boolean;
}

/** The track whose cube goes with the ambassador (p. 11). */
export interface GiveCube {
  type: "give_cube";
  seat: number;
  track: string;
}

/** The track for a cube that may return to several (p. 8). */
export interface ReturnCube {
  type: "return_cube";
  seat: number;
  track: string;
}

/** Make room on the reputation track (p. 11 and 21). */
export interface ReturnReputation {
  type: "return_reputation";
  seat: number;
  value: number;
}

/** Name the empty space before the tile is drawn (p. 9). */
export interface Explore {
  type: "explore";
  seat: number;
  /** Axial coordinates. */
  hex: string;
}

/** Place a drawn tile, rotated by a number of sixths clockwise. */
export interface PlaceTile {
  type: "place_tile";
  seat: number;
  sector: string;
  turn: number;
}

/** Discard the drawn tile (or both). */
export interface DiscardTile {
  type: "discard_tile";
  seat: number;
}

/** Keep a discovery tile for its points (p. 7). */
export interface KeepPoints {
  type: "keep_points";
  seat: number;
}

/** Use the front of a discovery tile (its resources or its ship), or keep its part for later. */
export interface UseFront {
  type: "use_front";
  seat: number;
}

/** The technology that an ancient tile gives for free: the cheapest on offer, or one of several (p. 7). */
export interface TakeTech {
  type: "take_tech";
  seat: number;
  tech: string;
}

/** Which disc to move (p. 10). */
export interface LiftDisc {
  type: "lift_disc";
  seat: number;
  sector: string;
}

/** Where to. */
export interface DropDisc {
  type: "drop_disc";
  seat: number;
  sector: string;
}

/** Buy a technology (p. 12). */
export interface Research {
  type: "research";
  seat: number;
  tech: string;
}

/** What an artifact yields (p. 12, Artifact Key). */
export interface TakeResource {
  type: "take_resource";
  seat: number;
  resource: string;
}

/** Return a part tile from a blueprint before taking new ones (p. 13). */
export interface RemovePart {
  type: "remove_part";
  seat: number;
  ship: string;
  slot: number;
}

/** Take a part tile from the supply, or an ancient one from beside the board. */
export interface TakePart {
  type: "take_part";
  seat: number;
  part: string;
}

/** The square of a blueprint that gets the part. */
export interface PutPart {
  type: "put_part";
  seat: number;
  ship: string;
  slot: number;
}

/** Build a ship or a structure in a controlled sector (p. 13). */
export interface Build {
  type: "build";
  seat: number;
  item: string;
  sector: string;
}

/** Move one ship over one edge; the frame then asks whether it continues (p. 14). */
export interface MoveShip {
  type: "move_ship";
  seat: number;
  ship: string;
  origin: string;
  target: string;
}

/** Stop the moving ship here. */
export interface Stop {
  type: "stop";
  seat: number;
}

/** Which of several equally quick types fires its missiles first (p. 20). */
export interface FireMissiles {
  type: "fire_missiles";
  seat: number;
  ship: string;
  sector: string;
}

/** All ships of this type shoot (p. 20). */
export interface Attack {
  type: "attack";
  seat: number;
  ship: string;
  sector: string;
}

/** All ships of this type retreat to a neighboring sector, on their next turn (p. 20). */
export interface Retreat {
  type: "retreat";
  seat: number;
  ship: string;
  origin: string;
  target: string;
}

/** Stay in a stalemate and be destroyed (p. 20). */
export interface Perish {
  type: "perish";
  seat: number;
  ship: string;
  sector: string;
}

/** Assign a die to an enemy ship of this type that already has this much damage (p. 18). */
export interface AssignDie {
  type: "assign_die";
  seat: number;
  face: number;
  /** The damage that the die does. */
  power: number;
  victim: string;
  sector: string;
  hurt: number;
}

/** Keep one of the tiles just drawn; on a full track, it replaces an old one (p. 21). */
export interface KeepReputation {
  type: "keep_reputation";
  seat: number;
  value: number;
  /** Value of the tile that goes back into the bag in exchange; 0 for none. */
  instead: number;
}

/** Return all tiles just drawn, because the track is full (p. 21). */
export interface ReturnAll {
  type: "return_all";
  seat: number;
}

/** Every ship that hasn't yet fires its cannons at the population of the sector (p. 20). */
export interface AttackPopulation {
  type: "attack_population";
  seat: number;
  sector: string;
}

/** One ship of this type fires; the others can wait for the result (p. 20). */
export interface AttackWith {
  type: "attack_with";
  seat: number;
  ship: string;
  sector: string;
}

/** Destroy the whole population of the sector with Neutron Bombs (p. 20). */
export interface Bomb {
  type: "bomb";
  seat: number;
  sector: string;
}

/** Leave the population alone. */
export interface Spare {
  type: "spare";
  seat: number;
  sector: string;
}

/** One of the cubes that the attackers' damage destroys (p. 20). */
export interface DestroyCube {
  type: "destroy_cube";
  seat: number;
  sector: string;
  square: string;
  /** Kind of the square on the tile. */
  number: number;
}

/** The graveyard for a destroyed cube that fits several (p. 20). */
export interface BuryCube {
  type: "bury_cube";
  seat: number;
  track: string;
}

/** Give up a sector because the upkeep can't be paid (p. 24). */
export interface GiveUp {
  type: "give_up";
  seat: number;
  sector: string;
}

export interface FactionChosen {
  type: "faction_chosen";
  seat: number;
  faction: string;
}

export interface RoundBegan {
  type: "round_began";
  round: number;
  /** The start player. */
  seat: number;
}

export interface TechsDrawn {
  type: "techs_drawn";
  techs: string[];
}

export interface ActionTaken {
  type: "action_taken";
  seat: number;
  action: string;
  reaction: boolean;
}

export interface Passed {
  type: "passed";
  seat: number;
  /** The first to pass starts the next round. */
  first: boolean;
}

export interface LeftGame {
  type: "left_game";
  seat: number;
}

export interface Colonized {
  type: "colonized";
  seat: number;
  sector: string;
  square: string;
  track: string;
}

export interface Traded {
  type: "traded";
  seat: number;
  give: string;
  take: string;
  paid: number;
}

export interface Gained {
  type: "gained";
  seat: number;
  resource: string;
  amount: number;
}

export interface RelationsOffered {
  type: "relations_offered";
  seat: number;
  to: number;
}

export interface RelationsRefused {
  type: "relations_refused";
  seat: number;
  to: number;
}

export interface RelationsFormed {
  type: "relations_formed";
  seat: number;
  other: number;
}

/** Broken by an attack of `seat`, who takes the traitor card. */
export interface RelationsBroken {
  type: "relations_broken";
  seat: number;
  other: number;
}

export interface CubeGiven {
  type: "cube_given";
  seat: number;
  track: string;
}

export interface CubeReturned {
  type: "cube_returned";
  seat: number;
  track: string;
}

/** Returned to the bag; only the owner knows which tile. */
export interface ReputationReturned {
  type: "reputation_returned";
  seat: number;
  value: number | null;
}

export interface StackReshuffled {
  type: "stack_reshuffled";
  stack: string;
}

export interface TileDrawn {
  type: "tile_drawn";
  seat: number;
  sector: string;
  hex: string;
}

export interface TilePlaced {
  type: "tile_placed";
  seat: number;
  sector: string;
  hex: string;
  turn: number;
}

export interface TileDiscarded {
  type: "tile_discarded";
  seat: number;
  sector: string;
}

export interface DiscPlaced {
  type: "disc_placed";
  seat: number;
  sector: string;
}

/** From a sector to the influence track. */
export interface DiscReturned {
  type: "disc_returned";
  seat: number;
  sector: string;
}

export interface ColonyShipsReady {
  type: "colony_ships_ready";
  seat: number;
  count: number;
}

/** Only the finder looks at the front. */
export interface DiscoveryFound {
  type: "discovery_found";
  seat: number;
  sector: string;
  tile: string | null;
}

export interface DiscoveryKept {
  type: "discovery_kept";
  seat: number;
}

export interface DiscoveryUsed {
  type: "discovery_used";
  seat: number;
  tile: string;
}

/** An ancient ship joins the finder's fleet. */
export interface ShipFound {
  type: "ship_found";
  seat: number;
  ship: string;
  sector: string;
}

export interface Researched {
  type: "researched";
  seat: number;
  tech: string;
  price: number;
}

export interface DiscsGained {
  type: "discs_gained";
  seat: number;
  count: number;
}

export interface PartRemoved {
  type: "part_removed";
  seat: number;
  part: string;
  ship: string;
  slot: number;
}

export interface PartPlaced {
  type: "part_placed";
  seat: number;
  part: string;
  ship: string;
  slot: number;
}

/** An ancient part, kept beside the board for later. */
export interface PartKept {
  type: "part_kept";
  seat: number;
  part: string;
}

export interface Built {
  type: "built";
  seat: number;
  item: string;
  sector: string;
  price: number;
}

export interface ShipMoved {
  type: "ship_moved";
  seat: number;
  ship: string;
  origin: string;
  target: string;
}

export interface BattleBegan {
  type: "battle_began";
  /** The attacker. */
  seat: number;
  /** The defender, or NEUTRAL. */
  other: number;
  sector: string;
  /** The kind of neutral defenders, or "". */
  ship: string;
}

export interface DiceRolled {
  type: "dice_rolled";
  seat: number;
  ship: string;
  sector: string;
  faces: number[];
  /** The damage of each die: 1 yellow, 2 orange, 4 red. */
  powers: number[];
  missiles: boolean;
}

export interface ShipHit {
  type: "ship_hit";
  owner: number;
  ship: string;
  sector: string;
  /** Its damage now. */
  damage: number;
}

export interface ShipDestroyed {
  type: "ship_destroyed";
  owner: number;
  ship: string;
  sector: string;
}

export interface RetreatDeclared {
  type: "retreat_declared";
  seat: number;
  ship: string;
  origin: string;
  target: string;
}

export interface Retreated {
  type: "retreated";
  seat: number;
  ship: string;
  origin: string;
  target: string;
  count: number;
}

export interface Stalemate {
  type: "stalemate";
  sector: string;
  /** The attacker, who must leave or perish. */
  seat: number;
}

export interface BattleWon {
  type: "battle_won";
  seat: number;
  sector: string;
  /** The kind of neutral winners, or "". */
  ship: string;
}

export interface ReputationDrawn {
  type: "reputation_drawn";
  seat: number;
  sector: string;
  count: number;
  values: number[] | null;
}

export interface ReputationKept {
  type: "reputation_kept";
  seat: number;
  value: number | null;
}

export interface ReputationDeclined {
  type: "reputation_declined";
  seat: number;
}

export interface PopulationAttacked {
  type: "population_attacked";
  seat: number;
  owner: number;
  sector: string;
  faces: number[];
  damage: number;
}

/** All cubes are destroyed without a roll. */
export interface PopulationWipedOut {
  type: "population_wiped_out";
  seat: number;
  owner: number;
  sector: string;
}

export interface CubeDestroyed {
  type: "cube_destroyed";
  owner: number;
  sector: string;
  square: string;
}

export interface CubeBuried {
  type: "cube_buried";
  seat: number;
  track: string;
}

export interface UpkeepPaid {
  type: "upkeep_paid";
  seat: number;
  income: number;
  upkeep: number;
  /** The amount in store afterwards. */
  money: number;
}

export interface Produced {
  type: "produced";
  seat: number;
  science: number;
  materials: number;
}

/** The civilization couldn't pay its upkeep; its game is over. */
export interface Collapsed {
  type: "collapsed";
  seat: number;
}

export interface EclipseView {
  seat: number | null;
  round: number;
  rounds: number;
  phase: string;
  start: number;
  next_start: number | null;
  traitor: number | null;
  hexes: HexView[];
  /** The empty spaces next to placed sectors, "q,r", with the stack for each. */
  fringe: { [key: string]: string };
  /** The values of neutral ships. */
  neutrals: { [key: string]: DesignView };
  players: PlayerView[];
  market: OfferView[];
  tech_bag: number;
  reputation_bag: number;
  discovery_stack: number;
  stacks: { [key: string]: number };
  discards: { [key: string]: string[] };
  /** The space that is being explored, "q,r". */
  space: string | null;
  /** The tiles drawn for it. */
  drawn: string[];
  /** How they may be placed. */
  placements: PlacementView[];
  /** Contested sectors, in the order of their battles. */
  battlefields: string[];
  /** The front of the discovery tile that this seat is looking at. */
  found: string | null;
  /** Values of the reputation tiles that this seat has just drawn. */
  drawn_reputation: number[] | null;
  melee: MeleeView | null;
  siege: SiegeView | null;
  /** The part that this seat has in hand or just found. */
  in_hand: string | null;
  /** Where it may go. */
  upgrades: UpgradeView[];
  /** If this seat may choose an action: the first targets of each action. */
  openings: { [key: string]: string[] };
}

export interface HexView {
  sector: string;
  q: number;
  r: number;
  /** Sixths clockwise. */
  turn: number;
  /** Edges of the map, clockwise from the top. */
  wormholes: number[];
  /** Edges with a wormhole on both sides, open to everyone. */
  joined: number[];
  /** Edges to a placed tile with a wormhole on one side only, open to players with the Wormhole Generator. */
  half_joined: number[];
  points: number;
  /** Victory points for its controller, or for this seat if it has none. */
  worth: number;
  artifact: boolean;
  disc: number | null;
  /** The printed squares, then the orbital if there is one. */
  squares: SquareView[];
  orbital: boolean;
  monolith: boolean;
  ancients: number;
  gcds: boolean;
  /** Whether a face-down discovery tile is here. */
  discovery: boolean;
  fleets: FleetView[];
  /**
   * Who will fight here: the first attacks the second, the winner the next, and so on (a friend of the Ancients stops
   * before them). -1 is the Ancients or the center's defense. Empty if there is peace.
   */
  fighting: number[];
  /** Players whose ships would have to fight here if they came or stayed. */
  enemies: number[];
  /** Players who would become the traitor by moving a ship here. */
  traitors: number[];
  /** The owner's money after income and upkeep if the sector were given up; None if nobody controls it. */
  balance_without: number | null;
}

export interface SquareView {
  kind: string;
  cube: boolean;
}

/** Ships of one player in a hex. Fleets are in the order of arrival. */
export interface FleetView {
  seat: number;
  ships: { [key: string]: number };
  /** By type of ship: the sectors it can reach through wormholes until enemies stop it. */
  reach: { [key: string]: string[] };
}

/** The sum of a ship's parts. */
export interface DesignView {
  initiative: number;
  movement: number;
  computer: number;
  shield: number;
  hull: number;
  /** Produced less used. */
  energy: number;
  /** Damage of each die. */
  cannons: number[];
  missiles: number[];
  /** The damage that destroys the ship. */
  breaks_at: number;
}

export interface PlayerView {
  seat: number;
  faction: string | null;
  colour: string | null;
  store: { [key: string]: number };
  production: { [key: string]: number };
  /** Production of each track with one cube less on it. */
  production_less: { [key: string]: number };
  /** Production of each track with one cube more on it. */
  production_more: { [key: string]: number };
  /** Cubes left on each population track. */
  track: { [key: string]: number };
  graves: { [key: string]: number };
  discs: number;
  upkeep: number;
  /** The upkeep with one disc less on the influence track. */
  upkeep_less: number;
  /** Money in store after income and upkeep. */
  balance: number;
  reserve: number;
  /** Discs on the action track; reactions as "react_build". messages: eclipse-acted-* */
  acted: { [key: string]: number };
  /** By category. */
  techs: string[][];
  /** By category: the discount on the next technology. */
  discounts: number[];
  /** By category: victory points of its technologies. */
  tech_points: number[];
  /** How many activations each action has now: spaces, discs, technologies, parts, builds (with Nanorobots), moves. */
  activations: { [key: string]: number };
  /** Cost in materials of each ship and structure. */
  costs: { [key: string]: number };
  blueprints: BlueprintView[];
  kept_parts: string[];
  /** Colony ships that are face up. */
  colony_ships: number;
  colony_ships_in_all: number;
  hangar: { [key: string]: number };
  trade: number;
  /** Squares of the reputation track: ambassador, either, reputation. */
  slots: { [key: string]: number };
  /** Free squares by what they may hold, with the tiles arranged so that as many as possible stay free for either. */
  free_slots: string[];
  friends: number[];
  reputation_tiles: number;
  reputation: number[] | null;
  /** Tiles kept for their points. */
  discovery_tiles: number;
  discoveries: string[] | null;
  passed: boolean;
  gone: boolean;
  /** The parts of the score if the game ended now, without anything this seat may not see. */
  points: { [key: string]: number };
}

export interface BlueprintView {
  ship: string;
  /** Squares per column, left to right. */
  columns: number[];
  slots: SlotView[];
  cost: number;
  initiative: number;
  movement: number;
  computer: number;
  shield: number;
  hull: number;
  /** Produced less used. */
  energy: number;
  /** Damage of each die. */
  cannons: number[];
  missiles: number[];
  /** The damage that destroys the ship. */
  breaks_at: number;
}

export interface SlotView {
  /** The part in effect on this square. */
  part: string | null;
  /** Whether it is a tile rather than the printed part. */
  tile: boolean;
}

/** A technology on the supply board. */
export interface OfferView {
  tech: string;
  count: number;
  cost: number;
  minimum: number;
  /** What this seat would pay; None if it may not have it. */
  price: number | null;
}

/** A way to place a drawn tile: which edges would have a wormhole, and which of these would meet another. */
export interface PlacementView {
  sector: string;
  turn: number;
  wormholes: number[];
  /** Edges with a wormhole on both sides. */
  joined: number[];
  /** Whether the player could place a disc on it at once. */
  claimable: boolean;
}

export interface MeleeView {
  sector: string;
  attacker: number | null;
  /** The sides fighting now, None between battles; -1 is the Ancients or the center's defense. */
  defender: number | null;
  /** missiles, engagement, stalemate, or "" between battles. */
  step: string;
  ships: TargetView[];
  /** Types of both sides in the order in which they act in a round. */
  order: TurnView[];
  /** Dice waiting to be assigned: face, damage, and 1 if any enemy ship would be hit. */
  dice: number[][];
}

/** A ship in the sector that is being fought over. */
export interface TargetView {
  /** -1: Ancients or the defence of the centre. */
  seat: number;
  ship: string;
  damage: number;
  initiative: number;
  /** The sector to which it retreats at its next turn. */
  flees_to: string | null;
  design: DesignView;
}

/** Ships of one type, which act together in a battle. */
export interface TurnView {
  /** -1: Ancients or the defence of the centre. */
  seat: number;
  ship: string;
  initiative: number;
  count: number;
  /** By type of enemy ship: the lowest die face that hits it. */
  needs: { [key: string]: number };
}

/** Ships over a population that they may attack. */
export interface SiegeView {
  sector: string;
  seat: number;
  /** Ships with cannons that have not attacked yet. */
  armed: number;
  /** Dice that these ships would roll, strongest first: damage and computers. */
  dice: number[][];
}

/** A square that may take the part in hand, and the resulting design. */
export interface UpgradeView {
  ship: string;
  slot: number;
  design: DesignView;
}

export type Options = EclipseOptions;

export type Action =
  | Draft
  | Act
  | Pass
  | Done
  | Resign
  | Colonize
  | Trade
  | Offer
  | Answer
  | GiveCube
  | ReturnCube
  | ReturnReputation
  | Explore
  | PlaceTile
  | DiscardTile
  | KeepPoints
  | UseFront
  | TakeTech
  | LiftDisc
  | DropDisc
  | Research
  | TakeResource
  | RemovePart
  | TakePart
  | PutPart
  | Build
  | MoveShip
  | Stop
  | FireMissiles
  | Attack
  | Retreat
  | Perish
  | AssignDie
  | KeepReputation
  | ReturnAll
  | AttackPopulation
  | AttackWith
  | Bomb
  | Spare
  | DestroyCube
  | BuryCube
  | GiveUp;

export type Event =
  | FactionChosen
  | RoundBegan
  | TechsDrawn
  | ActionTaken
  | Passed
  | LeftGame
  | Colonized
  | Traded
  | Gained
  | RelationsOffered
  | RelationsRefused
  | RelationsFormed
  | RelationsBroken
  | CubeGiven
  | CubeReturned
  | ReputationReturned
  | StackReshuffled
  | TileDrawn
  | TilePlaced
  | TileDiscarded
  | DiscPlaced
  | DiscReturned
  | ColonyShipsReady
  | DiscoveryFound
  | DiscoveryKept
  | DiscoveryUsed
  | ShipFound
  | Researched
  | DiscsGained
  | PartRemoved
  | PartPlaced
  | PartKept
  | Built
  | ShipMoved
  | BattleBegan
  | DiceRolled
  | ShipHit
  | ShipDestroyed
  | RetreatDeclared
  | Retreated
  | Stalemate
  | BattleWon
  | ReputationDrawn
  | ReputationKept
  | ReputationDeclined
  | PopulationAttacked
  | PopulationWipedOut
  | CubeDestroyed
  | CubeBuried
  | UpkeepPaid
  | Produced
  | Collapsed;

export type View = EclipseView;
