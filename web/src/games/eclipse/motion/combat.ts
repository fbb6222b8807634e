/** Recipes: battles, fought out on the bench as two fleets face to face, and what follows them. */
import { t } from "../../../lib/i18n.svelte";
import type { Place, Stage } from "../../../lib/director/types";
import type { Table } from "../../../lib/table.svelte";
import type { Event, TargetView } from "../../../generated/eclipse";
import { standing } from "../board/battle";
import { dieOf } from "../tables";
import { NEUTRAL } from "../view";
import { fight } from "./fight.svelte";
import { before, FLEET, plateOf, ship, spot } from "./places";
import type { Recipes } from "./types";

const OWN_LOSS = 4000;
const colour = (seat: number) => (seat === NEUTRAL ? "var(--neutral)" : `var(--p${seat + 1})`);
const place = (s: TargetView) => standing(s.seat, s.ship, s.damage);
/** Whether a side's ships are above or below. */
const away = (from: -1 | 1) => [
  { transform: `translateY(${from * 110}px)`, opacity: 0 },
  { transform: "none", opacity: 1 },
];

/** Who throws: what the dice show is told when they lie. */
export function rolling(event: Event, table: Table): string | undefined {
  if (event.type !== "dice_rolled" && event.type !== "population_attacked") return undefined;
  const neutral = event.type === "dice_rolled" && event.seat === NEUTRAL;
  const player = neutral ? t(`eclipse-ship-${event.ship}`) : table.person(event.seat);
  return t("eclipse-web-rolling", { player });
}

/** One ship of a group: the others that are equal to it stay where they are. */
const single = (stage: Stage, s: TargetView): Place =>
  [...(stage.find(place(s))?.querySelectorAll(".one") ?? [])].at(-1) ?? place(s);

/** Whoever shoots moves towards the enemy: up, or down for the fleet above. */
const forward = (stage: Stage, s: TargetView) => (stage.find(place(s))?.closest(".above") ? -1 : 1);

/** A bolt from the dice to the ship. */
async function bolt(stage: Stage, victim: TargetView): Promise<void> {
  await stage.slide({ icon: "act-reaction", size: 26, color: "var(--lamp)" }, "fight:tray", single(stage, victim), {
    ms: 280,
    fade: true,
  });
}

export const combat: Recipes<
  | "battle_began"
  | "dice_rolled"
  | "ship_hit"
  | "ship_destroyed"
  | "retreat_declared"
  | "retreated"
  | "stalemate"
  | "battle_won"
  | "reputation_drawn"
  | "reputation_kept"
  | "reputation_declined"
  | "population_attacked"
  | "population_wiped_out"
  | "cube_destroyed"
