import { STOCK_ITEM_KEYS } from "@storywall/domain/stock/stockCatalogue.ts";
import * as z from "zod/mini";
import { site, time } from "./primitives.ts";

/** A moulding of one colour and width in mm, or the mat of one size. */
export const stockItem = z.enum(STOCK_ITEM_KEYS);

/** A day such as 2026-12-04; null: not known. */
export const expectedOn = z.nullable(z.iso.date());

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
  shortages: z.array(siteShortage),
});
export type Stock = z.infer<typeof stock>;
