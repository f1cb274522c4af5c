import fc from "fast-check";
import { expect, test } from "vitest";
import { anyDesign } from "../../test/arbitraries.ts";
import { FRAME_SIZE_KEYS } from "../catalogue/frameSizes.ts";
import { removeTile } from "../design/commands/frameCommands.ts";
import { setTileSize } from "../design/commands/tileFrameCommands.ts";
import type { Design } from "../design/design.ts";
import { sizeOfTile } from "../design/effectiveTile.ts";
import { ZA } from "../sites/za.ts";
import { type Minor, minor } from "../units/units.ts";
import { paidForTile, refundForSmallerTile } from "./tileRefunds.ts";
import { framePrice, wallPrice } from "./wallPrice.ts";

const amount = (max: number) => fc.integer({ min: 0, max }).map(minor);
const aWall = (sizes: readonly Design["size"][]): Design => ({
  version: 1,
  base: { kind: "free" },
  size: "rectangle_small",
  frameStyle: "Infinite",
  photos: [],
  tiles: sizes.map((size, index) => ({
    name: `tile_${index + 1}`,
    photoId: null,
    orientation: "portrait",
    size,
    crops: {},
  })),
});
const priceOf = (size: Design["size"]): Minor => framePrice(ZA, size) ?? minor(0);

test("B13 a tile that is left out gives its price back, and with a code of 10 percent nine tenths of it", () => {
  const design = aWall(["rectangle_large", "rectangle_small"]);
  const line = { price: wallPrice(ZA, design), quantity: 1, design, refunded: minor(0) };
  const large = { line: 0, tile: "tile_1" };
  expect(paidForTile(ZA, { lines: [line], discount: minor(0) }, large)).toBe(priceOf("rectangle_large"));
  const discount = minor(line.price / 10);
  expect(paidForTile(ZA, { lines: [line], discount }, large)).toBe(priceOf("rectangle_large") * 0.9);
});

test("B13 a smaller size gives the difference back, in the same part as was paid", () => {
  const prices = { before: minor(1000), after: minor(600) };
  expect(refundForSmallerTile(minor(1000), prices)).toBe(400);
  expect(refundForSmallerTile(minor(900), prices)).toBe(360);
  expect(refundForSmallerTile(minor(0), prices)).toBe(0);
  expect(refundForSmallerTile(minor(1000), { before: minor(600), after: minor(600) })).toBe(0);
  expect(refundForSmallerTile(minor(1000), { before: minor(600), after: minor(700) })).toBe(0);
});

test("B13 what goes back for a smaller size is never below zero and never above what was paid", () => {
  fc.assert(
    fc.property(amount(5_000_000), amount(500_000), amount(500_000), (paid, before, after) => {
      const refund = refundForSmallerTile(paid, { before, after });
      expect(Number.isInteger(refund)).toBe(true);
      expect(refund).toBeGreaterThanOrEqual(0);
      expect(refund).toBeLessThanOrEqual(paid);
    }),
  );
});

const anyStep = fc.record({ tile: fc.nat(60), size: fc.option(fc.constantFrom(...FRAME_SIZE_KEYS)) });

test("B13 however many tiles of an order become smaller or are left out, never more goes back than was paid", () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ design: anyDesign, quantity: fc.integer({ min: 1, max: 3 }) }), {
        minLength: 1,
        maxLength: 3,
      }),
      fc.nat(100),
      fc.array(fc.tuple(fc.nat(2), anyStep), { maxLength: 12 }),
      (walls, percent, steps) => {
        const lines = walls.map((wall) => ({
          ...wall,
          price: minor(wallPrice(ZA, wall.design) * wall.quantity),
          refunded: minor(0),
        }));
        const price = lines.reduce((sum, line) => sum + line.price, 0);
        const discount = minor(Math.floor((price * percent) / 100));
        for (const [place, { tile: position, size }] of steps) {
          const line = place % lines.length;
          const wall = lines[line];
          const tile = wall?.design.tiles[position % wall.design.tiles.length];
          if (!wall || !tile) continue;
          const input = { tile: tile.name };
          const paid = paidForTile(ZA, { lines, discount }, { line, ...input });
          const design = size
            ? setTileSize.run(wall.design, { ...input, size })
            : removeTile.run(wall.design, input);
          if (design === wall.design) continue;
          const before = framePrice(ZA, sizeOfTile(wall.design, tile)) ?? minor(0);
          const refund = size
            ? refundForSmallerTile(paid, { before, after: framePrice(ZA, size) ?? minor(0) })
            : paid;
          lines[line] = { ...wall, design, refunded: minor(wall.refunded + refund) };
        }
        const refunded = lines.reduce((sum, line) => sum + line.refunded, 0);
        expect(refunded).toBeLessThanOrEqual(price - discount);
      },
    ),
  );
});
