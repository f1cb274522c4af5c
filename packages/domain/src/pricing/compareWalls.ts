import { FRAME_SIZE_KEYS, type FrameSizeKey } from "../catalogue/frameSizes.ts";
import { SET_KEYS, type SetKey, TILE_SETS } from "../catalogue/sets.ts";
import { type Minor, minor } from "../units/units.ts";
import { pricePerTile } from "./priceGuide.ts";
import { framePrice, type PriceList } from "./wallPrice.ts";

/** One kind of wall with this many tiles, with its all-in price. */
export type ComparedWall = {
  /** The set; null for single frames. */
  readonly set: SetKey | null;
  readonly size: FrameSizeKey;
  readonly tiles: number;
  readonly price: Minor;
  readonly pricePerTile: Minor;
};

/**
 * Returns every kind of wall with this many tiles, for a comparison (B8): the set of that many squares, if there is
 * one, and single frames of each size.
 */
export const compareWalls = (prices: PriceList, tiles: number): readonly ComparedWall[] => [
  ...SET_KEYS.filter((key) => TILE_SETS[key].frameCount === tiles).map((key) => ({
    set: key,
    size: TILE_SETS[key].size,
    tiles,
    price: prices.setPrices[key],
    pricePerTile: pricePerTile(prices.setPrices[key], tiles),
  })),
  ...FRAME_SIZE_KEYS.flatMap((size) => {
    const each = framePrice(prices, size);
    return each === null ? [] : [{ set: null, size, tiles, price: minor(each * tiles), pricePerTile: each }];
  }),
];
