import * as z from "zod/mini";
import { id, site } from "../primitives.ts";
import { orderRow } from "./ownerOrderList.ts";

/** Results of the search of the admin pages, a few of each kind. */
export const adminSearchResult = z.object({
  orders: z.array(orderRow),
  /** Id of the order whose number is exactly the search text; null when there is none. */
  exactOrderId: z.nullable(id),
  /** Customers, those with the newest orders first. */
  people: z.array(z.object({ customerId: z.string(), email: z.string(), name: z.string() })),
  promoCodes: z.array(z.object({ site, code: z.string() })),
  artItems: z.array(z.object({ artItemId: z.string(), title: z.string(), artist: z.string() })),
});
export type AdminSearchResult = z.infer<typeof adminSearchResult>;
