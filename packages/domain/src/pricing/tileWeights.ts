import type { Design } from "../design/design.ts";
import { sizeOfTile } from "../design/effectiveTile.ts";
import { type Minor, minor } from "../units/units.ts";
import { framePrice, type PriceList } from "./wallPrice.ts";

/** Returns the weight of each tile in the price of its wall. A set has one price, which its tiles share evenly. */
export const tileWeightsOf = (prices: PriceList, design: Design): readonly Minor[] =>
  design.tiles.map((tile) =>
    design.base.kind === "set" ? minor(1) : (framePrice(prices, sizeOfTile(design, tile)) ?? minor(1)),
  );
