import type { Site } from "../sites/site.ts";

/** What a site promised when an order was paid. The owner may change the site later; the order keeps its promise. */
export type OrderTerms = Pick<Site, "changeWindowMinutes" | "dispatchDays" | "courierDays">;

/** Returns what the site promises now, for a new order. */
export const termsOf = ({ changeWindowMinutes, dispatchDays, courierDays }: OrderTerms): OrderTerms => ({
  changeWindowMinutes,
  dispatchDays,
  courierDays,
});

/** Returns the site with the promises of an order in place of its own. `terms` null: the order is from before they were stored. */
export const siteOfOrder = <Terms extends Partial<OrderTerms>>(
  site: Terms,
  { terms }: { readonly terms: OrderTerms | null },
): Terms => (terms ? { ...site, ...terms } : site);
