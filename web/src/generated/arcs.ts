/** What a table of Arcs tells and hears. Written by `python -m tools.types`; do not edit. */

/** Every option in the rulebook. */
export interface ArcsOptions {
  /** Draft a leader and lore (p. 21). */
  leaders_and_lore: boolean;
  /** Lore cards for each player, with leaders and lore: as many as you like and the deck allows (p. 21). */
  lore: number;
  /** Action cards played face up go to an open pile (p. 22). */
  split_discard: boolean;
  /** The setup card, random or chosen. */
  setup: "four_frontiers" | "four_mix_up_1" | "four_mix_up_2" | "four_mix_up_3" | "random" | "three_core_conflict" | "three_frontiers" | "three_homelands" | "three_mix_up" | "two_frontiers" | "two_homelands" | "two_mix_up_1" | "two_mix_up_2";
}

/** A leader or lore of the row. */
export interface Draft {
  type: "draft";
  seat: number;
  card: string;
}

export interface Mulligan {
  type: "mulligan";
  seat: number;
}

export interface Keep {
  type: "keep";
  seat: number;
}

/** Play the lead card. */
export interface Lead {
  type: "lead";
  seat: number;
  card: string;
}

/** A higher card of the lead suit: all its pips. */
export interface Surpass {
  type: "surpass";
  seat: number;
  card: string;
}

/** Any card face down: one action of the lead suit. */
export interface Copy {
  type: "copy";
  seat: number;
  card: string;
}

/** A card of another suit: one action of that suit. */
export interface Pivot {
  type: "pivot";
  seat: number;
  card: string;
}

/** A second card, face down, for the initiative. */
export interface Seize {
  type: "seize";
  seat: number;
  card: string;
}

export interface Pass {
  type: "pass";
  seat: number;
}

export interface Declare {
  type: "declare";
  seat: number;
  ambition: string;
}

export interface EndTurn {
  type: "end-turn";
  seat: number;
}

/** Decline what is offered, or stop. */
export interface Done {
  type: "done";
  seat: number;
}

/** Spend a token in the prelude, as its own resource or (with a loyal guild) as another. */
export interface Spend {
  type: "spend";
  seat: number;
  slot: number;
  resource: string;
}

/** Put the arriving token (or, rearranging, a token of this type) into a slot. */
export interface Store {
  type: "store";
  seat: number;
  resource: string;
  slot: number;
}

/** No slot is left: discard the token in this slot (the arriving one takes its place), or the arriving one. */
export interface DiscardToken {
  type: "discard-token";
  seat: number;
  /** -1: the arriving token. */
  slot: number;
  resource: string;
}

export interface Rearrange {
  type: "rearrange";
  seat: number;
}

export interface LeaveEmpty {
  type: "leave-empty";
  seat: number;
  slot: number;
}

export interface Tax {
  type: "tax";
  seat: number;
  place: string;
}

export interface Build {
  type: "build";
  seat: number;
  /** city or starport */
  piece: string;
  place: string;
}

export interface BuildShip {
  type: "build-ship";
  seat: number;
  /** The starport's place. */
  place: string;
}

/** From where to where; the number of ships is asked next. */
export interface Move {
  type: "move";
  seat: number;
  origin: string;
  to: string;
}

/** How many fresh and damaged ships move. */
export interface Ships {
  type: "ships";
  seat: number;
  fresh: number;
  damaged: number;
}

export interface RepairShip {
  type: "repair-ship";
  seat: number;
  system: string;
}

export interface RepairBuilding {
  type: "repair-building";
  seat: number;
  place: string;
}

export interface Influence {
  type: "influence";
  seat: number;
  card: string;
}

export interface Secure {
  type: "secure";
  seat: number;
  card: string;
}

export interface Battle {
  type: "battle";
  seat: number;
  system: string;
  rival: number;
}

export interface CollectDice {
  type: "collect-dice";
  seat: number;
  skirmish: number;
  assault: number;
  raid: number;
}

/** How hits on one owner's ships are assigned: how many fresh ones are damaged, how many damaged ones destroyed. */
export interface AssignHits {
  type: "assign-hits";
  seat: number;
  damage: number;
  destroy: number;
}

export interface HitBuilding {
  type: "hit-building";
  seat: number;
  place: string;
}

/** Pay keys to steal a token. */
export interface Raid {
  type: "raid";
  seat: number;
  rival: number;
  slot: number;
  resource: string;
  keys: number;
}

/** Pay keys to steal a guild card. */
export interface RaidCard {
  type: "raid-card";
  seat: number;
  card: string;
  keys: number;
}

/** Use a power of a card: its prelude action, a new action in place of a standard one, a reroll, … */
export interface Use {
  type: "use";
  seat: number;
  card: string;
  /** Unique among the powers of the card: "prelude", "manufacture", "reroll". */
  power: string;
}

