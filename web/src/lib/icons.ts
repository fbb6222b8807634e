/** Our own drawings on a 24 grid, by file name. */
const files = import.meta.glob<string>("../icons/*.svg", { eager: true, query: "?raw", import: "default" });

const inner: Record<string, string> = {};
for (const [path, svg] of Object.entries(files)) {
  inner[path.slice(path.lastIndexOf("/") + 1, -4)] = svg.slice(svg.indexOf(">") + 1, svg.lastIndexOf("</svg>"));
}

export type IconName = string;

/** The drawing without its frame. */
export function drawing(name: IconName): string {
  return inner[name] ?? inner["ui-info"]!;
}
