/** The options of a new table, kept consistent with each other. */
import type { GameInfo, OptionInfo } from "../generated/service";

export type Chosen = Record<string, unknown>;
type OptionValue = OptionInfo["values"][number];

export function valueOf(option: OptionInfo, chosen: Chosen): unknown {
  return chosen[option.name] ?? option.default;
}

/** The values available for this number of players. */
export function valuesFor(option: OptionInfo, seats: number): OptionValue[] {
  return option.values.filter((v) => v.seats.includes(seats));
}

/** The options after changing one, including others that depend on it. */
export function withOption(game: GameInfo, chosen: Chosen, name: string, value: unknown): Chosen {
  const next: Chosen = { ...chosen, [name]: value };
  const needs = game.options.find((o) => o.name === name)?.values.find((v) => v.value === value)?.needs ?? {};
  for (const option of game.options) {
    const wanted = needs[option.name];
    if (wanted && !wanted.includes(valueOf(option, next))) next[option.name] = wanted[0];
  }
  return next;
}

/** The options for this number of players; unavailable values fall back to the default. */
export function withSeats(game: GameInfo, chosen: Chosen, seats: number): Chosen {
  const kept = game.options.filter((o) => valuesFor(o, seats).some((v) => v.value === chosen[o.name]));
  return Object.fromEntries(kept.map((o) => [o.name, chosen[o.name]]));
}
