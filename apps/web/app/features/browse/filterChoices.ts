import { FRAME_SIZE_KEYS, type FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import type { Minor } from "@storywall/domain/units/units.ts";
import { MINOR_PER_UNIT } from "./filters.ts";
import type { GalleryOffer } from "./galleryOffers.ts";
import type { Offer } from "./offers.ts";

/** The choices of the filters: exactly what the listed walls have. */
export type FilterChoices = {
  readonly tiles: readonly number[];
  /** Price limits in whole rand or dollars. */
  readonly prices: readonly number[];
  readonly sizes: readonly FrameSizeKey[];
};

/** Returns the numbers of tiles, the sizes and the round prices of the listed walls, each once and the smallest first. */
export const listFilterChoices = (
  offers: readonly Pick<Offer, "tiles" | "sizes">[],
  galleryWalls: readonly Pick<GalleryOffer, "frames" | "sizes" | "price">[],
): FilterChoices => {
  const tiles = new Set([...offers.map((offer) => offer.tiles), ...galleryWalls.map(({ frames }) => frames)]);
  const sizes = new Set([
    ...offers.flatMap((offer) => offer.sizes.map(({ size }) => size)),
    ...galleryWalls.flatMap((wall) => wall.sizes),
  ]);
  return {
    tiles: [...tiles].sort((a, b) => a - b),
    prices: listRoundPrices([
      ...offers.map(({ sizes: [{ price }] }) => price),
      ...galleryWalls.map(({ price }) => price),
    ]),
    sizes: FRAME_SIZE_KEYS.filter((size) => sizes.has(size)),
  };
};

/**
 * Fractions of the walls that cost no more than each price to choose from. They are closer together where walls cost
 * little.
 */
const SHARES = [1 / 6, 1 / 3, 1 / 2, 3 / 4] as const;

/**
 * Returns round prices between the cheapest and the dearest wall, so that each country has its own steps: each lets
 * some walls pass, and none lets all pass.
 */
const listRoundPrices = (amounts: readonly Minor[]): readonly number[] => {
  const sorted = amounts.map((amount) => amount / MINOR_PER_UNIT).sort((a, b) => a - b);
  const rounded = SHARES.map((share) => roundUp(sorted[Math.floor((sorted.length - 1) * share)] ?? 0));
  return [...new Set(rounded)].filter((price) => price > 0 && price < (sorted.at(-1) ?? 0));
};

/**
 * Returns the nearest round number above: one digit or 15, followed by zeros. It is 2,000 for 1,899.99, and 150 for
 * 127.96.
 */
const roundUp = (value: number): number => {
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  const step = value < unit * 1.5 ? unit / 2 : unit;
  return Math.ceil(value / step) * step;
};

/**
 * Returns the choices, with a chosen number added that only the address names, so that it is shown like the others.
 */
export const withChosen = (choices: readonly number[], chosen: number | null): readonly number[] =>
  chosen === null || choices.includes(chosen) ? choices : [...choices, chosen].sort((a, b) => a - b);
