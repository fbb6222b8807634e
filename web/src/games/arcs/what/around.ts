/** Things around and on the map that are never targets: markers, decks, counters, other players' things. */
import { t } from "../../../lib/i18n.svelte";
import { titleAndSeat, type What } from "../../../lib/what";
import { actionFace, POWER_TO_END } from "../tables";
import { sum, trophiesOf, viewOf } from "../view";
import { rule, seats, type Numbers, type Teller } from "./telling";

const marker: Teller = (name, table) => {
  const found = viewOf(table).markers.find((m) => m.id === name);
  if (!found) return undefined;
  return {
    picture: { sprite: `arcs/ambition-${found.flipped ? "flipped" : "fresh"}` },
    name: t("arcs-kind-marker"),
    kind: found.ambition ? t(`arcs-ambition-${found.ambition}`) : t("arcs-web-what-available"),
    text: rule("declare"),
    numbers: [
      { icon: "arcs-power", label: t("arcs-web-what-first"), value: found.first },
      { icon: "arcs-power", label: t("arcs-web-what-second"), value: found.second },
    ],
  };
};

const power: Teller = (_, table) => ({
  name: t("arcs-web-power"),
  icon: "arcs-power",
  text: rule("game_end"),
  numbers: [
    ...viewOf(table).players.map((p) => ({
      icon: `seat-${p.seat + 1}`,
      label: table.person(p.seat),
      value: p.power,
    })),
    { icon: "arcs-power", label: t("arcs-web-what-goal"), value: POWER_TO_END[viewOf(table).seats] ?? 0 },
  ],
});

const deck: Teller = (_, table) => ({
  name: t("arcs-web-court-deck"),
  icon: "ui-deck",
  text: rule("setup_court"),
  numbers: [{ icon: "ui-deck", label: t("arcs-web-court-deck"), value: viewOf(table).court_deck }],
});

const pile: Teller = (name, table) => {
  const view = viewOf(table);
  if (name === "court")
    return {
      name: t("arcs-web-court-discard"),
      icon: "ui-discard",
      text: rule("secure"),
      numbers: [{ icon: "ui-discard", label: t("arcs-web-court-discard"), value: view.court_discard.length }],
    };
  return {
    name: t("arcs-web-discard"),
    icon: "arcana-facedown",
    text: rule("round_end"),
    numbers: [
      { icon: "arcana-facedown", label: t("arcs-web-what-down"), value: view.discard },
      { icon: "ui-eye", label: t("arcs-web-what-seen"), value: view.seen.length + view.open_discard.length },
    ],
  };
};

const initiative: Teller = (_, table) => ({
  picture: { sprite: "arcs/initiative" },
  name: t(viewOf(table).seized ? "arcs-web-initiative-seized" : "arcs-web-initiative"),
  text: rule("initiative"),
  numbers: [
    {
      icon: `seat-${viewOf(table).initiative + 1}`,
      label: t("arcs-web-what-holder"),
      value: table.person(viewOf(table).initiative),
    },
  ],
});

/** Ships of one player in one system: "hex_3.1". */
const fleet =
  (damaged: boolean): Teller =>
  (name, table) => {
    const [place, seat] = titleAndSeat(name);
    const system = viewOf(table).systems.find((s) => s.id === place);
    if (!system) return undefined;
    return {
      picture: { sprite: "arcs/ship", seat, form: damaged ? "damaged" : "" },
      name: t("arcs-web-ships-of", {
        n: (damaged ? system.damaged : system.fresh)[seat] ?? 0,
        owner: table.person(seat),
        system: table.name(`system:${place}`),
        damaged: damaged ? "yes" : "no",
      }),
      kind: t(damaged ? "arcs-kind-wreck" : "arcs-kind-ship"),
      text: t(damaged ? "arcs-web-what-wreck-text" : "arcs-web-what-ship-text"),
      numbers: [
        { icon: "arcs-ship", label: t("arcs-amount-number-fresh"), value: system.fresh[seat] ?? 0 },
        { icon: "arcs-ship-damaged", label: t("arcs-amount-number-damaged"), value: system.damaged[seat] ?? 0 },
      ],
    };
  };

