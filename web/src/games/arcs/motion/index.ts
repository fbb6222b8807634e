/** How everything that happens in Arcs is shown: one recipe for every kind of event. */
import type { ArcsView, Event } from "../../../generated/arcs";
import type { GameMotion } from "../../../lib/director/types";
import { t } from "../../../lib/i18n.svelte";
import * as cards from "./cards";
import * as chapter from "./chapter";
import * as pieces from "./pieces";

/** Pairs of events with the same cause. */
const TOGETHER: Record<string, readonly Event["type"][]> = {
  spent: ["gained", "none-left", "built", "repaired"],
  taxed: ["gained", "none-left", "captured"],
  gained: ["gained", "none-left"],
  discarded: ["discarded"],
  damaged: ["damaged", "destroyed"],
  destroyed: ["destroyed", "damaged", "outraged"],
  outraged: ["discarded-card", "discarded"],
  secured: ["captured", "took-agents"],
  captured: ["captured"],
  "took-agents": ["took-agents"],
  drew: ["drew"],
  placed: ["placed"],
  built: ["built"],
  scored: ["scored"],
};

export const motion: GameMotion<Event> = {
  recipes: {
    drafted: cards.drafted,
    "chapter-began": chapter.chapterBegan,
    drew: cards.drew,
    mulliganed: cards.mulliganed,
    played: cards.played,
    copied: cards.copied,
    seized: cards.seized,
    passed: cards.passed,
    "took-initiative": cards.tookInitiative,
    declared: chapter.declared,
    "turn-ended": cards.turnEnded,
    spent: pieces.spent,
    gained: pieces.gained,
    "none-left": pieces.noneLeft,
    discarded: pieces.discarded,
    stole: pieces.stole,
    taxed: pieces.taxed,
    captured: pieces.captured,
    "took-agents": pieces.tookAgents,
    built: pieces.built,
    placed: pieces.placed,
    moved: pieces.moved,
    repaired: pieces.repaired,
    influenced: cards.influenced,
    secured: cards.secured,
    refilled: cards.refilled,
    "took-card": cards.tookCard,
    "discarded-card": cards.discardedCard,
    "used-card": cards.usedCard,
    "battle-began": pieces.battleBegan,
    rolled: pieces.rolled,
    damaged: pieces.damaged,
    destroyed: pieces.destroyed,
    outraged: pieces.outraged,
    scored: chapter.scored,
    "nobody-scored": chapter.nobodyScored,
    "chapter-ended": chapter.chapterEnded,
    "game-ended": chapter.gameEnded,
    returned: pieces.returned,
    "saw-hand": cards.sawHand,
    "swapped-cards": cards.swappedCards,
    "discarded-hand": cards.discardedHand,
    "picked-up": cards.pickedUp,
    laid: cards.laid,
    executed: pieces.executed,
    freed: pieces.freed,
    traded: pieces.traded,
    "gave-card": cards.gaveCard,
    buried: cards.buried,
    "court-shuffled": cards.courtShuffled,
  },
  joins(before, next) {
    if (before.type === "moved" && next.type === "moved") return next.on ? "then" : false;
    if (!TOGETHER[before.type]?.includes(next.type)) return false;
    const one = "seat" in before && "seat" in next && before.seat === next.seat;
    if (before.type === "drew" || before.type === "destroyed" || before.type === "damaged") return "with";
    return one ? (before.type === "spent" || before.type === "taxed" ? "then" : "with") : false;
  },
  /** Nobody's: who has won is told when everything is counted. */
  who: (events) => (events[0]?.type === "game-ended" ? null : undefined),
  place(event) {
    if (event.type === "game-ended") return "board:nowhere";
    if ("system" in event) return `system:${event.system}`;
    if (event.type === "moved") return `system:${event.to}`;
    if ("place" in event && typeof event.place === "string") return `system:${event.place.split(".")[0]}`;
    return undefined;
  },
  teaser({ events: [first], seat }, { table }) {
    if (first?.event.type === "game-ended") return t("web-game-over");
    return first?.event.type === "rolled" ? t("arcs-web-rolling", { player: table.person(seat ?? 0) }) : undefined;
  },
  opening: {
    bare: (view) => chapter.bare(view as ArcsView),
    play: (stage) => chapter.layOut(stage),
  },
  /** The rival in a battle gets a banner; raids are part of battles. */
  alarms: (event, seat) => seat !== null && event.type === "battle-began" && event.rival === seat,
};
