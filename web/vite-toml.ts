/** Lets the client read the engine's own tables of components: one source for rules and pictures. */
import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import type { Plugin } from "vite";

export function toml(): Plugin {
  return {
    name: "stolik-toml",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(".toml")) return null;
      this.addWatchFile(id);
      return { code: `export default ${JSON.stringify(parse(readFileSync(id, "utf-8")))}`, map: null };
    },
  };
}
