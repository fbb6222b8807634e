import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { VitePWA } from "vite-plugin-pwa";
import { defineConfig } from "vitest/config";
import { engine } from "./vite-engine.ts";
import { toml } from "./vite-toml.ts";

const service = "http://localhost:8000";

/** Pictures and sounds keep their names; all together have one mark, by which a browser may keep them for ever. */
const art = createHash("sha256");
for (const file of globSync("public/art/**/*.*", { cwd: import.meta.dirname }).sort())
  art.update(readFileSync(`${import.meta.dirname}/${file}`));

/** The installed app: opens without a network; asks the service for everything under /api/. */
const app = VitePWA({
  registerType: "prompt", // a page goes on with the files it came with until its reader wants the new ones
  injectRegister: false, // the strict content policy wants the registration in our own script
  manifest: {
    name: "stolik",
    short_name: "stolik",
    description: "A table for heavy board games",
    display: "standalone",
    id: "./",
    start_url: "./",
    scope: "./",
    background_color: "#17130F",
    theme_color: "#17130F",
    icons: [{ src: "icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" }],
  },
  workbox: {
    globIgnores: ["art/**"], // as they are shown
    runtimeCaching: [
      {
        urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.includes("/art/"),
        handler: "CacheFirst",
        options: { cacheName: "art", expiration: { maxEntries: 1200 } },
      },
    ],
    globPatterns: ["**/*.{js,mjs,css,html,svg,webmanifest}", "**/*-latin-*.woff2"],
    maximumFileSizeToCacheInBytes: 4_000_000,
    inlineWorkboxRuntime: true,
    navigateFallbackDenylist: [/^\/api\//],
    clientsClaim: true, // also for the page that brought it: whoever plays for the first time may lose the connection
  },
});

export default defineConfig({
  base: "./", // the site may lie in any folder; a service puts its own root into the page
  plugins: [toml(), svelte(), engine(), app],
  worker: { format: "es" },
  define: { __ART__: JSON.stringify(art.digest("hex").slice(0, 8)) },
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
