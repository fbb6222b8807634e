/** Thrown dice: cubes that fly, turn, bounce once and come to rest. */
import type { Point } from "../geometry";
import type { Clock } from "./clock";
import { cube, turned } from "./cube";
import type { ThrownDie } from "./types";

const LARGE = 54;
const SMALL = 30;
const GAP = 10;

interface Hands {
  put: (node: HTMLElement) => HTMLElement;
  clock: Clock;
  travels: boolean;
}

/** The size at which all of them fit into the tray, and the number per row. */
export function laid(count: number, width: number, height: number): { size: number; row: number } {
  for (let size = LARGE; size > SMALL; size -= 4) {
    const row = Math.max(1, Math.floor((width + GAP) / (size + GAP)));
    if (Math.ceil(count / row) * (size + GAP) <= height + GAP) return { size, row };
  }
  return { size: SMALL, row: Math.max(1, Math.floor((width + GAP) / (SMALL + GAP))) };
}

export async function throwDice(dice: readonly ThrownDie[], from: Point, tray: DOMRect, hands: Hands): Promise<void> {
  const { size, row } = laid(dice.length, tray.width - 32, Math.max(SMALL, tray.height * 0.55));
  const step = size + GAP;
  const lines = Math.ceil(dice.length / row);
  const left = tray.x + (tray.width - Math.min(row, dice.length) * step + GAP) / 2;
  const top = tray.y + tray.height * 0.58 - (lines * step - GAP) / 2;
  await Promise.all(
    dice.map((die, i) => {
      const spot = { x: left + (i % row) * step, y: top + Math.floor(i / row) * step };
      return hands.travels ? tossed(die, i, size, from, spot, hands) : appeared(die, size, spot, hands);
    }),
  );
}

const at = (p: Point, rest = "") => `translate(${p.x}px, ${p.y}px)${rest}`;

async function tossed(die: ThrownDie, i: number, size: number, from: Point, to: Point, { put, clock }: Hands) {
  const node = put(cube(die, size));
  const part = (k: number, up = 0): Point => ({ x: to.x + (from.x - to.x) * k, y: to.y + (from.y - to.y) * k - up });
  const ms = 900 + 90 * i;
  const spins = 720 * (1 + ((i * 7) % 3));
  void clock.animate(
    node.querySelector(".cube")!,
    [
      { transform: turned(die, size, spins, 540 + 180 * i) },
      { transform: turned(die, size, 200, 120), offset: 0.6 },
      { transform: turned(die, size) },
    ],
    ms,
    { easing: "cubic-bezier(.15,.6,.3,1)" },
  );
  await clock.animate(
    node,
    [
      { transform: at(from, " scale(.5)"), opacity: 0 },
      { transform: at(part(0.45, 70), " scale(1.1)"), opacity: 1, offset: 0.3 },
      { transform: at(part(0.08)), opacity: 1, offset: 0.62 },
      { transform: at(part(0.03, 16)), opacity: 1, offset: 0.76 },
      { transform: at(to), opacity: 1 },
    ],
    ms,
    { easing: "linear" },
  );
  if (die.miss) await clock.animate(node, [{ opacity: 1 }, { opacity: 0.4 }], 160);
}

function appeared(die: ThrownDie, size: number, spot: Point, { put, clock }: Hands): Promise<void> {
  const frames = [0, die.miss ? 0.4 : 1].map((opacity) => ({ transform: at(spot), opacity }));
  return clock.animate(put(cube(die, size)), frames, 80);
}
