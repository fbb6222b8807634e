/** A recorded position on the table, for lessons, and for the examples in the rules and their small boards. */
import { tick } from "svelte";
import { botName } from "./personas";
import type { Position } from "./game";
import { t } from "./i18n.svelte";
import type { Table } from "./table.svelte";
import type { SeatInfo } from "../generated/service";

const people = (n: number): SeatInfo[] =>
  Array.from({ length: n }, (_, seat) => ({
    seat,
    name: seat === 0 ? t("seat-unnamed", { number: 1 }) : botName("normal", seat),
    kind: "here",
    level: "",
    taken: true,
    online: true,
    you: seat === 0,
    devices: 1,
    standin: null,
    resigned: false,
  }));

/** A view lists its seats under one of these names. */
const seatsIn = (view: Record<string, unknown>) =>
  [view.seats, view.players].find((x) => Array.isArray(x))?.length ?? 0;

/** Put a position on the table, and mark what it is about. */
export function lay(table: Table, position: Position, marked: string[]): void {
  table.clear();
  table.seat = position.seat;
  table.before = table.view;
  table.view = position.view;
  table.decision = position.decision;
  table.people = people(seatsIn(position.view as Record<string, unknown>));
  table.look = marked;
}

/** Bring the marked part of the map into view, or all of it. */
export async function approach(table: Table, find: () => ParentNode | null): Promise<void> {
  await tick();
  const [camera, board] = [table.camera, find()];
  if (!camera || !board) return;
  camera.fit();
  await tick();
  const drawn = table.look.flatMap((x) => [...board.querySelectorAll(`svg [data-target="${CSS.escape(x)}"]`)]);
  if (drawn.length === 0) return;
  const boxes = drawn.map((node) => node.getBoundingClientRect());
  const corner = camera.point(Math.min(...boxes.map((b) => b.left)), Math.min(...boxes.map((b) => b.top)));
  const other = camera.point(Math.max(...boxes.map((b) => b.right)), Math.max(...boxes.map((b) => b.bottom)));
  const [w, h] = [other.x - corner.x, other.y - corner.y];
  camera.frame({ x: corner.x - w / 2, y: corner.y - h / 2, w: 2 * w, h: 2 * h }); // with what lies round it
}
