/** How action cards, court cards and the initiative move. */
import type * as A from "../../../generated/arcs";
import { still, type Recipe, type Stage } from "../../../lib/director/types";
import { t } from "../../../lib/i18n.svelte";
import { actionFace } from "../tables";
import { after, agent, back, before, captives, card, centre, handOf, lantern, leave, show, times } from "./actors";

async function carryLantern(stage: Stage, from: number, to: number): Promise<void> {
  stage.sound("marker", 560);
  void stage.ring(`plate:${from}`, { seat: from });
  await stage.fly(lantern, `plate:${from}`, `plate:${to}`, { ms: 620, bow: 90 });
  await stage.ring(`plate:${to}`, { seat: to });
}

export const drafted: Recipe<A.Drafted> = async (e, stage) => {
  await show(stage, card(e.card, 84), leave(stage, `card:${e.card}`), `cards:${e.seat}`, 560);
};

export const drew: Recipe<A.Drew> = async (e, stage) => {
  stage.sound("card_deal", 200);
  const mine = e.cards && stage.table.seat === e.seat;
  await stage.deal(
    mine ? e.cards!.map((c) => card(c)) : times(e.count, () => back()),
    "pile:actions",
    handOf(stage, e.seat),
    mine ? { ms: 320 } : { ms: 320, scale: 0.6, fade: true },
  );
};

export const mulliganed: Recipe<A.Mulliganed> = async (e, stage) => {
  stage.sound("shuffle");
  await stage.deal(
    times(6, () => back()),
    handOf(stage, e.seat),
    "pile:actions",
    { ms: 320, stagger: 40 },
  );
  await stage.deal(
    times(6, () => back()),
    "pile:actions",
    handOf(stage, e.seat),
    { ms: 320, stagger: 40 },
  );
};

export const played: Recipe<A.Played> = async (e, stage) => {
  const face = actionFace(e.card);
  const pips = after(stage).players[e.seat]?.pips || face?.pips || 0;
  if (face)
    stage.note(t("arcs-web-note-played", { mode: t(`arcs-mode-${e.mode}`), suit: t(`arcs-suit-${face.suit}`), pips }));
  await show(
    stage,
    card(e.card),
    stage.table.seat === e.seat ? leave(stage, `card:${e.card}`) : `plate:${e.seat}`,
    `played:${e.seat}`,
    900,
  );
};

export const copied: Recipe<A.Copied> = async (e, stage) => {
  stage.sound("card_slide", 460);
  stage.note(t("arcs-web-note-copied"));
  await stage.fly(back(), handOf(stage, e.seat), `played:${e.seat}`, { ms: 520 });
};

export const seized: Recipe<A.Seized> = async (e, stage) => {
  const from = before(stage).initiative;
  if (after(stage).players[e.seat]?.extra !== "")
    await stage.fly(back(), handOf(stage, e.seat), `played:${e.seat}`, { ms: 420 });
  await carryLantern(stage, from, e.seat);
};

export const passed: Recipe<A.Passed> = (e, stage) => carryLantern(stage, e.seat, e.to);

export const tookInitiative: Recipe<A.TookInitiative> = async (e, stage) => {
  const winner = before(stage).players[e.seat]?.played;
  if (winner) stage.note(t("arcs-web-note-highest", { card: stage.table.name(`card:${winner}`) }));
  void stage.ring(`played:${e.seat}`, { seat: e.seat });
  await carryLantern(stage, before(stage).initiative, e.seat);
};

export const turnEnded = still("the ring on the plate and the question say whose turn it is");

export const influenced: Recipe<A.Influenced> = async (e, stage) => {
  stage.sound("agent", 560);
  await stage.fly(agent(e.seat), `plate:${e.seat}`, `card:${e.card}`, { ms: 640, bow: 110 });
  const leader = after(stage).court.find((c) => c.card === e.card)?.leader;
  if (leader !== null && leader !== undefined)
    stage.note(t("arcs-web-note-leads", { name: stage.table.person(leader) }));
  await stage.ring(`card:${e.card}`, { seat: e.seat });
};

export const secured: Recipe<A.Secured> = async (e, stage) => {
  const agents = before(stage).court.find((c) => c.card === e.card)?.agents ?? [];
  stage.sound("agent", 560);
  await stage.lift(`card:${e.card}`);
  await stage.all(
    ...agents.flatMap((n, seat) =>
      n > 0
        ? [
            stage.deal(
              times(n, () => agent(seat)),
              `card:${e.card}`,
              seat === e.seat ? `plate:${seat}` : captives(e.seat),
              {
                ms: 460,
              },
            ),
          ]
        : [],
    ),
  );
  await show(stage, card(e.card, 96), leave(stage, `card:${e.card}`), `cards:${e.seat}`, 400);
};

