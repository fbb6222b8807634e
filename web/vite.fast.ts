import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { toml } from "./vite-toml.ts";

const service = "http://localhost:8000";

/** The installed app: opens without a network; asks the service for everything under /api/. */

export default defineConfig({
  plugins: [toml(), svelte()],
  build: {
    outDir: "../src/stolik/server/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: false, // the worker serves them; Chromium warns about preloads beside it
    assetsInlineLimit: 0, // the policy allows no data: fonts
  },
  server: {
    fs: { allow: [".."] }, // locales/ lies beside web/
    proxy: { "/api": { target: service, ws: true } },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
