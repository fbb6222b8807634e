/**
 * The table as the game's components see it: what is there, who sits there, the question, what has been chosen. The
 * live table, the replay and the lessons all fill one of these, so a board is written only once.
 */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Camera } from "./camera.svelte";
import { carry } from "./carry";
import { Drawn } from "./drawn";
import type { GameModule } from "./game";
import { maybe, richSentence, sentence, t } from "./i18n.svelte";
import type { Piece } from "./fluent";
import { amounts, fitting, glowing, idOf, isAmount, kindOf, meant, nameOf, switched, type Amount } from "./narrowing";
import { screen } from "./screen.svelte";
import { listenTo, restOn, write } from "./gestures";
import type { Foretelling, Glance, Handlers, Refusal, TargetState } from "./asking";
import { settings } from "./settings.svelte";
import { slotsOf, type Slots } from "./slots";
import type { Question, Line, Option, SeatInfo, EventLine } from "../generated/service";

/** A constant empty list, so that dependents don't update. */
const NOTHING: never[] = [];
const NO_WISHES: Record<string, number> = {};
/** Drawers about the current question; the next question closes them. */
const ANSWERS: ReadonlySet<string> = new Set(["why", "hint", "coach"]);
const NO_GLOW: ReadonlySet<string> = new Set();

export class Table {
  readonly game: string;
  readonly module: GameModule;
  view: unknown = $state.raw(null);
  /** The view before the latest events, for showing what changed. */
  before: unknown = $state.raw(null);
  /** The viewer's seat; null for a spectator. */
  seat: number | null = $state(null);
  people: SeatInfo[] = $state.raw([]);
  /** Whether somebody chose the seed of this table or could know it. */
  seedChosen = $state(false);
  decision: Question | null = $state.raw(null);
  /** The events that led to this view, for the log and for showing what changed. */
  events: readonly EventLine[] = $state.raw([]);
  /** Everything this seat has been told since the game began. */
  told: readonly EventLine[] = $state.raw([]);
  chosen: string[] = $state.raw(NOTHING);
  wishes: Record<string, number> = $state.raw(NO_WISHES);
  /** Things that a hint or a lesson points out. */
  look: string[] = $state.raw(NOTHING);
  /** What has changed since this seat's last turn, marked until it acts. */
  news: ReadonlySet<string> = $state.raw(NO_GLOW);
  refusal: Refusal | null = $state.raw(null);
  /** The thing under the pointer, until it leaves. */
  glance: Glance | null = $state.raw(null);
  /** A thing whose name the reader hovers over; it is outlined on the board. */
  lit = $state("");
  /** Whether everything drawn can be reached with the Tab key, for asking about it. */
  asking = $state(false);
  /** Whether a move is being sent. */
  busy = $state(false);
  /** The content of this element is currently hidden, so the prompt offers it. */
  veiled: Element | null = $state.raw(null);

  /** What the drawer shows: "why", "hint" or a panel; "" if closed. Opening one closes the other. */
  drawer = $state("");
  /** A taller desk, for replays and lessons. */
  tall = $state(false);
  /** The layout, which depends only on the window's class and the game. */
  slots: Slots = $derived.by(() => {
    const { Own, desk, plates } = this.module;
    const seated = !!Own && this.seat !== null;
    return slotsOf(screen.width, screen.height, desk, { rail: plates === "column", seated, tall: this.tall });
  });

  /** The map's camera, if the board has one. */
  camera: Camera | null = $state.raw(null);

  readonly handlers: Handlers;
  #drawn = new Drawn();
  #attachments = new Map<string, Attachment<HTMLElement | SVGElement>>();

  constructor(game: string, module: GameModule, handlers: Handlers = {}) {
    this.game = game;
    this.module = module;
    this.handlers = handlers;
  }

  // --- the question, and what is left of it ---

