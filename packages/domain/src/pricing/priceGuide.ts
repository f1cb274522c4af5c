import { CANVAS_TEMPLATES } from "../catalogue/canvasTemplates.ts";
import { FRAME_SIZE_KEYS, type FrameSizeKey } from "../catalogue/frameSizes.ts";
import { SET_KEYS, type SetKey, TILE_SETS } from "../catalogue/sets.ts";
import { TEMPLATE_KEYS } from "../catalogue/templateKeys.ts";
import type { DesignBase } from "../design/design.ts";
import { MAX_TILES_PER_WALL } from "../design/limits.ts";
import { type Minor, minor } from "../units/units.ts";
import { framePrice, type PriceList } from "./wallPrice.ts";

/** A wall with tiles of one size, and its price. */
export type PricedWallOffer = {
  readonly base: DesignBase;
  readonly size: FrameSizeKey;
  readonly tiles: number;
  readonly price: Minor;
  readonly pricePerTile: Minor;
};

/** The next larger set: how many more tiles it has, and how much more it costs. */
export type NextSet = { readonly key: SetKey; readonly moreTiles: number; readonly extra: Minor };

/** Price advice for a shopper with a number of photos. */
export type PriceGuide = {
  /** The cheapest wall with a tile for each photo; null for no photos, and for more than any wall has tiles. */
  readonly cheapest: PricedWallOffer | null;
  /**
   * A cheaper wall for most of the photos: among the cheaper ones, that with the most tiles. Null when none has
   * enough.
   */
  readonly nearly: PricedWallOffer | null;
  /** The next larger set, when the cheapest wall is a set; null when there is none. */
  readonly nextSet: NextSet | null;
  /** The set with the lowest price per tile; null when two share it. */
  readonly bestValue: SetKey | null;
};

/** Minimum share of the photos that a suggested wall must have tiles for. */
const MIN_SHARE_OF_PHOTOS = 2 / 3;

/**
 * Returns the cheapest walls for `photos` photos at the prices of a site, so that a shopper who would be happy with
 * a dozen does not pay for thirteen frames.
 */
export const createPriceGuide = (prices: PriceList, photoCount: number): PriceGuide => {
  const offers = [...listFixedOffers(prices), ...listFreeOffers(prices, photoCount)];
  const [cheapest = null] = offers.filter(({ tiles }) => photoCount > 0 && tiles >= photoCount).sort(byPrice);
  const [nearly = null] = offers
    .filter(({ tiles, price }) => isMost(tiles, photoCount) && cheapest !== null && price < cheapest.price)
    .sort((a, b) => b.tiles - a.tiles || byPrice(a, b));
  return {
    cheapest,
    nearly,
    nextSet: cheapest?.base.kind === "set" ? findNextSet(prices, cheapest.base.key) : null,
    bestValue: findBestValueSet(prices),
  };
};

/** Sorts the cheaper wall first; of the same price, the one with fewer tiles to fill. */
const byPrice = (a: PricedWallOffer, b: PricedWallOffer): number => a.price - b.price || a.tiles - b.tiles;

const isMost = (tiles: number, photoCount: number): boolean =>
  tiles < photoCount && tiles >= photoCount * MIN_SHARE_OF_PHOTOS;

/** Returns all sets and layouts, in each of their sizes. */
const listFixedOffers = (prices: PriceList): readonly PricedWallOffer[] => [
  ...SET_KEYS.map((key) => {
    const { frameCount, size } = TILE_SETS[key];
    return toOffer({ kind: "set", key }, size, frameCount, prices.setPrices[key]);
  }),
  ...TEMPLATE_KEYS.flatMap((key) => {
    const { sizes, frameCount } = CANVAS_TEMPLATES[key];
    return sizes.flatMap((size) => listFramesOf(prices, { kind: "template", key }, size, frameCount));
  }),
];

/**
 * Returns gallery walls with a frame for each photo, one for each size; empty for more photos than a wall may have
 * tiles.
 */
const listFreeOffers = (prices: PriceList, count: number): readonly PricedWallOffer[] =>
  count < 1 || count > MAX_TILES_PER_WALL
    ? []
    : FRAME_SIZE_KEYS.flatMap((size) => listFramesOf(prices, { kind: "free" }, size, count));

const listFramesOf = (
  prices: PriceList,
  base: DesignBase,
  size: FrameSizeKey,
  count: number,
): readonly PricedWallOffer[] => {
  const price = framePrice(prices, size);
  return price === null ? [] : [toOffer(base, size, count, minor(price * count))];
};

const toOffer = (base: DesignBase, size: FrameSizeKey, tiles: number, price: Minor): PricedWallOffer => ({
  base,
  size,
  tiles,
  price,
  pricePerTile: pricePerTile(price, tiles),
});

/** Returns the price of one tile of a wall, rounded to whole minor units. */
export const pricePerTile = (price: Minor, tiles: number): Minor => minor(Math.round(price / tiles));

/** Returns the next larger set compared with this set; null for the largest, and when the larger one costs no more. */
export const findNextSet = ({ setPrices }: Pick<PriceList, "setPrices">, key: SetKey): NextSet | null => {
  const { frameCount } = TILE_SETS[key];
  const [next] = SET_KEYS.filter((other) => TILE_SETS[other].frameCount > frameCount).sort(
    (a, b) => TILE_SETS[a].frameCount - TILE_SETS[b].frameCount,
  );
  if (next === undefined) return null;
  const extra = setPrices[next] - setPrices[key];
  return extra > 0
    ? { key: next, moreTiles: TILE_SETS[next].frameCount - frameCount, extra: minor(extra) }
    : null;
};

/** Returns the set with the lowest price per tile; null when two are equal. All sets have squares of one size. */
export const findBestValueSet = ({ setPrices }: Pick<PriceList, "setPrices">): SetKey | null => {
  const perTile = (key: SetKey): number => setPrices[key] / TILE_SETS[key].frameCount;
  const [best, second] = SET_KEYS.toSorted((a, b) => perTile(a) - perTile(b));
  return best !== undefined && second !== undefined && perTile(best) < perTile(second) ? best : null;
};
