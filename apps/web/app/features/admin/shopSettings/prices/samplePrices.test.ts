import type { OwnerSite } from "@storywall/contract/schemas/site.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { SITE_SEEDS } from "@storywall/domain/sites/sites.ts";
import { expect, test } from "vitest";
import { draftPrice, SAMPLE_WALLS, savedPrice } from "./samplePrices.ts";

const { orderNumberPrefix: _, ...seed } = SITE_SEEDS.ZA;
const BASE: OwnerSite = JSON.parse(
  JSON.stringify({ ...seed, version: 1, changedAt: "2026-11-23T09:00:00Z", changedBy: "owner" }),
);

const GRID = createDesign({ kind: "template", key: "grid_four_frames" });
const SIX = createDesign({ kind: "set", key: "charming_six" });

test("B13 a wrong price leaves the examples that do not depend on it, with the other prices that are typed", () => {
  const base = BASE;
  const edits = new Map<string, unknown>([
    ["framePrices.rectangle_medium", "12x"],
    ["setPrices.charming_six", 500_000],
  ]);
  expect(draftPrice({ base, edits }, GRID)).toBeUndefined();
  expect(draftPrice({ base, edits }, SIX)).toBe(500_000);
  expect(draftPrice({ base, edits: new Map() }, GRID)).toBe(savedPrice(base, GRID));
  expect(draftPrice({ base, edits: new Map([["framePrices.rectangle_medium", 10_000]]) }, GRID)).toBe(40_000);
});

test("B13 the examples have a wall of Small frames, whose price follows that of Small alone", () => {
  const priceWith = (edits: readonly (readonly [string, number])[]) => (design: typeof GRID) =>
    draftPrice({ base: BASE, edits: new Map(edits) }, design);
  const dearer = priceWith([["framePrices.rectangle_small", 99_900]]);
  const changed = SAMPLE_WALLS.filter(({ design }) => dearer(design) !== savedPrice(BASE, design));
  expect(changed.map(({ name }) => name)).toEqual(["Four Small"]);
  expect(changed.map(({ design }) => dearer(design))).toEqual([4 * 99_900]);
});
