/** What travels between the service and its clients. Written by `python -m tools.types`; do not edit. */

/** An action of any game. Its own fields are described in the file of its game. */
export interface GameAction {
  type: string;
  seat: number;
  [field: string]: unknown;
}

/** An event of any game. Its own fields are described in the file of its game. */
export interface GameEvent {
  type: string;
  seat?: number;
  [field: string]: unknown;
}

export interface AccountBody {
  name: string;
  password: string;
}

export interface AccountData {
  name: string;
  created: number;
  email: string;
  confirmed: boolean;
  sessions: SessionInfo[];
  tables: TableData[];
}

export interface AccountInfo {
  name: string | null;
  mail: boolean;
  email: string;
  confirmed: boolean;
}

export interface AccountMail {
  password: string;
  email: string;
  language?: "en" | "pl" | "cs";
}

export interface Alternative {
  option: number;
  value: number;
}

export interface Analysis {
  plies: number;
  playouts: number;
  error: number;
  progress: number;
  done: boolean;
  moments: Moment[];
  swings: Swing[];
}

/** Ask for the odds of an action. */
export interface AskOdds {
  type: "odds";
  key: string;
  seat: number;
  action: GameAction;
}

export interface BotDone {
  ply: number;
}

export interface BotMove {
  key: string;
  ply: number;
  action: GameAction;
}

export interface Change {
  at: (string | number)[];
  now?: unknown;
}

export interface ChatLine {
  seat: number;
  text: string;
  at: number;
}

export interface Chatted {
  type: "chat";
  seat: number;
  text: string;
  at: number;
}

export interface Choices {
  ply: number;
  seat: number | null;
  weighed: Weighed[];
  why: Line | null;
}

export interface Confirmed {
  email: string;
}

export interface Consent {
  type: "consent";
  what: "end" | "undo";
  answer: boolean;
}

export interface ConsentAsked {
  type: "consent";
  what: string;
  by: number;
  answers: { [key: string]: boolean | null };
  open: boolean;
}

export interface Done {
  type: "done";
  key: string;
  ply: number;
}

export interface EventLine {
  event: GameEvent;
  line: Line;
}

/** One line of an action's odds. */
export interface Expected {
  line: Line;
  value: number;
  kind: "number" | "percent";
  error: number;
  bad: boolean;
  chances: number[];
}

export interface ForkBody {
  ply: number;
  seats?: NewSeat[] | null;
}

export interface GameInfo {
  name: string;
  rules: string;
  seats: number[];
  options: OptionInfo[];
  presets: { [key: string]: { [key: string]: unknown } };
  levels: ("easy" | "normal" | "hard" | "expert")[];
}

export interface GameWords {
  texts: string[];
  seats: { [key: string]: "seat" | "by seat" };
  things: { [key: string]: string };
}

export interface Hello {
  type: "hello";
  table: TableInfo;
  you: number[];
  n: number;
  chat: ChatLine[];
}

export interface Hint {
  type: "hint";
  key: string;
  seat: number;
}

export interface HintAnswer {
  type: "hint";
  key: string;
  option: number;
  line: Line;
  alternatives: Alternative[];
  value: number | null;
  gains: Line[];
  risks: Line[];
}

export interface HookBody {
  webhook: string;
}

export interface HookInfo {
  possible: boolean;
  webhook: string;
}

export interface Invitation {
  game: string;
  people: string[];
  table: string | null;
}

export interface JoinBody {
  name: string;
  program?: boolean;
}

export interface Joined {
  table: string;
  seat: number;
  key?: string | null;
}

export interface Knowledge {
  game: string;
  rules: string;
  options: { [key: string]: unknown };
  commitment: string;
  update: Update;
}

export interface Line {
  id: string;
  args?: { [key: string]: string | number };
}

export interface Link {
  invite: string;
}

export type LiveHeard = Move | Undo | Why | Hint | AskOdds | Consent | Say | Return | Ping;

export type LiveSaid =
  | Hello
  | Update
  | Done
  | Refused
  | WhyAnswer
  | HintAnswer
  | Presence
  | Chatted
  | ConsentAsked
  | TableChanged
  | OddsAnswer
  | Pong;

export interface Lost {
  email: string;
  language?: "en" | "pl" | "cs";
}

export interface Made {
  table: string;
}

export interface MadeSeat {
  seat: number;
  kind: string;
  name: string;
  invite?: string | null;
}

export interface MadeTable {
  table: string;
  seats: MadeSeat[];
  watch: string;
}

export interface MailBody {
  email: string;
}

export interface MailInfo {
  possible: boolean;
  email: string;
  confirmed: boolean;
}

export interface Moment {
  ply: number;
  win: number[];
  score: number[];
}

export interface Move {
  type: "move";
  key: string;
  ply: number;
  seat: number;
  action: GameAction;
}

export interface NewPassword {
  password: string;
  new: string;
}

