import { expect, test } from "vitest";
import { formatMegabytes, personalDataFacts } from "./personalDataFacts.ts";

const NO_DATA = { photos: [], walls: [], links: [], cartWalls: 0, checkouts: 0, orders: [] };
const photo = { handle: "x", url: "/x.jpg", bytes: 3_400_000, uploadedAt: "", lastUsedAt: "" };

test("B12 personal data is shown as counts", () => {
  const data = { ...NO_DATA, photos: [photo, photo], walls: ["square_trio"], cartWalls: 1, checkouts: 2 };
  expect(personalDataFacts(data)).toEqual([
    ["Photos", "2, 6.8 MB in all"],
    ["Walls that you designed", "1"],
    ["Links that you made", "none"],
    ["Walls in your cart", "1"],
    ["Checkouts that were not paid", "2"],
    ["Orders", "none"],
  ]);
});

test("B12 orders are listed by their numbers", () => {
  const summary = { orderNumber: "ZA-10001", placedAt: "", total: 1 };
  const order = { ...summary, site: "ZA", status: "placed", currency: "ZAR" } as const;
  expect(personalDataFacts({ ...NO_DATA, orders: [order] }).at(-1)).toEqual(["Orders", "ZA-10001"]);
});

test.each([
  [0, "0 MB"],
  [40_000, "0.1 MB"],
  [2_000_000_000, "2,000 MB"],
])("%i bytes are %s", (bytes, text) => {
  expect(formatMegabytes(bytes)).toBe(text);
});
