/**
 * Plays what happened, one scene at a time, on the old view; then puts the new view in place. A click or key jumps to
 * the present at once, so nothing a player does during a scene waits or is lost.
 */
import { flushSync } from "svelte";
import type { Live, Position, Remembered } from "../live.svelte";
import { t } from "../i18n.svelte";
import { settings, type Pace } from "../settings.svelte";
import type { Table } from "../table.svelte";
import { verdictOf } from "../verdict";
import { Clock } from "./clock";
import { BEFORE, BEHIND, CEILING, COUNTED, CROWNED, factor, FACTOR, GLIMPSE, REST, STAGGER } from "./pace";
import { compressed, scenesOf, type Scene } from "./scenes";
import { FlyStage } from "./stage";
import { crown, tally } from "./tally.svelte";
import type { AnyMotion, Recipe, Still } from "./types";

/** One update as a film: from one position to the next. */
interface Reel {
  from: Position;
  to: Position;
  scenes: Scene[];
  /** Played before its scenes. */
  before?: (stage: FlyStage) => Promise<void>;
}

/** A past position, where nothing can be answered. */
const past = (position: Position): Position =>
  position.decision ? { ...position, decision: { ...position.decision, options: [] } } : position;

export interface Band {
  title: string;
  words: string;
  seat: number | undefined;
}

export class Director {
  /** The position the board shows. */
  shown: Position | null = $state.raw(null);
  before: Position | null = $state.raw(null);
  /** The scene being played, for the caption; the player's own actions have none. */
  scene: Scene | null = $state.raw(null);
  /** The scene's own text instead of the event's, and a line below. */
  title = $state("");
  note = $state("");
  /** Whether dice are beside its text. */
  thrown = $state(false);
  band: Band | null = $state.raw(null);
  /** Whether it waits after the scene until the viewer continues. */
  paused = $state(false);
  /** Whether a result is being shown. */
  holding = $state(false);
  /** Updates that weren't played because there were too many or nobody was looking. */
  behind: readonly Position[] = $state.raw([]);
  /** The film since the table was last at rest, and the position in it. */
  #reels: Reel[] = $state.raw([]);
  #reel = $state(-1);
  #at = $state(0);
  /** The dot of the latest scene. It changes together with the caption, never before it. */
  #dot = $state(0);

  readonly table: Table;
  /** Speed factor on top of the pace. */
  speed = 1;
  #seat: number;
  #last = -1;
  /** The stages of this update's scenes; the last one is playing. */
  #stages: FlyStage[] = [];
  #go: (() => void) | undefined;
  #run = 0;
  /** How long the current player's turn has been playing. */
  #turn = { seat: null as number | null, ms: 0 };
  #replayed = false;

  constructor(table: Table, seat: number | null) {
    this.table = table;
    this.#seat = seat ?? -1;
  }

  get playing(): boolean {
    return this.#reel >= 0;
  }

  /** Whether somebody is watching and the caption replaces the question. */
  get watching(): boolean {
    return this.playing && this.scene !== null;
  }

  /** The dots of the film's scenes: how many, and which one is playing. */
  get dots(): { count: number; at: number } {
    return { count: this.#reels.reduce((n, reel) => n + reel.scenes.length, 0), at: this.#dot };
  }

  get #motion(): AnyMotion | undefined {
    return this.table.module.motion;
  }