/** Several things happen at once: resolve this one next. */
export interface Resolve {
  type: "resolve";
  seat: number;
  card: string;
}

export interface PickSystem {
  type: "pick-system";
  seat: number;
  system: string;
}

export interface PickCluster {
  type: "pick-cluster";
  seat: number;
  cluster: number;
}

export interface PickBuilding {
  type: "pick-building";
  seat: number;
  place: string;
}

export interface PickSeat {
  type: "pick-seat";
  seat: number;
  rival: number;
}

/** A kind of resource. */
export interface PickResource {
  type: "pick-resource";
  seat: number;
  resource: string;
}

/** A player's token. */
export interface PickToken {
  type: "pick-token";
  seat: number;
  owner: number;
  slot: number;
  resource: string;
}

/** A guild card in a player's play area. */
export interface PickCard {
  type: "pick-card";
  seat: number;
  card: string;
}

/** A card in the court row. */
export interface PickCourt {
  type: "pick-court";
  seat: number;
  card: string;
}

/** An action card: in hand, played, or shown by a rival. */
export interface PickAction {
  type: "pick-action";
  seat: number;
  card: string;
}

export interface PickAmbition {
  type: "pick-ambition";
  seat: number;
  ambition: string;
}

export interface PickNumber {
  type: "pick-number";
  seat: number;
  n: number;
}

/** A rolled die showing this face (from 0, as in data/dice.toml). */
export interface PickDie {
  type: "pick-die";
  seat: number;
  die: string;
  face: number;
}

export interface Drafted {
  type: "drafted";
  seat: number;
  card: string;
}

export interface ChapterBegan {
  type: "chapter-began";
  chapter: number;
}

/** Action cards go into a hand. */
export interface Drew {
  type: "drew";
  seat: number;
  count: number;
  cards: string[] | null;
}

export interface Mulliganed {
  type: "mulliganed";
  seat: number;
}

/** An action card, face up. */
export interface Played {
  type: "played";
  seat: number;
  mode: string;
  card: string;
}

/** A card face down. */
export interface Copied {
  type: "copied";
  seat: number;
  card: string | null;
}

/** Somebody seized the initiative, with a face-down card if `card` is set. */
export interface Seized {
  type: "seized";
  seat: number;
  card: string | null;
}

/** The initiative passes to the next player. */
export interface Passed {
  type: "passed";
  seat: number;
  to: number;
}

/** The highest surpassing card took the initiative. */
export interface TookInitiative {
  type: "took-initiative";
  seat: number;
}

export interface Declared {
  type: "declared";
  seat: number;
  ambition: string;
  first: number;
  second: number;
  zero: boolean;
}

export interface TurnEnded {
  type: "turn-ended";
  seat: number;
}

export interface Spent {
  type: "spent";
  seat: number;
  resource: string;
}

export interface Gained {
  type: "gained";
  seat: number;
  resource: string;
}

/** The supply has no such token. */
export interface NoneLeft {
  type: "none-left";
  seat: number;
  resource: string;
}

/** A token goes back to the supply. */
export interface Discarded {
  type: "discarded";
  seat: number;
  resource: string;
}

export interface Stole {
  type: "stole";
  seat: number;
  rival: number;
  resource: string;
}

export interface Taxed {
  type: "taxed";
  seat: number;
  owner: number;
  system: string;
}

export interface Captured {
  type: "captured";
  seat: number;
  rival: number;
  agents: number;
}

/** Agents of a rival become trophies. */
export interface TookAgents {
  type: "took-agents";
  seat: number;
  rival: number;
  agents: number;
}

export interface Built {
  type: "built";
  seat: number;
  piece: string;
  place: string;
  damaged: boolean;
}

/** Ships placed from the supply without building. */
export interface Placed {
  type: "placed";
  seat: number;
  ships: number;
  system: string;
}

export interface Moved {
  type: "moved";
  seat: number;
  origin: string;
  to: string;
  fresh: number;
  damaged: number;
  /** A further leg of the same move: the group catapults on. */
  on: boolean;
}

export interface Repaired {
  type: "repaired";
  seat: number;
  piece: string;
  place: string;
}

export interface Influenced {
  type: "influenced";
  seat: number;
  card: string;
}

export interface Secured {
  type: "secured";
  seat: number;
  card: string;
  ransacked: boolean;
}

/** A new card in the court row. */
export interface Refilled {
  type: "refilled";
  card: string;
}

/** A guild card changes hands. */
export interface TookCard {
  type: "took-card";
  seat: number;
  rival: number;
  card: string;
}

/** A guild card goes to the court discard pile. */
export interface DiscardedCard {
  type: "discarded-card";
  seat: number;
  card: string;
}

