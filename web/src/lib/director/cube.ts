/** A die as a cube with six faces; the same one is thrown and stays on the table. */
import "./cube.css";
import { sprite } from "../../art/art";
import { iconNode, make } from "./actors";
import type { ThrownDie } from "./types";

const SIDES = [
  "rotateY(0deg)",
  "rotateY(90deg)",
  "rotateY(180deg)",
  "rotateY(-90deg)",
  "rotateX(90deg)",
  "rotateX(-90deg)",
];
/** The rotation that shows this side. */
const TURNS = [
  "rotateY(0deg)",
  "rotateY(-90deg)",
  "rotateY(180deg)",
  "rotateY(90deg)",
  "rotateX(-90deg)",
  "rotateX(90deg)",
];
/** A slight tilt, so that two of its sides are visible too. */
const TILT = { x: -17, y: 15 };

/** The cube with its face on top, plus a rotation in degrees. */
export function turned(die: ThrownDie, size: number, x = 0, y = 0): string {
  return `translateZ(${-size / 2}px) rotateX(${TILT.x + x}deg) rotateY(${TILT.y + y}deg) ${TURNS[die.face]}`;
}

export function cube(die: ThrownDie, size: number): HTMLElement {
  const body = make("div", "cube");
  const picture = sprite(die.sprite).href;
  die.faces.forEach((symbols, side) => {
    const face = make("div", symbols.length > 1 ? "face many" : "face");
    if (side === die.face) face.classList.add("top");
    face.style.backgroundImage = `url("${picture}")`;
    face.style.transform = `${SIDES[side]} translateZ(${size / 2}px)`;
    for (const each of symbols)
      if (typeof each === "string") face.append(iconNode(each, size * (symbols.length > 1 ? 0.34 : 0.56)));
      else face.dataset.n = each.text;
    body.append(face);
  });
  body.style.transform = turned(die, size);
  const node = make("div", die.dark ? "thrown dark" : "thrown", make("div", "shadow"), body);
  Object.assign(node.style, { width: `${size}px`, height: `${size}px`, fontSize: `${size * 0.46}px` });
  return node;
}
