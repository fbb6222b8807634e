import { expect, it } from "vitest";
import type { ArcsView } from "../../../generated/arcs";
import { earned, endingsIn, gainsOf, snagOf } from "./endings";

const scored = (seat: number, ambition: string, power: number, counts: number[], place = 1) => ({
  type: "scored",
  seat,
  ambition,
  place,
  power,
  counts,
});
const ended = (chapter: number) => ({ type: "chapter-ended", chapter });
const STORY = [
  scored(2, "tycoon", 5, [1, 0, 4]),
  scored(0, "tycoon", 3, [1, 0, 4], 2),
  { type: "nobody-scored", ambition: "tyrant", counts: [1, 1, 0] },
  ended(1),
  { type: "chapter-began", chapter: 2 },
  ended(2),
  scored(1, "keeper", 2, [0, 1, 0]),
];

it("finds every end of a chapter in the whole story", () => {
  expect(endingsIn(STORY, 3).map((e) => e.chapter)).toEqual([1, 3]);
  expect(endingsIn(STORY, 3)[0]!.results).toEqual([
    {
      ambition: "tycoon",
      places: [
        { seat: 2, place: 1, power: 5, parts: [] },
        { seat: 0, place: 2, power: 3, parts: [] },
      ],
      counts: [
        { seat: 2, count: 4 },
        { seat: 0, count: 1 },
      ],
      markers: [],
    },
    {
      ambition: "tyrant",
      places: [],
      counts: [
        { seat: 0, count: 1 },
        { seat: 1, count: 1 },
      ],
      markers: [],
    },
  ]);
});

it("forgets an end that was taken back", () => {
  expect(endingsIn([...STORY, { type: "table-undone", seat: 0, count: 1 }], 3).map((e) => e.chapter)).toEqual([1]);
});

it("adds up what a chapter brought to everybody", () => {
  const ending = {
    chapter: 1,
    results: endingsIn([...STORY.slice(0, 3), scored(0, "keeper", 4, [2, 0, 0]), ended(1)], 1)[0]!.results,
  };
  expect(gainsOf(ending, 3)).toEqual([
    {
      seat: 0,
      power: 7,
      from: [
        { ambition: "tycoon", power: 3 },
        { ambition: "keeper", power: 4 },
      ],
    },
    { seat: 2, power: 5, from: [{ ambition: "tycoon", power: 5 }] },
    { seat: 1, power: 0, from: [] },
  ]);
});

it("explains Power by the view before, if the parts add up to it", () => {
  const parts = [
    { what: "markers", power: 3 },
    { what: "cities", power: 2 },
  ];
  const marker = { id: "high", first: 3, second: 2, flipped: false, ambition: "tycoon" };
  const markers = [marker, { ...marker, ambition: "tyrant" }];
  const view = { players: [{}, {}, { awards: { tycoon: [parts, []] } }], markers } as unknown as ArcsView;
  const [tycoon] = endingsIn(STORY.slice(0, 1), 1, view)[0]!.results;
  expect(tycoon!.places).toEqual([{ seat: 2, place: 1, power: 5, parts }]);
  expect(tycoon!.markers).toEqual([marker]);
  const [other] = endingsIn([scored(2, "tycoon", 9, [1, 0, 4])], 1, view)[0]!.results;
  expect(other!.places).toEqual([{ seat: 2, place: 1, power: 9, parts: [] }]);
});

it.each([
  [[], 0, "qualify"],
  [[3, 3], 0, "ties"],
  [[4, 2, 2], 0, "ties"],
  [[4, 2, 1, 1], 0, undefined],
  [[2], 0, undefined],
  [[2, 1], 2, "ties"],
  [[1, 1], 3, "ties"],
] as const)("names the rule behind counts of %s with %i tokens: %s", (counts, tokens, rule) => {
  const rows = counts.map((count, seat) => ({ seat, count }));
  expect(snagOf({ ambition: "tycoon", places: [], counts: rows, markers: [] }, tokens)).toBe(rule);
});

it("adds up what a player gets from one ambition after the other", () => {
  const told = [scored(0, "tycoon", 5, []), scored(1, "tycoon", 3, [], 2), scored(0, "warlord", 2, [], 2)];
  const lines = told.map((event) => ({ event }));
  expect(told.map((event) => earned(lines, event))).toEqual([5, 3, 7]);
});
