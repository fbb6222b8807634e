/** What a game brings to the table: one folder under games/, loaded on demand. web/README.md explains it. */
import type { Component } from "svelte";
import type { AnyMotion } from "./director/types";
import type { IconName } from "./icons";
import type { Amount } from "./narrowing";
import type { Desk, WindowClass } from "./slots";
import type { Foretelling } from "./asking";
import type { Table } from "./table.svelte";
import type { What } from "./what";
import type { Expected, Question, Line, Option } from "../generated/service";

/** games/<name>/meta.ts: small, part of the first load. */
export interface GameMeta {
  name: string;
  icon: IconName;
  /** So many minutes take a first game with one bot, as measured (docs/teaching.md). */
  minutes: number;
  players: [number, number];
  /** Message shown wherever the rules are: for instance that values are a reconstruction. */
  notice?: string;
}

export interface Panel {
  id: string;
  /** Message with its title. */
  title: string;
  /** The same for spectators, who own nothing. */
  watched?: string;
  icon: IconName;
  Body: Component<{ table: Table }>;
  /** Whether there is anything in it for this reader. */
  shown?: (table: Table) => boolean;
  /** Whether it holds this target: its tab says so while the panel is closed. */
  holds?: (target: string, table: Table) => boolean;
  /** Small number on the tab. */
  badge?: (table: Table) => number;
}

export interface Fact {
  icon: IconName;
  value: number | string;
  /** Message that names it. */
  title: string;
  /** What picking it up means, if it can be carried somewhere: "do:influence". */
  carries?: string;
}

/** games/<name>/index.ts: everything else. */
export interface GameModule {
  Board: Component<{ table: Table }>;
  /** My own area: the hand, my boards. It fills its slot: `table.slots.hand`. */
  Own?: Component<{ table: Table }> | undefined;
  /** How wide my plate and my own area are on the desk. */
  desk: Desk;
  /** Windows in which the log lies below the plates of the others; else it lies with the panels. */
  logBelowRivals?: WindowClass[];
  /** "column": the frame draws plates left of the board. "board": the board draws them itself, with ui/Plate. */
  plates: "column" | "board";
  /** Whether a plate shows this target: where plates have no room, it is behind the tab of the players. */
  plated?: (target: string) => boolean;
  /** More about a player, in the plate under name and score. */
  Plate?: Component<{ table: Table; seat: number }>;
  /** All that is known of a player, in the drawer below the plate. */
  Dossier?: Component<{ table: Table; seat: number }>;
  panels: Panel[];
  /** How targets begin that are numbers to be set by a stepper: "die:assault." */
  amounts?: string[];
  /** Types of actions about which the service knows what they would bring. */
  odds?: string[];
  /** Targets that end something and are asked about first, such as "do:end-turn". */
  endings?: string[];
  /** Types of actions that roll dice or reveal something: asked about when a single click would send them. */
  chances?: string[];
  /** Types of actions that are sent by themselves when nothing else can be done, such as "done". */
  automatic?: string[];
  /** Numbers that the next question will ask for: steppers are shown for them already now. */
  ahead?(table: Table): Amount[];
  /** What can be pointed at before its question is asked: an action that leads there, and what is then pointed at. */
  shortcuts?(table: Table, question: Question): Foretelling[];
  /** Kinds of targets that can be picked up and carried to where they are used: "ship", "card". */
  carried?: string[];
  /** Actions that are worth a second look before they are sent, such as a move into a battle. */
  asks?(option: Option, table: Table): boolean;
  icon(target: string, table: Table): IconName | undefined;
  /** What a thing is and does, and its figures now; what is not said follows from its name and its kind. */
  what?(target: string, table: Table): What | undefined;
  /** Name of a target that has no message of its own. */
  label?(target: string, table: Table): string | undefined;
  score(table: Table, seat: number): number | undefined;
  facts(table: Table, seat: number): Fact[];
  /** What a part of the final score is made of, read from the last view or from what was told; shown where it adds up. */
  summands?(view: unknown, table: Table, seat: number, part: string): number[];
  /** The event that begins a round or a chapter, and its field with the number: marked along the charts of a game. */
  begins?: { event: string; number: string; title: "web-round" | "web-chapter" };
  /** What stands beside the name of the table: "Round 8". */
  progress(table: Table): Line[];
  /** Beside the question: which step this is, and how many actions are left of how many. */
  crumb?(table: Table): { line: Line; left?: number; of?: number } | undefined;
  /** Buttons that belong to the question; those that cannot be used now are shown dashed and say why. */
  verbs?(table: Table): string[];
  /** All that is printed on a thing, below the answer to "what is this?" in the drawer. */
  Words?: Component<{ table: Table; target: string }>;
  /** More about what is being chosen, shown in the prompt: odds, a sum. */
  Aside?: Component<{ table: Table; option: Option | undefined }>;
  /** On a desk: what everybody may want to look up at any time, in the bar above the board. */
  Bar?: Component<{ table: Table }>;
  /** How everything that happens is shown: games/<name>/motion/index.ts. */
  motion?: AnyMotion;
  learn: () => Promise<{ default: Learning }>;
}

/** One step of a lesson: words, a position recorded from the real game, what to look at, what to click. */
export interface LessonStep {
  text: string;
  look: string[];
  expect: string[];
  position: number;
  /** Everything that is legal is offered: what each option would bring, in their order. */
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

/** A table that is prepared for a first game: a seed that begins gently, and options that keep it simple. */
export interface Guided {
  seed: string;
  options: Record<string, unknown>;
}

export interface Learning {
  guided: Guided;
  lessons: Lesson[];
  components: Browsable[];
  /** What a rule speaks of, by the name of the rule: things of the game, or "sprite:arcs/ship.0.damaged". */
  pictures: Record<string, string[]>;
  /** The examples of the rulebook as positions; each is called like its rule. */
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

/** What draws a game; one that has no folder here gets the table that fits all. */
export async function loadGame(game: string): Promise<GameModule> {
  const load = modules[`../games/${metaOf(game) ? game : "generic"}/index.ts`]!;
  return (await load()).default;
}
