/** Sentences from Fluent messages. Pure: no loading, no store. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Line } from "../generated/service";

/** Returns the name of a ref such as "card:B1" or "seat:0". */
export type Namer = (kind: string, name: string) => string;

/** A piece of a sentence: plain words, or the name of a thing. */
export interface Piece {
  text: string;
  ref?: string;
}

const REF = /^[a-z][a-z0-9_-]*:\S+$/;
const [OPEN, MIDDLE, CLOSE] = ["\uE000", "\uE001", "\uE002"];
const MARKED = /\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002/g;

export function isRef(word: unknown): word is string {
  return typeof word === "string" && REF.test(word);
}

/** Short words of Polish and Czech that may not end a line. */
const SMALL = /(?<=[\s("„])([aikosuvwz]) (?=\S)/giu;
const BEFORE_NUMBER = /(?<=\p{L}) (?=\d)/gu;

/** A catalogue with lines that break as a typesetter would break them: never before a number or after a short word. */
export function bound(language: string, source: string): string {
  const text = source.replace(BEFORE_NUMBER, "\u00a0");
  return language === "en" ? text : text.replace(SMALL, "$1\u00a0");
}

export function makeBundle(language: string, sources: readonly string[], pseudo = false): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false, ...(pseudo ? { transform: pseudonym } : {}) });
  for (const source of sources)
    bundle.addResource(new FluentResource(bound(language, source)), { allowOverrides: true });
  return bundle;
}

/** The message with its arguments, or null if the language doesn't have it. */
export function format(bundle: FluentBundle, id: string, args: Record<string, FluentVariable> = {}): string | null {
  const message = bundle.getMessage(id);
  if (!message?.value) return null;
  return bundle.formatPattern(message.value, ungrouped(args), []);
}

/** Negative numbers get a real minus sign instead of the hyphen that browsers write. */
export function withMinus(digits: string): string {
  return digits.replace("-", "−");
}

/** A number without separators between thousands, as stolik.text writes it. */
class Figure extends FluentNumber {
  constructor(value: number) {
    super(value, { useGrouping: false });
  }

  override toString(scope: Parameters<FluentNumber["toString"]>[0]): string {
    return withMinus(super.toString(scope));
  }
}

function ungrouped(args: Record<string, FluentVariable>): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(args).map(([key, value]) => [key, typeof value === "number" ? new Figure(value) : value]),
  );
}

/** A value in a sentence. "kind:name" is a ref and is shown as its name. */
export type Word = NonNullable<Line["args"]>[string];

function argument(word: Word, namer: Namer): FluentVariable {
  if (typeof word === "number") return new Figure(word);
  if (word === null) return "";
  if (typeof word === "boolean") return word ? "yes" : "no";
  if (!isRef(word)) return word;
  const at = word.indexOf(":");
  return OPEN + word + MIDDLE + namer(word.slice(0, at), word.slice(at + 1)) + CLOSE;
}

/** The sentence with its refs marked, ready for `pieces` or `plain`. */
export function marked(bundle: FluentBundle, line: Line, namer: Namer): string | null {
  const args: Record<string, FluentVariable> = {};
  for (const [key, word] of Object.entries(line.args ?? {})) args[key] = argument(word, namer);
  return format(bundle, line.id, args)?.replace(/: (?=\d)/g, ":\u00a0") ?? null; // a count stays with what it counts
}

export function plain(text: string): string {
  return text.replace(MARKED, "$2");
}

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > at) found.push({ text: text.slice(at, match.index) });
    found.push({ text: match[2]!, ref: match[1]! });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ text: text.slice(at) });
  return found;
}

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ODD = "ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ";

/** Letters that none of our languages use; text that stays plain on the screen didn't come from a catalogue. */
export function pseudonym(text: string): string {
  return [...text].map((c) => ODD[PLAIN.indexOf(c)] ?? c).join("");
}
