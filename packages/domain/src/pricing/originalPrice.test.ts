import { expect, test } from "vitest";
import { SITE_SEEDS } from "../sites/sites.ts";
import { minor } from "../units/units.ts";
import { originalSetPrice } from "./originalPrice.ts";

const { ZA } = SITE_SEEDS;
const earlier = (price: number) => ({
  ...ZA,
  earlierPrices: [
    { set: "square_trio" as const, price: minor(price), from: "2026-09-01", until: "2026-10-31" },
  ],
});
const TRIO = ZA.setPrices.square_trio;

test("R9.3 a set without a recorded earlier price has one price", () => {
  expect(originalSetPrice(ZA, "square_trio", "2026-11-23")).toBe(TRIO);
  expect(originalSetPrice(earlier(159_900), "charming_six", "2026-11-23")).toBe(ZA.setPrices.charming_six);
});

test("R3.5 a recorded earlier price is the original price of its set", () => {
  expect(originalSetPrice(earlier(159_900), "square_trio", "2026-11-23")).toBe(159_900);
});

test.each([
  ["the day before it ended", "2026-10-30", TRIO],
  ["its last day", "2026-10-31", TRIO],
  ["the day after it", "2026-11-01", 159_900],
  ["ninety days after it", "2027-01-29", 159_900],
  ["later", "2027-01-30", TRIO],
])("R3.5 an earlier price is shown for ninety days from the day after its last: %s", (_day, today, shown) => {
  expect(originalSetPrice(earlier(159_900), "square_trio", today)).toBe(shown);
});

test("R3.5 an earlier price that was not higher is never shown", () => {
  expect(originalSetPrice(earlier(TRIO - 1), "square_trio", "2026-11-23")).toBe(TRIO);
});
