import { minor } from "@storywall/domain/units/units.ts";
import { aDesign } from "@storywall/testkit/builders.ts";
import { expect, test } from "vitest";
import type { PricedLine } from "../../../ports/checkout/Checkouts.ts";
import type { OrderChange } from "../../../ports/orders/Orders.ts";
import { findLastingChanges } from "./findLastingChanges.ts";

const at = new Date("2026-03-01T10:00:00Z");
const change = (what: OrderChange["what"], tile: string | null): OrderChange => ({
  what,
  actor: "shopper",
  lineId: tile && "line",
  tile,
  at,
});
const line = (photos: readonly string[]): PricedLine => {
  const design = aDesign(undefined, "koi");
  const tiles = design.tiles.map((tile, index) => ({ ...tile, photoId: photos[index] ?? "koi" }));
  return {
    id: "line",
    uuid: "uuid",
    design: { ...design, tiles },
    quantity: 1,
    title: "Grid of four",
    previewKey: "key",
    unitPrice: minor(360_000),
    price: minor(360_000),
  };
};
const shown = (changes: readonly OrderChange[]) => changes.map(({ what, tile }) => [what, tile]);

test("B9 a tile that has its ordered photo again is no change, and an address always is one", () => {
  const [first, second] = aDesign().tiles.map(({ name }) => name);
  const changes = [change("address", null), change("photo", first ?? ""), change("photo", second ?? "")];
  const order = { changes, lines: [line(["koi", "sea"])] };
  expect(shown(findLastingChanges(order, [line([])]))).toEqual([
    ["address", null],
    ["photo", second],
  ]);
});

test("B9 a tile that was cropped and then given another photo is one change", () => {
  const [first = ""] = aDesign().tiles.map(({ name }) => name);
  const order = { changes: [change("crop", first), change("photo", first)], lines: [line(["sea"])] };
  expect(shown(findLastingChanges(order, [line([])]))).toEqual([["photo", first]]);
});
