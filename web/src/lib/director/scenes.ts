/** Groups the events of an update into scenes: events of one cause form one scene. */
import type { EventLine, GameEvent } from "../../generated/service";
import { isRef } from "../fluent";
import type { AnyMotion, SceneInfo } from "./types";

export interface Scene extends SceneInfo {
  readonly events: readonly EventLine[];
  /** For each event, whether it plays with the previous one or after it. */
  readonly order: readonly ("with" | "then")[];
}

/** `drawn`: whether the table knows where a thing is. */
export function scenesOf(
  events: readonly EventLine[],
  motion: AnyMotion | undefined,
  drawn: (name: string) => boolean = () => true,
): Scene[] {
  const groups: { events: EventLine[]; order: ("with" | "then")[] }[] = [];
  for (const told of events) {
    const last = groups.at(-1);
    const how = last ? joined(last.events.at(-1)!.event, told.event, motion) : false;
    if (last && how) {
      last.events.push(told);
      last.order.push(how);
    } else groups.push({ events: [told], order: ["then"] });
  }
  return groups.map((group) => {
    const who = motion?.who?.(group.events.map((told) => told.event));
    const seat = who === undefined ? seatOf(group.events) : who;
    return { ...group, seat, place: placeOf(group.events, motion, drawn) };
  });
}

function joined(before: GameEvent, next: GameEvent, motion: AnyMotion | undefined): "with" | "then" | false {
  return motion?.joins?.(before, next) ?? false;
}

function seatOf(events: readonly EventLine[]): number | null {
  const found = events.map((told) => told.event.seat).find((seat) => typeof seat === "number");
  return typeof found === "number" ? found : null;
}

function placeOf(
  events: readonly EventLine[],
  motion: AnyMotion | undefined,
  drawn: (name: string) => boolean,
): SceneInfo["place"] {
  for (const { event, line } of events) {
    const place = motion?.place?.(event);
    if (place !== undefined) return place;
    const named = Object.values(line.args ?? {}).find(
      (word) => isRef(word) && !word.startsWith("seat:") && drawn(word),
    );
    if (typeof named === "string") return named;
  }
  const seat = seatOf(events);
  return seat === null ? undefined : `plate:${seat}`;
}

/** The things these events were about: for each event, the first drawn thing that its sentence names. */
export function touched(events: readonly EventLine[], drawn: (name: string) => boolean): string[] {
  const found = events.map(({ line }) =>
    Object.values(line.args ?? {}).find((word) => isRef(word) && !word.startsWith("seat:") && drawn(word)),
  );
  return [...new Set(found.filter((word) => typeof word === "string"))];
}

/** Merges consecutive similar scenes, for turns that would take too long. */
export function compressed(scenes: readonly Scene[]): Scene[] {
  const kind = (scene: Scene) => `${scene.seat} ${scene.events[0]!.event.type}`;
  const made: Scene[] = [];
  for (const scene of scenes) {
    const last = made.at(-1);
    if (!last || kind(last) !== kind(scene)) made.push(scene);
    else
      made[made.length - 1] = {
        ...last,
        events: [...last.events, ...scene.events],
        order: [...last.order, "with", ...scene.order.slice(1)],
      };
  }
  return made;
}
