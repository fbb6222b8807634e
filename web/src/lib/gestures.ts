/** Hands on things: what a click, a key, a long press and a resting pointer mean. */

/** So long a finger stays on what it asks about. */
const HELD = 450;
/** Whatever answers "what is this?": what actions point at, and what only lies there. */
export const ANSWERING = "[data-target], [data-what]";

/** Whether an event is for this very thing, not for one that lies on it. */
const meantFor = (node: Element, event: Event) => (event.target as Element).closest(ANSWERING) === node;

export interface Hands {
  /** Without it a click is left to whatever the thing lies on. */
  point?: () => void;
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
    if (!meantFor(node, event)) return;
    timer = setTimeout(() => {
      held = true;
      hold();
    }, HELD);
  };
  const up = () => clearTimeout(timer);
  const click = (event: Event) => {
    if (point || held) event.stopPropagation();
    if (!held) point?.();
    held = false;
  };
  const key = (event: Event) => {
    const { key, shiftKey } = event as KeyboardEvent;
    if (key === "i") ask();
    else if (point && !shiftKey && (key === "Enter" || key === " ") && !(node instanceof HTMLButtonElement)) point();
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
  let inside = false;
  let shown = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = (event: Event) => {
    if (!fine || (event as PointerEvent).pointerType !== "mouse" || inside === meantFor(node, event)) return;
    if (inside) {
      away();
      return;
    }
    inside = true;
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
  const away = () => {
    inside = false;
    end();
  };
  return listen(node, { pointerover: over, pointerleave: away, pointerdown: end }, () => clearTimeout(timer));
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