const outrage: Teller = (name, table) => ({
  name: t("arcs-web-outrage"),
  icon: "arcs-outrage",
  kind: table.person(Number(name)),
  text: rule("outrage"),
  numbers: (viewOf(table).players[Number(name)]?.outrage ?? []).map((r) => ({
    icon: `arcs-${r}`,
    label: t(`arcs-resource-${r}`),
    value: "✓",
  })),
});

const FACTS: Record<string, string> = {
  "arcs-web-hand": "secrecy",
  "arcs-web-trophies": "trophies",
  "arcs-web-captives": "captives",
  "arcs-web-agents": "influence",
  "arcs-web-ships": "limits",
};

/** Trophies and captives by owner; for everything else, how many each player has. */
const fact: Teller = (name, table) => {
  const [title, seat] = titleAndSeat(name);
  const player = viewOf(table).players[seat];
  const text = rule(FACTS[title] ?? "limits");
  if (!player || !["arcs-web-trophies", "arcs-web-captives"].includes(title)) return { text };
  const of = (from: number) =>
    title === "arcs-web-captives" ? (player.captives[from] ?? 0) : sum(Object.values(player.trophies[from] ?? {}));
  const all: Numbers = viewOf(table).players.map((p) => ({
    icon: `seat-${p.seat + 1}`,
    label: t("arcs-web-what-all-of", { name: table.person(p.seat) }),
    value: title === "arcs-web-captives" ? sum(p.captives) : trophiesOf(p),
  }));
  const taken = seats(table, of).map((n) => ({ ...n, label: t("arcs-web-what-taken-from", { name: n.label }) }));
  return { text, numbers: [...taken, ...all].slice(0, 6) };
};

/** A face-down card in front of a player. */
const down =
  (id: string, title: string): Teller =>
  (name, table) => ({
    name: t(title, { name: table.person(Number(name)) }),
    icon: "arcana-facedown",
    kind: t("arcs-web-what-action"),
    text: rule(id),
  });

/** The lead card, and what it requires of followers. */
const lead: Teller = (_, table) => {
  const face = actionFace(viewOf(table).lead);
  return {
    name: face ? t("arcs-web-lead", { suit: t(`arcs-suit-${face.suit}`) }) : t("arcs-web-no-lead"),
    icon: face ? `suit-${face.suit}` : "ui-hand",
    text: rule("lead"),
    numbers: face ? [{ icon: `suit-${face.suit}`, label: t("arcs-web-what-beat"), value: face.number }] : [],
  };
};

const start: Teller = (name, table) => {
  const [letter, seat] = titleAndSeat(name);
  return {
    name: t("arcs-web-start-here", { name: table.person(seat), letter }),
    icon: `seat-${seat + 1}`,
    text: rule("setup_pieces"),
  };
};

const VERBS: Record<string, string> = {
  "build-city": "build",
  "build-starport": "build",
  "build-ship": "build",
  "end-turn": "round_end",
  done: "h8",
  discard: "slots",
  rearrange: "slots",
  "leave-empty": "slots",
  keep: "setup_hand",
  mulligan: "mulligan",
  reroll: "dice",
  prelude: "prelude",
};
const PLAIN = new Set(
  "lead surpass copy pivot pass declare seize tax build move repair influence secure battle".split(" "),
);

const verb: Teller = (name): What => ({ text: rule(VERBS[name] ?? (PLAIN.has(name) ? name : "new_actions")) });

export const AROUND: Record<string, Teller> = {
  marker,
  race: power,
  score: power,
  deck,
  pile,
  initiative,
  fleet: fleet(false),
  wrecks: fleet(true),
  outrage,
  fact,
  down: down("copy", "arcs-web-face-down"),
  extra: down("seize", "arcs-web-seizing"),
  lead,
  start,
  zero: () => ({ picture: { sprite: "arcs/zero" }, name: t("arcs-web-zero"), text: rule("declare") }),
  out: () => ({ name: t("arcs-web-out"), text: rule("out_of_play") }),
  phantom: (name, table) => ({
    name: t("arcs-web-phantom"),
    icon: "ui-table",
    text: rule("phantom"),
    numbers: [{ label: t(`arcs-ambition-${name}`), value: viewOf(table).phantom[name] ?? 0 }],
  }),
  hit: (name) => ({ text: rule("damage"), icon: name === "ship" ? "arcs-ship-damaged" : "arcs-trophy" }),
  do: verb,
};
