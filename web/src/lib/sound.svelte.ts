/**
 * Wood, paper, dice and brass: which sound is played when (art/sounds/README.md), never the same one twice in a row.
 */
import { art } from "../art/art";
import index from "../art/sounds.json";
import { settings } from "./settings.svelte";

export type SoundName = keyof typeof index;
interface Take {
  file: string;
  ms: number;
  contact: number;
}
type Event = Record<string, unknown> & { type: string };

const GAIN: Record<string, number> = { hand: 0.7, table: 0.9, event: 1, call: 1, ending: 1 };
const AT_ONCE = 60; // the same sound so soon again is one sound
const SOON = 400;

const EVENTS: Partial<Record<SoundName, string>> = {
  put_down: "moved placed repaired ship_moved retreated militia_called first_player damaged ship_hit",
  slide: "militia_returned",
  agent: "influenced took-agents captured freed relations_formed reputation_kept",
  marker: "scored took-initiative produced",
  token:
    "gained taxed stole traded spent disc_placed disc_returned colonized cube_returned part_placed researched techs_drawn zone_sealed",
  coin: "upkeep_paid bribe_tried stake_bribed",
  tile: "tile_placed discovery_kept",
  card_deal: "drew refilled tile_drawn objectives_dealt",
  card_slide:
    "copied seized laid secured discarded-card gave-card tile_discarded part_removed fielded_hidden hidden_moved agent_moved discarded agent_expelled stake_won",
  card_turn: "played took-card reputation_drawn fielded_open agent_revealed place_played stake_turned objective_shown",
  shuffle: "chapter-began court-shuffled stack_reshuffled reshuffled",
  dice_3: "rolled dice_rolled population_attacked",
  ship_destroyed: "ship_destroyed",
  city_falls: "outraged population_wiped_out collapsed zone_died",
  battle: "battle-began battle_began",
  ambition: "declared battle_won jubilee_shown",
  discovery: "used-card discovery_found ship_found card_fetched",
  round_end: "chapter-ended",
  building: "guild_taken",
};
const soundOf = new Map(
  Object.entries(EVENTS).flatMap(([sound, types]) => types.split(" ").map((type) => [type, sound as SoundName])),
);
const HEAVY = ["city", "starport", "orbital", "monolith", "starbase"];

/** The sound of an event; null if it is silent on purpose. */
export function heard(event: Event): SoundName | null {
  const heavy = HEAVY.includes(String(event.piece ?? event.item));
  if (event.type === "built") return heavy ? "building" : "put_down";
  if (event.type === "destroyed") return heavy ? "city_falls" : "ship_destroyed";
  return soundOf.get(event.type) ?? null;
}

let audio: AudioContext | null = null;
const buffers = new Map<string, Promise<AudioBuffer | null>>();
const last = new Map<SoundName, { take: number; at: number; run: number }>();

async function buffer(file: string): Promise<AudioBuffer | null> {
  const opus = document.createElement("audio").canPlayType('audio/ogg; codecs="opus"') !== "";
  const path = opus ? `sounds/opus/${file}.opus` : `sounds/aac/${file}.m4a`;
  try {
    return await audio!.decodeAudioData(await (await fetch(art(path))).arrayBuffer());
  } catch {
    return null; // a table without sound is still a table
  }
}

/** Play a sound, if the reader wants sounds and has interacted with the page. `delay` in milliseconds. */
export async function play(name: SoundName, delay = 0): Promise<void> {
  if (!settings.sound || settings.volume === 0 || !navigator.userActivation?.hasBeenActive) return;
  const { group, bend, takes } = index[name] as { group: string; bend: number; takes: Take[] };
  if (document.hidden && group !== "call") return;
  const [before, now] = [last.get(name), performance.now() + delay];
  if (before && now - before.at < AT_ONCE) return;
  const run = before && now - before.at < SOON ? before.run + 1 : 0;
  if (run > 4) return;
  const step = takes.length > 1 ? 1 + Math.floor(Math.random() * (takes.length - 1)) : 0;
  const take = ((before?.take ?? 0) + step) % takes.length;
  last.set(name, { take, at: now, run });
  audio ??= new AudioContext();
  const file = takes[take]!.file;
  if (!buffers.has(file)) buffers.set(file, buffer(file));
  const loaded = await buffers.get(file)!;
  if (!loaded || performance.now() - now > SOON) return; // too late to belong to what is seen
  const [source, loud] = [audio.createBufferSource(), audio.createGain()];
  source.buffer = loaded;
  source.playbackRate.value = 1 + (Math.random() * 2 - 1) * bend;
  loud.gain.value = settings.volume * (GAIN[group] ?? 1) * 10 ** ((-3 * run - 2 * Math.random()) / 20);
  source.connect(loud).connect(audio.destination);
  source.start(audio.currentTime + Math.max(0, now - performance.now()) / 1000);
}
