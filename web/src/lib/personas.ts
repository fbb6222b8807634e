/** The bots by name and character. The server decides who sits where. */
import table from "../../../src/stolik/bots/personas.toml";
import { maybe, t } from "./i18n.svelte";
import type { SeatInfo } from "../generated/service";

const CAST = table as unknown as Record<string, string[]>;

export function botName(level: string, seat: number): string {
  return CAST[level]?.[seat] ?? "";
}

/** A bot's character in one sentence: its own, or that of its level. (messages: bot-is-*, level-*) */
export function character(name: string, level: string): string {
  return maybe(`bot-is-${name.toLowerCase().replace(/[^\w-]/g, "-")}`) ?? t(`level-${level}-text`);
}

/** The same after its strength, if a bot sits here. */
export function describeBot(person: SeatInfo | undefined): string | undefined {
  if (!person || person.kind !== "bot" || !person.name) return undefined;
  return `${t(`web-bot-${person.level}`)}. ${character(person.name, person.level)}`;
}
