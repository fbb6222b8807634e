/** How long things take. */
import type { Motion, Pace } from "../settings.svelte";

export const FACTOR: Record<Pace, number> = { slow: 1.7, normal: 1, fast: 0.45, instant: 0 };
/** Own actions are known to whoever did them. */
export const OWN = 0.6;
/** Before a scene, and after it. */
export const BEFORE = 120;
export const REST = 500;
/** At pace "instant": how long the place is outlined. */
export const GLIMPSE = 300;
/** A result stays so long, unless a click ends it. */
export const HOLD = 2500;
/** The winner is looked at so long before the page of the result takes over. */
export const CROWNED = 3500;
/** One player's turn takes no longer at pace "normal"; the rest of it runs at "fast", and what is alike is joined. */
export const CEILING = 12_000;
/** More scenes than these are not watched but offered. */
export const BEHIND = 20;
/** Between the events of one scene that happen together. */
export const STAGGER = 110;

/** How much of its time a scene takes. */
export function factor(pace: Pace, own: boolean, hurried: boolean): number {
  const chosen = FACTOR[pace] * (own ? OWN : 1);
  return hurried ? Math.min(chosen, FACTOR.fast) : chosen;
}

/** Whether things travel at all. */
export const travels = (motion: Motion): boolean => motion !== "none";
