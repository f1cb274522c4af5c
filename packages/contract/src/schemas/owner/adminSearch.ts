import * as z from "zod/mini";
import { id, site } from "../primitives.ts";
import { orderRow } from "./ownerOrderList.ts";

/** What the search of the admin pages finds, a few of each kind. */
export const adminSearchResult = z.object({
  orders: z.array(orderRow),
  /** The text is the whole number of this order; null when it is not. */
  exactOrderId: z.nullable(id),
  /** Those of the newest orders first. */
  people: z.array(z.object({ customerId: z.string(), email: z.string(), name: z.string() })),
  promoCodes: z.array(z.object({ site, code: z.string() })),
  artItems: z.array(z.object({ artItemId: z.string(), title: z.string(), artist: z.string() })),
});
export type AdminSearchResult = z.infer<typeof adminSearchResult>;
