import { FRAME_SIZE_KEYS, type FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import type { Minor } from "@storywall/domain/units/units.ts";
import type { Offer } from "./offers.ts";

/** All sites have currencies of a hundred cents. */
export const MINOR_PER_UNIT = 100;

/** The filters in the address, `?kind=set&tiles=6&price=3000&width=120`. Null means any. */
export type Filters = {
  readonly kind: Offer["kind"] | null;
  readonly tiles: number | null;
  /** The highest price, in whole rand or dollars. */
  readonly price: number | null;
  /** A size that the wall must have frames of. */
  readonly size: FrameSizeKey | null;
  /** The width of the shopper's wall in cm, into which the frames must fit. */
  readonly width: number | null;
};

/**
 * Returns the filters of an address. Invalid values count as absent, so that a link typed by hand still shows
 * something.
 */
export const parseFilters = (search: URLSearchParams): Filters => {
  const kind = search.get("kind");
  return {
    kind: kind === "layout" || kind === "set" || kind === "gallery" ? kind : null,
    tiles: parsePositiveInteger(search.get("tiles")),
    price: parsePositiveInteger(search.get("price")),
    size: FRAME_SIZE_KEYS.find((key) => key === search.get("size")) ?? null,
    width: parsePositiveInteger(search.get("width")),
  };
};

const parsePositiveInteger = (text: string | null): number | null => {
  const value = Number(text);
  return text !== null && Number.isSafeInteger(value) && value > 0 ? value : null;
};

/** Whether an amount is within the price of a filter. */
export const isWithinPrice = (amount: Minor, price: Filters["price"]): boolean =>
  price === null || amount <= price * MINOR_PER_UNIT;

/** Returns the offers that pass the filters, each with only the sizes that pass. */
export const filterOffers = (
  offers: readonly Offer[],
  { kind, tiles, price, size, width }: Filters,
): readonly Offer[] =>
  offers.flatMap((offer) => {
    if (kind !== null && offer.kind !== kind) return [];
    if (tiles !== null && offer.tiles !== tiles) return [];
    const [first, ...others] = offer.sizes.filter(
      (offerSize) =>
        isWithinPrice(offerSize.price, price) &&
        (size === null || offerSize.size === size) &&
        (width === null || offerSize.widthCm <= width),
    );
    return first ? [{ ...offer, sizes: [first, ...others] }] : [];
  });

/** Returns the address with some filters changed; null removes a filter. */
export const filterHref = (filters: Filters, change: Partial<Filters>): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...filters, ...change })) {
    if (value !== null) search.set(name, String(value));
  }
  return search.size > 0 ? `/browse?${search}` : "/browse";
};
