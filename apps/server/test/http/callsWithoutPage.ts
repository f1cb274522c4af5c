import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CallName } from "@storywall/contract/calls/allCalls.ts";

/**
 * Calls that no page of ours uses, and why they stand. Most are named by the specification, for programs of others;
 * the server tests cover them like all calls.
 */
export const CALLS_WITHOUT_PAGE: Partial<Readonly<Record<CallName, string>>> = {
  addToCart: "Specified. Pages add one wall at a time, and a repeated request then adds it once.",
  createCheckout:
    "Specified. Pages lead a set through the cart, where a shopper sees and corrects what is bought before paying.",
  setCheckoutItem: "Specified. Pages change quantities in the cart, of which the checkout is made anew.",
  getArtSet: "Specified. Pages load all sets at once: there are a few dozen.",
  getArtSetItems: "Specified. Pages filter pictures by tag, not sets: a set is chosen by its look.",
  getMemoryCollection: "Specified. Pages have the same data from the first load of the site.",
  getMemoryCollections: "Specified. Pages have the same data from the first load of the site.",
  uploadPhoto: "Specified. Pages send photos in parts, so that an upload goes on after a lost connection.",
  getImages: "Specified. The order's page has its photos from the order itself.",
  getOrders:
    "A plain list for programs of the owner. The admin pages need filters and views, which findOrders has.",
  getPaymentsToReview:
    "A plain list for programs of the owner. The admin pages show these payments with their orders.",
};

/** Returns the names of calls whose file none of these sources imports. */
export const findCallsWithoutPage = (
  root: string,
  calls: readonly string[],
  sources: readonly string[],
): readonly string[] => {
  const imported = new Set(
    sources.flatMap((file) =>
      [
        ...readFileSync(join(root, file), "utf8").matchAll(/@storywall\/contract\/calls\/\w+\/(\w+)\.ts"/g),
      ].map(([, name]) => name),
    ),
  );
  return calls.filter((name) => !imported.has(name));
};