export interface NewSeat {
  kind: "here" | "link" | "bot";
  name?: string;
  level?: "easy" | "normal" | "hard" | "expert";
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: { [key: string]: unknown };
  pace?: "none" | "live" | "day";
  leaver?: "wait" | "easy" | "normal" | "hard";
  patience?: number | null;
  public?: boolean;
  chat?: boolean;
  language?: "en" | "pl" | "cs";
  webhook?: string;
  seed?: string | null;
}

export interface NoteBody {
  text: string;
}

export interface Occurrence {
  ply: number;
  event: GameEvent;
}

export interface OddsAnswer {
  type: "odds";
  key: string;
  lines: Expected[];
}

export interface Option {
  action: GameAction;
  targets: string[];
  line: Line;
  ordered?: boolean;
}

export interface OptionInfo {
  name: string;
  values: OptionValue[];
  default: unknown;
}

export interface OptionValue {
  value: unknown;
  seats: number[];
  needs: { [key: string]: unknown[] };
}

export interface Outcome {
  scores: Score[];
  ranking: number[][];
}

export interface PasswordBody {
  password: string;
}

export interface PauseBody {
  paused?: boolean;
  seat?: number | null;
}

export interface Ping {
  type: "ping";
}

export interface Pong {
  type: "pong";
}

export interface Presence {
  type: "presence";
  seats: SeatPresence[];
}

/** Why a request was refused, with a sentence for the reader. */
export interface Problem {
  reason: Reason;
  line: Line;
}

export interface Question {
  seat: number;
  kind: string;
  line: Line;
  options: Option[];
}

/**
 * Why something is not allowed: a code, its values, and where it is written.
 *
 * The sentence is the message `<game>-reason-<code>`, or `reason-<code>` for the reasons that all games share.
 */
export interface Reason {
  code: string;
  values: { [key: string]: string | number };
  page: string;
}

export interface Record {
  game: string;
  rules: string;
  seats: number;
  seed: number | string;
  options: { [key: string]: unknown };
  actions: { [key: string]: unknown }[];
  checks: { [key: string]: string };
}

export interface Recovery {
  name: string;
}

export interface Refused {
  type: "refused";
  key: string;
  reason: Reason;
  line: Line;
}

export interface ReplayRange {
  first: ReplayStep;
  steps: ReplayStep[];
  changes: Change[][];
}

export interface ReplayStep {
  ply: number;
  plies: number;
  seat: number | null;
  view: unknown;
  events: EventLine[];
  decision: Question | null;
  action: GameAction;
  outcome: Outcome;
}

/** Take back a seat from its stand-in. */
export interface Return {
  type: "return";
  seat: number;
}

export interface Say {
  type: "chat";
  text: string;
}

export interface Score {
  seat: number;
  total: number;
  parts: { [key: string]: number };
  ties?: number[];
}

export interface SeatBody {
  seat?: number | null;
}

export interface SeatInfo {
  seat: number;
  name: string;
  kind: string;
  level: string;
  taken: boolean;
  online: boolean;
  you: boolean;
  devices: number;
  standin: string | null;
  resigned: boolean;
}

export interface SeatPresence {
  seat: number;
  online: boolean;
  standin: string | null;
}

export interface SessionInfo {
  id: string;
  agent: string;
  created: number;
  seen: number;
  current: boolean;
}

export interface Swing {
  ply: number;
  seat: number;
  change: number;
}

export interface TableChanged {
  type: "table";
  table: TableInfo;
}

export interface TableData {
  table: TableInfo;
  chat: ChatLine[];
  notes: string;
  record: Record | null;
  known: Knowledge[];
}

export interface TableInfo {
  table: string;
  game: string;
  rules: string;
  options: { [key: string]: unknown };
  status: "open" | "playing" | "over";
  owner: boolean;
  seats: SeatInfo[];
  ply: number;
  turn: number | null;
  updated: number;
  created: number;
  pace: "none" | "live" | "day";
  leaver: "wait" | "easy" | "normal" | "hard";
  patience: number;
  deadline: number | null;
  paused: boolean;
  public: boolean;
  chat: boolean;
  commitment: string;
  seed: string | number | null;
  seed_chosen: boolean;
  origin: string;
  rematch: string | null;
}

export interface Undo {
  type: "undo";
  key: string;
  seat: number;
}

export interface Update {
  n: number;
  ply: number;
  seat: number | null;
  events: EventLine[];
  decision: Question | null;
  undo: boolean;
  over: boolean;
  outcome: Outcome | null;
  view?: unknown;
  changes?: Change[];
  type: "update";
}

export interface Watching {
  table: string;
}

export interface Weighed {
  option: Option;
  win: number;
  played: boolean;
}

export interface Why {
  type: "why";
  key: string;
  seat: number;
  target: string[];
}

export interface WhyAnswer {
  type: "why";
  key: string;
  target: string[];
  reason: Reason | null;
  line: Line | null;
}