/** A power of a card was used. */
export interface UsedCard {
  type: "used-card";
  seat: number;
  card: string;
  power: string;
}

export interface BattleBegan {
  type: "battle-began";
  seat: number;
  rival: number;
  system: string;
}

/** Every die with its face (from 0, as in data/dice.toml), and the symbols that count. */
export interface Rolled {
  type: "rolled";
  seat: number;
  dice: [string, number][];
  hits: number;
  losses: number;
  buildings: number;
  keys: number;
  intercepts: number;
}

/** Pieces of `seat` were damaged. */
export interface Damaged {
  type: "damaged";
  seat: number;
  piece: string;
  place: string;
  count: number;
}

/** Pieces of `seat` were destroyed and are trophies of `by`. */
export interface Destroyed {
  type: "destroyed";
  seat: number;
  by: number;
  piece: string;
  place: string;
  count: number;
}

export interface Outraged {
  type: "outraged";
  seat: number;
  resource: string;
}

/** Power for an ambition. */
export interface Scored {
  type: "scored";
  seat: number;
  ambition: string;
  place: number;
  power: number;
  /** What each player had for it, by seat. */
  counts: number[];
}

export interface NobodyScored {
  type: "nobody-scored";
  ambition: string;
  counts: number[];
}

export interface ChapterEnded {
  type: "chapter-ended";
  chapter: number;
}

export interface GameEnded {
  type: "game-ended";
  /** The winner. */
  seat: number;
  power: number;
}

/** A city goes back to its board without being destroyed. */
export interface Returned {
  type: "returned";
  seat: number;
  piece: string;
  place: string;
}

/** `seat` looked at the action cards of `rival`. */
export interface SawHand {
  type: "saw-hand";
  seat: number;
  rival: number;
  cards: string[] | null;
}

/** `seat` exchanged one action card with `rival`. Sent twice, once to each of the two. */
export interface SwappedCards {
  type: "swapped-cards";
  seat: number;
  rival: number;
  gave: string | null;
  got: string | null;
}

/** Action cards from a hand onto the face-down pile. */
export interface DiscardedHand {
  type: "discarded-hand";
  seat: number;
  count: number;
  cards: string[] | null;
}

/** A played action card goes back into a hand. */
export interface PickedUp {
  type: "picked-up";
  seat: number;
  card: string;
}

/** A guild card is laid beside a played action card. */
export interface Laid {
  type: "laid";
  seat: number;
  card: string;
  action: string;
}

/** Captives become trophies. */
export interface Executed {
  type: "executed";
  seat: number;
  agents: number;
}

/** Captives go home. */
export interface Freed {
  type: "freed";
  seat: number;
  agents: number;
}

/** `seat` took one token from `rival` and gave another in return. */
export interface Traded {
  type: "traded";
  seat: number;
  rival: number;
  took: string;
  gave: string;
}

/** A guild card is given away. */
export interface GaveCard {
  type: "gave-card";
  seat: number;
  rival: number;
  card: string;
}

/** A guild card goes to the bottom of the court deck. */
export interface Buried {
  type: "buried";
  card: string;
}

/** Cards went back into the court deck, which was shuffled. */
export interface CourtShuffled {
  type: "court-shuffled";
  count: number;
}

/** All that a seat may know. */
export interface ArcsView {
  seat: number | null;
  seats: number;
  setup: string;
  out_of_play: number[];
  chapter: number;
  initiative: number;
  seized: boolean;
  zero: boolean;
  lead: string;
  leader: number | null;
  /** The order in which players act this round. */
  order: number[];
  active: number | null;
  pips: number;
  suit: string;
  prelude: boolean;
  armed: boolean;
  players: PlayerView[];
  systems: SystemView[];
  supply: { [key: string]: number };
  spent: { [key: string]: number };
  court: CourtView[];
  court_deck: number;
  /** Known cards at the bottom of the court deck, the lowest first. */
  buried: string[];
  court_discard: string[];
  markers: MarkerView[];
  phantom: { [key: string]: number };
  /** Face-down action cards. */
  discard: number;
  open_discard: string[];
  /** Cards of the face-down pile that this seat knows to be there. */
  seen: string[];
  leader_row: string[];
  lore_row: string[];
  laid: LaidView[];
  fights: FightView[];
  /** Hits that somebody has to assign to ships. */
  hits: HitsView | null;
  voyages: VoyageView[];
  /** Cards secured in this prelude. */
  locked: string[];
  /** Resources that the player in the prelude could spend a token as without getting an action for it. */
  wasted: string[];
}