  /** The legal actions, if the question is for the viewer's seat. */
  options: Option[] = $derived.by(() => {
    if (!this.decision || this.decision.seat !== this.seat || this.busy) return NOTHING;
    const short = this.module.shortcuts?.(this, this.decision) ?? NOTHING;
    return short.length > 0 ? [...this.decision.options, ...short] : this.decision.options;
  });
  left: Option[] = $derived(fitting(this.options, this.chosen));
  amounts: Amount[] = $derived.by(() => amounts(this.options, this.chosen, this.module.amounts ?? [], this.wishes));
  /** Numbers that the next question asks for; they can be set before the last click. */
  ahead: Amount[] = $derived.by(() => {
    if (this.chosen.length === 0) return NOTHING;
    return (this.module.ahead?.(this) ?? NOTHING).map((a) => ({
      ...a,
      value: Math.min(this.wishes[a.prefix] ?? a.value, Math.max(...a.values)),
    }));
  });
  #told: string[] = NOTHING;
  #picked: string[] = $derived(this.amounts.map((a) => `${a.prefix}${a.value}`));
  /** The action that the primary button would send. */
  meant: Option | undefined = $derived.by(() => {
    if (this.options.length === 0) return undefined;
    if (this.chosen.length === 0 && this.#picked.length === 0 && this.options.length > 1) return undefined;
    return meant(this.options, [...this.chosen, ...this.#picked]);
  });
  #glow: ReadonlySet<string> = $derived.by(() => {
    if (this.options.length === 0) return NO_GLOW;
    const stepped = (target: string) => this.amounts.some((a) => isAmount(target, a.prefix));
    return new Set([...glowing(this.options, this.chosen)].filter((x) => !stepped(x)));
  });
  /** Things that could begin another action. */
  #others: ReadonlySet<string> = $derived.by(() => {
    if (this.chosen.length === 0) return NO_GLOW;
    const numbers = this.module.amounts ?? [];
    const all = new Set(this.options.flatMap((o) => o.targets));
    return new Set([...all].filter((x) => !this.#glow.has(x) && !numbers.some((prefix) => isAmount(x, prefix))));
  });
  /** Verbs of actions other than the one being chosen that no board draws; they keep their places. */
  otherVerbs: string[] = $derived(
    [...this.#others].filter((x) => kindOf(x) === "do" && !this.#seen(x) && !this.chosen.includes(x)),
  );
  /**
   * Legal targets that no board draws, which the prompt offers as buttons. If an action can begin with a verb or with
   * something on the board, its other things wait until then, so that the list stays short.
   */
  buttons: string[] = $derived.by(() => {
    const begun = (x: string) => kindOf(x) === "do" || this.#seen(x);
    const open = this.left.map((o) => o.targets.filter((x) => this.#glow.has(x)));
    const needed = (x: string) =>
      kindOf(x) === "do" || open.some((rest) => rest.includes(x) && !rest.some((y) => y !== x && begun(y)));
    const asked = new Set(this.decision?.options.flatMap((o) => o.targets)); // shortcuts need no buttons
    return [...this.#glow].filter((x) => asked.has(x) && !this.#seen(x) && needed(x));
  });

  /** How many things could be chosen after this one. */
  places(target: string): number {
    const numbers = this.module.amounts ?? [];
    const next = glowing(this.options, [...this.chosen, target]);
    return [...next].filter((x) => x !== target && !numbers.some((prefix) => isAmount(x, prefix))).length;
  }

  #seen(target: string): boolean {
    return this.#drawn.shows(target).some((node) => !this.veiled?.contains(node));
  }

  glow(target: string): boolean {
    return this.#glow.has(target);
  }

  state(target: string): TargetState {
    if (this.#glow.has(target)) return "legal"; // also what can be pointed at once more
    if (this.chosen.includes(target)) return "chosen";
    return this.#others.has(target) ? "other" : "idle";
  }

  // --- pointing ---

  /** A click: choose a glowing thing, take back a chosen one, switch to another action, or ask about anything else. */
  point(target: string): void {
    const other = switched(this.options, this.chosen, target);
    if (this.#glow.has(target)) this.#choose([...this.chosen, target]);
    else if (this.chosen.includes(target)) this.drop(target);
    else if (other) this.#choose(other);
    else void this.why(target);
  }

  /** Send the only action left, even if not all its targets were chosen, unless it asks for confirmation. */
  #choose(chosen: string[]): void {
    if (this.drawer === "why") this.shut();
    this.chosen = chosen;
    const [only, ...more] = this.left;
    if (!only || more.length > 0 || !(this.handlers.ready?.(chosen) ?? true)) return;
    if (!this.#asksFirst(only)) this.confirm(only);
  }

  #asksFirst(option: Option): boolean {
    if (settings.confirm !== "endings") return settings.confirm === "always";
    const ends = this.options.length > 1 && option.targets.some((x) => this.module.endings?.includes(x));
    // Choosing a verb and a thing counts as a confirmation.
    const chance = this.chosen.length < 2 && (this.module.chances?.includes(option.action.type) ?? false);
    return ends || chance || (this.module.asks?.(option, this) ?? false);
  }

  /** The action to send without asking, if there is no choice. */
  get forced(): Option | undefined {
    const [first, ...more] = this.options;
    if (!first) return undefined;
    if (more.length > 0) return this.module.alike?.(this.options) ? first : undefined;
    return this.module.automatic?.includes(first.action.type) ? first : undefined;
  }

  confirm(option: Foretelling | undefined = this.meant): void {
    if (!option) return;
    this.#told = option.then ?? this.ahead.map((a) => `${a.prefix}${a.value}`);
    this.handlers.send?.(option);
  }

  /** Answer a question whose answer was given in advance, once. If only the beginning was given, choose that. */
  foretold(): Option | undefined {
    const told = this.#told;
    this.#told = NOTHING;
    if (told.length === 0) return undefined;
    const answer = this.options.find(
      (o) => o.targets.length === told.length && told.every((x) => o.targets.includes(x)),
    );
    if (!answer && fitting(this.options, told).length > 0) this.chosen = told;
    return answer;
  }

  /** Pick something up: choose it, and send nothing until it is dropped. Returns whether it can be picked up. */
  lift(target: string): boolean {
    const chosen = this.#glow.has(target) ? [...this.chosen, target] : switched(this.options, this.chosen, target);
    if (chosen) this.chosen = chosen;
    return chosen !== null;
  }

  /** Drop it on the board, which is enough if only one action is possible. Returns whether it was. */
  lay(): boolean {
    const enough = this.left.length === 1;
    if (enough) this.#choose(this.chosen);
    return enough;
  }

  /** Take back one thing and everything that was chosen after it. */
  drop(target: string, at = this.chosen.lastIndexOf(target)): void {
    if (at >= 0) this.chosen = this.chosen.slice(0, at);
  }

  back(): void {
    if (this.drawer) this.shut();
    else this.chosen = this.chosen.slice(0, -1);
  }

  /** Close the drawer. */
  shut(): void {
    this.drawer = "";
    this.refusal = null;
  }

  wish(prefix: string, value: number): void {
    const { [prefix]: _old, ...rest } = this.wishes;
    this.wishes = { ...rest, [prefix]: value };
  }

  clear(): void {
    this.glance = null;
    this.chosen = NOTHING;
    this.wishes = NO_WISHES;
    this.look = NOTHING;
    if (ANSWERS.has(this.drawer)) this.shut();
  }

  /** Why this can't be used now, together with the things already chosen. */
  async why(target: string): Promise<void> {
    if (!this.handlers.why) return;
    this.glance = null;
    this.refusal = await this.handlers.why([...this.chosen, target]);
    this.drawer = "why";
  }

  /** "What is this?", shown beside the thing while the pointer rests on it, or until the next key. */
  async #rest(target: string, node: Element, stays: () => boolean): Promise<void> {
    const dock = node.closest("[data-slot]:not(#board)")?.getBoundingClientRect() ?? null;
    const glance = { target, box: node.getBoundingClientRect(), dock, refusal: null };
    this.glance = glance;
    const refusal = await this.#obstacle(target);
    if (refusal && stays() && this.glance === glance) this.glance = { ...glance, refusal };
  }

  async #obstacle(target: string): Promise<Refusal | null> {
    if (!this.handlers.why || this.handlers.calm || this.options.length === 0) return null;
    if (kindOf(target) !== "do" && this.nodes(target).length === 0) return null; // no action points at it
    return this.state(target) === "idle" ? this.handlers.why([...this.chosen, target]) : null;
  }

  /** The same in the drawer, for touch, and for reading more. */
  async about(target: string): Promise<void> {
    this.glance = null;
    this.refusal = await this.#obstacle(target);
    this.drawer = `about ${target}`;
  }

  /** A player's whole board, in the drawer. */
  openPlayer(seat: number): void {
    this.drawer = `player ${seat}`;
  }

  /** Highlight the place of a name, and bring it into the free area. */
  light(target: string): void {
    this.lit = target;
    const node = this.#drawn.shows(target).find((x) => x.closest("#board"));
    if (node) this.camera?.reveal(node.getBoundingClientRect());
  }

  // --- words ---

  namer = (kind: string, name: string): string => this.name(`${kind}:${name}`);

  /** The name of a thing in the reader's language. */
  name(target: string): string {
    const [kind, name] = [kindOf(target), nameOf(target)];
    if (kind === "seat") return this.person(Number(name));
    if (kind === "do") return maybe(`${this.game}-web-verb-${name}`) ?? name; // messages: *-web-verb-*
    const id = idOf(target);
    return this.module.label?.(target, this) ?? maybe(`${this.game}-${id}`) ?? maybe(id) ?? name;
  }

  person(seat: number): string {
    return this.people.find((p) => p.seat === seat)?.name || t("seat-unnamed", { number: seat + 1 });
  }

  say(line: Line): string {
    return sentence(line, this.namer);
  }

  rich(line: Line): Piece[] {
    return richSentence(line, this.namer);
  }

  /** The label of a target's button: its action's own label if it can only mean one action. */
  label(target: string): string {
    const options = fitting(this.options, [...this.chosen, target]);
    if (kindOf(target) === "do" && options.length === 1) return this.deed(options[0]!);
    return this.name(target);
  }

  /** The label of an action's button: one for this question, a shorter one for the screen, or the action's own. */
  deed(option: Option): string {
    const id = `${this.game}-web-do-${option.action.type}`; // messages: *-web-do-*
    const found = [`${id}-${this.decision?.kind}`, id].find((x) => maybe(x) !== undefined);
    return this.say(found ? { ...option.line, id: found } : option.line);
  }

  // --- drawing ---

  /**
   * Makes an element a thing on the table: `<g {@attach table.target("zone:N")}>`. The same arguments give the same
   * attachment, so elements that stay keep their listeners, and only changes are written to the page.
   */
  target(target: string, label?: string): Attachment<HTMLElement | SVGElement> {
    return this.#once(`${target}\n${label ?? ""}`, (node) => this.#attach(node, target, label));
  }

  #once(key: string, attach: (node: HTMLElement | SVGElement) => () => void): Attachment<HTMLElement | SVGElement> {
    const made = this.#attachments.get(key) ?? attach;
    this.#attachments.set(key, made);
    return made;
  }

  #attach(node: HTMLElement | SVGElement, target: string, label: string | undefined): () => void {
    const undo = [
      this.#drawn.target(target, node),
      this.#answer(node, target, () => this.point(target)),
      this.module.carried?.includes(kindOf(target)) ? carry(this, target)(node) : undefined,
    ];
    const state = $derived(this.state(target));
    const looked = $derived(this.look.includes(target));
    const fresh = $derived(this.news.has(target));
    const name = $derived(this.name(target)); // to put it together takes longer than to write it
    node.dataset.target = target;
    if (!(node instanceof HTMLButtonElement)) node.setAttribute("role", "button");
    // An element with text of its own is named by it.
    $effect(() => this.#mark(node, label ?? (node.textContent?.trim() ? null : name), state));
    $effect(() => write(node, "data-focus", looked ? "hint" : null));
    $effect(() => write(node, "data-news", fresh ? "" : null));
    $effect(() => write(node, "data-lit", this.lit === target ? "" : null));
    return () => undo.forEach((each) => each?.());
  }

  /** Makes an element answer "what is this?" although it is never a target: a pile, a counter, a marker. */
  thing(name: string): Attachment<HTMLElement | SVGElement> {
    return this.#once(`${name}\nthing`, (node) => {
      node.dataset.what = name;
      const button = node instanceof HTMLButtonElement;
      const inside = () => !!node.parentElement?.closest("button, [role=button]");
      if (!button) $effect(() => write(node, "tabindex", this.asking && !inside() ? "0" : null));
      return this.#answer(node, name);
    });
  }

