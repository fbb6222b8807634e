/**
 * The layout of the table. A window belongs to one of seven classes, determined only by its width and height; each
 * class has fixed slots around the free area of the board. No question, hint or refusal changes any of them.
 */
import type { Box } from "./geometry";

/** Desktops from very large to small (XL, L, M, S), an upright tablet (T), a phone (P), a phone in landscape (PL). */
export type WindowClass = "XL" | "L" | "M" | "S" | "T" | "P" | "PL";
type Wide = "XL" | "L" | "M" | "S";

export function classOf(width: number, height: number): WindowClass {
  if (height < 500 && width > height) return "PL";
  if (width < 600) return "P";
  if (width < 1100) return height > width ? "T" : "S";
  if (width >= 1700 && height >= 950) return "XL";
  return height >= 820 ? "L" : "M";
}

/** What a game needs from the desk: the lower edge, with the player's things and the question. */
export interface Desk {
  /** Width of my plate; without it, the game's own area shows everything of mine. */
  plate?: Record<Wide, number>;
  /** Width of the game's own area: the hand, or my boards. */
  hand: Record<Wide, number>;
  /** Height of the desk, if not the default. */
  high?: Record<Wide, number>;
}

export interface Slots {
  cls: WindowClass;
  gap: number;
  top: Box;
  /** Plates of the other players; null if the board or the rail of panels shows them. */
  rivals: Box | null;
  /** Panels; null if they open in the drawer. */
  shared: Box | null;
  /** The one place to read: over the panels, never over the question on a desktop. */
  drawer: Box;
  plate: Box | null;
  hand: Box | null;
  /** The question, or what others do. */
  ask: Box;
  tabs: Box | null;
  /** What the docks leave for the board. */
  free: Box;
  /** Decisions that aren't on the map, in the middle of the free area. */
  bench: Box;
}

interface Measures {
  gap: number;
  top: number;
  left: number;
  right: number;
  desk: number;
  strip: number;
  tabs: number;
}

const measures = (gap: number, top: number, left: number, right: number, desk: number, strip = 0, tabs = 0) => ({
  gap,
  top,
  left,
  right,
  desk,
  strip,
  tabs,
});
const MEASURES: Record<WindowClass, Measures> = {
  XL: measures(12, 52, 280, 352, 184),
  L: measures(10, 48, 224, 288, 160),
  M: measures(8, 44, 212, 264, 148),
  S: measures(8, 44, 0, 256, 148),
  T: measures(8, 48, 0, 330, 416, 84),
  P: measures(6, 44, 0, 0, 236, 46, 54),
  PL: measures(6, 40, 0, 312, 0, 38, 44),
};
/** Between the bar and the rails. */
const BELOW_BAR = 4;
const LOWER_T = 260;
const HAND_P = 86;
const HAND_PL = 96;
/** Width of the plate within my area on an upright tablet. */
const PLATE_T = 118;
/** Extra height of the desk in a lesson or a replay; more on a phone, where text needs more lines. */
const TALLER = 56;
const TALLER_P = 86;
/** Width of the drawer without a rail beneath it. */
const DRAWER = 300;

export interface Sitting {
  /** Whether the others have plates beside the board. */
  rail: boolean;
  /** Whether anything of mine is on the desk. */
  seated: boolean;
  /** More room for the question: the text of a lesson, the chart of a replay. */
  tall?: boolean;
}

export function slotsOf(width: number, height: number, desk: Desk, { rail, seated, tall = false }: Sitting): Slots {
  const cls = classOf(width, height);
  const m = { ...MEASURES[cls] };
  if (!rail) m.left = 0;
  if (!rail && cls === "S") m.right = 0;
  if (!rail && cls !== "P" && cls !== "PL") m.strip = 0;
  if (isWide(cls)) m.desk = desk.high?.[cls] ?? m.desk;
  if (tall) m.desk += cls === "P" ? TALLER_P : TALLER;
  const room = { width, height, m, cls };
  const rest = cls === "T" ? tablet(room, desk, seated) : cls === "P" ? phone(room, seated) : undefined;
  const slots = rest ?? (cls === "PL" ? sideways(room, seated) : wide(room, desk, rail, seated));
  return { cls, gap: m.gap, ...slots, bench: benchIn(slots.free) };
}

export function isWide(cls: WindowClass): cls is Wide {
  return cls === "XL" || cls === "L" || cls === "M" || cls === "S";
}

interface Room {
  width: number;
  height: number;
  m: Measures;
  cls: WindowClass;
}
type Laid = Omit<Slots, "cls" | "gap" | "bench">;

