import { STOCK_ITEM_KEYS } from "@storywall/domain/stock/stockCatalogue.ts";
import * as z from "zod/mini";
import { id, site, time } from "../primitives.ts";

/** A moulding of one colour and width in mm, or the mat of one size. */
export const stockItem = z.enum(STOCK_ITEM_KEYS);

/** Day on which it is expected back, such as 2026-12-04; null when not known. */
export const expectedOn = z.nullable(z.iso.date());

/** Something that is out of stock, as shown on orders and prints that need it. */
export const shortage = z.object({ item: z.string(), expectedOn });

/** Something that is out of stock, with who entered it. */
export const siteShortage = z.object({
  site,
  item: z.string(),
  expectedOn,
  changedAt: time,
  /** Name of the staff member who entered it. */
  changedBy: z.string(),
});
export type SiteShortage = z.infer<typeof siteShortage>;

/** What is out of stock in the workshop of each site; everything else is in stock. */
export const stock = z.object({
  sites: z.array(z.object({ code: site, countryName: z.string() })),
  shortages: z.array(
    z.extend(siteShortage, {
      /** The oldest unsent orders that need it, and the number of all. */
      orders: z.array(z.object({ orderId: id, orderNumber: z.string() })),
      orderCount: z.int(),
      /** How many of these orders were promised to leave before it is back; all of them when that day is not known. */
      lateCount: z.int(),
    }),
  ),
});
export type Stock = z.infer<typeof stock>;
