/** What is this? The answer about any thing on the table: a game tells what it knows, the rest follows from the question. */
import { maybe, t } from "./i18n.svelte";
import type { IconName } from "./icons";
import { fitting, kindOf } from "./narrowing";
import type { Table } from "./table.svelte";

/** What a game says about one of its things. Words are in the reader's language already. */
export interface What {
  /** A linocut, a miniature, or else the icon of the target. */
  picture?: { print: string; tint?: string } | { sprite: string; seat?: number | null; form?: string } | undefined;
  name?: string | undefined;
  /** What sort of thing it is: "Technology", "Guild card". */
  kind?: string | undefined;
  /** What it does, in three lines at most. */
  text?: string | undefined;
  /** Its figures now, six at most. */
  numbers?: { icon?: IconName | undefined; label: string; value: number | string }[] | undefined;
}

export interface Answer extends What {
  name: string;
  icon: IconName | undefined;
  /** What can be done with it now. */
  can: string | undefined;
}

export function whatIs(target: string, table: Table): Answer {
  const told = table.module.what?.(target, table);
  return {
    ...told,
    name: told?.name ?? table.name(target),
    kind: told?.kind ?? kindName(target, table),
    icon: table.module.icon(target, table),
    can: canDo(target, table),
  };
}

/** The sort of thing that a target is (messages: *-kind-*). */
function kindName(target: string, table: Table): string | undefined {
  return maybe(`${table.game}-kind-${kindOf(target)}`);
}

/** The action that pointing at it means, or the verbs that can begin with it. */
function canDo(target: string, table: Table): string | undefined {
  if (table.state(target) === "chosen") return t("web-what-chosen");
  if (!table.glow(target)) return undefined;
  const options = fitting(table.options, [...table.chosen, target]);
  if (options.length === 1) return table.deed(options[0]!);
  const verbs = new Set(options.flatMap((o) => o.targets).filter((x) => kindOf(x) === "do" && x !== target));
  const open = [...verbs].filter((x) => !table.chosen.includes(x));
  return open.length > 0 && open.length <= 4 ? open.map((x) => table.name(x)).join(" · ") : t("web-what-choose");
}
