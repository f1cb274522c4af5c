import { expect, test } from "vitest";
import { canShowWelcome, type Visit } from "./canShowWelcome.ts";

const browsingVisit: Visit = {
  path: "/browse",
  pages: 2,
  hasSeen: false,
  isSubscribed: false,
  isBusy: false,
};

test("R2.11 the welcome offer comes by itself to somebody who has begun to look around", () => {
  expect(canShowWelcome(browsingVisit)).toBe(true);
  expect(canShowWelcome({ ...browsingVisit, path: "/" })).toBe(true);
});

test.each([
  ["with the first page", { pages: 1 }],
  ["twice", { hasSeen: true }],
  ["to whoever has the code", { isSubscribed: true }],
  ["over something else", { isBusy: true }],
  ["on the checkout", { path: "/checkout" }],
  ["while somebody designs", { path: "/design" }],
  ["on an order's page", { path: "/order/abc" }],
  ["on a wall that was shared", { path: "/walls/abc" }],
  ["to whoever leaves the news", { path: "/unsubscribe/abc" }],
  ["beside the law", { path: "/terms" }],
] as const)("R2.11 R4.16 the welcome offer never comes %s", (_, difference) => {
  expect(canShowWelcome({ ...browsingVisit, ...difference })).toBe(false);
});
