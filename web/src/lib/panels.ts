/** Everything that opens beside the board: the game's panels and those of every table. */
import type { Attachment } from "svelte/attachments";
import type { Snippet } from "svelte";
import type { Box } from "./geometry";
import { t } from "./i18n.svelte";
import type { IconName } from "./icons";
import type { Table } from "./table.svelte";

/** A panel that a page provides: log, chat, analysis. */
export interface SidePanel {
  id: string;
  title: string;
  icon: IconName;
  body: Snippet;
  badge?: number;
  /** Whether it takes the remaining room. */
  grow?: boolean;
  first?: boolean;
  /** Whether a desktop shows it only in the drawer. */
  apart?: boolean;
}

/** What the table tells a player on its own or on request, by the name of the drawer. */
export interface Advice {
  id: string;
  title: string;
  icon: IconName;
  body: Snippet;
}

export interface Tab {
  id: string;
  title: string;
  icon: IconName;
  badge?: number | undefined;
  grow?: boolean | undefined;
  apart?: boolean | undefined;
}

/** All of them, in the order of their tabs. */
export function panelsOf(table: Table, sides: readonly SidePanel[]): Tab[] {
  const games = table.module.panels
    .filter((p) => p.shown?.(table) ?? true)
    .map((p) => ({
      id: p.id,
      title: t((table.seat === null && p.watched) || p.title),
      icon: p.icon,
      badge: p.badge?.(table),
    }));
  const players = { id: "players", title: t("web-players"), icon: "ui-players", apart: !table.slots.tabs };
  return [...sides.filter((s) => s.first), ...games, players, ...sides.filter((s) => !s.first)];
}

/** What a closed panel contains: something to look at ("hint"), something to choose ("legal"). */
export function heldIn(table: Table, id: string): "hint" | "legal" | undefined {
  if (id === "players" && table.slots.tabs) {
    return table.look.some((x) => table.module.plated?.(x)) ? "hint" : undefined;
  }
  const holds = table.module.panels.find((p) => p.id === id)?.holds;
  if (!holds) return undefined;
  if (table.look.some((x) => holds(x, table))) return "hint";
  return table.options.some((o) => o.targets.some((x) => table.glow(x) && holds(x, table))) ? "legal" : undefined;
}

/** Puts an element into its slot. */
export const placed =
  ({ x, y, w, h }: Box): Attachment<HTMLElement> =>
  (node) => {
    Object.assign(node.style, { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });
  };
