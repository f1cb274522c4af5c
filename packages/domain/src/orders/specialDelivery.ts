import type { ShippingRate } from "../sites/site.ts";

/**
 * Returns the name of the delivery that was chosen for an order in place of the site's first one, such as "By air, 1 day",
 * so that everyone who handles the order sees it; null where it has the usual one, of which nothing need be said.
 */
export const findSpecialDelivery = (
  { shippingRates }: { readonly shippingRates: readonly Pick<ShippingRate, "handle">[] },
  rate: Pick<ShippingRate, "handle" | "title"> | null,
): string | null => (rate === null || rate.handle === shippingRates[0]?.handle ? null : rate.title);
