/**
 * The resolution of a zone, the highlight of the game: it grows, hidden agents are revealed one by one, somebody wins.
 */
import type { Box } from "../../../lib/geometry";
import type { Place, SceneInfo, Stage } from "../../../lib/director/types";
import { t } from "../../../lib/i18n.svelte";
import type { ArcanaView, Event } from "../../../generated/arcana";
import StakeCard from "../board/StakeCard.svelte";
import { worth, type ArcanaFaces } from "../view";
import { facesOf, isEnding, paid, resolved, settled, type Resolution } from "./resolution";
import { Reveal } from "./reveal.svelte";
import Spotlight from "./Spotlight.svelte";

const LARGEST = { w: 640, h: 520 };
const ROOM = 10;

/** The zone that a scene resolves, if it does. */
function resolvedIn(scene: SceneInfo, stage: Stage): Resolution | undefined {
  const ending = scene.events.map((told) => told.event as unknown as Event).find(isEnding);
  const all = stage.events.map((told) => told.event as unknown as Event);
  return ending && resolved(ending, stage.before as ArcanaView, stage.after as ArcanaView, all);
}

export function resolution(scene: SceneInfo, stage: Stage): Promise<void> | undefined {
  const one = resolvedIn(scene, stage);
  const line = one && scene.events.find((told) => told.event.type === one.ending.type)!.line;
  return line && played(one, stage.table.say(line), stage);
}

/** What is asked of the zone, before anybody knows. */
export function question(scene: SceneInfo, stage: Stage): string | undefined {
  const one = resolvedIn(scene, stage);
  if (!one) return undefined;
  const arcanum = one.main ? t(`arcana-arcanum-${one.main}`) : "";
  const zone = stage.table.name(`zone:${one.zone}`);
  return t("arcana-web-resolving", { zone, threshold: one.threshold, arcanum });
}

async function played(one: Resolution, verdict: string, stage: Stage): Promise<void> {
  const [before, after] = [stage.before as ArcanaView, stage.after as ArcanaView];
  const faces = facesOf(before, after);
  const reveal = new Reveal(one);
  void stage.ring(`order:${one.zone}`, { ms: 1200 });
  const room = tableOf(stage, before);
  const from = stage.box(`zonebox:${one.zone}`);
  const spot = spotIn(room, from, one.rows.length);
  const shown = stage.show(Spotlight, { table: stage.table, reveal, faces, spot }, room);
  const [light, veil] = [shown.querySelector(".spot")!, shown.querySelector(".veil")!];
  const small = shrunk(room, spot, from);
  const fade = [{ opacity: 0 }, { opacity: 0.72 }];
  void stage.move(veil, fade, 320);
  await stage.move(
    light,
    [
      { transform: small, opacity: 0.2 },
      { transform: "none", opacity: 1 },
    ],
    340,
  );
  await turnAll(reveal, shown, stage);
  await stage.wait(350);
  reveal.verdict = verdict;
  stage.title(verdict);
  await judged(one, shown, stage);
  stage.sweep(`zonebox:${one.zone}`);
  stage.advance(settled(before, after, one));
  void stage.move(veil, [...fade].reverse(), 260);
  await stage.move(
    light,
    [
      { transform: "none", opacity: 1 },
      { transform: small, opacity: 0 },
    ],
    300,
  );
  if (one.ending.type !== "stake_won") return;
  const stake = { draw: StakeCard, props: { id: one.stake, face: faces[one.stake], width: from.width * 0.4 } };
  await award(one.ending.seat, one.stake, stake, `zonebox:${one.zone}`, stage);
}

const worthPoints = (faces: ArcanaFaces, card: string): number => faces[card]?.vp ?? 0;

/** The stake flies to its new owner, where its points are counted, unless the owner first chooses where it goes. */
export async function award(
  seat: number,
  card: string,
  stake: Parameters<Stage["fly"]>[0],
  from: Place,
  stage: Stage,
): Promise<void> {
  stage.sound("coin", 700);
  await stage.fly(stake, from, `plate:${seat}`, { ms: 760, bow: 90, scale: 0.25, fade: true });
  if ((stage.after as ArcanaView).won !== card) await score(seat, card, stage);
}

/** Adds a stake's points to its owner's. */
export async function score(seat: number, card: string, stage: Stage): Promise<void> {
  const points = worthPoints((stage.after as ArcanaView).faces, card);
  if (points === 0) return;
  const view = stage.table.view as ArcanaView;
  stage.advance(paid(view, seat, points));
  const { x, y, width } = stage.box(`score:${seat}`);
  const above = { x: x + width / 2, y: y - 34 };
  void stage.ring(`plate:${seat}`, { seat });
  await stage.all(
    stage.move(
      `score:${seat}`,
      [1, 1.9, 1].map((k) => ({ transform: `scale(${k})` })),
      420,
    ),
    stage.slide({ text: `+${points}` }, `score:${seat}`, above, { ms: 620, fade: true }),
  );
}

