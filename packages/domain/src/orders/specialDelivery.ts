import type { ShippingRate } from "../sites/site.ts";

/**
 * Returns the name of an order's delivery when it is not the site's first one, such as "By air, 1 day", so that
 * everyone who handles the order sees it. Null for the usual delivery, which needs no mention.
 */
export const findSpecialDelivery = (
  { shippingRates }: { readonly shippingRates: readonly Pick<ShippingRate, "handle">[] },
  rate: Pick<ShippingRate, "handle" | "title"> | null,
): string | null => (rate === null || rate.handle === shippingRates[0]?.handle ? null : rate.title);
