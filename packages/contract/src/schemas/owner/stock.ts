import { STOCK_ITEM_KEYS } from "@storywall/domain/stock/stockCatalogue.ts";
import * as z from "zod/mini";
import { id, site, time } from "../primitives.ts";

/** A moulding of one colour and width in mm, or the mat of one size. */
export const stockItem = z.enum(STOCK_ITEM_KEYS);

/** A day such as 2026-12-04; null: not known. */
export const expectedOn = z.nullable(z.iso.date());

/** Something that is out of stock, as it is told of what needs it. */
export const shortage = z.object({ item: z.string(), expectedOn });

/** Something that is out of stock, and who said so. */
export const siteShortage = z.object({
  site,
  item: z.string(),
  expectedOn,
  changedAt: time,
  /** Name of the person. */
  changedBy: z.string(),
});
export type SiteShortage = z.infer<typeof siteShortage>;

/** What the workshop of each site has run out of; all else is in stock. */
export const stock = z.object({
  sites: z.array(z.object({ code: site, countryName: z.string() })),
  shortages: z.array(
    z.extend(siteShortage, {
      /** The oldest unsent orders that need it, and how many there are. */
      orders: z.array(z.object({ orderId: id, orderNumber: z.string() })),
      orderCount: z.int(),
      /** How many of them were promised to leave before it is back; all, where no day is known. */
      lateCount: z.int(),
    }),
  ),
});
export type Stock = z.infer<typeof stock>;
