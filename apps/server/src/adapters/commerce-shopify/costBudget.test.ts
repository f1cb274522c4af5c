import { expect, test } from "vitest";
import { createCostBudget } from "./costBudget.ts";

const STATUS = { maximumAvailable: 1000, currentlyAvailable: 20, restoreRate: 50 };

test("a query waits until its cost has been restored", () => {
  let now = 0;
  const budget = createCostBudget(() => now);
  expect(budget.waitMsFor(500)).toBe(0);
  budget.update(STATUS);
  expect(budget.waitMsFor(20)).toBe(0);
  expect(budget.waitMsFor(120)).toBe(2000);
  now = 1500;
  expect(budget.waitMsFor(120)).toBe(500);
});

test("a query above the whole bucket waits for a full bucket and not for ever", () => {
  const budget = createCostBudget(() => 0);
  budget.update(STATUS);
  expect(budget.waitMsFor(5000)).toBe(((1000 - 20) / 50) * 1000);
});
