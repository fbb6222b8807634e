/** Durations. */
import type { Motion, Pace } from "../settings.svelte";

export const FACTOR: Record<Pace, number> = { slow: 1.7, normal: 1, fast: 0.45, instant: 0 };
/** Players already know their own actions. */
export const OWN = 0.6;
/** Before a scene, and after it. */
export const BEFORE = 120;
export const REST = 500;
/** How long the place is outlined at pace "instant". */
export const GLIMPSE = 300;
/** How long a result stays, unless a click ends it. */
export const HOLD = 2500;
/** How long the counted score is shown, and then the winner, before the results page takes over. */
export const COUNTED = 2200;
export const CROWNED = 2600;
/** Maximum length of a player's turn at pace "normal"; the rest of it runs at "fast", with similar scenes merged. */
export const CEILING = 12_000;
/** More scenes than this are offered instead of played. */
export const BEHIND = 20;
/** Delay between simultaneous events of one scene. */
export const STAGGER = 110;

/** The fraction of its time that a scene takes. */
export function factor(pace: Pace, own: boolean, hurried: boolean): number {
  const chosen = FACTOR[pace] * (own ? OWN : 1);
  return hurried ? Math.min(chosen, FACTOR.fast) : chosen;
}

/** Whether things move at all. */
export const travels = (motion: Motion): boolean => motion !== "none";
