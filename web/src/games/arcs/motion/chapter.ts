/** Ceremonies: laying out the table, ambitions, the end of a chapter and of the game. */
import type * as A from "../../../generated/arcs";
import type { Recipe, Stage } from "../../../lib/director/types";
import { t } from "../../../lib/i18n.svelte";
import { POWER_TO_END } from "../tables";
import { after, before, building, centre, lantern, ship } from "./actors";
import { earned } from "./endings";

/** The Reach without a piece on it. */
export const bare = (view: A.ArcsView): A.ArcsView => ({
  ...view,
  systems: view.systems.map((s) => ({
    ...s,
    fresh: s.fresh.map(() => 0),
    damaged: s.damaged.map(() => 0),
    buildings: [],
    control: null,
  })),
});

/** Pieces arrive cluster by cluster; the first player gets the lantern. */
export async function layOut(stage: Stage): Promise<void> {
  const view = after(stage);
  if (view.systems.every((s) => s.buildings.length === 0)) return; // leaders are chosen first
  const order = view.order.map((seat) => stage.table.person(seat)).join(" › ");
  const band = stage.flash(
    t("arcs-web-flash-setup"),
    t("arcs-web-flash-goal", { goal: POWER_TO_END[view.seats]!, order }),
    { ms: 1800 },
  );
  stage.sound("building", 400);
  const pieces = view.systems.flatMap((s, i) => [
    ...s.buildings.map((b) =>
      stage.drop(building(stage, b.kind, b.owner), `spot:${b.place}`, { ms: 300, delay: i * 60 }),
    ),
    ...s.fresh.flatMap((n, seat) =>
      n > 0 ? [stage.drop(ship(stage, seat), `harbour:${s.id}`, { ms: 300, delay: i * 60 + 120 })] : [],
    ),
  ]);
  const first = view.order[0]!;
  await stage.all(...pieces, stage.fly(lantern, centre(), `plate:${first}`, { ms: 700, delay: 900, fade: true }));
  await band;
}

export const chapterBegan: Recipe<A.ChapterBegan> = async (e, stage) => {
  if (before(stage).systems.every((s) => s.buildings.length === 0)) {
    // Leaders are chosen: now the table is laid out, before cards are dealt.
    stage.advance({ ...bare(after(stage)), players: before(stage).players }, true);
    return layOut(stage);
  }
  stage.sound("marker");
  await stage.flash(t("arcs-web-flash-chapter", { n: e.chapter }), "", { ms: 900 });
};

export const declared: Recipe<A.Declared> = async (e, stage) => {
  const view = after(stage);
  const marker = view.markers.find((m) => m.ambition === e.ambition && m.first === e.first && m.second === e.second);
  const name = t(`arcs-ambition-${e.ambition}`);
  const most = view.players.filter((p) => p.places[e.ambition] === 1).map((p) => stage.table.person(p.seat))[0];
  const mine = stage.table.seat === null ? undefined : view.players[stage.table.seat]?.counts[e.ambition];
  const words = [
    t("arcs-web-marker", { first: e.first, second: e.second }),
    most ? t("arcs-web-note-leads", { name: most }) : t("arcs-web-flash-open"),
    mine === undefined ? "" : t("arcs-web-flash-yours", { n: mine }),
  ];
  stage.sound("ambition");
  const from = marker ? `marker:${marker.id}` : `ambition:${e.ambition}`;
  const drawn = marker && stage.find(from);
  const picture = drawn
    ? { copy: drawn }
    : { sprite: `arcs/ambition-${marker?.flipped ? "flipped" : "fresh"}`, size: 44 };
  void stage.flash(name, words.filter(Boolean).join(" · "), { ms: 1300, seat: e.seat });
  const { x, y, w, h } = stage.table.slots.free;
  const above = { x: x + w / 2, y: Math.max(y + 60, y + h * 0.3 - 62) }; // the band that names it
  await stage.present(picture, from, above, `ambition:${e.ambition}`, {
    hold: stage.own ? 300 : 1300,
    scale: 2.6,
    end: 1,
  });
  if (e.zero)
    await stage.fly({ sprite: "arcs/zero", size: 34 }, `ambition:${e.ambition}`, `played:${e.seat}`, { ms: 420 });
};

/** Points fly to the race; the ledger lists them line by line. */
export const scored: Recipe<A.Scored> = async (e, stage) => {
  stage.sound("coin", 560);
  const parts = before(stage).players[e.seat]?.awards[e.ambition]?.[e.place - 1] ?? [];
  stage.note(t("arcs-web-note-scored", { place: e.place, power: e.power, count: e.counts[e.seat] ?? 0 }));
  void stage.ring(`ambition:${e.ambition}`, { seat: e.seat });
  await stage.fly({ text: `+${e.power}`, size: 30 }, `ambition:${e.ambition}`, `score:${e.seat}`, {
    ms: 700,
    fade: true,
  });
  await stage.count(`score:${e.seat}`, before(stage).players[e.seat]!.power + earned(stage.events, e));
  if (parts.length > 1) await stage.wait(300);
};

export const nobodyScored: Recipe<A.NobodyScored> = async (e, stage) => {
  stage.note(t("arcs-web-nobody-why"));
  stage.sound("error");
  await stage.move(`ambition:${e.ambition}`, [{ opacity: 1 }, { opacity: 0.35 }, { opacity: 1 }], 700);
};

export const chapterEnded: Recipe<A.ChapterEnded> = async (e, stage) => {
  stage.sound("round_end");
  await stage.flash(t("arcs-web-scoring", { n: e.chapter }), "", { ms: 900 });
};

/** Who has won is said when everything has been counted, line by line. */
export const gameEnded: Recipe<A.GameEnded> = async (_, stage) => {
  stage.sound("round_end");
  await stage.flash(t("web-game-over"), "", { ms: 900 });
};
