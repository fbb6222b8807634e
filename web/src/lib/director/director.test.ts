import { beforeEach, expect, test, vi } from "vitest";
import type { Table } from "../table.svelte";
import type { Remembered } from "../live.svelte";
import type { AnyMotion, Recipe, Stage } from "./types";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("location", { search: "" });
vi.stubGlobal("sessionStorage", { getItem: () => null });
vi.stubGlobal("localStorage", { getItem: () => null });
vi.stubGlobal("document", {
  hidden: false,
  getElementById: () => null,
  createElement: () => ({ canPlayType: () => "" }),
});
vi.stubGlobal("Element", Array); // nothing here is one
const { Director } = await import("./director.svelte");
const { settings } = await import("../settings.svelte");
const { CEILING, HOLD, REST, BEFORE } = await import("./pace");

interface E {
  type: string;
  seat?: number;
  part?: number;
}
const played: string[] = [];
const recipe =
  (ms: number): Recipe<E> =>
  async (event, stage) => {
    played.push(`${event.type}${event.part ?? ""}`);
    await stage.wait(ms);
    if (event.type === "battle") stage.hold();
  };
const motion: AnyMotion = {
  recipes: { short: recipe(400), battle: recipe(600), long: recipe(3000) },
  joins: (before: E, next: E) => (before.type === "short" && next.type === "short" && next.part ? "with" : false),
};
const table = { module: { motion }, nodes: () => [], camera: null } as unknown as Table;

let serial = 0;
const position = (events: E[], decides: number | null = 1): Remembered =>
  ({
    serial: serial++,
    ply: serial,
    seat: 0,
    view: serial,
    events: events.map((event) => ({ event, line: { id: "x" } })),
    decision: decides === null ? null : { seat: decides, options: [{}], line: { id: "q" } },
  }) as unknown as Remembered;