function wide({ width, height, m, cls }: Room, desk: Desk, rail: boolean, seated: boolean): Laid {
  const { gap } = m;
  const y = m.top + BELOW_BAR;
  const deskTop = height - gap - m.desk;
  const side = (x: number, w: number): Box => ({ x, y, w, h: deskTop - gap - y });
  const left = m.left ? m.left + 2 * gap : gap;
  const right = m.right ? m.right + 2 * gap : gap;
  let x = gap;
  const place = (w: number): Box => {
    const box = { x, y: deskTop, w, h: m.desk };
    x += w + gap;
    return box;
  };
  const plate = seated && desk.plate && isWide(cls) ? place(desk.plate[cls]) : null;
  const hand = seated && isWide(cls) ? place(desk.hand[cls]) : null;
  return {
    top: { x: 0, y: 0, w: width, h: m.top },
    rivals: rail && m.left ? side(gap, m.left) : null,
    shared: m.right ? side(width - gap - m.right, m.right) : null,
    drawer: side(width - gap - (m.right || DRAWER), m.right || DRAWER),
    plate,
    hand,
    ask: place(width - gap - x),
    tabs: null,
    free: { x: left, y: m.top, w: width - left - right, h: height - m.top - m.desk - 2 * gap },
  };
}

function tablet({ width, height, m }: Room, desk: Desk, seated: boolean): Laid {
  const { gap } = m;
  const across = width - 2 * gap;
  const askTop = height - gap - m.desk;
  const ask = m.desk - LOWER_T - gap;
  const lower = { y: askTop + ask + gap, h: LOWER_T };
  const mine = across - m.right - gap;
  const both = seated && !!desk.plate;
  const top = m.top + (m.strip ? m.strip + gap : 0);
  return {
    top: { x: 0, y: 0, w: width, h: m.top },
    rivals: m.strip ? { x: gap, y: m.top, w: across, h: m.strip } : null,
    shared: { x: seated ? width - gap - m.right : gap, w: seated ? m.right : across, ...lower },
    drawer: { x: gap, w: across, ...lower },
    plate: both ? { x: gap, y: lower.y, w: mine, h: PLATE_T } : null,
    hand: seated
      ? { x: gap, w: mine, y: lower.y + (both ? PLATE_T + gap : 0), h: lower.h - (both ? PLATE_T + gap : 0) }
      : null,
    ask: { x: gap, y: askTop, w: across, h: ask },
    tabs: null,
    free: { x: gap, y: top, w: across, h: askTop - gap - top },
  };
}

function phone({ width, height, m }: Room, seated: boolean): Laid {
  const { gap } = m;
  const top = m.top + m.strip + gap;
  const deskTop = height - m.tabs - gap - m.desk;
  const drawer = Math.min(Math.round(height * 0.62), 520);
  return {
    top: { x: 0, y: 0, w: width, h: m.top },
    rivals: { x: gap, y: m.top, w: width - 2 * gap, h: m.strip },
    shared: null,
    drawer: { x: 0, y: height - drawer, w: width, h: drawer },
    plate: null,
    hand: seated ? { x: 0, y: height - m.tabs - HAND_P, w: width, h: HAND_P } : null,
    ask: { x: 0, y: deskTop, w: width, h: m.desk + gap - (seated ? HAND_P : 0) },
    tabs: { x: 0, y: height - m.tabs, w: width, h: m.tabs },
    free: { x: gap, y: top, w: width - 2 * gap, h: deskTop - gap - top },
  };
}

function sideways({ width, height, m }: Room, seated: boolean): Laid {
  const edge = 4;
  const x = width - m.right;
  const hand = seated ? HAND_PL : 0;
  const tabs = { x, y: height - hand - m.tabs, w: m.right, h: m.tabs };
  const ask = edge + m.strip + 2;
  const free = { x: edge, y: edge, w: x - 2 * m.gap - edge, h: height - 2 * edge };
  return {
    top: free,
    rivals: { x: x + m.gap, y: edge, w: m.right - 2 * m.gap, h: m.strip },
    shared: null,
    drawer: { x, y: 0, w: m.right, h: height },
    plate: null,
    hand: seated ? { x, y: height - hand, w: m.right, h: hand } : null,
    ask: { x, y: ask, w: m.right, h: tabs.y - ask },
    tabs,
    free,
  };
}

const BENCH = { w: 900, h: 560 };

function benchIn(free: Box): Box {
  const [w, h] = [Math.min(free.w - 8, BENCH.w), Math.min(free.h - 8, BENCH.h)];
  return { x: free.x + (free.w - w) / 2, y: free.y + (free.h - h) / 2, w, h };
}
