/** Things in motion: small pictures on a layer above everything. They ignore the pointer and screen readers. */
import "../../art/lino.css";
import "./fly.css";
import { mount } from "svelte";
import { art, sprite } from "../../art/art";
import { drawing, type IconName } from "../icons";
import type { Table } from "../table.svelte";
import { find } from "./places";
import type { Actor } from "./types";

const SVG = "http://www.w3.org/2000/svg";

let layer: HTMLElement | undefined;

/** The layer that things fly on, created when something flies for the first time. */
export function flyLayer(): HTMLElement {
  if (layer?.isConnected) return layer;
  layer = document.createElement("div");
  layer.className = "fly";
  layer.setAttribute("aria-hidden", "true");
  layer.inert = true; // copies of buttons fly here
  document.body.append(layer);
  return layer;
}

export function make(tag: string, name: string, ...children: (Node | string)[]): HTMLElement {
  const node = document.createElement(tag);
  node.className = name;
  node.append(...children);
  return node;
}

function sized(node: HTMLElement, width: number, height: number): HTMLElement {
  node.style.width = `${width}px`;
  node.style.height = `${height}px`;
  return node;
}

/** An icon, drawn as in Icon.svelte. */
export function iconNode(name: IconName, size: number): Element {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("width", String(size));
  svg.setAttribute("height", String(size));
  svg.setAttribute("class", "icon");
  for (const { tag, attributes } of drawing(name)) {
    const shape = document.createElementNS(SVG, tag);
    for (const [key, value] of Object.entries(attributes)) shape.setAttribute(key, value);
    svg.append(shape);
  }
  return svg;
}

function printNode(name: string): Element {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "lino");
  svg.setAttribute("viewBox", "0 0 300 260");
  svg.setAttribute("preserveAspectRatio", "xMidYMid slice");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `${art(`prints/${name}.svg`)}#p`);
  svg.append(use);
  return svg;
}

/** Prints that were seen here: they are drawn at once. */
const seen = new Set<string>();
/** How long a print is waited for. */
const PATIENCE = 500;

/** When all prints on it have arrived; undefined if they are here already. Only what is on the page is loaded. */
export function printed(node: Element): Promise<unknown> | undefined {
  const late = [...node.querySelectorAll("use")].filter((use) => !seen.has(use.getAttribute("href") ?? ""));
  if (late.length === 0) return undefined;
  const arrived = late.map((use) => {
    seen.add(use.getAttribute("href") ?? "");
    return new Promise((done) => {
      for (const end of ["load", "error"]) use.addEventListener(end, done, { once: true });
    });
  });
  return Promise.race([Promise.all(arrived), new Promise((done) => setTimeout(done, PATIENCE))]);
}

/** A picture of something on the table. */
function copyOf(node: Element): HTMLElement {
  const box = node.getBoundingClientRect();
  const twin = node.cloneNode(true) as Element;
  for (const each of [twin, ...twin.querySelectorAll("*")])
    for (const name of ["id", "data-target", "data-state", "data-news", "tabindex", "role", "aria-label"])
      each.removeAttribute(name);
  if (!(node instanceof SVGGraphicsElement) || node instanceof SVGSVGElement) {
    const copy = sized(make("div", "actor copy"), box.width, box.height);
    copy.append(twin);
    return copy;
  }
  const { x, y, width, height } = node.getBBox();
  twin.removeAttribute("transform");
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", `${x} ${y} ${Math.max(1, width)} ${Math.max(1, height)}`);
  const style = getComputedStyle(node);
  svg.style.color = style.color;
  svg.append(twin);
  return sized(make("div", "actor", svg), box.width, box.height);
}

/** The element of an actor, not yet placed; undefined if there is nothing to copy. */
export function build(actor: Actor, table: Table): HTMLElement | undefined {
  if ("sprite" in actor) {
    const picture = sprite(actor.sprite, actor.seat ?? null, actor.form);
    const image = make("img", "actor") as HTMLImageElement;
    image.src = picture.href;
    const size = actor.size ?? 44;
    return sized(image, size, (size * picture.height) / picture.width);
  }
  if ("print" in actor) {
    const card = make("div", "actor card", printNode(actor.print));
    if (actor.tint) card.dataset.tint = actor.tint;
    const width = actor.width ?? 84;
    return sized(card, width, width * 1.4);
  }
  if ("back" in actor) {
    const card = make("div", "actor card back");
    card.dataset.tint = actor.back;
    const width = actor.width ?? 48;
    if (actor.icon) card.append(iconNode(actor.icon, width * 0.5));
    return sized(card, width, width * 1.4);
  }
  if ("icon" in actor) {
    const size = actor.size ?? 30;
    const node = sized(make("div", "actor token", iconNode(actor.icon, size)), size, size);
    if (actor.color) node.style.color = actor.color;
    return node;
  }
  if ("draw" in actor) {
    const node = make("div", "actor drawn");
    mount(actor.draw, { target: node, props: actor.props });
    return node;
  }
  if ("text" in actor) {
    const node = make("div", "actor words", actor.text);
    node.style.fontSize = `${actor.size ?? 34}px`;
    return node;
  }
  const original = find(table, actor.copy);
  return original && copyOf(original);
}
