import { getCatalogue } from "@storywall/contract/calls/visitor/getCatalogue.ts";
import { getMemoryCollection } from "@storywall/contract/calls/visitor/getMemoryCollection.ts";
import { beforeAll, expect, test } from "vitest";
import { createOwnerCookie } from "../support/owner.ts";
import { expectOk } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";

const shop = useTestShop();
let cookie: string;
beforeAll(async () => {
  cookie = await createOwnerCookie(shop);
});

const catalogueOf = (site: "ZA" | "AU") => expectOk(shop.call(getCatalogue, { query: { site } }));

/** Sends a call of the owner; undefined where it succeeded, else its error. */
const asOwner = async (method: "PUT" | "POST", url: string, payload: object) => {
  const response = await shop.app.inject({ method, url: `/api/owner${url}`, headers: { cookie }, payload });
  return response.statusCode < 300 ? undefined : response.json();
};

/** Sections 3 and 9 of the specification. */
test("R3.1 the catalogue has the six frame types of the specification", async () => {
  const { frameTypes } = await catalogueOf("ZA");
  expect(
    frameTypes.map(({ name, matType, color, isOutOfStock }) => [name, matType, color, isOutOfStock]),
  ).toEqual([
    ["Infinite", "none", "black", false],
    ["Timeless", "shallow", "black", false],
    ["Serene", "none", "white", false],
    ["Sleek", "shallow", "white", false],
    ["Harmony", "none", "wood", false],
    ["Whisper", "shallow", "wood", false],
  ]);
});

test.each([
  ["ZA", "ZAR", [70_000, 90_000, 120_000, 140_000]],
  ["AU", "AUD", [2499, 3199, 4299, 4999]],
] as const)(
  "R3.3 R9.1 the catalogue of %s has the sizes with their prices",
  async (site, currency, prices) => {
    const { sizes, ...catalogue } = await catalogueOf(site);
    expect(catalogue.currency).toBe(currency);
    expect(
      sizes.map(({ key, name, val, sizeText, pricePerFrame }) => [key, name, val, sizeText, pricePerFrame]),
    ).toEqual([
      ["square_small", "Square", "20x20", "20cmX20cm", null],
      ["rectangle_small", "Small", "21x31", "21cmX31cm", prices[0]],
      ["rectangle_medium", "Medium", "30x45", "30cmX45cm", prices[1]],
      ["rectangle_large", "Large", "40x60", "40cmX60cm", prices[2]],
      ["rectangle_xlarge", "X-Large", "50x70", "50cmX70cm", prices[3]],
    ]);
  },
);

test("R3.4 the catalogue has the five canvas templates with their layouts", async () => {
  const { templates } = await catalogueOf("ZA");
  const both = ["rectangle_medium", "rectangle_large"];
  expect(
    templates.map(({ key, layoutType, framesCount, sizes }) => [key, layoutType, framesCount, sizes]),
  ).toEqual([
    ["flex_two_frames", "flex", 2, both],
    ["flex_three_frames", "flex", 3, both],
    ["flex_four_frames", "flex", 4, both],
    ["grid_four_frames", "grid", 4, both],
    ["mixed_absolute_four_frames", "absolute", 4, ["rectangle_medium"]],
  ]);
  expect(templates.map(({ frameTypes }) => frameTypes.join())).toEqual(Array(5).fill("Infinite,Timeless"));
  expect(templates.map(({ layoutProperties }) => layoutProperties)).toMatchObject([
    { direction: "row", gap: 50 },
    { direction: "row" },
    { direction: "row" },
    { columns: 2, rows: 2, gap: 50 },
    {
      frames: [
        { frameId: "upright_left", frameSize: "rectangle_medium", position: { x: 0, y: 0 } },
        {},
        {},
        {},
      ],
    },
  ]);
});

test("R3.1 every frame type has an image of its own", async () => {
  const { frameTypes } = await catalogueOf("ZA");
  expect(frameTypes.map(({ img }) => img)).toEqual(
    frameTypes.map(({ key }) => `/pictures/frame-${key.toLowerCase()}.svg`),
  );
});

test("R3.6 R9.3 each site has its own copy, whose original prices are the prices while none is recorded", async () => {
  expect((await catalogueOf("ZA")).copy).toMatchObject({
    business_location: "Cape Town",
    square_trio_price_original: 124_999,
    charming_six_price_original: 189_999,
    dazzling_dozen_price_original: 299_999,
  });
  expect((await catalogueOf("AU")).copy).toMatchObject({
    business_location: "Sydney",
    square_trio_price_original: 3999,
    charming_six_price_original: 7599,
    dazzling_dozen_price_original: 9499,
  });
});

test("R3.5 a price differs from its original price only where the owner recorded what was charged, and when", async () => {
  const until = new Date(shop.clock.now().getTime() - 5 * 86_400_000);
  const from = new Date(until.getTime() - 60 * 86_400_000);
  const [first, last] = [from, until].map((day) => day.toISOString().slice(0, 10));
  const earlier = { set: "square_trio", price: 159_900, from: first, until: last };
  expect(
    await asOwner("PUT", "/sites/ZA", { expectedVersion: 1, earlierPrices: [{ ...earlier, from: last }] }),
  ).toMatchObject({ error: "SITE_INVALID", issues: [{ path: "earlierPrices.0.until" }] });
  expect(await asOwner("PUT", "/sites/ZA", { expectedVersion: 1, earlierPrices: [earlier] })).toBeUndefined();

  expect((await catalogueOf("ZA")).copy.square_trio_price_original).toBe(159_900);
  const set = await expectOk(
    shop.call(getMemoryCollection, { params: { id: "square_trio" }, query: { site: "ZA" } }),
  );
  expect(set).toMatchObject({ price: 124_999, priceOriginal: 159_900 });
  expect((await catalogueOf("AU")).copy.square_trio_price_original).toBe(3999);
});

test("R3.1 a frame type is out of stock while the workshop can make it in no size", async () => {
  const setStock = (item: string, isOut: boolean) =>
    asOwner("PUT", `/stock/AU/${item}`, { isOut, expectedOn: null });
  const outOf = async () =>
    (await catalogueOf("AU")).frameTypes.flatMap(({ key, isOutOfStock }) => (isOutOfStock ? [key] : []));
  const widths = [12, 15, 18, 20];
  for (const width of widths.slice(1)) expect(await setStock(`moulding_wood_${width}`, true)).toBeUndefined();
  expect(await outOf()).toEqual([]);
  expect(await setStock("moulding_wood_12", true)).toBeUndefined();
  expect(await outOf()).toEqual(["Harmony", "Whisper"]);
});
