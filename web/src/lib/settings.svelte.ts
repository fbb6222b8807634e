/** The reader's preferences. Stored on the device and applied at once. */

export const LANGUAGES = { en: "English", pl: "Polski", cs: "Čeština" } as const;
export type Language = keyof typeof LANGUAGES;
export type Theme = "lamp" | "daylight" | "system";
export type Motion = "full" | "calm" | "none";
export const PACES = ["slow", "normal", "fast", "instant"] as const;
export type Pace = (typeof PACES)[number];

export interface Settings {
  language: Language;
  theme: Theme;
  text: "normal" | "large" | "huge";
  patterns: boolean;
  motion: Motion;
  /** The pace at which the others' moves are shown. */
  pace: Pace;
  /** Whether to pause after each of them. */
  stepwise: boolean;
  /** Whether to send a move as soon as it is complete, or ask first. */
  confirm: "never" | "endings" | "always";
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  notify: boolean;
  /** Explain each kind of decision the first time it comes up. */
  coach: boolean;
  name: string;
  /** Where new tables are created, if there is a server. */
  where: "server" | "device";
}

const KEY = "stolik-settings";

function spoken(): Language {
  const wished = navigator.languages.map((l) => l.slice(0, 2));
  return (wished.find((l) => l in LANGUAGES) as Language | undefined) ?? "en";
}

function first(): Settings {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return {
    language: spoken(),
    theme: "lamp",
    text: "normal",
    patterns: true,
    motion: calm ? "none" : "full",
    pace: "normal",
    stepwise: false,
    confirm: "endings",
    sound: true, // softly, and only after a first touch
    volume: 0.5,
    notify: false,
    coach: false,
    name: "",
    where: "server",
  };
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {}; // a damaged or forbidden store must not keep anybody from playing
  }
}

export const settings: Settings = $state({ ...first(), ...kept() });

function daylight(): boolean {
  return (
    settings.theme === "daylight" ||
    (settings.theme === "system" && matchMedia("(prefers-color-scheme: light)").matches)
  );
}

/** Apply the settings for the lifetime of the page, including changes in other windows. */
export function applySettings(): void {
  addEventListener("storage", (event) => {
    if (event.key === KEY) Object.assign(settings, kept());
  });
  $effect.root(() => {
    $effect(() => {
      const root = document.documentElement;
      root.lang = settings.language;
      root.dataset.theme = daylight() ? "light" : "dark";
      root.dataset.text = settings.text;
      root.dataset.motion = settings.motion;
      root.dataset.patterns = settings.patterns ? "on" : "off";
      try {
        localStorage.setItem(KEY, JSON.stringify(settings));
      } catch {
        // private windows may refuse; then the settings last as long as the page
      }
    });
  });
}