> = {
  battle_began: async (e, stage) => {
    fight.begin(before(stage), e.sector, e.seat, e.other);
    stage.sound("battle");
    await stage.move(
      "fight:bench",
      [
        { transform: "scale(0.9)", opacity: 0 },
        { transform: "none", opacity: 1 },
      ],
      240,
    );
    await stage.all(stage.move("fight:above", away(-1), 620), stage.move("fight:below", away(1), 620));
    await stage.wait(400);
  },
  dice_rolled: async (e, stage) => {
    const melee = fight.at(before(stage), e.sector);
    fight.shoot(e.seat, e.ship);
    const shooter = melee?.ships.find((s) => s.seat === e.seat && s.ship === e.ship);
    const needs = melee?.order.find((o) => o.seat === e.seat && o.ship === e.ship)?.needs;
    const least = needs ? Math.min(...Object.values(needs)) : 0;
    if (least) stage.note(t("eclipse-web-hits-from", { face: least }));
    if (shooter) void stage.lift(place(shooter), forward(stage, shooter) * (e.missiles ? 14 : 8));
    await stage.tumble(
      e.faces.map((face, i) => dieOf(face, e.powers[i] ?? 1, !!least && face < least)),
      shooter ? place(shooter) : "fight:tray",
      "fight:tray",
    );
    stage.title(""); // now they lie there, what they show is told
    fight.throw(e.faces, e.powers);
    stage.hold();
  },
  ship_hit: async (e, stage) => {
    fight.at(before(stage), e.sector);
    const victim = fight.victim(e.owner, e.ship, e.damage);
    if (!victim) return;
    await bolt(stage, victim);
    stage.sound("put_down");
    await stage.crack(single(stage, victim));
    fight.damage(victim, e.damage);
  },
  ship_destroyed: async (e, stage) => {
    fight.at(before(stage), e.sector);
    const victim = fight.victim(e.owner, e.ship);
    if (!victim) return;
    await bolt(stage, victim);
    stage.sound("ship_destroyed", 200);
    if (e.owner === stage.table.seat) stage.hold(OWN_LOSS);
    await stage.breakUp(single(stage, victim), { color: colour(e.owner), shards: 14 });
    fight.lose(victim);
  },
  retreat_declared: async (e, stage) => {
    stage.sound("pick_up");
    fight.at(before(stage), e.origin);
    const leaving = fight.victim(e.seat, e.ship);
    const aside = [{ transform: "none" }, { transform: "translateX(18px)" }];
    if (leaving) await stage.move(place(leaving), aside, 300);
    fight.flee(e.seat, e.ship, e.target);
    await stage.wait(300);
  },
  retreated: async (e, stage) => {
    stage.sound("slide");
    if (fight.at(before(stage), e.origin)) {
      const leaving = fight.victim(e.seat, e.ship);
      if (leaving)
        await stage.move(
          place(leaving),
          [
            { transform: "none", opacity: 1 },
            { transform: "translateX(220px)", opacity: 0 },
          ],
          500,
        );
      fight.flee(e.seat, e.ship, null);
      return;
    }
    await stage.pan(`sector:${e.target}`);
    const way = [spot(stage, e.origin, 0, FLEET), spot(stage, e.target, 0, FLEET)];
    await stage.route(ship(stage, e.seat, e.ship, e.origin), way, { seat: e.seat });
    await stage.ring(`sector:${e.target}`, { seat: e.seat });
  },
  stalemate: async (e, stage) => {
    fight.at(before(stage), e.sector);
    stage.note(t("eclipse-web-note-stalemate"));
    stage.sound("error");
    const dim = [{ opacity: 1 }, { opacity: 0.5 }];
    await stage.all(stage.move("fight:above", dim, 400), stage.move("fight:below", dim, 400));
    await stage.wait(300);
  },
  battle_won: async (e, stage) => {
    const melee = fight.at(before(stage), e.sector);
    const [mine, won] = [[melee?.attacker, melee?.defender].includes(stage.table.seat), e.seat === stage.table.seat];
    stage.sound("ambition");
    await stage.all(
      ...(melee?.ships ?? []).filter((s) => s.seat === e.seat).map((s) => stage.lift(place(s), 8 * forward(stage, s))),
    );
    if (mine && stage.table.seat !== null)
      await stage.flash(
        t(won ? "eclipse-web-flash-won" : "eclipse-web-flash-lost"),
        stage.table.name(`sector:${e.sector}`),
        {
          seat: e.seat === NEUTRAL ? undefined : e.seat,
        },
      );
    else await stage.wait(1500);
    await stage.move("stage", [{ opacity: 1 }, { opacity: 0 }], 240);
    fight.decide();
  },
  reputation_drawn: async (e, stage) => {
    stage.sound("token", 400);
    const tiles = Array.from({ length: e.count }, () => ({ icon: "ecl-reputation", size: 30 }) as const);
    await stage.deal(tiles, "bag:reputation", plateOf(e.seat), { fade: true });
  },
  reputation_kept: async (e, stage) => {
    stage.sound("token");
    await stage.fly({ icon: "ecl-reputation", size: 30 }, plateOf(e.seat), `purse:${e.seat}.reputation`, {
      fade: true,
    });
  },
  reputation_declined: (e, stage) => {
    stage.sound("token", 460);
    return stage.fly({ icon: "ecl-reputation", size: 30 }, plateOf(e.seat), "bag:reputation", { fade: true });
  },
  population_attacked: async (e, stage) => {
    await stage.tumble(
      e.faces.map((face) => dieOf(face, 1)),
      spot(stage, e.sector, 0, FLEET),
    );
    stage.title("");
    stage.note(t("eclipse-web-note-siege", { n: e.damage }));
    stage.hold();
  },
  population_wiped_out: async (e, stage) => {
    stage.sound("city_falls");
    await stage.ring(`sector:${e.sector}`, { seat: e.seat, ms: 900 });
  },
  cube_destroyed: async (e, stage) => {
    stage.sound("put_down");
    if (e.owner === stage.table.seat) stage.hold(OWN_LOSS);
    const hex = before(stage).hexes.find((h) => h.sector === e.sector);
    const at = hex?.squares.findIndex((s) => s.cube && s.kind === e.square) ?? -1;
    const cube = `cube:${e.square}@${e.sector}.${e.square === "orbital" ? 7 : at}`;
    await stage.breakUp(stage.find(cube) ? cube : spot(stage, e.sector), { color: colour(e.owner) });
  },
};
