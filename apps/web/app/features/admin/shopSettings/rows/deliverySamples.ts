import type { OwnerSite } from "@storywall/contract/schemas/site.ts";
import { SET_KEYS, type SetKey, TILE_SETS } from "@storywall/domain/catalogue/sets.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { calculateCartTotals } from "@storywall/domain/pricing/cartTotals.ts";
import { type Minor, minor } from "@storywall/domain/units/units.ts";
import { savedPrice } from "../prices/samplePrices.ts";

/**
 * A wall, and what its shopper pays with each of the delivery options. Undefined when a price that it needs is not set
 * or wrong.
 */
export type DeliverySample = {
  readonly name: string;
  readonly price: Minor | undefined;
  readonly totals: readonly (Minor | undefined)[];
};

/**
 * Returns what three walls of a shop cost with delivery: its cheapest set, a set of twelve, and a wall of large
 * frames. Amounts are the same as at checkout. `prices`: those of the delivery options being edited.
 */
export const listDeliverySamples = (
  site: OwnerSite,
  prices: readonly (number | string)[],
): readonly DeliverySample[] => {
  const cheapest = findCheapestSet(site);
  const walls = [
    ...[...new Set<SetKey>([cheapest, "dazzling_dozen"])].map((key) => ({
      name: TILE_SETS[key].name,
      design: createDesign({ kind: "set", key }),
    })),
    { name: "Four Medium", design: createDesign({ kind: "template", key: "grid_four_frames" }) },
  ];
  return walls.map(({ name, design }) => {
    const unitPrice = savedPrice(site, design);
    if (unitPrice === 0) return { name, price: undefined, totals: prices.map(() => undefined) };
    const totalWith = (shipping: number) =>
      calculateCartTotals({
        lines: [{ unitPrice, quantity: 1 }],
        promo: null,
        shipping: minor(shipping),
        tax: site.tax,
      }).total;
    return {
      name,
      price: unitPrice,
      totals: prices.map((price) => (isPrice(price) ? totalWith(price) : undefined)),
    };
  });
};

const isPrice = (price: number | string): price is number => typeof price === "number" && price >= 0;

/** A set without a price is not the cheapest. */
const findCheapestSet = ({ setPrices }: Pick<OwnerSite, "setPrices">): SetKey =>
  SET_KEYS.filter((key) => setPrices[key] > 0).toSorted(
    (one, other) => setPrices[one] - setPrices[other],
  )[0] ?? "square_trio";