  /** "What is this?", by hovering, by the `i` key and by a long press. */
  #answer(node: HTMLElement | SVGElement, target: string, point?: () => void): () => void {
    // A removed element loses focus while the page is being drawn; nothing may change at that moment.
    const leave = () => {
      if (untrack(() => this.glance)) queueMicrotask(() => (this.glance = null));
    };
    const ask = (stays: () => boolean) => void this.#rest(target, node, stays);
    const hands = { ask: () => ask(() => node.isConnected), leave, hold: () => void this.about(target) };
    const undo = [listenTo(node, point ? { ...hands, point } : hands), restOn(node, ask, leave)];
    return () => undo.forEach((each) => each());
  }

  /**
   * Marks an element as representing a target and handling its own clicks, so that the prompt needs no button for it.
   */
  stands(target: string): Attachment {
    return (node) => this.#drawn.target(target, node);
  }

  /** Marks an element as a place that things come from or go to, although it isn't a target: a plate, a deck. */
  place(name: string): Attachment<HTMLElement | SVGElement> {
    return this.#once(`${name}\nplace`, (node) => this.#drawn.place(name, node));
  }

  /** The elements of a target or a place. */
  nodes(name: string): readonly Element[] {
    return this.#drawn.nodes(name);
  }

  #mark(node: HTMLElement | SVGElement, name: string | null, state: TargetState): void {
    write(node, "data-state", state);
    write(node, "aria-label", name || null);
    write(node, "tabindex", state !== "idle" || this.asking ? "0" : "-1");
    write(node, "aria-description", state === "idle" ? t("web-not-now") : null);
    write(node, "aria-pressed", String(state === "chosen"));
  }
}
