import { expect, test } from "vitest";
import { createCostBudget } from "./costBudget.ts";

const STATUS = { maximumAvailable: 1000, currentlyAvailable: 20, restoreRate: 50 };

/** Returns how long a query of this cost waits, and ends its reservation. */
const waitFor = (budget: ReturnType<typeof createCostBudget>, cost: number): number => {
  const waitMs = budget.reserve(cost);
  budget.settle(cost, undefined);
  return waitMs;
};

test("a query waits until its cost has been restored", () => {
  let now = 0;
  const budget = createCostBudget(() => now);
  budget.reserve(500);
  budget.settle(500, STATUS);
  expect(waitFor(budget, 20)).toBe(0);
  expect(waitFor(budget, 120)).toBe(2000);
  now = 1500;
  expect(waitFor(budget, 120)).toBe(500);
});

test("a query waits for nothing before Shopify has said what is there", () => {
  expect(
    waitFor(
      createCostBudget(() => 0),
      500,
    ),
  ).toBe(0);
});

test("queries at the same time wait one after the other, and share the points", () => {
  const budget = createCostBudget(() => 0);
  budget.reserve(10);
  budget.settle(10, STATUS);
  expect([budget.reserve(20), budget.reserve(50), budget.reserve(50)]).toEqual([0, 1000, 2000]);
});

test("a query above the whole bucket waits for a full bucket and not for ever", () => {
  const budget = createCostBudget(() => 0);
  budget.reserve(10);
  budget.settle(10, STATUS);
  expect(waitFor(budget, 5000)).toBe(((1000 - 20) / 50) * 1000);
});