function opened() {
  const director = new Director(table, 0);
  const history = [position([])];
  director.take({ history });
  const tell = (...more: Remembered[]) => {
    history.push(...more);
    director.take({ history });
  };
  return { director, tell, history };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const scene = (ms: number) => BEFORE + ms + REST;

beforeEach(() => {
  vi.useFakeTimers();
  played.length = 0;
  Object.assign(settings, { pace: "normal", stepwise: false, motion: "full", sound: false });
  (document as { hidden: boolean }).hidden = false;
});

test("the old view stays until the last scene of an update is over", async () => {
  const { director, tell } = opened();
  const [first, second] = [position([{ type: "short" }, { type: "short" }]), position([{ type: "short" }])];
  tell(first, second);
  await pass(scene(400) * 2 - 20);
  expect(director.shown?.view).not.toBe(first.view);
  expect(director.watching).toBe(true);
  await pass(40);
  expect(director.shown?.view).toBe(first.view);
  expect(director.shown?.decision?.options).toEqual([]); // the game has left it: nothing can be answered
  await pass(scene(400));
  expect(director.shown).toBe(second);
  expect(director.playing).toBe(false);
  expect(played).toHaveLength(3);
});

test("what has one cause is one scene", async () => {
  const { director, tell } = opened();
  tell(position([{ type: "short" }, { type: "short", part: 2 }, { type: "short", part: 3 }, { type: "battle" }]));
  await pass(1);
  expect(director.dots).toEqual({ count: 2, at: 0 });
  await pass(BEFORE + 2 * 110 + 20);
  expect(played).toEqual(["short", "short2", "short3"]);
});

test("a result stays at every pace but at once", async () => {
  for (const [pace, holds] of [
    ["fast", true],
    ["instant", false],
  ] as const) {
    settings.pace = pace;
    const { director, tell } = opened();
    tell(position([{ type: "battle" }]));
    await pass(HOLD - 50);
    expect(director.playing).toBe(holds);
    await pass(scene(600));
    expect(director.playing).toBe(false);
  }
});

test("paces scale everything, own actions are quicker and have no caption", async () => {
  const time = async (decides: number, pace: typeof settings.pace) => {
    settings.pace = pace;
    const { director, tell, history } = opened();
    history[0]!.decision!.seat = decides;
    tell(position([{ type: "short", seat: decides === 0 ? 0 : undefined } as E]));
    await pass(1);
    const watched = director.watching;
    let ms = 1;
    for (; director.playing; ms += 10) await pass(10);
    return { ms, watched };
  };
  const [slow, normal, fast] = [await time(1, "slow"), await time(1, "normal"), await time(1, "fast")];
  expect(slow.ms / normal.ms).toBeCloseTo(1.7, 1);
  expect(fast.ms / normal.ms).toBeCloseTo(0.45, 1);
  const own = await time(0, "normal");
  expect(own.watched).toBe(false);
  expect(own.ms).toBeLessThan(300);
});

test("going to the present shows the newest position at once, with its question", async () => {
  const { director, tell } = opened();
  const last = position([{ type: "long" }], 0);
  tell(position([{ type: "long" }]), last);
  await pass(300);
  director.skipAll();
  expect(director.shown).toBe(last);
  expect(director.playing).toBe(false);
  await pass(20_000);
  expect(director.shown).toBe(last);
});

test("step by step waits after each scene", async () => {
  settings.stepwise = true;
  const { director, tell } = opened();
  tell(position([{ type: "short" }, { type: "battle" }]));
  await pass(10_000);
  expect(played).toEqual(["short"]);
  expect(director.paused).toBe(true);
  director.pause();
  await pass(10_000);
  expect(played).toEqual(["short", "battle"]);
});

test("skipping ends a scene, not the film", async () => {
  const { director, tell } = opened();
  tell(position([{ type: "long" }, { type: "long" }]));
  await pass(200);
  director.next();
  await pass(10);
  expect(director.dots.at).toBe(1);
  expect(director.playing).toBe(true);
});

test("a turn that takes too long goes on quickly, and what is alike is joined", async () => {
  const { director, tell } = opened();
  const long = () => ({ type: "long", seat: 2 });
  tell(position([...Array.from({ length: 10 }, long), { type: "short" }]));
  await pass(CEILING + scene(3000) + 5000);
  expect(director.playing).toBe(false);
  expect(played).toHaveLength(11); // all of them were shown
});

test("whoever is behind is shown the present and offered the film", () => {
  for (const how of ["hidden", "late", "many"]) {
    const { director, tell, history } = opened();
    (document as { hidden: boolean }).hidden = how === "hidden";
    const last = position(Array.from({ length: how === "many" ? 21 : 1 }, () => ({ type: "short" })));
    history.push(last);
    director.take({ history }, how === "late");
    expect(director.shown).toBe(last);
    expect(director.behind).toHaveLength(1);
    (document as { hidden: boolean }).hidden = false;
    tell();
  }
});

test("a film can be seen once more, and ends where the game is", async () => {
  const { director, tell, history } = opened();
  const [one, two] = [position([{ type: "short" }]), position([{ type: "battle" }], 0)];
  tell(one, two);
  director.skipAll();
  director.replay(history[0]!, [one, two]);
  expect(director.shown?.view).toBe(history[0]!.view);
  await pass(50);
  expect(director.watching).toBe(true);
  director.jump(1);
  await pass(50);
  expect(director.shown?.view).toBe(one.view);
  await pass(20_000);
  expect(director.shown).toBe(two);
});

test("once more is seen even where everything else is shown at once", async () => {
  settings.pace = "instant";
  const { director, tell, history } = opened();
  const one = position([{ type: "long" }]);
  tell(one);
  await pass(1);
  expect(director.playing).toBe(false);
  director.replay(history[0]!, [one]);
  await pass(200);
  expect(director.watching).toBe(true);
});

test("a move that is taken back is not played", async () => {
  const { director, tell } = opened();
  const back = { ...position([{ type: "long" }]), ply: 0 };
  tell(back);
  await pass(1);
  expect(director.shown).toBe(back);
});

test("a game that has just begun is laid out before whoever opens it; later on nothing is", async () => {
  vi.stubGlobal("requestAnimationFrame", (then: () => void) => setTimeout(then, 16));
  const opening = { bare: () => "bare", play: (stage: Stage) => stage.wait(400) };
  const laid = { ...table, module: { motion: { ...motion, opening } } } as unknown as Table;
  const begun = position([]);
  const open = (ply: number) => {
    const director = new Director(laid, 0);
    director.take({ history: [{ ...begun, ply }] });
    return director;
  };
  const director = open(0);
  expect(director.shown?.view).toBe("bare");
  expect(director.shown?.decision?.options).toEqual([]);
  await pass(300);
  expect(director.playing).toBe(true);
  await pass(200);
  expect(director.shown?.view).toBe(begun.view);
  expect(director.shown?.decision?.options).toHaveLength(1);
  expect(open(1).shown?.view).toBe(begun.view);
  settings.pace = "instant";
  expect(open(0).shown?.view).toBe(begun.view);
});
