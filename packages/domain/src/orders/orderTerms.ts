import type { Site } from "../sites/site.ts";

/**
 * The promises of a site at the time when an order was paid. The owner may change the site later; the order keeps
 * them.
 */
export type OrderTerms = Pick<Site, "changeWindowMinutes" | "dispatchDays" | "courierDays">;

/** Returns the site's current promises, for a new order. */
export const termsOf = ({ changeWindowMinutes, dispatchDays, courierDays }: OrderTerms): OrderTerms => ({
  changeWindowMinutes,
  dispatchDays,
  courierDays,
});

/**
 * Returns the site with the order's promises in place of the current ones. `terms` is null for an order that is
 * older than stored promises.
 */
export const siteOfOrder = <Terms extends Partial<OrderTerms>>(
  site: Terms,
  { terms }: { readonly terms: OrderTerms | null },
): Terms => (terms ? { ...site, ...terms } : site);