/** Reveals hidden agents, seat by seat; if all are visible, the gauges run. */
async function turnAll(reveal: Reveal, shown: HTMLElement, stage: Stage): Promise<void> {
  const { rows, threshold } = reveal.of;
  for (const row of rows) {
    const gauge = shown.querySelector(`[data-row="${row.seat}"] .gauge i`)!;
    if (row.cards.every((c) => !c.hidden))
      await stage.move(gauge, [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], 380);
    for (const each of row.cards.filter((c) => c.hidden)) {
      const card = shown.querySelector(`[data-card="${each.card}"]`)!;
      const last = reveal.sum(row.seat);
      stage.sound("card_turn");
      const turn = stage.move(card, [{ transform: "rotateY(-180deg)" }, { transform: "rotateY(0deg)" }], 340);
      reveal.turned.add(each.card);
      await turn;
      const sum = reveal.sum(row.seat);
      const grown = sum > 0 ? last / sum : 1;
      void stage.move(gauge, [{ transform: `scaleX(${grown})` }, { transform: "scaleX(1)" }], 300);
      const number = shown.querySelector(`[data-row="${row.seat}"] .sum`)!;
      const pop = last < threshold && sum >= threshold ? 1.9 : 1.35;
      await stage.move(
        number,
        [1, pop, 1].map((k) => ({ transform: `scale(${k})` })),
        300,
      );
    }
  }
}

/** The winner's row, the tied rows, or the threshold that nobody reached. */
async function judged(one: Resolution, shown: HTMLElement, stage: Stage): Promise<void> {
  await stage.wait(30); // the verdict is drawn
  const verdict = shown.querySelector(".verdict");
  if (verdict)
    void stage.move(
      verdict,
      [
        { transform: "translateY(60px)", opacity: 0 },
        { transform: "none", opacity: 1 },
      ],
      240,
    );
  if (one.ending.type !== "stake_won") stage.sound("error");
  for (const seat of one.best) {
    const row = shown.querySelector(`[data-row="${seat}"]`);
    if (row) void stage.ring(row, { seat, ms: 900 });
  }
  if (one.best.length === 0)
    for (const mark of shown.querySelectorAll(".gauge em"))
      void stage.move(
        mark,
        [1, 0.1, 1, 0.1, 1].map((opacity) => ({ opacity })),
        700,
      );
  await stage.wait(one.ending.type === "stake_won" ? 1300 : 1500);
}

/** The part of the window with the zones. */
function tableOf(stage: Stage, view: ArcanaView): DOMRect {
  const boxes = view.zones.map((z) => stage.find(`zonebox:${z.zone}`)?.getBoundingClientRect()).filter((b) => !!b);
  const [x, y] = [Math.min(...boxes.map((b) => b.left)), Math.min(...boxes.map((b) => b.top))];
  const [right, bottom] = [Math.max(...boxes.map((b) => b.right)), Math.max(...boxes.map((b) => b.bottom))];
  if (boxes.length > 1) return new DOMRect(x - ROOM, y - ROOM, right - x + 2 * ROOM, bottom - y + 2 * ROOM);
  return document.getElementById("board")?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
}

/** The position of the zone in the spotlight: over its place, but fully visible. */
function spotIn(room: DOMRect, from: DOMRect, rows: number): Box {
  const w = Math.min(room.width - 2 * ROOM, LARGEST.w);
  const h = Math.min(room.height - 2 * ROOM, LARGEST.h, Math.max(330, 110 + rows * 140));
  const within = (v: number, most: number) => Math.max(ROOM, Math.min(most - ROOM, v));
  return {
    x: within(from.x + from.width / 2 - w / 2 - room.x, room.width - w),
    y: within(from.y + from.height / 2 - h / 2 - room.y, room.height - h),
    w,
    h,
  };
}

/** The transform that shrinks the spotlighted zone to its place. */
function shrunk(room: DOMRect, spot: Box, from: DOMRect): string {
  const dx = from.x + from.width / 2 - (room.x + spot.x + spot.w / 2);
  const dy = from.y + from.height / 2 - (room.y + spot.y + spot.h / 2);
  return `translate(${dx}px, ${dy}px) scale(${from.width / spot.w}, ${from.height / spot.h})`;
}

/** The sum of a seat's cards in a zone. */
export function sumIn(view: ArcanaView, zone: string, seat: number): { sum: number; threshold: number } {
  const here = view.zones.find((z) => z.zone === zone);
  const stake = here?.stake ? view.faces[here.stake] : undefined;
  const own = (here?.agents ?? []).filter((a) => a.owner === seat && a.card);
  return {
    sum: own.reduce((n, a) => n + worth(view.faces[a.card!], stake?.main), 0),
    threshold: worth(stake, stake?.main),
  };
}
