import { expect, test } from "vitest";
import { canShowWelcome, type Visit } from "./canShowWelcome.ts";

const browsingVisit: Visit = {
  path: "/browse",
  pages: 2,
  hasSeen: false,
  isSubscribed: false,
  isBusy: false,
};

test("R2.11 the welcome offer shows by itself on the second page of a visit", () => {
  expect(canShowWelcome(browsingVisit)).toBe(true);
  expect(canShowWelcome({ ...browsingVisit, path: "/" })).toBe(true);
});

test.each([
  ["on the first page", { pages: 1 }],
  ["twice", { hasSeen: true }],
  ["to a subscribed visitor", { isSubscribed: true }],
  ["over another overlay", { isBusy: true }],
  ["on the checkout", { path: "/checkout" }],
  ["in the designer", { path: "/design" }],
  ["on an order's page", { path: "/order/abc" }],
  ["on a shared wall", { path: "/walls/abc" }],
  ["on the page to unsubscribe", { path: "/unsubscribe/abc" }],
  ["on the terms", { path: "/terms" }],
] as const)("R2.11 R4.16 the welcome offer never shows %s", (_, difference) => {
  expect(canShowWelcome({ ...browsingVisit, ...difference })).toBe(false);
});
