/** What a game provides: one folder under games/, loaded on demand. web/README.md explains it. */
import type { Component } from "svelte";
import type { AnyMotion } from "./director/types";
import type { IconName } from "./icons";
import type { Amount } from "./narrowing";
import type { Desk, WindowClass } from "./slots";
import type { Foretelling } from "./asking";
import type { Table } from "./table.svelte";
import type { What } from "./what";
import type { Expected, Question, Line, Option } from "../generated/service";

/** games/<name>/meta.ts: tiny, part of the first load. */
export interface GameMeta {
  name: string;
  icon: IconName;
  /** Minutes of a first game with one bot, as measured (docs/teaching.md). */
  minutes: number;
  players: [number, number];
  /** Message shown with the rules, for instance that values are a reconstruction. */
  notice?: string;
}

export interface Panel {
  id: string;
  /** Message with its title. */
  title: string;
  /** The same for spectators. */
  watched?: string;
  icon: IconName;
  Body: Component<{ table: Table }>;
  /** Whether it contains anything for this reader. */
  shown?: (table: Table) => boolean;
  /** Whether it contains this target, which its tab shows while the panel is closed. */
  holds?: (target: string, table: Table) => boolean;
  /** Small number on the tab. */
  badge?: (table: Table) => number;
}

export interface Fact {
  icon: IconName;
  value: number | string;
  /** Message that names it. */
  title: string;
  /** What picking it up chooses, if it can be dragged: "do:influence". */
  carries?: string;
}

/** games/<name>/index.ts: everything else. */
export interface GameModule {
  Board: Component<{ table: Table }>;
  /** My own area: the hand, my boards. It fills the slot `table.slots.hand`. */
  Own?: Component<{ table: Table }> | undefined;
  /** Width of my plate and my own area on the desk. */
  desk: Desk;
  /** Windows with the log below the other players' plates; elsewhere it is with the panels. */
  logBelowRivals?: WindowClass[];
  /** "column": the frame draws plates left of the board. "board": the board draws them itself, with ui/Plate. */
  plates: "column" | "board";
  /** Whether a plate shows this target; without room for plates, it is behind the players' tab. */
  plated?: (target: string) => boolean;
  /** More about a player, in the plate below name and score. */
  Plate?: Component<{ table: Table; seat: number }>;
  /** Everything known about a player, in the drawer below the plate. */
  Dossier?: Component<{ table: Table; seat: number }>;
  panels: Panel[];
  /** Prefixes of targets that are numbers to set with a stepper: "die:assault." */
  amounts?: string[];
  /** Types of actions that the server can give odds for. */
  odds?: string[];
  /** Targets that end something and need a confirmation, such as "do:end-turn". */
  endings?: string[];
  /** Types of actions that roll dice or reveal something: a single click doesn't send them, it asks first. */
  chances?: string[];
  /** Types of actions that are sent automatically if nothing else is possible, such as "done". */
  automatic?: string[];
  /** Numbers that the next question will ask for; their steppers appear already now. */
  /** Whether these actions differ in nothing but a name, so that there is nothing to choose. */
  alike?(options: readonly Option[]): boolean;
  ahead?(table: Table): Amount[];
  /** Things that can be chosen before their question: an action that leads there, and the target to choose then. */
  shortcuts?(table: Table, question: Question): Foretelling[];
  /** Kinds of targets that can be dragged to where they are used: "ship", "card". */
  carried?: string[];
  /** Actions that need a confirmation, such as a move into a battle. */
  asks?(option: Option, table: Table): boolean;
  icon(target: string, table: Table): IconName | undefined;
  /** What a thing is and does, and its current values; the rest follows from its name and kind. */
  what?(target: string, table: Table): What | undefined;
  /** Name of a target that has no message of its own. */
  label?(target: string, table: Table): string | undefined;
  score(table: Table, seat: number): number | undefined;
  facts(table: Table, seat: number): Fact[];
  /** What a part of the final score is made of, from the last view or the events; shown if it adds up. */
  summands?(view: unknown, table: Table, seat: number, part: string): number[];
  /** The event that begins a round or chapter, and its field with the number; marked on charts. */
  begins?: { event: string; number: string; title: "web-round" | "web-chapter" };
  /** Shown beside the name of the table: "Round 8". */
  progress(table: Table): Line[];
  /** Shown beside the question: the current step, and how many actions are left. */
  crumb?(table: Table): { line: Line; left?: number; of?: number } | undefined;
  /** Buttons that belong to the question; unavailable ones are dashed and say why. */
  verbs?(table: Table): string[];
  /** Everything printed on a thing, below the answer to "what is this?" in the drawer. */
  Words?: Component<{ table: Table; target: string }>;
  /** More about the current choice, shown in the prompt: odds, a sum. */
  Aside?: Component<{ table: Table; option: Option | undefined }>;
  /** On a desktop: things to look up at any time, in the bar above the board. */
  Bar?: Component<{ table: Table }>;
  /** How everything that happens is shown: games/<name>/motion/index.ts. */
  motion?: AnyMotion;
  learn: () => Promise<{ default: Learning }>;
}

/** One step of a lesson: text, a position recorded from the real game, what to look at, what to click. */
export interface LessonStep {
  text: string;
  look: string[];
  expect: string[];
  position: number;
  /** Everything legal is offered; the odds of each option, in their order. */
  odds?: Expected[][];
}

export interface Position {
  seat: number;
  view: unknown;
  decision: Question | null;
  events: { event: { type: string }; line: Line }[];
}

export interface Lesson {
  id: string;
  steps: LessonStep[];
  positions: Position[];
}

export interface Browsable {
  /** Message with the group's name. */
  group: string;
  items: { target: string; words?: string }[];
}

/** A prepared table for a first game: a seed with a gentle beginning, and options that keep it simple. */
export interface Guided {
  seed: string;
  options: Record<string, unknown>;
}

export interface Learning {
  guided: Guided;
  lessons: Lesson[];
  components: Browsable[];
  /** What a rule is about, by the name of the rule: things of the game, or "sprite:arcs/ship.0.damaged". */
  pictures: Record<string, string[]>;
  /** The examples of the rulebook as positions, each named after its rule. */
  examples: () => Promise<{ default: Lesson[] }>;
  /** Draws one component in the browser of components. */
  Piece: Component<{ target: string }>;
}

const metas = import.meta.glob<{ default: GameMeta }>("../games/*/meta.ts", { eager: true });
const modules = import.meta.glob<{ default: GameModule }>("../games/*/index.ts");

export const GAMES: GameMeta[] = Object.values(metas).map((m) => m.default);

export function metaOf(game: string): GameMeta | undefined {
  return GAMES.find((m) => m.name === game);
}

/** The module that draws a game; a game without a folder here gets the generic table. */
export async function loadGame(game: string): Promise<GameModule> {
  const load = modules[`../games/${metaOf(game) ? game : "generic"}/index.ts`]!;
  return (await load()).default;
}
