import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  globalIgnores(["node_modules"]),
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser },
      parserOptions: {
        projectService: { allowDefaultProject: ["*.js", "*.mjs"] },
        extraFileExtensions: [".svelte"],
      },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      // The compiler makes every index maybe undefined; `!` says that the view always has that seat or place.
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Views and messages come over the network: their types are a promise, so asking once more is allowed.
      "@typescript-eslint/no-unnecessary-condition": "off",
      "@typescript-eslint/no-unnecessary-boolean-literal-compare": "off",
      // It takes away assertions without which a literal, or a file of data, would have another type.
      "@typescript-eslint/no-unnecessary-type-assertion": "off",
      // A handler may be asynchronous: what it throws is shown by App.svelte.
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { variables: false } }],
      "@typescript-eslint/no-meaningless-void-operator": "off", // `void value` in an effect: depend on it
      "@typescript-eslint/no-misused-spread": "off", // a string is spread into letters on purpose
      "@typescript-eslint/no-empty-function": "off",
      "@typescript-eslint/prefer-nullish-coalescing": "off", // an empty text is often meant too
      "@typescript-eslint/prefer-optional-chain": "off",
      // What a list shows has no state of its own; Svelte updates it in place.
      "svelte/require-each-key": "off",
      // Most maps and sets live inside one function; those that must be watched are SvelteMap and SvelteSet.
      "svelte/prefer-svelte-reactivity": "off",
      // `{" "}` is the only way to a space that no formatter moves.
      "svelte/no-useless-mustaches": "off",
      // Pages, plates and asides all get the same props, and use those that they need.
      "svelte/no-unused-props": "off",
      "no-empty-pattern": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // The parser does not know types that come from other components, or from snippets; svelte-check does.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    files: ["*.js", "*.mjs", "*.ts"],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: { ...globals.node } },
  },
  {
    // Written by `make types`: only what the compiler says counts.
    files: ["src/generated/**"],
    extends: [ts.configs.disableTypeChecked],
    rules: { "@typescript-eslint/consistent-indexed-object-style": "off" },
  },
);
