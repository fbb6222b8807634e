/** Paths, trails and splinters. */
import { pathOf, type Point } from "../geometry";
import { make } from "./actors";

const SVG = "http://www.w3.org/2000/svg";
const STEPS = 10;

/** Keyframes for something moving through these points, centered on the line, with each leg curved upwards. */
export function arc(points: readonly Point[], bow: number, half: Point, scale: number, spin: number): Keyframe[] {
  const legs = points.slice(1).map((to, i) => [points[i]!, to] as const);
  const at = (leg: number, part: number): Keyframe => {
    const [a, b] = legs[leg]!;
    const whole = (leg + part) / legs.length;
    const x = a.x + (b.x - a.x) * part - half.x;
    const y = a.y + (b.y - a.y) * part - Math.sin(Math.PI * part) * bow - half.y;
    const turn = spin ? ` rotate(${spin * whole}deg)` : "";
    return { transform: `translate(${x}px, ${y}px) scale(${1 + (scale - 1) * whole})${turn}`, opacity: 1 };
  };
  const steps = bow === 0 ? 1 : STEPS;
  return [at(0, 0), ...legs.flatMap((_, leg) => Array.from({ length: steps }, (_, i) => at(leg, (i + 1) / steps)))];
}

/** A dotted line in the seat's color. */
export function trail(points: readonly Point[], seat: number | undefined): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "trail");
  if (seat !== undefined) svg.style.setProperty("--ring", `var(--p${seat + 1})`);
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", pathOf(points));
  svg.append(path);
  return svg;
}

/** The outline of a map cell as a separate picture, and its position; undefined if it isn't a cell. */
export function cellOutline(node: Element | undefined): { svg: SVGSVGElement; box: DOMRect } | undefined {
  const form = node?.tagName === "g" ? node.firstElementChild : null;
  if (!(form instanceof SVGPolygonElement || form instanceof SVGPathElement)) return undefined;
  const { x, y, width, height } = form.getBBox();
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  svg.setAttribute("preserveAspectRatio", "none");
  for (const name of ["dark", "light"]) {
    const line = document.createElementNS(SVG, form.tagName);
    for (const attribute of ["points", "d"]) {
      const value = form.getAttribute(attribute);
      if (value) line.setAttribute(attribute, value);
    }
    line.setAttribute("class", name);
    svg.append(line);
  }
  return { svg, box: form.getBoundingClientRect() };
}

export interface Shard {
  node: HTMLElement;
  frames: Keyframe[];
}

/** Splinters that fly apart, always the same way. */
export function burst(at: Point, count: number, color: string): Shard[] {
  return Array.from({ length: count }, (_, i) => {
    const node = make("i", "shard");
    node.style.width = `${5 + (i % 3) * 3}px`;
    node.style.height = `${3 + (i % 2) * 4}px`;
    node.style.background = i % 3 ? color : "#ffd488";
    const [angle, far] = [(i / count) * 2 * Math.PI + 0.4, 34 + ((i * 37) % 34)];
    const [x, y] = [at.x + Math.cos(angle) * far, at.y + Math.sin(angle) * far * 0.8 + 12];
    return {
      node,
      frames: [
        { transform: `translate(${at.x}px, ${at.y}px)`, opacity: 1 },
        { transform: `translate(${x}px, ${y}px) rotate(${200 + i * 60}deg)`, opacity: 0 },
      ],
    };
  });
}
