/** Wood, paper, dice and brass, never the same take twice in a row. The recipes of motion say what is played when. */
import { art } from "../art/art";
import index from "../art/sounds.json";
import { settings } from "./settings.svelte";

export type SoundName = keyof typeof index;
interface Take {
  file: string;
  ms: number;
  contact: number;
}

const GAIN: Record<string, number> = { hand: 0.7, table: 0.9, event: 1, call: 1, ending: 1 };
const AT_ONCE = 60; // the same sound so soon again is one sound
const SOON = 400;

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

/** At a table all sounds are fetched one after the other, from the first touch on: the first throw is to be heard too. */
export function attune(): () => void {
  const done = new AbortController();
  const touched = async () => {
    done.abort();
    for (const { takes } of Object.values(index)) for (const { file } of takes) if (settings.sound) await loaded(file);
  };
  if (navigator.userActivation?.hasBeenActive) void touched();
  else
    for (const touch of ["pointerup", "keydown"])
      addEventListener(touch, () => void touched(), { signal: done.signal });
  return () => done.abort();
}

function loaded(file: string): Promise<AudioBuffer | null> {
  audio ??= new AudioContext();
  if (!buffers.has(file)) buffers.set(file, buffer(file));
  return buffers.get(file)!;
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
  const sound = await loaded(takes[take]!.file);
  if (!sound || !audio || performance.now() - now > SOON) return; // too late to belong to what is seen
  const [source, loud] = [audio.createBufferSource(), audio.createGain()];
  source.buffer = sound;
  source.playbackRate.value = 1 + (Math.random() * 2 - 1) * bend;
  loud.gain.value = settings.volume * (GAIN[group] ?? 1) * 10 ** ((-3 * run - 2 * Math.random()) / 20);
  source.connect(loud).connect(audio.destination);
  source.start(audio.currentTime + Math.max(0, now - performance.now()) / 1000);
}
