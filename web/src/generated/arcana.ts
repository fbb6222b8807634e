/** What a table of Arcana tells and hears. Written by `python -m tools.types`; do not edit. */

export interface ArcanaOptions {
  objectives: boolean;
  militia: boolean;
  tactical_removal: boolean;
  final_round: "current" | "next";
}

export interface ClaimGuild {
  type: "claim_guild";
  seat: number;
  guild: string;
}

export interface KeepObjectives {
  type: "keep_objectives";
  seat: number;
  objective: string;
  second: string;
}

export interface FieldAgent {
  type: "field";
  seat: number;
  card: string;
  zone: string;
}

export interface Bribe {
  type: "bribe";
  seat: number;
  relic: string;
  zone: string;
}

export interface CallMilitia {
  type: "call_militia";
  seat: number;
  relic: string;
}

export interface Discard {
  type: "discard";
  seat: number;
  card: string;
}

/** A place whose effect has no choice. */
export interface Play {
  type: "play";
  seat: number;
  card: string;
}

export interface PlayAtZone {
  type: "play_zone";
  seat: number;
  card: string;
  zone: string;
}

export interface PlayAtZones {
  type: "play_zones";
  seat: number;
  card: string;
  zone: string;
  other: string;
}

/** `agent` is a target: `card:T1`, or `back:Z1.2.1` for the first face-down card of seat 2 at Z1. */
export interface PlayAtAgent {
  type: "play_agent";
  seat: number;
  card: string;
  agent: string;
  owner: number;
  zone: string;
}

/** A place that sets one of the player's agents, the champion, against a rival's. */
export interface PlayDuel {
  type: "play_duel";
  seat: number;
  card: string;
  agent: string;
  owner: number;
  zone: string;
  champion: string;
}

/** A place that fetches a card from the player's Resources. */
export interface PlayForCard {
  type: "play_card";
  seat: number;
  card: string;
  found: string;
}

export interface PlayAtRival {
  type: "play_rival";
  seat: number;
  card: string;
  rival: number;
}

/** A second agent to move with the first. */
export interface TakeAlong {
  type: "take_along";
  seat: number;
  agent: string;
}

/** Where the chosen agents, or the militia card just drawn, go. */
export interface SendTo {
  type: "send_to";
  seat: number;
  zone: string;
}

/** Put the stake just won into Resources. */
export interface KeepStake {
  type: "keep_stake";
  seat: number;
  card: string;
}

/** Put the stake just won under the guild card until scoring. */
export interface RemoveStake {
  type: "remove_stake";
  seat: number;
  card: string;
}

export interface GuildClaimed {
  type: "guild_claimed";
  seat: number;
  guild: string | null;
}

/** Several players claimed this guild; it went to `seat` at random. */
export interface GuildClash {
  type: "guild_clash";
  seat: number;
  guild: string;
}

export interface GuildTaken {
  type: "guild_taken";
  seat: number;
  guild: string;
}

export interface ObjectivesDealt {
  type: "objectives_dealt";
  seat: number;
  count: number;
  objectives: string[] | null;
}

export interface ObjectivesKept {
  type: "objectives_kept";
  seat: number;
  count: number;
  objectives: string[] | null;
}

export interface FirstPlayer {
  type: "first_player";
  seat: number;
}

export interface RoundBegan {
  type: "round_began";
  round: number;
  /** The first player. */
  seat: number;
}

export interface Drew {
  type: "drew";
  seat: number;
  count: number;
  cards: string[] | null;
}

/** The Resources became the new Main Deck. */
export interface Reshuffled {
  type: "reshuffled";
  seat: number;
}

export interface FieldedOpen {
  type: "fielded_open";
  seat: number;
  card: string;
  zone: string;
}

export interface FieldedHidden {
  type: "fielded_hidden";
  seat: number;
  card: string | null;
  zone: string;
}

export interface AgentRevealed {
  type: "agent_revealed";
  seat: number;
  card: string;
  zone: string;
}

export interface Discarded {
  type: "discarded";
  seat: number;
  card: string;
}

export interface PlacePlayed {
  type: "place_played";
  seat: number;
  card: string;
}

export interface StakesSwapped {
  type: "stakes_swapped";
  zone: string;
  /** The stake that is now at `zone`. */
  card: string;
  other: string;
  other_card: string;
}

/** Somebody picked an agent to move. */
export interface AgentPicked {
  type: "agent_picked";
  seat: number;
  agent: string;
  owner: number;
  zone: string;
}

export interface AgentMoved {
  type: "agent_moved";
  /** Whose agent it is. */
  seat: number;
  card: string;
  zone: string;
  to: string;
}

export interface HiddenMoved {
  type: "hidden_moved";
  seat: number;
  card: string | null;
  zone: string;
  to: string;
}

export interface ZoneSealed {
  type: "zone_sealed";
  seat: number;
  zone: string;
}

export interface AgentExpelled {
  type: "agent_expelled";
  /** Whose agent it was. */
  seat: number;
  card: string;
  zone: string;
}

/** A stake went face down under its pile. */
export interface StakeBuried {
  type: "stake_buried";
  zone: string;
  card: string;
}

export interface CardFetched {
  type: "card_fetched";
  seat: number;
  card: string;
}

export interface CardPilfered {
  type: "card_pilfered";
  /** The player who lost it from their hand. */
  seat: number;
  card: string;
}

