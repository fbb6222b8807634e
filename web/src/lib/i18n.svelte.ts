/** The catalogues of the reader's language, loaded on demand, and the sentences made from them. */
import { untrack } from "svelte";
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { Failed } from "./api";
import { fetchedWords, guestWords } from "./guests";
import { format, makeBundle, marked, type Namer, type Piece, pieces, plain, withMinus } from "./fluent";
import { chapterId, sourceOf } from "./rulebook";
import { settings, type Language } from "./settings.svelte";
import type { Line } from "../generated/service";

/** All catalogues except the terminal's. */
const files = import.meta.glob<string>(["../../../locales/*/*.ftl", "!../../../locales/*/*-view.ftl"], {
  query: "?raw",
  import: "default",
});
const SHARED = ["common", "web", "server", "bots"];

/** The group of a catalogue: "arcana.ftl" and "arcana-cards.ftl" belong to Arcana, a few are shared. */
function groupOf(path: string): string {
  const [group = ""] = path.split("/").at(-1)!.split(/[-.]/);
  return SHARED.includes(group) ? "shared" : group;
}

/** The catalogues of a group, or a single named file. */
function pathsOf(language: string, group: string): string[] {
  return Object.keys(files).filter(
    (p) => p.includes(`/locales/${language}/`) && (groupOf(p) === group || p.endsWith(`/${group}`)),
  );
}

/** Whether a game's words come from its own package. */
const isGuest = (group: string): boolean => group !== "shared" && pathsOf("en", group).length === 0;

let bundle: FluentBundle = $state.raw(makeBundle("en", []));
const groups = new Set(["shared"]);
const sources = new Map<string, string>();
/** For the test that looks for text from outside the catalogues. */
const pseudo = new URLSearchParams(location.search).has("pseudo") || sessionStorage.getItem("stolik-pseudo") !== null;

async function fetchAll(paths: string[]): Promise<string[]> {
  return Promise.all(
    paths.map(async (p) => {
      const text = sources.get(p) ?? (await files[p]!());
      sources.set(p, text);
      return text;
    }),
  );
}

async function refresh(language: Language): Promise<void> {
  const [guests, ours] = [[...groups].filter(isGuest), [...groups].flatMap((g) => pathsOf(language, g))];
  const words = await Promise.all([fetchAll([...new Set(ours)]), ...guests.map((g) => guestWords(g, language))]);
  const texts = words.flat();
  if (language === settings.language) bundle = makeBundle(language, texts, pseudo);
}

/** Whether loading a game's words from the server failed. */
const lacks = (group: string): boolean =>
  isGuest(group) && untrack(() => fetchedWords(group, settings.language).length === 0);

/** Load a game's words in the reader's language: all of them, or only its title and blurb. */
export async function speak(game: string, briefly = false): Promise<void> {
  const group = briefly && !isGuest(game) ? `${game}.ftl` : game;
  if (groups.has(group) && !lacks(group)) return;
  groups.add(group);
  await refresh(untrack(() => settings.language)); // whoever waits for the words need not begin again in another language
}

/** Load the catalogues, now and whenever the language changes. */
export async function startLanguage(): Promise<void> {
  if (pseudo) sessionStorage.setItem("stolik-pseudo", "yes");
  await refresh(settings.language);
  $effect.root(() => {
    $effect(() => void refresh(settings.language));
  });
}

/** A message from the catalogue. An unknown id is shown unchanged, which tests look for. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  return format(bundle, id, args) ?? id;
}

/** The message, or undefined if the catalogue has none. */
export function maybe(id: string, args: Record<string, FluentVariable> = {}): string | undefined {
  return format(bundle, id, args) ?? undefined;
}

export function sentence(line: Line, namer: Namer): string {
  return plain(marked(bundle, line, namer) ?? line.id);
}

/** The message for a failed request. */
export function problem(error: unknown): string {
  return error instanceof Failed ? sentence(error.line, (_, name) => name) : t("web-server-away");
}

export function richSentence(line: Line, namer: Namer): Piece[] {
  return pieces(marked(bundle, line, namer) ?? line.id);
}

export interface Rule {
  id: string;
  title: string;
  text: string;
  page: string;
  /** Our rulings behind it, such as "H6". */
  rulings: string[];
}

const RULING = / ?\((H\d+)\)/g;
const PAGE = /\s*\((?:p|s|str)\.\s*([^)]+)\)\s*$/;

/**
 * A place in a game's rules, in words; a chapter has its name in the reader's language (messages: arcana-chapter-*).
 */
export function placeInRules(game: string, page: string): string {
  return t(sourceOf(page), { page: maybe(`${game}-chapter-${chapterId(page)}`) ?? page });
}

/** A game's rules: chapters with their rules, in the order of the catalogue (messages: *-rule-*, *-rules-*). */
export function ruleBook(game: string): { title: string; rules: Rule[] }[] {
  const chapters: { title: string; rules: Rule[] }[] = [];
  const made = bundle; // read again when the language changes
  const ours = pathsOf(settings.language, game).filter((p) => p.endsWith("-rules.ftl"));
  const text = [...ours.map((p) => sources.get(p) ?? ""), ...fetchedWords(game, settings.language)].join("\n");
  const ids = new Set([...text.matchAll(new RegExp(`^(${game}-rules?-[\\w-]+) *=`, "gm"))].map(([, id]) => id!));
  for (const id of ids) {
    if (id.startsWith(`${game}-rules-`)) chapters.push({ title: t(id), rules: [] });
    else if (!id.endsWith("-text")) chapters.at(-1)?.rules.push(ruleOf(made, id));
  }
  return chapters;
}

/** A rule is a message with attributes for title and page, or a title with a message `-text` that ends with the page. */
function ruleOf(made: FluentBundle, id: string): Rule {
  const own = made.getMessage(id)?.attributes ?? {};
  const say = (pattern: (typeof own)[string] | undefined) => (pattern ? made.formatPattern(pattern, {}, []) : "");
  const words = own.title ? t(id) : t(`${id}-text`);
  const rulings = [...words.matchAll(RULING)].map(([, number]) => number!);
  const text = words.replace(RULING, "");
  if (own.title) return { id, title: say(own.title), text, page: say(own.page), rulings };
  return { id, title: t(id), text: text.replace(PAGE, ""), page: PAGE.exec(text)?.[1] ?? "", rulings };
}

const numbers = $derived(new Intl.NumberFormat(settings.language));
const moments = $derived(new Intl.DateTimeFormat(settings.language, { dateStyle: "medium", timeStyle: "short" }));

export function number(n: number): string {
  return withMinus(numbers.format(n));
}

const percents = $derived(new Intl.NumberFormat(settings.language, { style: "percent", maximumFractionDigits: 0 }));

/** A fraction as a whole percentage. */
export function percent(part: number): string {
  return percents.format(part);
}

/** A time given in seconds since 1970. */
export function moment(at: number): string {
  return moments.format(new Date(at * 1000));
}
