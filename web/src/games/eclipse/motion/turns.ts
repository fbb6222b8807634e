/** Recipes: rounds and turns, stores, relations between players, the end of a round. */
import { t } from "../../../lib/i18n.svelte";
import type { Actor, Stage } from "../../../lib/director/types";
import { FACTIONS } from "../tables";
import { NUMERALS, signed } from "../view";
import { after, before, counted, cube, cubesOf, disc, discsOf, plateOf, storeOf } from "./places";
import TileBack from "./TileBack.svelte";
import type { Recipes } from "./types";

const resource = (name: string): Actor => ({ icon: `ecl-${name}`, size: 26, color: `var(--${name})` });
const SHAKE = [0, -5, 5, -3, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
const BAG = "bag:technologies";

/** Discs come back to the track one by one. */
const homecoming = (stage: Stage, seat: number) =>
  stage.deal(
    Array.from({ length: Math.min(6, discsSpent(stage, seat)) }, () => disc(stage, seat)),
    `acted:${seat}.all`,
    discsOf(stage, seat),
    { ms: 260 },
  );
const discsSpent = (stage: Stage, seat: number) =>
  Object.values(before(stage).players[seat]?.acted ?? {}).reduce((sum, n) => sum + n, 0);

export const turns: Recipes<
  | "faction_chosen"
  | "round_began"
  | "techs_drawn"
  | "action_taken"
  | "passed"
  | "left_game"
  | "traded"
  | "gained"
  | "relations_offered"
  | "relations_refused"
  | "relations_formed"
  | "relations_broken"
  | "cube_given"
  | "cube_returned"
  | "cube_buried"
  | "reputation_returned"
  | "stack_reshuffled"
  | "colony_ships_ready"
  | "upkeep_paid"
  | "produced"
  | "collapsed"
> = {
  faction_chosen: async (e, stage) => {
    const tint = `faction-${FACTIONS.find((f) => f.id === e.faction)?.colour}`;
    stage.note(t(`eclipse-species-${e.faction}-text`));
    stage.sound("card_slide", 780);
    await stage.fly({ print: `eclipse/species/${e.faction}`, tint, width: 120 }, "board:middle", plateOf(e.seat), {
      ms: 900,
      scale: 0.4,
    });
  },
  round_began: async (e, stage) => {
    const view = after(stage);
    stage.sound("round_end");
    const words = t("eclipse-web-note-start", { name: stage.table.person(e.seat) });
    await stage.all(
      stage.flash(t("eclipse-web-round", { n: e.round, of: view.rounds }), words, { seat: e.seat }),
      stage.fly({ icon: "arcs-initiative", size: 28 }, "marker:start", plateOf(e.seat), { ms: 620 }),
      ...view.players.filter((p) => !p.gone).map((p) => homecoming(stage, p.seat)),
    );
  },
  techs_drawn: async (e, stage) => {
    stage.note(e.techs.map((tech) => t(`eclipse-tech-${tech}`)).join(", "));
    stage.sound("token", 300);
    await stage.all(
      ...e.techs.map((tech, i) =>
        stage.fly({ print: `eclipse/technologies/${tech}`, width: 30 }, BAG, `tech:${tech}`, {
          ms: 400,
          delay: 90 * i,
          fade: true,
        }),
      ),
    );
    await stage.all(...e.techs.map((tech) => stage.ring(`tech:${tech}`)));
  },
  action_taken: async (e, stage) => {
    const p = after(stage).players[e.seat]!;
    stage.note(t("eclipse-web-note-action", { discs: p.discs, upkeep: signed(-p.upkeep) }));
    stage.sound("marker", 500);
    const goal = stage.table.seat === e.seat ? `do:${e.action}` : `acted:${e.seat}.all`;
    await stage.fly(disc(stage, e.seat), discsOf(stage, e.seat), goal, { ms: 620, scale: e.reaction ? 0.7 : 1 });
    await stage.count(`purse:${e.seat}.discs`, p.discs);
  },
  passed: async (e, stage) => {
    stage.sound("marker");
    if (e.first) stage.note(t("eclipse-web-note-first"));
    const fades = stage.move(plateOf(e.seat), [{ opacity: 1 }, { opacity: 0.6 }], 500);
    if (!e.first) return fades;
    await stage.all(fades, stage.fly({ icon: "arcs-initiative", size: 26 }, "marker:start", plateOf(e.seat)));
  },
  left_game: async (e, stage) => {
    stage.sound("message");
    await stage.move(plateOf(e.seat), [{ opacity: 1 }, { opacity: 0.4 }], 700);
    const words = t("eclipse-web-flash-left", { name: stage.table.person(e.seat) });
    if (stage.own) await stage.flash(words, "", { seat: e.seat }); // the others were told by the alarm
  },
  traded: async (e, stage) => {
    stage.sound("coin", 300);
    await stage.all(
      stage.fly(resource(e.give), storeOf(stage, e.seat, e.give), BAG, { fade: true }),
      stage.fly(resource(e.take), BAG, storeOf(stage, e.seat, e.take), { delay: 160, fade: true }),
    );
    await stage.all(counted(stage, e.seat, e.give), counted(stage, e.seat, e.take));
  },
  gained: async (e, stage, scene) => {
    stage.sound("token", 400);
    await stage.fly(resource(e.resource), scene.place ?? BAG, storeOf(stage, e.seat, e.resource), { fade: true });
    await counted(stage, e.seat, e.resource);
  },
  relations_offered: (e, stage) => {
    stage.sound("message", 400);
    return stage.fly({ sprite: "eclipse/ambassador", seat: e.seat, size: 44 }, plateOf(e.seat), plateOf(e.to));
  },
  relations_refused: (e, stage) => {
    stage.sound("put_down", 400);
    const envoy: Actor = { sprite: "eclipse/ambassador", seat: e.seat, size: 44 };
    return stage.fly(envoy, plateOf(e.to), plateOf(e.seat), { ms: 420 });
  },
  relations_formed: async (e, stage) => {
    stage.sound("agent", 700);
    const cross = (from: number, to: number) =>
      stage.fly({ sprite: "eclipse/ambassador", seat: from, size: 44 }, plateOf(from), plateOf(to), { ms: 900 });
    await stage.all(cross(e.seat, e.other), cross(e.other, e.seat));
    await stage.all(stage.ring(plateOf(e.seat), { seat: e.seat }), stage.ring(plateOf(e.other), { seat: e.other }));
  },
  relations_broken: async (e, stage) => {
    stage.sound("error");
    const home = (from: number, to: number) =>
      stage.fly({ sprite: "eclipse/ambassador", seat: to, size: 44 }, plateOf(from), plateOf(to), { ms: 700 });
    await stage.all(
      home(e.seat, e.other),
      home(e.other, e.seat),
      stage.fly({ icon: "ecl-traitor", size: 34 }, "marker:traitor", plateOf(e.seat), { ms: 900 }),
    );
    const words = t("eclipse-web-note-traitor", { name: stage.table.person(e.seat) });
    await stage.flash(t("eclipse-web-flash-broken"), words, { seat: e.seat });
  },
  cube_given: (e, stage) => {
    stage.sound("put_down", 380);
    return stage.fly(cube(e.seat), cubesOf(stage, e.seat, e.track), plateOf(e.seat), { ms: 420, fade: true });
  },
  cube_returned: async (e, stage, scene) => {
    stage.sound("put_down", 380);
    await stage.fly(cube(e.seat), scene.place ?? plateOf(e.seat), cubesOf(stage, e.seat, e.track), {
      ms: 420,
      fade: true,
    });
  },
  cube_buried: (e, stage, scene) => {
    stage.sound("put_down", 380);
    const from = scene.place ?? plateOf(e.seat);
    return stage.fly(cube(e.seat), from, cubesOf(stage, e.seat, e.track), { ms: 420, fade: true });
  },
  reputation_returned: (e, stage) => {
    stage.sound("token", 380);
    return stage.fly({ icon: "ecl-reputation", size: 30 }, plateOf(e.seat), "bag:reputation", { ms: 420, fade: true });
  },
  stack_reshuffled: async (e, stage) => {
    stage.sound("shuffle");
    const tile: Actor = { draw: TileBack, props: { numeral: NUMERALS[e.stack], width: 70 } };
    const tiles = Array.from({ length: 5 }, () => tile);
    await stage.deal(tiles, "board:middle", `stack:${e.stack}`, { ms: 420, scale: 0.3, fade: true });
    await stage.ring(`stack:${e.stack}`);
  },
  colony_ships_ready: async (e, stage) => {
    stage.sound("put_down");
    const actor: Actor = { icon: "ecl-colony", size: 24 };
    const goal = stage.table.seat === e.seat && stage.find("colony:ships") ? "colony:ships" : plateOf(e.seat);
    await stage.deal(
      Array.from({ length: e.count }, () => actor),
      plateOf(e.seat),
      goal,
      { ms: 160, stagger: 160, fade: true },
    );
  },
  upkeep_paid: async (e, stage) => {
    stage.sound("coin", 300);
    const sum = { stored: e.money - e.income + e.upkeep, income: e.income, upkeep: e.upkeep, left: e.money };
    stage.note(t("eclipse-web-note-upkeep", sum));
    await stage.ring(storeOf(stage, e.seat, "money"), { seat: e.seat, ms: 500 });
    await stage.count(storeOf(stage, e.seat, "money"), e.money);
    if (e.money < 0) stage.hold();
  },
  produced: async (e, stage) => {
    stage.sound("marker", 200);
    stage.note(t("eclipse-web-note-produced", { science: e.science, materials: e.materials }));
    await stage.all(counted(stage, e.seat, "science"), counted(stage, e.seat, "materials"));
  },
  collapsed: async (e, stage) => {
    stage.sound("defeat");
    const held = before(stage).hexes.filter((h) => h.disc === e.seat);
    for (const hex of held) {
      void stage.move(`disc:${hex.sector}`, [{ opacity: 1 }, { opacity: 0 }], 400);
      void stage.move(`sector:${hex.sector}`, [{ opacity: 1 }, { opacity: 0.35 }], 600);
      await stage.ring(`sector:${hex.sector}`, { seat: e.seat, ms: 300 });
    }
    void stage.move(plateOf(e.seat), SHAKE, 320);
    const words = t("eclipse-web-flash-collapsed", { name: stage.table.person(e.seat) });
    if (stage.own) await stage.flash(words, "", { seat: e.seat }); // the others were told by the alarm
  },
};
