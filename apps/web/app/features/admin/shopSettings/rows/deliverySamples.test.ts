import type { OwnerSite } from "@storywall/contract/schemas/site.ts";
import { SITE_SEEDS } from "@storywall/domain/sites/sites.ts";
import { expect, test } from "vitest";
import { listDeliverySamples } from "./deliverySamples.ts";

const { orderNumberPrefix: _, ...seed } = SITE_SEEDS.ZA;
const ZA: OwnerSite = JSON.parse(
  JSON.stringify({ ...seed, version: 1, changedAt: "2026-11-23T09:00:00Z", changedBy: "owner" }),
);

test("B13 B8 the delivery form shows what its cheapest set, the dozen and a large wall cost with each option as typed", () => {
  const { square_trio, dazzling_dozen } = ZA.setPrices;
  const grid = 4 * ZA.framePrices.rectangle_medium;
  expect(listDeliverySamples(ZA, [0, 9_950])).toEqual([
    { name: "Square trio", price: square_trio, totals: [square_trio, square_trio + 9_950] },
    { name: "Dazzling dozen", price: dazzling_dozen, totals: [dazzling_dozen, dazzling_dozen + 9_950] },
    { name: "Four Medium", price: grid, totals: [grid, grid + 9_950] },
  ]);
});

test("B13 a price that is not typed yet, and a wall without a price, have no sample", () => {
  const [first, second] = listDeliverySamples(
    { ...ZA, setPrices: { square_trio: 0, charming_six: 100_000, dazzling_dozen: 0 } },
    ["12x", 500],
  );
  expect(first).toEqual({ name: "Charming six", price: 100_000, totals: [undefined, 100_500] });
  expect(second).toEqual({ name: "Dazzling dozen", price: undefined, totals: [undefined, undefined] });
});
