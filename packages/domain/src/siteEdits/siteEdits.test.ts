import fc from "fast-check";
import { expect, test } from "vitest";
import { deepMerge } from "../sites/siteContent.ts";
import { SITE_SEEDS } from "../sites/sites.ts";
import { diffSiteContent } from "./diffSiteContent.ts";
import { mergeSiteEdits } from "./mergeSiteEdits.ts";
import { isSameValue, listSiteFields, type SiteFields, toSiteChange } from "./siteFields.ts";

const { ZA } = SITE_SEEDS;
const edited = (change: object): object => {
  const content = deepMerge(ZA, change);
  return typeof content === "object" && content !== null ? content : {};
};

test("a field is named by its path, and a list is one field", () => {
  const fields = listSiteFields({ a: { b: 1, c: null }, d: [{ e: 2 }] });
  expect([...fields]).toEqual([
    ["a.b", 1],
    ["a.c", null],
    ["d", [{ e: 2 }]],
  ]);
});

test("the change of some fields has the shape of the site", () => {
  const fields = new Map<string, unknown>([
    ["framePrices.rectangle_small", 1],
    ["framePrices.rectangle_large", 2],
    ["cutOffTime", "14:00"],
  ]);
  expect(toSiteChange(fields)).toEqual({
    framePrices: { rectangle_small: 1, rectangle_large: 2 },
    cutOffTime: "14:00",
  });
});

test("a difference names only the fields that changed", () => {
  const after = edited({ copy: { title: "New" }, holidays: [], framePrices: { rectangle_small: 70_000 } });
  expect(diffSiteContent(ZA, after)).toEqual([
    { path: "copy.title", before: ZA.copy.title, after: "New" },
    { path: "holidays", before: ZA.holidays, after: [] },
  ]);
});

test("edits of different fields merge without a conflict", () => {
  const theirs = edited({ framePrices: { rectangle_large: 1 } });
  const mine = new Map([["framePrices.rectangle_small", 2]]);
  expect(mergeSiteEdits({ base: ZA, mine, theirs })).toEqual({
    edits: mine,
    conflicts: [],
    theirChanges: [{ path: "framePrices.rectangle_large", before: 120_000, after: 1 }],
  });
});

test("the same field with another value is a conflict, with the same value it is none", () => {
  const theirs = edited({ framePrices: { rectangle_large: 1, rectangle_small: 3 } });
  const mine = new Map([
    ["framePrices.rectangle_large", 1],
    ["framePrices.rectangle_small", 2],
  ]);
  expect(mergeSiteEdits({ base: ZA, mine, theirs })).toEqual({
    edits: new Map(),
    conflicts: [{ path: "framePrices.rectangle_small", base: 70_000, mine: 2, theirs: 3 }],
    theirChanges: [],
  });
});

const PATHS = ["copy.title", "tax.percent", "holidays", "cutOffTime", "business.phone"];
const anyValue = fc.oneof(
  fc.nat(3),
  fc.constant(null),
  fc.array(fc.record({ date: fc.nat(2) }), { maxLength: 2 }),
);
const anyFields = fc
  .array(fc.tuple(fc.constantFrom(...PATHS), anyValue))
  .map((entries): SiteFields => new Map(entries));

test("of two people's edits each field ends as mine, as theirs, or as a conflict", () => {
  fc.assert(
    fc.property(anyFields, anyFields, anyFields, (first, mine, others) => {
      const base = edited(toSiteChange(first));
      const theirs = deepMerge(base, toSiteChange(others));
      if (typeof theirs !== "object" || theirs === null) throw new Error("not an object");
      const merged = mergeSiteEdits({ base, mine, theirs });
      const asked = new Set(merged.conflicts.map(({ path }) => path));
      const after = listSiteFields({ ...(deepMerge(theirs, toSiteChange(merged.edits)) ?? {}) });
      const before = listSiteFields(base);
      const theirFields = listSiteFields(theirs);
      for (const path of PATHS) {
        const isMine = mine.has(path) && !isSameValue(mine.get(path), before.get(path));
        const isTheirs = !isSameValue(theirFields.get(path), before.get(path));
        const bothDiffer = isMine && isTheirs && !isSameValue(mine.get(path), theirFields.get(path));
        expect(asked.has(path)).toBe(bothDiffer);
        if (isMine && !bothDiffer) expect(after.get(path)).toEqual(mine.get(path));
        else expect(after.get(path)).toEqual(theirFields.get(path));
      }
    }),
  );
});

test("one's own edits on one's own version meet no conflict", () => {
  fc.assert(
    fc.property(anyFields, (mine) => {
      const merged = mergeSiteEdits({ base: ZA, mine, theirs: ZA });
      expect([merged.conflicts, merged.theirChanges]).toEqual([[], []]);
    }),
  );
});
