/**
 * "What is this?" for everything in Arcana: its picture, what it does, its values and price, and where it counts now.
 */
import type { Face, ZoneView } from "../../generated/arcana";
import { t } from "../../lib/i18n.svelte";
import { kindOf, nameOf } from "../../lib/narrowing";
import type { Table } from "../../lib/table.svelte";
import { titleAndSeat, type What } from "../../lib/what";
import { ARCANA, bidsOf, tintOf, viewOf, worth } from "./view";

/** Rules that say what a thing is for. messages: arcana-rule-* */
const rule = (id: string) => t(`arcana-rule-${id}`);

type Teller = (name: string, table: Table) => What | undefined;
type Numbers = NonNullable<What["numbers"]>;

const zoneOf = (name: string, table: Table) => viewOf(table).zones.find((z) => z.zone === name);
const points = (face: Face): Numbers =>
  face.vp ? [{ icon: "arcana-jubilee", label: t("arcana-web-what-points"), value: face.vp }] : [];

/** What each player has in a zone, as far as it is known. */
const sums = (zone: ZoneView, table: Table): Numbers =>
  bidsOf(viewOf(table), zone).map((bid) => ({
    icon: `seat-${bid.seat + 1}`,
    label: table.person(bid.seat),
    value: bid.unknown ? (bid.sum ? `${bid.sum} + ?` : "?") : bid.sum,
  }));

/** The requirements of a stake: the number in its golden arcanum, and a personality's bribe. */
const asked = (face: Face): Numbers => [
  { icon: `arcana-${face.main}`, label: t("arcana-odds-threshold"), value: worth(face, face.main) },
  ...(face.kind === "personality"
    ? [{ icon: "arcana-bribe", label: t("arcana-odds-price"), value: worth(face, "ducats") }]
    : []),
];

/** An agent's value at each current stake. */
const counts = (face: Face, table: Table): Numbers =>
  viewOf(table)
    .zones.filter((z) => z.stake)
    .map((z) => {
      const main = viewOf(table).faces[z.stake!]?.main;
      return { icon: `arcana-${main}`, label: table.name(`zone:${z.zone}`), value: worth(face, main) };
    });

const values = (face: Face) => ARCANA.map((a) => `${t(`arcana-arcanum-${a}`)} ${worth(face, a)}`).join(" · ");

/** What a card does, whoever holds it. */
function effectOf(face: Face): string {
  if (face.kind === "place" && face.effect) return t(`arcana-effect-${face.effect.toLowerCase()}`); // messages: arcana-effect-*
  if (face.kind === "relic") return rule("bribery-sum");
  return values(face);
}

const card: Teller = (name, table) => {
  const face = viewOf(table).faces[name];
  if (!face) return undefined;
  const stake = viewOf(table).zones.find((z) => z.stake === name);
  const fielded = !["place", "relic"].includes(face.kind);
  const relic = { icon: "arcana-ducats", label: t("arcana-arcanum-ducats"), value: worth(face, "ducats") };
  return {
    picture: { print: `arcana/${name}`, tint: tintOf(face) },
    kind: t(`arcana-kind-${face.kind.split("_")[0]}`),
    text: effectOf(face),
    numbers: [
      ...(stake ? [...asked(face), ...sums(stake, table)] : fielded ? counts(face, table) : []),
      ...(face.kind === "relic" ? [relic] : []),
      ...points(face),
    ],
  };
};

const zone: Teller = (name, table) => {
  const found = zoneOf(name, table);
  if (!found) return undefined;
  const face = found.stake ? viewOf(table).faces[found.stake] : undefined;
  const own = table.seat !== null && found.controlled_by.includes(table.seat);
  return {
    ...(found.stake && { picture: { print: `arcana/${found.stake}`, tint: tintOf(face) } }),
    kind: t(found.sealed ? "arcana-web-sealed" : "arcana-kind-zone"),
    text: found.sealed ? t("arcana-effect-seal") : t(own ? "arcana-web-hidden" : "arcana-web-open"),
    numbers: [
      ...(face ? asked(face) : []),
      ...sums(found, table),
      { icon: "ui-deck", label: t("arcana-web-pile"), value: found.pile },
    ],
  };
};

const stake: Teller = (name, table) => {
  const id = zoneOf(name, table)?.stake;
  if (!id) return { name: t("arcana-web-no-stake"), text: rule("end-refill") };
  return { name: table.name(`card:${id}`), ...card(id, table) };
};

const pile: Teller = (name, table) => ({
  name: t("arcana-web-pile"),
  icon: "ui-deck",
  kind: table.name(`zone:${name}`),
  text: rule("setup-piles"),
  numbers: [{ icon: "ui-deck", label: t("arcana-web-pile"), value: zoneOf(name, table)?.pile ?? 0 }],
});

/** Who controls a zone and therefore fields face down there. */
const control: Teller = (name, table) => ({
  name: t("arcana-web-what-control"),
  icon: "ui-eye-off",
  kind: table.name(`zone:${name}`),
  text: rule("setup-control"),
  numbers: (zoneOf(name, table)?.controlled_by ?? []).map((seat) => ({
    icon: `seat-${seat + 1}`,
    label: table.person(seat),
    value: "✓",
  })),
});