export const refilled: Recipe<A.Refilled> = async (e, stage) => {
  const i = after(stage).court.findIndex((c) => c.card === e.card);
  stage.sound("card_turn", 420);
  await stage.slide(back(56), "deck:court", `court:${Math.max(0, i)}`, { ms: 340 });
  await stage.drop(card(e.card, 96), `court:${Math.max(0, i)}`, { ms: 240 });
};

const handed: Recipe<A.TookCard> = async (e, stage) => {
  stage.sound("card_slide", 600);
  await stage.fly(card(e.card), leave(stage, `card:${e.card}`), `cards:${e.seat}`, { ms: 700, scale: 0.5, fade: true });
  await stage.ring(`plate:${e.seat}`, { seat: e.seat });
};
export const tookCard = handed;
export const gaveCard: Recipe<A.GaveCard> = async (e, stage) => {
  stage.sound("card_slide", 600);
  await stage.fly(card(e.card), `cards:${e.seat}`, `cards:${e.rival}`, { ms: 700, scale: 0.5, fade: true });
};

export const discardedCard: Recipe<A.DiscardedCard> = async (e, stage) => {
  stage.sound("card_slide", 460);
  await stage.fly(card(e.card, 56), `cards:${e.seat}`, "pile:court", { ms: 520, scale: 0.5, fade: true });
};

export const usedCard: Recipe<A.UsedCard> = async (e, stage) => {
  stage.sound("pick_up");
  const { x, y, width } = stage.box(`card:${e.card}`);
  await stage.fly(
    card(e.card, 84),
    `card:${e.card}`,
    { x: Math.max(130, x + width + 70), y: Math.max(130, y - 20) },
    { ms: 300 },
  );
  await stage.wait(stage.own ? 120 : 900);
};

export const sawHand: Recipe<A.SawHand> = async (e, stage) => {
  stage.sound("card_turn", 600);
  const n = e.cards?.length ?? before(stage).players[e.rival]!.hand.length;
  const faces = e.cards && stage.table.seat === e.seat ? e.cards.map((c) => card(c)) : times(n, () => back());
  await stage.deal(faces, handOf(stage, e.rival), e.cards ? centre() : `plate:${e.seat}`, { ms: 520 });
  if (e.cards) stage.hold();
};

export const swappedCards: Recipe<A.SwappedCards> = async (e, stage) => {
  stage.sound("card_slide", 560);
  const [there, home] = [e.gave, e.got].map((c) => (c ? card(c) : back()));
  await stage.all(
    stage.fly(there!, handOf(stage, e.seat), handOf(stage, e.rival), { ms: 700, bow: 60 }),
    stage.fly(home!, handOf(stage, e.rival), handOf(stage, e.seat), { ms: 700, bow: -60 }),
  );
};

export const discardedHand: Recipe<A.DiscardedHand> = async (e, stage) => {
  stage.sound("card_slide", 300);
  await stage.deal(
    times(e.count, () => back()),
    handOf(stage, e.seat),
    "pile:actions",
    { ms: 420, fade: true },
  );
};

export const pickedUp: Recipe<A.PickedUp> = async (e, stage) => {
  stage.sound("card_slide", 500);
  await stage.fly(card(e.card), leave(stage, `card:${e.card}`), handOf(stage, e.seat), { ms: 600, fade: true });
};

export const laid: Recipe<A.Laid> = async (e, stage) => {
  stage.sound("card_slide", 500);
  await stage.fly(card(e.card), `cards:${e.seat}`, `card:${e.action}`, { ms: 600 });
};

export const buried: Recipe<A.Buried> = async (e, stage) => {
  stage.sound("card_turn", 300);
  await stage.fly(card(e.card), leave(stage, `card:${e.card}`), "deck:court", { ms: 600, scale: 0.5, fade: true });
};

export const courtShuffled: Recipe<A.CourtShuffled> = async (e, stage) => {
  stage.sound("shuffle");
  await stage.deal(
    times(e.count, () => back(44)),
    centre(),
    "deck:court",
    { ms: 420, scale: 0.5, fade: true },
  );
  await stage.move(
    "deck:court",
    [0, -4, 4, -3, 2, 0].map((x) => ({ transform: `translateX(${x}px)` })),
    260,
  );
};
