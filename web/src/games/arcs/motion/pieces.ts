/** How ships, buildings, agents and tokens move, and what a battle does to them. */
import type * as A from "../../../generated/arcs";
import type { Place, Recipe, Stage } from "../../../lib/director/types";
import { t } from "../../../lib/i18n.svelte";
import { DICE, dieOf } from "../tables";
import {
  after,
  agent,
  before,
  building,
  captives,
  fleet,
  ship,
  slotFor,
  slotWith,
  standsAt,
  struck,
  system,
  times,
  token,
  trophies,
} from "./actors";

// --- tokens ---

const goneHome = (e: A.Spent | A.Discarded, stage: Stage): Promise<void> => {
  stage.sound("token", 380);
  const from = slotWith(before(stage), e.seat, e.resource);
  return stage.fly(token(e.resource), from, `supply:${e.resource}`, { ms: 420, fade: true });
};
export const spent: Recipe<A.Spent> = goneHome;
export const discarded: Recipe<A.Discarded> = goneHome;

export const gained: Recipe<A.Gained> = async (e, stage) => {
  stage.sound("token", 480);
  await stage.fly(token(e.resource), `supply:${e.resource}`, slotFor(stage, e.seat, e.resource), { ms: 520 });
};

export const noneLeft: Recipe<A.NoneLeft> = (e, stage) => {
  stage.sound("error");
  return stage.move(
    `supply:${e.resource}`,
    [0, -5, 5, -4, 0].map((x) => ({ transform: `translateX(${x}px)` })),
    300,
  );
};

export const stole: Recipe<A.Stole> = async (e, stage) => {
  const [from, to] = [slotWith(before(stage), e.rival, e.resource), slotFor(stage, e.seat, e.resource)];
  stage.sound("token", 600);
  void stage.ring(from, { seat: e.rival });
  await stage.fly(token(e.resource), from, to, { ms: 640, bow: 120 });
  await stage.ring(to, { seat: e.seat });
};

export const traded: Recipe<A.Traded> = async (e, stage) => {
  stage.sound("token", 660);
  await stage.all(
    stage.fly(token(e.took), slotWith(before(stage), e.rival, e.took), slotFor(stage, e.seat, e.took), {
      ms: 700,
      bow: 70,
    }),
    stage.fly(token(e.gave), slotWith(before(stage), e.seat, e.gave), slotFor(stage, e.rival, e.gave), {
      ms: 700,
      bow: -70,
    }),
  );
};

export const taxed: Recipe<A.Taxed> = async (e, stage) => {
  const at = before(stage).systems.find((s) => s.id === e.system);
  const city = at?.buildings.find((b) => b.owner === e.owner && b.kind === "city");
  if (city) await stage.lift(`building:${city.place}`, 6);
  stage.sound("coin", 500);
  const type = at?.type || "material";
  await stage.fly(token(type), `system:${e.system}`, `plate:${e.seat}`, { ms: 560, fade: true });
};

export const outraged: Recipe<A.Outraged> = async (e, stage) => {
  stage.sound("error");
  const lost = before(stage).players[e.seat]!.resources.flatMap((r, i) => (r === e.resource ? [i] : []));
  stage.note(t("arcs-web-note-outrage", { resource: t(`arcs-resource-${e.resource}`), n: lost.length }));
  await stage.all(
    ...lost.map((i) =>
      stage.fly(token(e.resource), `slot:${e.seat}.${i}`, `supply:${e.resource}`, { ms: 520, fade: true }),
    ),
  );
  await stage.drop({ icon: "arcs-outrage", size: 40, color: "var(--bad)" }, `plate:${e.seat}`, { ms: 300 });
};

// --- agents ---

const agentsTo = (stage: Stage, rival: number, n: number, from: Place, to: Place) => {
  stage.sound("agent", 500);
  return stage.deal(
    times(n, () => agent(rival)),
    from,
    to,
    { ms: 560, scale: 0.6, fade: true },
  );
};
export const captured: Recipe<A.Captured> = (e, stage) =>
  agentsTo(stage, e.rival, e.agents, `plate:${e.rival}`, captives(e.seat));
export const tookAgents: Recipe<A.TookAgents> = (e, stage) =>
  agentsTo(stage, e.rival, e.agents, `plate:${e.rival}`, trophies(e.seat));
export const executed: Recipe<A.Executed> = async (e, stage) => {
  const owner = before(stage).players[e.seat]!.captives.findIndex((n) => n > 0);
  await agentsTo(stage, Math.max(0, owner), e.agents, captives(e.seat), trophies(e.seat));
};
export const freed: Recipe<A.Freed> = async (e, stage) => {
  const kept = before(stage).players[e.seat]!.captives;
  await stage.all(
    ...kept.flatMap((n, owner) => (n > 0 ? [agentsTo(stage, owner, n, captives(e.seat), `plate:${owner}`)] : [])),
  );
};

// --- pieces ---

const made = (stage: Stage, piece: string, seat: number, damaged: boolean) =>
  piece === "ship" ? ship(stage, seat, damaged) : building(stage, piece, seat, damaged);

export const built: Recipe<A.Built> = async (e, stage) => {
  const to = standsAt(stage, e.piece, e.place, e.seat);
  stage.sound(e.piece === "ship" ? "put_down" : "building", 580);
  await stage.fly(made(stage, e.piece, e.seat, e.damaged), `plate:${e.seat}`, to, { ms: 620 });
  await stage.ring(to, { seat: e.seat });
};

