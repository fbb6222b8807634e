declare module "*.toml" {
  const data: Record<string, unknown>;
  export default data;
}

/** Every game that can be played here; empty in development mode (vite-engine.ts). */
declare module "virtual:games" {
  const games: import("./generated/service").GameInfo[] | null;
  export default games;
}