  /** A viewer who asks for a replay wants to see it, however fast the rest is shown. */
  get #pace(): Pace {
    return this.#replayed && settings.pace === "instant" ? "fast" : settings.pace;
  }

  #drawn = (name: string): boolean => this.table.nodes(name).length > 0;

  // --- updates ---

  /** Take new updates from the channel. `late`: they were sent again after the connection was lost. */
  take(live: Pick<Live, "history">, late = false): void {
    const fresh = live.history.filter((u) => (u.seat ?? -1) === this.#seat && u.serial > this.#last);
    if (fresh.length === 0) return;
    const first = this.#last < 0;
    this.#last = fresh.at(-1)!.serial;
    if (first) this.#open(fresh);
    else this.#line(fresh, late);
  }

  /** Show the current state. A new game is laid out first, as soon as its table is drawn. */
  #open(fresh: readonly Remembered[]): void {
    this.#jump(fresh);
    const to = this.shown!;
    const opening = this.#motion?.opening;
    if (!opening || to.ply > 0 || to.over || document.hidden || this.#pace === "instant") return;
    const from = past({ ...to, view: opening.bare(to.view) });
    this.shown = from;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (this.shown !== from || this.playing) return;
        this.#reels = [{ from, to, scenes: [], before: (stage) => opening.play(stage) }];
        void this.#play(0, 0);
      }),
    );
  }

  #line(fresh: readonly Remembered[], late: boolean): void {
    const tail = this.#reels.slice(Math.max(0, this.#reel));
    let from = (this.playing ? tail.at(-1)?.to : this.shown) ?? fresh[0]!;
    const reels = fresh.map((to) => {
      const back = to.ply < from.ply; // taken back: there is nothing to play
      const scenes = back ? [] : scenesOf(to.events, this.#motion, this.#drawn);
      const reel = { from, to, scenes };
      from = to;
      return reel;
    });
    const waiting = [...tail, ...reels].reduce((n, reel) => n + reel.scenes.length, 0);
    if (late || document.hidden || waiting > BEHIND) {
      this.behind = [...tail, ...reels].map((reel) => reel.to).filter((to) => to.events.length > 0);
      this.#jump([...tail.map((reel) => reel.to), ...fresh]);
      return;
    }
    if (this.playing) this.#reels = [...this.#reels, ...reels];
    else {
      this.#reels = reels;
      void this.#play(0, 0);
    }
  }

  #jump(positions: readonly Position[]): void {
    this.#stop();
    this.before = positions.at(-2) ?? this.shown;
    this.shown = positions.at(-1)!;
  }

  // --- controls ---

  /** Show everything that is waiting at once. */
  skipAll = (): void => {
    if (!this.playing) return;
    const rest = this.#reels.slice(this.#reel).map((reel) => reel.to);
    this.#stop();
    this.before = rest.at(-2) ?? this.shown;
    this.shown = rest.at(-1)!;
    flushSync();
  };

  /** Go on to the next scene. */
  next = (): void => {
    this.#stages.at(-1)?.clock.skip();
    this.#go?.();
  };

  /** Stop after this scene, or continue. */
  pause = (): void => {
    this.paused = !this.paused;
    if (!this.paused) this.#go?.();
  };

  /** Go to a scene of this film, forwards or backwards. */
  jump = (dot: number): void => {
    let [reel, at] = [0, dot];
    while (at >= (this.#reels[reel]?.scenes.length ?? Infinity)) at -= this.#reels[reel++]!.scenes.length;
    if (!this.#reels[reel]) return;
    this.#leave();
    this.#show(past(this.#reels[reel]!.from), this.shown);
    void this.#play(reel, at);
  };

  /** Play the film of these updates again, then return to the present. */
  replay(from: Position, updates: readonly Position[]): void {
    if (updates.length === 0) return;
    this.skipAll();
    this.behind = [];
    const now = this.shown!;
    let last = from;
    const reels = updates.map((to) => {
      const reel = { from: last, to, scenes: scenesOf(to.events, this.#motion, this.#drawn) };
      last = to;
      return reel;
    });
    this.#reels = [...reels, { from: last, to: now, scenes: [] }];
    this.#replayed = true;
    this.#show(past(from), now);
    void this.#play(0, 0);
  }

  /** Shows a position without a film. */
  put(position: Position): void {
    this.#jump([position]);
  }

  /** Plays the way to the next position. Returns whether it was reached. */
  async go(to: Position): Promise<boolean> {
    const from = this.shown;
    if (!from) return false;
    this.#reels = [{ from, to, scenes: scenesOf(to.events, this.#motion, this.#drawn) }];
    await this.#play(0, 0);
    return this.shown === to;
  }

  close(): void {
    this.#stop();
  }

  // --- playing ---

  #leave(): void {
    this.#run++;
    this.#stages.at(-1)?.clock.skip();
    this.#strike();
    this.#go?.();
    this.#go = undefined;
    this.band = null;
    this.holding = false;
  }

  #stop(): void {
    this.#leave();
    this.#reel = -1;
    this.#at = 0;
    this.scene = null;
    this.paused = false;
    this.#replayed = false;
    this.#turn = { seat: null, ms: 0 };
  }

  /** Put a position in place, removing everything in motion at the same moment. */
  #show(position: Position, before: Position | null): void {
    this.before = before;
    this.shown = position;
    flushSync();
    this.#strike();
  }

  #strike(): void {
    for (const stage of this.#stages) stage.clear();
    this.#stages = [];
  }

  async #play(reel: number, first: number): Promise<void> {
    const run = ++this.#run;
    let start = first;
    this.#reel = reel;
    await Promise.resolve(); // whoever took the news is done with them
    if (run !== this.#run) return;
    for (; this.#reel < this.#reels.length; this.#reel++) {
      const film = this.#reels[this.#reel]!;
      await this.#try(() => film.before?.(this.#stageOf(film, false)));
      if (run !== this.#run) return;
      for (this.#at = start; this.#at < film.scenes.length; this.#at++) {
        await this.#stageScene(film, film.scenes[this.#at]!);
        if (run !== this.#run) return;
      }
      start = 0;
      if (film.to.over && !film.from.over) await this.#try(() => this.#crown(film));
      if (run !== this.#run) return;
      this.#at = 0;
      const over = this.#reel === this.#reels.length - 1;
      this.#show(over ? film.to : past(film.to), film.from);
      if (run !== this.#run) return;
    }
    this.#stop();
  }

  #stageOf(film: Reel, own: boolean, hurried = false): FlyStage {
    const clock = new Clock(factor(this.#pace, own, hurried) / this.speed);
    const views = { before: this.shown?.view, after: film.to.view, events: film.to.events, own };
    const run = this.#run;
    const stage = new FlyStage(this.table, clock, views, {
      title: (words) => (this.title = words),
      note: (words) => (this.note = words),
      band: (band) => (this.band = band),
      thrown: () => (this.thrown = true),
      advance: (view, answered) => {
        if (run !== this.#run) return;
        this.shown = past({ ...film.from, decision: (answered ? film.to : film.from).decision, view });
        flushSync();
      },
    });
    this.#stages.push(stage);
    return stage;
  }

  /** Count the score line by line, then name the winner. */
  async #crown(film: Reel): Promise<void> {
    const { outcome } = film.to;
    if (!outcome || this.#pace === "instant") return;
    const stage = this.#stageOf(film, false);
    await this.#motion?.closing?.(stage);
    this.#announce(t("web-final-score"), null);
    const verdict = verdictOf(this.table, outcome, this.#seat);
    await tally(stage, outcome, verdict);
    const winners = outcome.ranking[0] ?? [];
    this.#announce(verdict, winners.length === 1 ? winners[0]! : null);
    for (const seat of winners) void stage.ring(`plate:${seat}`, { seat, ms: 1200 });
    this.holding = true;
    await stage.clock.rest(COUNTED / this.speed);
    stage.sound(this.#seat < 0 || winners.includes(this.#seat) ? "victory" : "defeat");
    await crown(stage, outcome, verdict);
    await stage.clock.rest(CROWNED / this.speed);
    this.holding = false;
  }

  /** Caption text that belongs to no event, and its player. */
  #announce(title: string, seat: number | null): void {
    this.title = title;
    this.note = "";
    if (this.scene) this.scene = { ...this.scene, seat };
  }

  /** A banner that nothing waits for. */
  announce(title: string, ms = 1000): void {
    if (this.playing || this.#pace === "instant") return;
    const band = { title, words: "", seat: this.#seat < 0 ? undefined : this.#seat };
    this.band = band;
    setTimeout(() => {
      if (this.band === band) this.band = null;
    }, ms);
  }

  async #stageScene(film: Reel, scene: Scene): Promise<void> {
    const own = !this.#replayed && film.from.decision?.seat === this.#seat && scene.seat === this.#seat;
    const began = performance.now();
    const hurried = this.#turn.ms > CEILING * Math.max(FACTOR[this.#pace], FACTOR.fast);
    if (hurried) film.scenes.splice(this.#at + 1, Infinity, ...compressed(film.scenes.slice(this.#at + 1)));
    const stage = this.#stageOf(film, own, hurried);
    this.scene = own ? null : scene;
    this.#dot = this.#reels.slice(0, this.#reel).reduce((n, reel) => n + reel.scenes.length, this.#at);
    this.title = this.#motion?.teaser?.(scene, stage) ?? "";
    this.note = "";
    this.thrown = false;
    if (this.#pace === "instant") this.#glimpse(stage, scene, own);
    else await this.#perform(stage, scene, own);
    await this.#linger(stage, own);
    stage.settle();
    const turn = scene.seat !== null && this.#turn.seat === scene.seat ? this.#turn.ms : 0;
    this.#turn = { seat: scene.seat, ms: scene.seat === null ? 0 : turn + performance.now() - began };
  }

  /** At "instant" the place is outlined for a moment, and an alarm is still shown large. */
  #glimpse(stage: FlyStage, scene: Scene, own: boolean): void {
    if (own || scene.place === undefined) return;
    const light = new FlyStage(this.table, new Clock(1), stage, {
      title: () => undefined,
      note: () => undefined,
      band: (band) => (this.band = band),
      thrown: () => undefined,
      advance: () => undefined,
    });
    void light.ring(scene.place, { ms: GLIMPSE });
    setTimeout(() => void this.#alarm(light, scene, own)); // when the present is in place
  }

  /** A failing motion must not keep anyone from playing. */
  async #try(motion: () => Promise<void> | undefined): Promise<void> {
    try {
      await motion();
    } catch (error) {
      console.error(error);
    }
  }

  async #perform(stage: FlyStage, scene: Scene, own: boolean): Promise<void> {
    await this.#try(async () => {
      await this.#alarm(stage, scene, own); // nothing lies over its words
      if (!own) await this.#introduce(stage, scene);
      await (this.#motion?.ensemble?.(scene, stage) ?? this.#recipes(stage, scene));
    });
    if (!own) await stage.wait(REST);
  }

  async #introduce(stage: FlyStage, scene: Scene): Promise<void> {
    await stage.wait(BEFORE);
    if (scene.place === undefined) return;
    await stage.pan(scene.place);
    stage.halo(scene.place);
  }

  /** An attack on the viewer and similar events get a banner. */
  async #alarm(stage: FlyStage, scene: Scene, own: boolean): Promise<void> {
    const seat = this.#seat < 0 ? null : this.#seat;
    const told = own ? undefined : scene.events.find(({ event }) => this.#motion?.alarms?.(event, seat));
    if (told) await stage.flash(this.table.say(told.line), "", { seat: scene.seat ?? undefined, ms: 900 });
  }

  /** Play the recipes of all events, grouped by cause. */
  async #recipes(stage: FlyStage, scene: Scene): Promise<void> {
    let together: Promise<void>[] = [];
    for (const [i, { event }] of scene.events.entries()) {
      if (scene.order[i] === "then") {
        await Promise.all(together);
        together = [];
      } else await stage.wait(STAGGER);
      const recipe = this.#motion?.recipes[event.type] as Recipe<unknown> | Still | undefined;
      if (typeof recipe === "function") together.push(Promise.resolve(recipe(event, stage, scene)));
      else if (!recipe && scene.place !== undefined) together.push(stage.ring(scene.place));
    }
    await Promise.all(together);
  }

  /** Results stay; in step-by-step mode, everything does. */
  async #linger(stage: FlyStage, own: boolean): Promise<void> {
    if (stage.held > 0 && this.#pace !== "instant") {
      this.holding = true;
      await stage.clock.rest(stage.held);
      this.holding = false;
    }
    if (own || !(this.paused || settings.stepwise)) return;
    this.paused = true;
    await new Promise<void>((go) => (this.#go = go));
    this.#go = undefined;
    this.paused = false;
  }
}
