/** Numbers of a what-card. */
import type { What } from "../../../lib/what";

export type Answer = What;
export type Figure = NonNullable<What["numbers"]>[number];

export const number = (icon: string, label: string, value: number | string): Figure => ({ icon, label, value });
