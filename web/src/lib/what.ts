/** "What is this?" for anything on the table. The game says what it knows; the rest follows from the question. */
import { maybe, t } from "./i18n.svelte";
import type { IconName } from "./icons";
import { fitting, kindOf, nameOf } from "./narrowing";
import type { Table } from "./table.svelte";

/** What a game says about one of its things, already in the reader's language. */
export interface What {
  /** A linocut, a miniature, or otherwise the icon of the target. */
  picture?: { print: string; tint?: string } | { sprite: string; seat?: number | null; form?: string } | undefined;
  name?: string | undefined;
  icon?: IconName | undefined;
  /** The kind of thing: "Technology", "Guild card". */
  kind?: string | undefined;
  /** What it does, in at most three lines. */
  text?: string | undefined;
  /** Its current values, at most six. */
  numbers?: { icon?: IconName | undefined; label: string; value: number | string }[] | undefined;
}

export interface Answer extends What {
  name: string;
  icon: IconName | undefined;
  /** What can be done with it now. */
  can: string | undefined;
}

export function whatIs(target: string, table: Table): Answer {
  const told: What = {
    ...(kindOf(target) === "fact" && factOf(target, table)),
    ...table.module.what?.(target, table),
  };
  return {
    ...told,
    name: told.name ?? table.name(target),
    kind: told.kind ?? kindName(target, table),
    icon: told.icon ?? table.module.icon(target, table),
    can: canDo(target, table),
  };
}

/** The name of a counter on a plate, from its title and its seat. */
export const factName = (title: string, seat: number): string => `fact:${title}.${seat}`;

/** The title and seat of a counter. */
export function titleAndSeat(name: string): [string, number] {
  const cut = name.lastIndexOf(".");
  return [name.slice(0, cut), Number(name.slice(cut + 1))];
}

/** A counter on a plate, with everyone's values. The game explains what it is for. */
function factOf(target: string, table: Table): What {
  const [title, seat] = titleAndSeat(nameOf(target));
  const of = (seat: number) => table.module.facts(table, seat).find((f) => f.title === title);
  const numbers = table.people.map((p) => ({
    icon: `seat-${p.seat + 1}`,
    label: table.person(p.seat),
    value: of(p.seat)?.value ?? 0,
  }));
  return { name: t(title), icon: of(seat)?.icon, kind: table.person(seat), numbers };
}

/** The kind of a target (messages: *-kind-*). */
function kindName(target: string, table: Table): string | undefined {
  return maybe(`${table.game}-kind-${kindOf(target)}`);
}

/** The action that choosing it means, or the verbs that can begin with it. */
function canDo(target: string, table: Table): string | undefined {
  if (table.state(target) === "chosen") return t("web-what-chosen");
  if (!table.glow(target)) return undefined;
  const options = fitting(table.options, [...table.chosen, target]);
  if (options.length === 1) return table.deed(options[0]!);
  const verbs = new Set(options.flatMap((o) => o.targets).filter((x) => kindOf(x) === "do" && x !== target));
  const open = [...verbs].filter((x) => !table.chosen.includes(x));
  return open.length > 0 && open.length <= 4 ? open.map((x) => table.name(x)).join(" · ") : t("web-what-choose");
}
