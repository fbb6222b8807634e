/** What a click, a key, a long press and a resting pointer mean. */

/** How long a press has to last to ask about a thing. */
const HELD = 450;
/** Everything that answers "what is this?", whether or not it is a target of actions. */
export const ANSWERING = "[data-target], [data-what]";

/** Whether an event is for this thing itself, not for one on top of it. */
const meantFor = (node: Element, event: Event) => (event.target as Element).closest(ANSWERING) === node;

export interface Hands {
  /** If missing, a click goes to the element below. */
  point?: () => void;
  /** "What is this?" by key, shown until the focus leaves. */
  ask: () => void;
  leave: () => void;
  /** The same by a long press. */
  hold: () => void;
}

/** Click, Enter and Space choose; a long press or the `i` key asks. */
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

/** How long a mouse has to rest before the answer appears, */
const RESTED = 250;
/** unless another thing was answered just now. */
const LATELY = 300;
const fine = typeof matchMedia === "function" && matchMedia("(pointer: fine)").matches;
let answered = -Infinity;

/** Reports when a mouse has rested on an element for a while, and when it leaves. Touch doesn't count. */
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

/**
 * Setting an attribute makes the browser recompute styles even if the value is the same, so only changes are written.
 */
export function write(node: Element, name: string, value: string | null): void {
  if (node.getAttribute(name) === value) return;
  if (value === null) node.removeAttribute(name);
  else node.setAttribute(name, value);
}
