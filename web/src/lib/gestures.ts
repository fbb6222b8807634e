/** Hands on things: what a click, a key, a long press and a resting pointer mean. */

/** So long a finger stays on what it asks about. */
const HELD = 450;

export interface Hands {
  point: () => void;
  /** What is this? By key; answered until the keyboard leaves. */
  ask: () => void;
  leave: () => void;
  /** The same by a long press. */
  hold: () => void;
}

/** Click, Enter and Space point; a long press or the `i` key asks. */
export function listenTo(node: HTMLElement | SVGElement, { point, ask, leave, hold }: Hands): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  const down = (event: Event) => {
    held = false;
    if ((event as PointerEvent).pointerType === "mouse") return; // a mouse rests on what it asks about
    timer = setTimeout(() => {
      held = true;
      hold();
    }, HELD);
  };
  const up = () => clearTimeout(timer);
  const click = (event: Event) => {
    event.stopPropagation();
    if (!held) point();
    held = false;
  };
  const key = (event: Event) => {
    const { key, shiftKey } = event as KeyboardEvent;
    if (key === "i") ask();
    else if (!shiftKey && (key === "Enter" || key === " ") && !(node instanceof HTMLButtonElement)) point();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return listen(
    node,
    { pointerdown: down, pointerup: up, pointercancel: up, pointerleave: up, click, keydown: key, blur: leave },
    up,
  );
}

/** So long a mouse rests before it is answered, */
const RESTED = 250;
/** unless it comes from another thing that was answered just now. */
const LATELY = 300;
const fine = typeof matchMedia === "function" && matchMedia("(pointer: fine)").matches;
let answered = -Infinity;

/** Tells when a mouse has rested on an element for a while, and when it has left. Fingers do not rest. */
export function restOn(
  node: HTMLElement | SVGElement,
  rest: (stays: () => boolean) => void,
  leave: () => void,
): () => void {
  let visit = 0;
  let shown = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enter = (event: Event) => {
    if (!fine || (event as PointerEvent).pointerType !== "mouse") return;
    const mine = ++visit;
    const wait = performance.now() - answered < LATELY ? 0 : RESTED;
    timer = setTimeout(() => {
      shown = true;
      rest(() => visit === mine && node.isConnected);
    }, wait);
  };
  const end = () => {
    visit++;
    clearTimeout(timer);
    if (shown) answered = performance.now();
    shown = false;
    leave();
  };
  return listen(node, { pointerenter: enter, pointerleave: end, pointerdown: end }, () => clearTimeout(timer));
}

function listen(node: Element, events: Record<string, (event: Event) => void>, last: () => void): () => void {
  for (const [name, handler] of Object.entries(events)) node.addEventListener(name, handler);
  return () => {
    last();
    for (const [name, handler] of Object.entries(events)) node.removeEventListener(name, handler);
  };
}

/** Setting an attribute makes the browser look at its styles again, even if it says the same: only news are written. */
export function write(node: Element, name: string, value: string | null): void {
  if (node.getAttribute(name) === value) return;
  if (value === null) node.removeAttribute(name);
  else node.setAttribute(name, value);
}