/** A play area, as one seat sees it. */
export interface PlayerView {
  seat: number;
  power: number;
  /** Action cards; None for a card the viewer doesn't know. */
  hand: (string | null)[];
  ships: number;
  starports: number;
  agents: number;
  cities: number;
  /** Open resource slots on the board. */
  slots: number;
  /** By slot; "" is empty. */
  resources: string[];
  arriving: string[];
  raid_costs: number[];
  cards: string[];
  leader: string;
  lore: string[];
  outrage: string[];
  /** Agents by owner. */
  captives: number[];
  /** By owner: city, starport, ship, agent. */
  trophies: { [key: string]: number }[];
  /** The action card in front of the seat: its name, "" for none, None for a card that this viewer may not see. */
  played: string | null;
  mode: string;
  /** Total action pips that this card gave. */
  pips: number;
  /** The card played to seize, encoded the same way. */
  extra: string | null;
  /** The seat's count for each ambition. */
  counts: { [key: string]: number };
  /** The resulting place: 1 for first, 2 for second, 0 for none. */
  places: { [key: string]: number };
  /** What first and second place would score for each declared ambition, part by part. */
  awards: { [key: string]: PartView[][] };
}

/** One part of the Power for a place. */
export interface PartView {
  /** "markers", "cities", or the card that changes the sum. */
  what: string;
  power: number;
}

export interface SystemView {
  id: string;
  type: string;
  slots: number;
  fresh: number[];
  damaged: number[];
  buildings: BuildingView[];
  control: number | null;
  adjacent: string[];
}

export interface BuildingView {
  place: string;
  owner: number;
  kind: string;
  damaged: boolean;
  /** Taxed, or built a ship, this turn. */
  used: boolean;
}

export interface CourtView {
  /** "" if the deck has run out. */
  card: string;
  agents: number[];
  /** Who has more agents there than each rival. */
  leader: number | null;
  /** Raid cost; 0 for a card that nobody can hold. */
  keys: number;
}

/** An ambition marker. messages: arcs-marker-* */
export interface MarkerView {
  id: string;
  first: number;
  second: number;
  flipped: boolean;
  /** "" while available. */
  ambition: string;
}

export interface LaidView {
  card: string;
  owner: number;
  action: string;
}

export interface FightView {
  attacker: number;
  defender: number;
  system: string;
  dice: number[];
  /** By kind of die: how many dice show each of the six faces. */
  rolled: number[][];
  symbols: { [key: string]: number };
  /** By type of the defender's cities there. */
  stakes: StakeView[];
}

/** What outrage for a city of this type would cost the attacker. */
export interface StakeView {
  resource: string;
  tokens: number;
  cards: string[];
}

/** Ships that are being hit. */
export interface HitsView {
  owner: number;
  system: string;
  hits: number;
  tolls: TollView[];
}

/** The ships that remain after hits on fresh and damaged ones. */
export interface TollView {
  damage: number;
  destroy: number;
  fresh: number;
  damaged: number;
}

/** A group of ships under way. */
export interface VoyageView {
  seat: number;
  at: string;
  fresh: number;
  damaged: number;
  /** It has left where it started. */
  under_way: boolean;
}

export type Options = ArcsOptions;

export type Action =
  | Draft
  | Mulligan
  | Keep
  | Lead
  | Surpass
  | Copy
  | Pivot
  | Seize
  | Pass
  | Declare
  | EndTurn
  | Done
  | Spend
  | Store
  | DiscardToken
  | Rearrange
  | LeaveEmpty
  | Tax
  | Build
  | BuildShip
  | Move
  | Ships
  | RepairShip
  | RepairBuilding
  | Influence
  | Secure
  | Battle
  | CollectDice
  | AssignHits
  | HitBuilding
  | Raid
  | RaidCard
  | Use
  | Resolve
  | PickSystem
  | PickCluster
  | PickBuilding
  | PickSeat
  | PickResource
  | PickToken
  | PickCard
  | PickCourt
  | PickAction
  | PickAmbition
  | PickNumber
  | PickDie;

export type Event =
  | Drafted
  | ChapterBegan
  | Drew
  | Mulliganed
  | Played
  | Copied
  | Seized
  | Passed
  | TookInitiative
  | Declared
  | TurnEnded
  | Spent
  | Gained
  | NoneLeft
  | Discarded
  | Stole
  | Taxed
  | Captured
  | TookAgents
  | Built
  | Placed
  | Moved
  | Repaired
  | Influenced
  | Secured
  | Refilled
  | TookCard
  | DiscardedCard
  | UsedCard
  | BattleBegan
  | Rolled
  | Damaged
  | Destroyed
  | Outraged
  | Scored
  | NobodyScored
  | ChapterEnded
  | GameEnded
  | Returned
  | SawHand
  | SwappedCards
  | DiscardedHand
  | PickedUp
  | Laid
  | Executed
  | Freed
  | Traded
  | GaveCard
  | Buried
  | CourtShuffled;

export type View = ArcsView;
