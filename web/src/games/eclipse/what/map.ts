/** Things on the map: sectors, empty spaces, fleets, squares. */
import { t } from "../../../lib/i18n.svelte";
import type { Table } from "../../../lib/table.svelte";
import type { DesignView, HexView } from "../../../generated/eclipse";
import { parted, squareIcon } from "../names";
import { shipSprite } from "../tables";
import { NUMERALS, viewOf } from "../view";
import { number, type Answer, type Figure } from "./numbers";

const MOST = 6;
const hexOf = (table: Table, id: string) => viewOf(table).hexes.find((h) => h.sector === id);

/** The six values of a ship. */
export function shipOf(d: Omit<DesignView, "breaks_at">): Figure[] {
  const dice = (all: readonly number[]) =>
    [1, 2, 4]
      .map((power) => [all.filter((n) => n === power).length, power] as const)
      .filter(([n]) => n > 0)
      .map(([n, power]) => `${n}×${power}`)
      .join(" ") || "–";
  const guns = d.missiles.length > 0 ? `${dice(d.cannons)} + ${dice(d.missiles)}` : dice(d.cannons);
  return [
    number("act-reaction", t("eclipse-stat-initiative"), d.initiative),
    number("part-drive", t("eclipse-stat-movement"), d.movement),
    number("part-computer", t("eclipse-stat-computer"), `+${d.computer}`),
    number("part-shield", t("eclipse-stat-shield"), d.shield > 0 ? `−${d.shield}` : 0),
    number("part-hull", t("eclipse-stat-hull"), d.hull),
    number("part-cannon", t(d.missiles.length > 0 ? "eclipse-web-cannons-missiles" : "eclipse-stat-cannon"), guns),
  ];
}

/** Ships that could move here now. */
function arrivals(table: Table, hex: HexView): string {
  const able = new Set<number>();
  for (const other of viewOf(table).hexes)
    for (const f of other.fleets)
      if (Object.values(f.reach).some((goals) => goals.includes(hex.sector))) able.add(f.seat);
  return [...able].map((seat) => table.person(seat)).join(", ");
}

export function sector(id: string, table: Table): Answer | undefined {
  const hex = hexOf(table, id);
  if (!hex) return undefined;
  const ships = hex.fleets.map((f) =>
    number(
      `seat-${f.seat + 1}`,
      table.person(f.seat),
      Object.entries(f.ships)
        .map(([s, n]) => `${n} × ${t(`eclipse-ship-${s}`)}`)
        .join(", "),
    ),
  );
  if (hex.ancients) ships.unshift(number("ship-ancient", t("eclipse-ship-ancient"), hex.ancients));
  if (hex.gcds) ships.unshift(number("ship-gcds", t("eclipse-ship-gcds"), 1));
  const coming = arrivals(table, hex);
  const free = hex.squares.filter((s) => !s.cube);
  return {
    picture: { sprite: `eclipse/hex-${id === "001" ? "centre" : "abc"[Number(id) % 3]}` },
    kind:
      hex.disc === null ? t("eclipse-web-sector-free") : t("eclipse-web-sector-of", { name: table.person(hex.disc) }),
    text: free.length > 0 ? t("eclipse-web-squares-free", { n: free.length, of: hex.squares.length }) : "",
    numbers: [
      number("ecl-reputation", t("eclipse-web-points"), hex.worth),
      ...ships,
      ...(coming ? [number("act-move", t("eclipse-web-may-come"), coming)] : []),
    ].slice(0, MOST),
  };
}

export function space(name: string, table: Table): Answer {
  const view = viewOf(table);
  const stack = view.fringe[name] ?? "outer";
  return {
    picture: { sprite: "eclipse/hex-a" },
    kind: `${NUMERALS[stack]} · ${t(`eclipse-stack-${stack}`)}`,
    text: t("eclipse-rule-explore_target-text"),
    numbers: [
      number("ui-deck", t("eclipse-web-stack-left"), view.stacks[stack] ?? 0),
      number("ui-discard", t("eclipse-web-stack-discarded"), view.discards[stack]?.length ?? 0),
    ],
  };
}

/** Ships of one type: "cruiser@101", "2.cruiser@101", "cruiser@101.1" (damage). */
export function fleet(name: string, table: Table): Answer | undefined {
  const view = viewOf(table);
  const { what, sector: id, rest } = parted(name);
  const [owner, type = what] = what.includes(".") ? what.split(".") : [undefined, what];
  const hex = hexOf(table, id);
  const enemy =
    rest !== "" ? (view.melee?.ships.find((s) => s.ship === type && s.seat !== table.seat)?.seat ?? null) : null;
  const seat = owner !== undefined ? Number(owner) : (enemy ?? (type in view.neutrals ? -1 : table.seat));
  const design = view.neutrals[type] ?? view.players[seat ?? 0]?.blueprints.find((b) => b.ship === type);
  const count = seat === -1 ? hex?.ancients : hex?.fleets.find((f) => f.seat === seat)?.ships[type];
  return {
    picture: { sprite: shipSprite(type), seat: seat === null || seat < 0 ? null : seat },
    kind: [seat !== null && seat >= 0 ? table.person(seat) : "", count && count > 1 ? `× ${count}` : ""]
      .filter(Boolean)
      .join(" · "),
    text: t(`eclipse-ship-${type}-text`),
    numbers: design ? shipOf(design) : [],
  };
}

/** A population square or the cube on it: "money@101", "money@101.0". */
export function squareOf(name: string, table: Table): Answer {
  const { what, sector: id } = parted(name);
  const hex = hexOf(table, id);
  const kind = what.startsWith("advanced_")
    ? "advanced"
    : what === "gray"
      ? "gray"
      : what === "orbital"
        ? "orbital"
        : "colony";
  const resource = what.replace("advanced_", "");
  const world = what === "orbital" ? "eclipse/orbital" : `eclipse/planet-${resource}`;
  return {
    picture: { sprite: world },
    kind: hex ? table.name(`sector:${id}`) : "",
    text: t(`eclipse-rule-action_${kind}-text`),
    numbers:
      hex && hex.disc !== null
        ? [number(squareIcon(what), t("eclipse-web-sector-of", { name: table.person(hex.disc) }), "")]
        : [],
  };
}