export interface BribeTried {
  type: "bribe_tried";
  seat: number;
  relic: string;
  zone: string;
  /** The personality. */
  card: string;
  sum: number;
  price: number;
}

export interface MilitiaCalled {
  type: "militia_called";
  seat: number;
  relic: string;
  card: string | null;
}

export interface MilitiaReturned {
  type: "militia_returned";
  card: string;
}

export interface StakeWon {
  type: "stake_won";
  seat: number;
  card: string;
  zone: string;
  sum: number;
  threshold: number;
}

export interface StakeBribed {
  type: "stake_bribed";
  seat: number;
  card: string;
  zone: string;
}

export interface StakeTied {
  type: "stake_tied";
  zone: string;
  card: string;
  sum: number;
}

/** Agents are there, but nobody reaches the threshold. */
export interface StakeUnmet {
  type: "stake_unmet";
  zone: string;
  card: string;
  best: number;
  threshold: number;
}

export interface StakeKept {
  type: "stake_kept";
  seat: number;
  card: string;
}

export interface StakeRemoved {
  type: "stake_removed";
  seat: number;
  card: string;
}

export interface StakeTurned {
  type: "stake_turned";
  zone: string;
  card: string;
}

export interface ZoneDied {
  type: "zone_died";
  zone: string;
}

export interface JubileeShown {
  type: "jubilee_shown";
}

export interface GameEnded {
  type: "game_ended";
  cause: "dead" | "jubilee" | "stalemate";
}

export interface ObjectiveShown {
  type: "objective_shown";
  seat: number;
  objective: string;
  /** 0 if it wasn't fulfilled. */
  vp: number;
}

export interface ArcanaView {
  options: ArcanaOptions;
  /** The viewer's seat. */
  seat: number | null;
  round: number;
  first: number;
  zones: ZoneView[];
  /** Names of the zones in this round's order of resolution. */
  order: string[];
  seats: SeatView[];
  /** Cards in the militia deck. */
  militia: number;
  /** The militia card that the viewer has to field. */
  drawn_militia: string | null;
  /** The stake whose winner is choosing between Resources and Reserve. */
  won: string | null;
  /** The guild that the viewer claimed, while the others choose. */
  claim: string | null;
  effect: EffectView | null;
  box: number;
  /** Whether it has been turned up. */
  jubilee: boolean;
  /** Consecutive rounds in which nobody won a stake. */
  quiet_rounds: number;
  over: boolean;
  /** Where the values come from: message `arcana-notice-…`. */
  notice: string;
  faces: { [key: string]: Face };
  objective_faces: { [key: string]: ObjectiveFace };
}

export interface ZoneView {
  zone: string;
  controlled_by: number[];
  stake: string | null;
  pile: number;
  sealed: boolean;
  agents: AgentView[];
}

export interface AgentView {
  owner: number;
  /** None for a rival's face-down card. */
  card: string | null;
  down: boolean;
  militia: boolean;
  target: string;
}

export interface SeatView {
  seat: number;
  guild: string | null;
  /** None if it isn't the viewer's. */
  hand: string[] | null;
  hand_size: number;
  deck: number;
  resources: string[];
  reserve: string[];
  objectives: string[] | null;
  objective_count: number;
  rejected: string[] | null;
  bribes: number;
  wins_in_no_mans_land: number;
  /** Points of the cards that everyone knows this seat owns, without objectives. */
  vp: number;
}

/** A place being resolved, and the agents picked so far. */
export interface EffectView {
  seat: number;
  card: string;
  picked: string[];
}

/** The printed values of a card that this seat can see. */
export interface Face {
  kind: string;
  combat?: number;
  political?: number;
  spiritual?: number;
  ducats?: number;
  main?: string;
  vp?: number;
  district?: string;
  effect?: string;
  guild?: string;
}

export interface ObjectiveFace {
  vp: number;
  /** How many are needed with this number of players; a lead of 1 if the card compares. */
  goal: number;
  /** The current count; for a comparison, the lead over the best rival. */
  now: number;
}

export type Options = ArcanaOptions;

export type Action =
  | ClaimGuild
  | KeepObjectives
  | FieldAgent
  | Bribe
  | CallMilitia
  | Discard
  | Play
  | PlayAtZone
  | PlayAtZones
  | PlayAtAgent
  | PlayDuel
  | PlayForCard
  | PlayAtRival
  | TakeAlong
  | SendTo
  | KeepStake
  | RemoveStake;

export type Event =
  | GuildClaimed
  | GuildClash
  | GuildTaken
  | ObjectivesDealt
  | ObjectivesKept
  | FirstPlayer
  | RoundBegan
  | Drew
  | Reshuffled
  | FieldedOpen
  | FieldedHidden
  | AgentRevealed
  | Discarded
  | PlacePlayed
  | StakesSwapped
  | AgentPicked
  | AgentMoved
  | HiddenMoved
  | ZoneSealed
  | AgentExpelled
  | StakeBuried
  | CardFetched
  | CardPilfered
  | BribeTried
  | MilitiaCalled
  | MilitiaReturned
  | StakeWon
  | StakeBribed
  | StakeTied
  | StakeUnmet
  | StakeKept
  | StakeRemoved
  | StakeTurned
  | ZoneDied
  | JubileeShown
  | GameEnded
  | ObjectiveShown;

export type View = ArcanaView;
