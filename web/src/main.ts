import "@fontsource-variable/brygada-1918";
import "@fontsource-variable/source-sans-3";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { startLanguage } from "./lib/i18n.svelte";
import { applySettings } from "./lib/settings.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");

applySettings();
await startLanguage();
mount(App, { target });
