import { afterEach, beforeEach, expect, test } from "vitest";
import { type AnalyticsEvent, onAnalyticsEvent } from "../../lib/analytics/analyticsEvents.ts";
import { cartOf, createTestCart, lineItemInputOf, lineItemOf, ok } from "./cartTesting.ts";

const first = lineItemInputOf("wall-1");
const elsewhere = lineItemOf(lineItemInputOf("wall-2"));
let events: AnalyticsEvent[] = [];
let stop = (): void => undefined;
beforeEach(() => {
  events = [];
  stop = onAnalyticsEvent((moment) => events.push(moment));
  events = [];
});
afterEach(() => stop());

const quantityChanges = () =>
  events.flatMap((moment) => (moment.kind === "lineChanged" ? [moment.quantityChange] : []));

test("R2.4 an added wall is tracked once, and one that another tab added is not", async () => {
  const { store } = createTestCart([ok(cartOf([lineItemOf(first), elsewhere]))]);
  await store.getState().add(first);
  expect(quantityChanges()).toEqual([1]);
});

test("R2.4 changes of a quantity are tracked by their difference", async () => {
  const { store } = createTestCart([
    ok(cartOf([lineItemOf(first, 1)])),
    ok(cartOf([lineItemOf(first, 3)])),
    ok(cartOf([])),
  ]);
  await store.getState().add(first);
  await store.getState().changeQuantity("line-wall-1", 2);
  await store.getState().remove("line-wall-1");
  expect(quantityChanges()).toEqual([1, 2, -3]);
});

test("R2.4 a wall that the cart already has is not tracked again", async () => {
  const { store } = createTestCart([ok(cartOf([lineItemOf(first)])), ok(cartOf([lineItemOf(first)]))]);
  await store.getState().add(first);
  await store.getState().add(first);
  expect(quantityChanges()).toHaveLength(1);
});
