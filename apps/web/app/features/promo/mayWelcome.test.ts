import { expect, test } from "vitest";
import { mayWelcome, type Visit } from "./mayWelcome.ts";

const looksAround: Visit = { path: "/browse", pages: 2, wasSeen: false, isSubscribed: false, isBusy: false };

test("R2.11 the welcome offer comes by itself to somebody who has begun to look around", () => {
  expect(mayWelcome(looksAround)).toBe(true);
  expect(mayWelcome({ ...looksAround, path: "/" })).toBe(true);
});

test.each([
  ["with the first page", { pages: 1 }],
  ["twice", { wasSeen: true }],
  ["to whoever has the code", { isSubscribed: true }],
  ["over something else", { isBusy: true }],
  ["on the checkout", { path: "/checkout" }],
  ["while somebody designs", { path: "/design" }],
  ["on an order's page", { path: "/order/abc" }],
  ["on a wall that was shared", { path: "/walls/abc" }],
  ["to whoever leaves the news", { path: "/unsubscribe/abc" }],
  ["beside the law", { path: "/terms" }],
] as const)("R2.11 R4.16 the welcome offer never comes %s", (_, difference) => {
  expect(mayWelcome({ ...looksAround, ...difference })).toBe(false);
});
