import fc from "fast-check";
import { expect, test } from "vitest";
import { SET_KEYS, TILE_SETS } from "../catalogue/sets.ts";
import { createDesign } from "../design/createDesign.ts";
import { MAX_TILES_PER_WALL } from "../design/limits.ts";
import { SITE_SEEDS } from "../sites/sites.ts";
import { minor } from "../units/units.ts";
import { createPriceGuide, findBestValueSet, findNextSet, pricePerTile } from "./priceGuide.ts";
import { framePrice, type PriceList, wallPrice } from "./wallPrice.ts";

const { ZA, AU } = SITE_SEEDS;

test("B8 thirteen photos: the dozen takes twelve of them for a third of thirteen frames", () => {
  const { cheapest, nearly, bestValue } = createPriceGuide(ZA, 13);
  expect(cheapest).toMatchObject({
    base: { kind: "free" },
    size: "rectangle_small",
    tiles: 13,
    price: 910_000,
    pricePerTile: 70_000,
  });
  expect(nearly).toMatchObject({
    base: { kind: "set", key: "dazzling_dozen" },
    tiles: 12,
    price: 299_999,
    pricePerTile: 25_000,
  });
  expect(bestValue).toBe("dazzling_dozen");
});

test("B8 five photos: the cheapest wall is the six, and six more tiles cost nineteen dollars", () => {
  expect(createPriceGuide(AU, 5)).toMatchObject({
    cheapest: { base: { key: "charming_six" }, tiles: 6, price: 7_599 },
    nextSet: { key: "dazzling_dozen", moreTiles: 6, extra: 1_900 },
  });
});

test("B8 no photo has no wall, and neither have more photos than any wall takes", () => {
  expect(createPriceGuide(ZA, 0)).toMatchObject({ cheapest: null, nearly: null, nextSet: null });
  expect(createPriceGuide(ZA, MAX_TILES_PER_WALL + 1)).toMatchObject({ cheapest: null, nearly: null });
});

test("the largest set has no next one, nor one whose next costs no more", () => {
  expect(findNextSet(ZA, "dazzling_dozen")).toBeNull();
  const setPrices = { ...ZA.setPrices, charming_six: ZA.setPrices.square_trio };
  expect(findNextSet({ setPrices }, "square_trio")).toBeNull();
});

test("two sets of the same price per tile are neither of them the best value", () => {
  const setPrices = { square_trio: minor(300), charming_six: minor(500), dazzling_dozen: minor(1000) };
  expect(findBestValueSet({ setPrices })).toBeNull();
});

const anyPrice = fc.integer({ min: 1, max: 500_000 }).map(minor);
const anyPrices: fc.Arbitrary<PriceList> = fc.record({
  framePrices: fc.record({
    rectangle_small: anyPrice,
    rectangle_medium: anyPrice,
    rectangle_large: anyPrice,
    rectangle_xlarge: anyPrice,
  }),
  setPrices: fc.record({ square_trio: anyPrice, charming_six: anyPrice, dazzling_dozen: anyPrice }),
});
const anyCount = fc.integer({ min: 1, max: MAX_TILES_PER_WALL });

test("B8 the cheapest wall has a tile for each photo, costs what the shop asks, and no set or frame beats it", () => {
  fc.assert(
    fc.property(anyPrices, anyCount, (prices, count) => {
      const { cheapest } = createPriceGuide(prices, count);
      if (cheapest === null) throw new Error("every number of photos has a wall");
      expect(cheapest.tiles).toBeGreaterThanOrEqual(count);
      if (cheapest.base.kind !== "free")
        expect(cheapest.price).toBe(wallPrice(prices, createDesign(cheapest.base, { size: cheapest.size })));
      else expect(cheapest.price).toBe(count * (framePrice(prices, cheapest.size) ?? Number.NaN));
      const sets = SET_KEYS.filter((key) => TILE_SETS[key].frameCount >= count).map(
        (key) => prices.setPrices[key],
      );
      const frames = Object.values(prices.framePrices).map((price) => price * count);
      expect(cheapest.price).toBe(Math.min(...sets, ...frames, cheapest.price));
    }),
  );
});

test("B8 the wall for most photos is cheaper, has fewer tiles than photos, and at least two thirds of them", () => {
  fc.assert(
    fc.property(anyPrices, anyCount, (prices, count) => {
      const { cheapest, nearly } = createPriceGuide(prices, count);
      if (nearly === null || cheapest === null) return;
      expect(nearly.price).toBeLessThan(cheapest.price);
      expect(nearly.tiles).toBeLessThan(count);
      expect(nearly.tiles * 3).toBeGreaterThanOrEqual(count * 2);
    }),
  );
});

test("B8 one more photo never makes the cheapest wall cheaper", () => {
  fc.assert(
    fc.property(anyPrices, fc.integer({ min: 1, max: MAX_TILES_PER_WALL - 1 }), (prices, count) => {
      const price = (photos: number) => createPriceGuide(prices, photos).cheapest?.price ?? 0;
      expect(price(count + 1)).toBeGreaterThanOrEqual(price(count));
    }),
  );
});

test("B8 no set has a lower price per tile than the best value, and the next set adds what it says", () => {
  fc.assert(
    fc.property(anyPrices, (prices) => {
      const best = findBestValueSet(prices);
      for (const key of SET_KEYS) {
        const { frameCount } = TILE_SETS[key];
        if (best !== null && key !== best)
          expect(prices.setPrices[key] / frameCount).toBeGreaterThan(
            prices.setPrices[best] / TILE_SETS[best].frameCount,
          );
        const next = findNextSet(prices, key);
        if (next === null) continue;
        expect(prices.setPrices[key] + next.extra).toBe(prices.setPrices[next.key]);
        expect(frameCount + next.moreTiles).toBe(TILE_SETS[next.key].frameCount);
      }
    }),
  );
});

test("the price per tile is within half a cent of its share", () => {
  fc.assert(
    fc.property(anyPrice, anyCount, (price, tiles) => {
      expect(Math.abs(pricePerTile(price, tiles) - price / tiles)).toBeLessThanOrEqual(0.5);
    }),
  );
});
