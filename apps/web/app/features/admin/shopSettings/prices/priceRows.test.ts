import { SITE_SEEDS } from "@storywall/domain/sites/sites.ts";
import { expect, test } from "vitest";
import { PRICE_ROWS, readCells } from "./priceRows.ts";

test("every price of a site has a row", () => {
  const { framePrices, setPrices } = SITE_SEEDS.ZA;
  expect(PRICE_ROWS.map(({ path }) => path)).toEqual([
    ...Object.keys(framePrices).map((key) => `framePrices.${key}`),
    ...Object.keys(setPrices).map((key) => `setPrices.${key}`),
  ]);
});

test.each([
  ["749.00\r\n949.00\r\n", [["749.00"], ["949.00"]]],
  [
    "749\t24.99\n949\t31.99",
    [
      ["749", "24.99"],
      ["949", "31.99"],
    ],
  ],
  ["749", [["749"]]],
  ["749\n\n1249", [["749"], [""], ["1249"]]],
])("pasted cells of %j", (pasted, cells) => {
  expect(readCells(pasted)).toEqual(cells);
});
