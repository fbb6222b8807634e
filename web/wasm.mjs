/** Runs the Python that comes in on stdin as a page would run it, in WebAssembly: node wasm.mjs ARGUMENT… < script.py */
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const read = (path) => new Uint8Array(readFileSync(new URL(path, import.meta.url)));
const python = await loadPyodide({ args: ["-", ...process.argv.slice(2)] });
python.unpackArchive(read("../.cache/engine/msgspec.whl"), "wheel");
python.unpackArchive(read("../.cache/engine/stolik.zip"), "zip", { extractDir: "/stolik" });
python.runPython(
  `import sys; sys.path.insert(0, "/stolik"); sys.argv = ${JSON.stringify(["-", ...process.argv.slice(2)])}`,
);
python.runPython(readFileSync(0, "utf8"));