export const placed: Recipe<A.Placed> = async (e, stage) => {
  stage.sound("put_down", 480);
  await stage.deal(
    times(e.ships, () => ship(stage, e.seat)),
    `plate:${e.seat}`,
    fleet(stage, e.system, e.seat),
    { ms: 520 },
  );
};

const site = (stage: Stage, id: string) => before(stage).systems.find((s) => s.id === id);

/** So many ships of a group leave it: all, with their mark, or as many miniatures, if each ship has one. */
function sail(stage: Stage, group: string, n: number, of = 0): void {
  const drawn = [...(stage.find(group)?.querySelectorAll(".sprite") ?? [])];
  const gone: Place[] = n >= of ? [group] : drawn.length === of ? drawn.slice(of - n) : [];
  if (n > 0) for (const place of gone) void stage.move(place, [{ opacity: 0 }, { opacity: 0 }], 1);
}

export const moved: Recipe<A.Moved> = async (e, stage) => {
  const places = [fleet(stage, e.origin, e.seat), `harbour:${e.to}`];
  stage.sound("slide", 380);
  const ships = [...times(e.fresh, () => false), ...times(e.damaged, () => true)].slice(0, 8);
  sail(stage, `fleet:${e.origin}.${e.seat}`, e.fresh, site(stage, e.origin)?.fresh[e.seat]);
  sail(stage, `wrecks:${e.origin}.${e.seat}`, e.damaged, site(stage, e.origin)?.damaged[e.seat]);
  await stage.all(
    ...ships.map((damaged, i) =>
      stage.route(ship(stage, e.seat, damaged), places, { seat: e.seat, delay: i * 110, ms: 420 }),
    ),
  );
};

export const repaired: Recipe<A.Repaired> = async (e, stage) => {
  const at = standsAt(stage, e.piece, e.place, e.seat, true);
  stage.sound("put_down", 200);
  await stage.drop(made(stage, e.piece, e.seat, false), at, { ms: 220 });
  await stage.ring(at, { seat: e.seat, ms: 420 });
};

export const returned: Recipe<A.Returned> = async (e, stage) => {
  stage.sound("pick_up");
  await stage.fly({ copy: `building:${e.place}` }, `building:${e.place}`, `plate:${e.seat}`, { ms: 520, fade: true });
};

// --- battle ---

export const battleBegan: Recipe<A.BattleBegan> = async (e, stage) => {
  await stage.pan(`system:${e.system}`);
  stage.sound("battle");
  const apart = (seat: number, x: number) =>
    stage.move(fleet(stage, e.system, seat), [{ transform: "none" }, { transform: `translate(${x}px, 0)` }], 300);
  await stage.all(
    stage.drop({ icon: "arcs-battle", size: 46, color: "#fff" }, `system:${e.system}`, { ms: 320 }),
    apart(e.seat, -14),
    apart(e.rival, 14),
    stage.ring(`system:${e.system}`, { seat: e.seat, ms: 700 }),
  );
};

export const rolled: Recipe<A.Rolled> = async (e, stage) => {
  const fight = (after(stage).fights.at(-1) ?? before(stage).fights.at(-1))?.system;
  const dice = [...(e.dice as [string, number][])].sort(
    (a, b) => DICE.indexOf(a[0] as never) - DICE.indexOf(b[0] as never),
  );
  await stage.tumble(
    dice.map(([die, face]) => dieOf(die, face)),
    fight ? `system:${fight}` : `plate:${e.seat}`,
  );
  stage.title(""); // now they lie there, what they show is told
  stage.hold();
};

/** The pieces that are hit: ships individually if they are drawn that way, otherwise as a group. */
function hitPieces(stage: Stage, e: A.Damaged | A.Destroyed, wrecks: boolean): { place: Place; one: boolean }[] {
  if (e.piece !== "ship") return [{ place: `building:${e.place}`, one: true }];
  const ships = struck(stage, system(e.place), e.seat, wrecks, e.count);
  if (ships.length > 0) return ships.map((place) => ({ place, one: true }));
  return [{ place: fleet(stage, system(e.place), e.seat, wrecks), one: false }];
}

export const damaged: Recipe<A.Damaged> = async (e, stage) => {
  stage.sound("put_down", 120);
  const broken = (place: Place) => ({ ...made(stage, e.piece, e.seat, true), size: stage.box(place).width });
  await stage.all(
    ...hitPieces(stage, e, false).map(({ place, one }) =>
      stage.crack(place, one && e.piece === "ship" ? broken(place) : undefined),
    ),
  );
  if (e.seat === stage.table.seat) stage.hold(4000);
};

export const destroyed: Recipe<A.Destroyed> = async (e, stage) => {
  const hit = hitPieces(stage, e, true);
  stage.sound(e.piece === "ship" ? "ship_destroyed" : "city_falls");
  stage.note(t("arcs-web-note-trophy", { name: stage.table.person(e.by) }));
  const color = `var(--p${e.seat + 1})`;
  await stage.all(...hit.map(({ place, one }) => (one ? stage.breakUp(place, { color }) : stage.crack(place))));
  const wreck = made(stage, e.piece, e.seat, true);
  await stage.deal(
    times(e.count, () => wreck),
    hit[0]!.place,
    trophies(e.by),
    { ms: 620, bow: 120, scale: 0.6, fade: true },
  );
  await stage.ring(trophies(e.by), { seat: e.by });
  if (e.seat === stage.table.seat) stage.hold(4000);
};
