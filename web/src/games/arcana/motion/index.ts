/** How everything that happens in Arcana is shown. */
import { still, type Actor, type GameMotion, type Place, type Stage } from "../../../lib/director/types";
import { t } from "../../../lib/i18n.svelte";
import type { ArcanaView, Event } from "../../../generated/arcana";
import StakeCard from "../board/StakeCard.svelte";
import { facesOf } from "./resolution";
import { award, question, resolution, score, sumIn } from "./spotlight";

const after = (stage: Stage) => stage.after as ArcanaView;
const faceOf = (stage: Stage, card: string) => facesOf(stage.before as ArcanaView, after(stage))[card];

const cardOf = (stage: Stage, id: string, width = 96): Actor => ({
  draw: StakeCard,
  props: { id, face: faceOf(stage, id), width, shape: "flat" },
});

function backOf(stage: Stage, seat: number, width = 46): Actor {
  const guild = after(stage).seats.find((s) => s.seat === seat)?.guild;
  return guild ? { back: guild, icon: `guild-${guild}`, width } : { back: "militia", width };
}
const backs = (stage: Stage, seat: number, n: number) => Array.from({ length: n }, () => backOf(stage, seat, 36));

const plate = (seat: number): Place => `plate:${seat}`;
/** Where a seat's cards come from and go to: my open hand, or the others' plates. */
const handOf = (stage: Stage, seat: number): Place => (seat === stage.table.seat ? `hand:${seat}` : plate(seat));
const centre: Place = "zonebox:N";

/** A card leaves its visible place: my hand, or a plate. */
async function leaves(
  stage: Stage,
  card: string,
  seat: number,
  to: Place,
  way: { ms: number; scale: number; fade?: boolean },
) {
  const held = stage.find(`card:${card}`);
  const what = held ? { copy: held } : cardOf(stage, card);
  await stage.fly(what, held ?? plate(seat), to, { ...way, bow: 70 });
}

/** Offset of a new row's first card from the corner of the rows. */
const NEW_ROW = { x: 40, y: 42 };

/** The row of a seat in a zone, or where it will be. */
function rowOf(stage: Stage, zone: string, seat: number): Place {
  const own = stage.find(`bid:${zone}.${seat}`);
  if (own || !stage.find(`bids:${zone}`)) return own ?? `zone:${zone}`;
  const { x, y } = stage.box(`bids:${zone}`);
  const rows = stage.table.people.map((p) => stage.find(`bid:${zone}.${p.seat}`)).filter((row) => row !== undefined);
  return { x: x + NEW_ROW.x, y: Math.max(y, ...rows.map((row) => stage.box(row).bottom)) + NEW_ROW.y };
}

/** Nobody knows which of a rival's face-down cards it is, so use the first. */
const agentAt = (stage: Stage, card: string | null, zone: string, seat: number): Place =>
  (card ? stage.find(`card:${card}`) : undefined) ?? stage.find(`back:${zone}.${seat}.1`) ?? rowOf(stage, zone, seat);

const tellSum = (stage: Stage, zone: string, seat: number) => {
  const { sum, threshold } = sumIn(after(stage), zone, seat);
  if (threshold > 0) stage.note(t("arcana-web-sum-now", { sum, threshold }));
};

const SHAKE = [0, -6, 6, -4, 4, 0].map((x) => ({ transform: `translateX(${x}px)` }));

async function moved(stage: Stage, card: string | null, seat: number, from: string, to: string): Promise<void> {
  const agent = agentAt(stage, card, from, seat);
  const what: Actor = agent instanceof Element && agent.matches(".mini") ? { copy: agent } : backOf(stage, seat);
  stage.sound("slide");
  await stage.fly(what, agent, rowOf(stage, to, seat), { ms: 800, bow: 60 });
}

