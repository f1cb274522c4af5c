import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { SITE_SEEDS } from "@storywall/domain/sites/sites.ts";
import { minor } from "@storywall/domain/units/units.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { PricedLine } from "../../ports/checkout/Checkouts.ts";
import { toHostLines } from "./hostLines.ts";

const SITE = SITE_SEEDS.ZA;
const GRID = createDesign({ kind: "template", key: "grid_four_frames" });

const aLine = (fields: Partial<PricedLine> = {}): PricedLine => ({
  id: "line-1",
  uuid: "wall-1",
  quantity: 1,
  design: GRID,
  title: "Four frames",
  unitPrice: minor(360000),
  price: minor(360000),
  previewKey: "preview",
  ...fields,
});

test("R1.7 a wall is one line for each frame size, at the price of the size", () => {
  expect(toHostLines(SITE, aLine(), new Map([["ZA.rectangle_medium", "gid://1"]]))).toEqual([
    {
      sku: "ZA.rectangle_medium",
      title: "Medium frame",
      quantity: 4,
      unitPrice: 90000,
      variantId: "gid://1",
      wallId: "wall-1",
    },
  ]);
});

test("R1.7 a set is one line at the price of the set", () => {
  const design = createDesign({ kind: "set", key: "square_trio" });
  const line = aLine({
    design,
    quantity: 2,
    unitPrice: minor(124999),
    price: minor(249998),
    title: "Square trio",
  });
  expect(toHostLines(SITE, line, new Map())).toMatchObject([
    { sku: "ZA.square_trio", quantity: 2, unitPrice: 124999, variantId: null },
  ]);
});

test("R1.7 the lines cost what ours cost, whatever the prices are today", () => {
  fc.assert(
    fc.property(fc.nat(5_000_000), fc.integer({ min: 1, max: 9 }), (unitPrice, quantity) => {
      const line = aLine({ unitPrice: minor(unitPrice), quantity, price: minor(unitPrice * quantity) });
      const lines = toHostLines(SITE, line, new Map());
      expect(lines.reduce((sum, each) => sum + each.unitPrice * each.quantity, 0)).toBe(line.price);
      expect(lines.reduce((sum, each) => sum + each.quantity, 0)).toBe(4 * quantity);
    }),
  );
});
