/** Dice of weapons, grouped by power. */
import { t } from "../../../lib/i18n.svelte";

export function gunsOf(dice: readonly number[]): { power: number; n: number; words: string }[] {
  return [1, 2, 4]
    .map((power) => ({ power, n: dice.filter((d) => d === power).length }))
    .filter((group) => group.n > 0)
    .map((group) => ({ ...group, words: t("eclipse-web-dice", group) }));
}
