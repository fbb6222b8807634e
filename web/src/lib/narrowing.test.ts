import { describe, expect, it } from "vitest";
import { amounts, fitting, glowing, meant, named, switched } from "./narrowing";

const act = (...targets: string[]) => ({ targets });

describe("narrowing by pointing", () => {
  const field = [
    act("card:B1", "zone:N"),
    act("card:B1", "zone:Z1"),
    act("card:B2", "zone:N"),
    act("card:B1", "do:discard"),
    act("card:B2", "do:discard"),
  ];

  it("lets everything glow that occurs in the list", () => {
    expect([...glowing(field, [])].sort()).toEqual(["card:B1", "card:B2", "do:discard", "zone:N", "zone:Z1"]);
  });

  it("keeps the actions that touch all that is chosen, in whatever order it was pointed at", () => {
    expect(fitting(field, ["card:B1", "zone:N"])).toEqual([act("card:B1", "zone:N")]);
    expect(fitting(field, ["zone:N", "card:B1"])).toEqual([act("card:B1", "zone:N")]);
    expect([...glowing(field, ["zone:N"])].sort()).toEqual(["card:B1", "card:B2"]);
  });

  it("is left with nothing when a thing does not belong", () => {
    expect(fitting(field, ["card:B2", "zone:Z1"])).toEqual([]);
    expect(meant(field, ["card:B2", "zone:Z1"])).toBeUndefined();
  });

  it("means the only action left although not all of it is named", () => {
    expect(meant(field, ["zone:Z1"])).toEqual(act("card:B1", "zone:Z1"));
    expect(named(field, ["zone:Z1"])).toBeUndefined();
    expect(named(field, ["zone:Z1", "card:B1"])).toEqual(act("card:B1", "zone:Z1"));
  });

  it("tells from and to apart by the order of pointing", () => {
    const moves = [act("system:A", "system:B"), act("system:B", "system:A"), act("system:A", "system:C")];
    expect(meant(moves, ["system:B", "system:A"])).toEqual(act("system:B", "system:A"));
    expect(meant(moves, ["system:A", "system:B"])).toEqual(act("system:A", "system:B"));
  });

  it("never takes one order for the other where an action says that order matters", () => {
    const trade = (give: string, take: string) => ({
      ...act("do:trade", `store:${give}`, `store:${take}`),
      ordered: true,
    });
    const only = [trade("money", "science"), trade("money", "materials")];
    expect([...glowing(only, ["do:trade"])]).toEqual(["store:money"]);
    expect(glowing(only, ["do:trade", "store:money"])).toEqual(new Set(["store:science", "store:materials"]));
    expect(fitting(only, ["do:trade", "store:science", "store:money"])).toEqual([]);
    expect(fitting(only, ["do:trade", "store:science"])).toEqual([]);
    expect(fitting(only, ["store:money", "store:science", "do:trade"])).toEqual([only[0]]);
  });

  it("switches to what belongs to another action, and keeps what goes with it", () => {
    expect(switched(field, ["card:B2"], "zone:Z1")).toEqual(["zone:Z1"]);
    expect(switched(field, ["card:B1", "do:discard"], "zone:N")).toEqual(["card:B1", "zone:N"]);
    expect(switched(field, ["card:B1"], "card:B2")).toEqual(["card:B2"]);
    expect(switched(field, ["card:B1"], "card:X")).toBeNull();
  });

  it("offers a whole action that is the beginning of a longer one", () => {
    const options = [act("do:move", "ship:1"), act("do:move", "ship:1", "ship:2")];
    expect(meant(options, ["do:move", "ship:1"])).toEqual(options[0]);
    expect([...glowing(options, ["do:move", "ship:1"])]).toEqual(["ship:2"]);
    expect(meant(options, ["do:move", "ship:1", "ship:2"])).toEqual(options[1]);
  });

  it("counts a thing that is named twice", () => {
    const options = [act("res:fuel", "res:fuel"), act("res:fuel", "res:relic")];
    expect(fitting(options, ["res:fuel", "res:fuel"])).toEqual([options[0]]);
    expect(glowing(options, ["res:fuel"])).toEqual(new Set(["res:fuel", "res:relic"]));
  });
});

describe("amounts by steppers", () => {
  const dice: ReturnType<typeof act>[] = [];
  for (let a = 0; a <= 3; a++)
    for (let s = 0; s <= 3 - a; s++) dice.push(act("do:battle", `die:assault.${a}`, `die:skirmish.${s}`));
  const prefixes = ["die:assault.", "die:skirmish."];

  it("start at the most that the list allows", () => {
    expect(amounts(dice, ["do:battle"], prefixes).map((a) => a.value)).toEqual([3, 0]);
  });

  it("obey the wish and let the others give way", () => {
    const set = amounts(dice, ["do:battle"], prefixes, { "die:skirmish.": 2 });
    expect(set.map((a) => [a.prefix, a.value])).toEqual([
      ["die:assault.", 1],
      ["die:skirmish.", 2],
    ]);
  });

  it("obey the wish that came last", () => {
    expect(
      amounts(dice, ["do:battle"], prefixes, { "die:assault.": 3, "die:skirmish.": 1 }).map((a) => a.value),
    ).toEqual([2, 1]);
    expect(
      amounts(dice, ["do:battle"], prefixes, { "die:skirmish.": 1, "die:assault.": 3 }).map((a) => a.value),
    ).toEqual([3, 0]);
  });

  it("offer only values that are in the list", () => {
    const some = [act("number:fresh.1"), act("number:fresh.3")];
    expect(amounts(some, [], ["number:fresh."])[0]).toEqual({ prefix: "number:fresh.", value: 3, values: [1, 3] });
    expect(amounts(some, [], ["number:fresh."], { "number:fresh.": 2 })[0]!.value).toBe(1);
    expect(amounts(some, [], ["number:"])).toEqual([]);
  });

  it("are not shown while an action without them is possible", () => {
    expect(amounts([...dice, act("do:pass")], [], prefixes)).toEqual([]);
  });
});