const RESOLVING = new Set(["agent_revealed", "stake_won", "stake_tied", "stake_unmet"]);
const TOGETHER = new Set(["guild_claimed", "objectives_dealt", "objectives_kept", "drew", "stake_turned"]);
const zoneOf = (event: Event): string => ("zone" in event ? event.zone : "");

export const motion: GameMotion<Event> = {
  joins(before, next) {
    if (before.type === next.type && TOGETHER.has(next.type)) return "with";
    if (before.type === "agent_revealed" && RESOLVING.has(next.type) && zoneOf(before) === zoneOf(next)) return "then";
    if (next.type === "militia_returned" || next.type === "zone_died") return "then";
    if (before.type === "place_played" && next.type !== "discarded") return "then";
    return before.type === "militia_called" && next.type === "fielded_open" ? "then" : false;
  },
  who: (events) => (events.some((e) => RESOLVING.has(e.type) && e.type !== "agent_revealed") ? null : undefined),
  place(event) {
    if (RESOLVING.has(event.type)) return `zonebox:${zoneOf(event)}`;
    if (event.type === "drew" || event.type === "reshuffled") return plate(event.seat);
    return "zone" in event ? `zonebox:${event.zone}` : undefined;
  },
  alarms: (event, seat) =>
    seat !== null && (event.type === "agent_expelled" || event.type === "card_pilfered") && event.seat === seat,
  ensemble: resolution,
  teaser: question,
  opening: {
    bare: (view) => view,
    play: (stage) => stage.flash(t("arcana-web-flash-setup"), t("arcana-web-flash-goal"), { ms: 1800 }),
  },
  recipes: {
    guild_claimed(e, stage) {
      stage.sound("card_slide", 340);
      return stage.fly({ back: "militia", width: 46 }, plate(e.seat), centre, { ms: 560, fade: true });
    },
    async guild_clash(e, stage) {
      for (const seat of stage.table.people.map((p) => p.seat)) void stage.move(plate(seat), SHAKE, 320);
      stage.sound("dice_1");
      await stage.wait(700);
      await stage.ring(plate(e.seat), { seat: e.seat, ms: 700 });
    },
    async guild_taken(e, stage) {
      const card: Actor = { print: `arcana/${e.guild[0]!.toUpperCase()}HQ`, tint: e.guild, width: 120 };
      stage.sound("card_turn");
      await stage.fly(card, centre, plate(e.seat), { ms: 800, scale: 0.4, fade: true });
      await stage.ring(plate(e.seat), { seat: e.seat });
    },
    objectives_dealt(e, stage) {
      stage.sound("card_deal", 260);
      const card: Actor = { back: "objective", icon: "arcana-objective", width: 36 };
      return stage.deal(Array<Actor>(e.count).fill(card), centre, handOf(stage, e.seat), { fade: true });
    },
    async objectives_kept(e, stage) {
      stage.sound("card_slide");
      const kept = Array.from({ length: 2 }, (): Actor => ({ back: "objective", icon: "arcana-objective", width: 36 }));
      await stage.deal(kept, centre, plate(e.seat), { scale: 0.5, fade: true });
      await stage.ring(plate(e.seat), { seat: e.seat });
    },
    first_player(e, stage) {
      stage.sound("marker", 560);
      return stage.fly({ sprite: "arcs/initiative", size: 44 }, centre, plate(e.seat), { ms: 620, fade: true });
    },
    async round_began(e, stage) {
      stage.sound("round_end");
      const words = t("arcana-web-first-now", { name: stage.table.person(e.seat) });
      await stage.flash(t("arcana-web-round", { n: e.round }), words, { ms: 700, seat: e.seat });
    },
    async drew(e, stage) {
      stage.sound("card_deal");
      await stage.deal(backs(stage, e.seat, e.count), plate(e.seat), handOf(stage, e.seat), { fade: true });
    },
    async reshuffled(e, stage) {
      stage.sound("shuffle");
      await stage.deal(backs(stage, e.seat, 5), centre, plate(e.seat), { scale: 0.5, fade: true });
    },
    async fielded_open(e, stage) {
      stage.sound("card_slide");
      tellSum(stage, e.zone, e.seat);
      await leaves(stage, e.card, e.seat, rowOf(stage, e.zone, e.seat), { ms: 900, scale: 0.42 });
    },
    async fielded_hidden(e, stage) {
      stage.sound("card_slide");
      if (e.card) await leaves(stage, e.card, e.seat, rowOf(stage, e.zone, e.seat), { ms: 620, scale: 0.42 });
      else await stage.fly(backOf(stage, e.seat), plate(e.seat), rowOf(stage, e.zone, e.seat), { ms: 620 });
    },
    async agent_revealed(e, stage) {
      stage.sound("card_turn");
      const at = agentAt(stage, e.card, e.zone, e.seat);
      // Where the zone is only a tab, there is nothing to turn: the card is shown in the middle.
      if (!(at instanceof Element && at.matches(".mini")))
        return stage.present(cardOf(stage, e.card), at, centre, at, { hold: 700, scale: 1.2, end: 0.3, fade: true });
      await stage.flip(at, cardOf(stage, e.card));
      await stage.wait(420);
    },
    async discarded(e, stage) {
      stage.sound("card_slide");
      if (stage.find(`card:${e.card}`))
        return leaves(stage, e.card, e.seat, plate(e.seat), { ms: 520, scale: 0.4, fade: true });
      // On a rival's plate, hand and Resources are the same place, so the card is shown below it.
      const { x, y, width, height } = stage.box(plate(e.seat));
      const below = { x: x + width / 2, y: y + height + 80 };
      const how = { hold: 500, scale: 1, end: 0.4, fade: true };
      await stage.present(cardOf(stage, e.card), plate(e.seat), below, plate(e.seat), how);
    },
    async place_played(e, stage) {
      const effect = faceOf(stage, e.card)?.effect;
      if (effect) stage.note(t(`arcana-effect-${effect.toLowerCase()}`));
      stage.sound("card_slide");
      const from = stage.find(`card:${e.card}`) ?? plate(e.seat);
      const how = { hold: 900, scale: 1.2, end: 0.3, fade: true };
      await stage.present(cardOf(stage, e.card, 170), from, centre, plate(e.seat), how);
    },
    async stakes_swapped(e, stage) {
      const [a, b]: [Place, Place] = [`stake:${e.zone}`, `stake:${e.other}`];
      stage.sound("card_slide");
      await stage.all(
        stage.fly({ copy: a }, a, b, { ms: 900, bow: 60 }),
        stage.fly({ copy: b }, b, a, { ms: 900, bow: -60 }),
        stage.ring(`zonebox:${e.zone}`),
        stage.ring(`zonebox:${e.other}`),
      );
    },
    async agent_picked(e, stage) {
      stage.sound("pick_up");
      void stage.ring(e.agent, { seat: e.seat });
      await stage.lift(e.agent);
      await stage.wait(140);
    },
    agent_moved: (e, stage) => moved(stage, e.card, e.seat, e.zone, e.to),
    hidden_moved: (e, stage) => moved(stage, e.card, e.seat, e.zone, e.to),
    async zone_sealed(e, stage) {
      stage.sound("marker", 220);
      await stage.drop({ icon: "arcana-seal", size: 72, color: "var(--bad)" }, `zonebox:${e.zone}`, { ms: 300 });
      await stage.move(`zonebox:${e.zone}`, [{ opacity: 1 }, { opacity: 0.8 }], 300);
    },
    async agent_expelled(e, stage) {
      const agent = agentAt(stage, e.card, e.zone, e.seat);
      stage.sound("error");
      await stage.move(agent, SHAKE, 260);
      const what = agent instanceof Element && agent.matches(".mini") ? { copy: agent } : cardOf(stage, e.card, 46);
      await stage.fly(what, agent, plate(e.seat), { ms: 560, bow: 100, fade: true });
    },
    async stake_buried(e, stage) {
      stage.sound("card_turn");
      await stage.flip(`stake:${e.zone}`, { back: "militia", width: 90 });
      await stage.slide({ back: "militia", width: 60 }, `stake:${e.zone}`, `pile:${e.zone}`, {
        scale: 0.3,
        fade: true,
      });
    },
    card_fetched(e, stage) {
      stage.sound("card_slide", 500);
      return stage.fly(cardOf(stage, e.card), plate(e.seat), handOf(stage, e.seat), { ms: 600 });
    },
    async card_pilfered(e, stage) {
      const from = stage.find(`card:${e.card}`) ?? handOf(stage, e.seat);
      stage.sound("card_turn");
      await stage.fly(cardOf(stage, e.card), from, centre, { ms: 500 });
      await stage.wait(300);
      await stage.ring(plate(e.seat), { seat: e.seat });
    },
    async bribe_tried(e, stage) {
      stage.sound("coin", 600);
      await stage.fly(cardOf(stage, e.relic), plate(e.seat), `stake:${e.zone}`, { ms: 760 });
      await stage.wait(600);
    },
    async militia_called(e, stage) {
      await leaves(stage, e.relic, e.seat, plate(e.seat), { ms: 420, scale: 0.4, fade: true });
      stage.sound("agent");
      const militia: Actor = { back: "militia", icon: "arcana-militia", width: 46 };
      await stage.fly(militia, "militia", handOf(stage, e.seat), { ms: 560, fade: true });
    },
    militia_returned(_, stage) {
      stage.sound("card_slide", 400);
      const card: Actor = { back: "militia", icon: "arcana-militia", width: 40 };
      return stage.fly(card, centre, "militia", { ms: 500, fade: true });
    },
    stake_won: still("resolution plays the whole zone"),
    stake_tied: still("resolution plays the whole zone"),
    stake_unmet: still("resolution plays the whole zone"),
    stake_bribed: (e, stage) => award(e.seat, e.card, { copy: `stake:${e.zone}` }, `stake:${e.zone}`, stage),
    async stake_kept(e, stage) {
      stage.sound("card_slide", 480);
      await stage.drop(cardOf(stage, e.card), plate(e.seat), { ms: 600, scale: 0.4, fade: true });
      await score(e.seat, e.card, stage);
    },
    async stake_removed(e, stage) {
      stage.sound("card_slide", 480);
      await stage.drop(cardOf(stage, e.card), plate(e.seat), { ms: 600, scale: 0.2, fade: true });
      await score(e.seat, e.card, stage);
    },
    async stake_turned(e, stage) {
      const width = stage.box(`stake:${e.zone}`).width || 120;
      stage.sound("card_turn");
      await stage.flip(`stake:${e.zone}`, {
        draw: StakeCard,
        props: { id: e.card, face: faceOf(stage, e.card), width },
      });
      await stage.wait(120);
    },
    zone_died(e, stage) {
      stage.sound("city_falls");
      return stage.move(`zonebox:${e.zone}`, [{ opacity: 1 }, { opacity: 0.5 }], 700);
    },
    async jubilee_shown(_, stage) {
      stage.sound("round_end");
      await stage.flash(t("arcana-web-jubilee"), t("arcana-web-jubilee-text"), { ms: 1200 });
    },
    async game_ended(_, stage) {
      stage.sound("round_end");
      await stage.flash(t("web-game-over"), "", { ms: 900 });
    },
    async objective_shown(e, stage) {
      const card: Actor = { print: `arcana/${e.objective}`, tint: "objective", width: 120 };
      stage.sound("card_turn");
      await stage.present(card, plate(e.seat), centre, plate(e.seat), { hold: 700, scale: 1.4, end: 0.3, fade: true });
      if (e.vp > 0) await stage.slide({ text: `+${e.vp}` }, plate(e.seat), `score:${e.seat}`, { ms: 460, fade: true });
    },
  },
};
