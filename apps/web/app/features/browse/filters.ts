import { FRAME_SIZE_KEYS, type FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import type { Offer } from "./offers.ts";

/** What of the offers to show, as the address says it: `?kind=set&tiles=6&width=120`. Null: any. */
export type Filters = {
  readonly kind: Offer["kind"] | null;
  readonly tiles: number | null;
  /** Of the frames. */
  readonly size: FrameSizeKey | null;
  /** The wall's width in cm that the frames must fit. */
  readonly width: number | null;
};

/** What cannot be understood counts as absent: a link typed by hand still shows something. */
export const parseFilters = (search: URLSearchParams): Filters => {
  const kind = search.get("kind");
  return {
    kind: kind === "layout" || kind === "set" ? kind : null,
    tiles: parsePositiveInteger(search.get("tiles")),
    size: FRAME_SIZE_KEYS.find((key) => key === search.get("size")) ?? null,
    width: parsePositiveInteger(search.get("width")),
  };
};

const parsePositiveInteger = (text: string | null): number | null => {
  const value = Number(text);
  return text !== null && Number.isSafeInteger(value) && value > 0 ? value : null;
};

/** Offers that pass; of a layout only the sizes that are asked for and fit the wall. */
export const filterOffers = (
  offers: readonly Offer[],
  { kind, tiles, size, width }: Filters,
): readonly Offer[] =>
  offers.flatMap((offer) => {
    if (kind !== null && offer.kind !== kind) return [];
    if (tiles !== null && offer.tiles !== tiles) return [];
    const [first, ...others] = offer.sizes.filter(
      (one) => (size === null || one.size === size) && (width === null || one.widthCm <= width),
    );
    return first ? [{ ...offer, sizes: [first, ...others] }] : [];
  });

/** The address with one filter changed; null takes it away. */
export const filterHref = (filters: Filters, change: Partial<Filters>): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...filters, ...change })) {
    if (value !== null) search.set(name, String(value));
  }
  return search.size > 0 ? `/browse?${search}` : "/browse";
};