/** A player's agents in a zone: their sum, and what is needed. */
const bid: Teller = (name, table) => {
  const [where, seat] = titleAndSeat(name);
  const found = zoneOf(where, table);
  const face = found?.stake ? viewOf(table).faces[found.stake] : undefined;
  return {
    name: table.person(seat),
    icon: `seat-${seat + 1}`,
    kind: table.name(`zone:${where}`),
    text: rule("resolution-winner"),
    numbers: [...(face ? asked(face) : []), ...(found ? sums(found, table) : [])],
  };
};

const guild: Teller = (name) => ({
  picture: { print: `arcana/${name[0]!.toUpperCase()}HQ`, tint: name },
  text: t(`arcana-web-guild-${name}`),
});

const objective: Teller = (name, table) => {
  const face = viewOf(table).objective_faces[name];
  if (!face) return undefined;
  return {
    picture: { print: `arcana/${name}`, tint: "objective" },
    text: t(`arcana-objective-${name}-text`, { goal: face.goal }),
    numbers: [
      {
        icon: "arcana-objective",
        label: t("arcana-web-what-progress"),
        value: t("arcana-web-of", { now: Math.max(0, face.now), goal: face.goal }),
      },
      { icon: "arcana-jubilee", label: t("arcana-web-what-points"), value: face.vp },
    ],
  };
};

const scores = (table: Table): Numbers =>
  viewOf(table).seats.map((s) => ({ icon: `seat-${s.seat + 1}`, label: table.person(s.seat), value: s.vp }));

const seat: Teller = (name, table) => {
  const found = viewOf(table).seats.find((s) => s.seat === Number(name));
  if (!found) return undefined;
  return {
    ...(found.guild && { ...guild(found.guild, table), kind: table.name(`guild:${found.guild}`) }),
    numbers: [
      { icon: "arcana-jubilee", label: t("arcana-web-what-points"), value: found.vp },
      { icon: "ui-hand", label: t("arcana-web-hand"), value: found.hand_size },
      { icon: "ui-deck", label: t("arcana-web-deck"), value: found.deck },
      { icon: "ui-discard", label: t("arcana-web-resources-short"), value: found.resources.length },
      { icon: "arcana-bribe", label: t("arcana-web-what-bribes"), value: found.bribes },
      { icon: "arcana-place", label: t("arcana-web-what-middle"), value: found.wins_in_no_mans_land },
    ],
  };
};

/** The number of face-down agents on the whole table. */
const hidden = (table: Table): number => viewOf(table).zones.flatMap((z) => z.agents.filter((a) => a.down)).length;

const FACTS: Record<string, string> = {
  "arcana-web-hand": "round-draw",
  "arcana-web-deck": "round-draw",
  "arcana-web-resources-short": "round-discarding",
  "arcana-web-fielded": "round-fielding",
};

const VERBS: Record<string, string> = {
  discard: "round-discarding",
  call_militia: "advanced-militia",
  play: "round-places",
  keep_stake: "round-draw",
  remove_stake: "advanced-removal",
};

const TELLERS: Record<string, Teller> = {
  card,
  zone,
  stake,
  pile,
  control,
  bid,
  guild,
  objective,
  seat,
  back: (_, table) => ({
    text: rule("round-fielding"),
    numbers: [{ icon: "arcana-agent", label: t("arcana-kind-back"), value: hidden(table) }],
  }),
  seal: (name, table) => ({
    name: t("arcana-web-sealed"),
    icon: "arcana-seal",
    kind: table.name(`zone:${name}`),
    text: t("arcana-effect-seal"),
  }),
  order: (name, table) => ({
    name: t("arcana-web-order"),
    kind: table.name(`zone:${name}`),
    text: rule("resolution-order"),
    numbers: [
      {
        label: table.name(`zone:${name}`),
        value: `${viewOf(table).order.indexOf(name) + 1} / ${viewOf(table).order.length}`,
      },
    ],
  }),
  militia: (_, table) => ({
    name: t("arcana-web-militia"),
    icon: "arcana-militia",
    text: rule("advanced-militia"),
    numbers: [{ icon: "arcana-militia", label: t("arcana-web-militia"), value: viewOf(table).militia }],
  }),
  first: () => ({ name: t("arcana-web-first"), icon: "arcs-initiative", text: rule("round-turns") }),
  score: (_, table) => ({
    name: t("arcana-web-what-points"),
    icon: "arcana-jubilee",
    text: rule("aim-points"),
    numbers: scores(table),
  }),
  fact: (name) => ({ text: rule(FACTS[titleAndSeat(name)[0]] ?? "round-turns") }),
  do: (name) => (VERBS[name] ? { text: rule(VERBS[name]) } : undefined),
};

export const whatOf = (target: string, table: Table): What | undefined =>
  viewOf(table) ? TELLERS[kindOf(target)]?.(nameOf(target), table) : undefined;
