// Unpack the Chromium of @sparticuz/chromium into a folder, with its libraries and a font:
//   node browser.mjs <folder>
// The package unpacks into the system's temporary folder, and its libraries only on its own cloud; hence the detour.
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

const folder = resolve(process.argv[2]);
const parts = `${folder}.${process.pid}`;
rmSync(parts, { recursive: true, force: true });
mkdirSync(parts, { recursive: true });
process.env.TMPDIR = parts;

const { inflate } = await import("@sparticuz/chromium");
const bin = join(dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium")), "..", "bin");
const archives = ["chromium.br", "fonts.tar.br", "swiftshader.tar.br", "al2023.tar.br"];
await Promise.all(archives.map((archive) => inflate(join(bin, archive))));

// With the package's own settings, which name its usual folder, all text would be invisible.
writeFileSync(
  join(parts, "fonts.conf"),
  `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, "fonts")}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, "fontconfig")}</cachedir>
</fontconfig>
`,
);

rmSync(folder, { recursive: true, force: true });
renameSync(parts, folder);
