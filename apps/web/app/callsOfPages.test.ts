import { globSync, readFileSync } from "node:fs";
import { ALL_CALLS, type CallName } from "@storywall/contract/calls/allCalls.ts";
import { expect, test } from "vitest";

/** Calls of the specification and of the owner that no page of ours makes, each with its reason. */
const CALLS_WITHOUT_A_PAGE: Partial<Record<CallName, string>> = {
  createCheckout: "sells sets to clients without a cart; our pages sell them by the designer and the cart",
  setCheckoutItem: "changes a checkout without a cart; our checkout links to its cart instead",
  addToCart: "adds several walls at once; a shopper adds one at a time",
  getMemoryCollections: "for other clients; pages read the same catalogue from the domain (decision 0071)",
  getMemoryCollection: "for other clients, as getMemoryCollections",
  getCatalogue: "for other clients (decision 0071)",
  getArtSet: "for other clients; the art page reads all sets at once",
  getArtSetItems: "for other clients; the art page reads all sets at once",
  getImages: "for other clients; order pages show the images by the addresses in the order",
  uploadPhoto: "for scripts; pages upload by tus, which resumes",
  getOrders: "for scripts of the owner; pages search by findOrders",
  getPaymentsToReview: "for scripts of the owner; the page Today lists these payments itself",
};

const SOURCES = globSync("**/*.{ts,tsx}", { cwd: import.meta.dirname })
  .filter((file) => !/\.test\.tsx?$|Testing\.ts$/.test(file))
  .map((file) => readFileSync(`${import.meta.dirname}/${file}`, "utf8"));

const madeByPages = new Set(
  SOURCES.flatMap((source) =>
    [...source.matchAll(/contract\/calls\/\w+\/(\w+)\.ts"/g)].map(([, name]) => name),
  ),
);

test("R7 every call is made by a page, or has a reason why none makes it", () => {
  const withoutPage = Object.keys(ALL_CALLS).filter((name) => !madeByPages.has(name));
  expect(withoutPage.toSorted()).toEqual(Object.keys(CALLS_WITHOUT_A_PAGE).toSorted());
});
