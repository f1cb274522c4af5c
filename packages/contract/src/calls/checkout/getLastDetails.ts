import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { shippingAddress } from "../../schemas/address.ts";
import { id, site } from "../../schemas/primitives.ts";

export const getLastDetails = defineCall({
  name: "getLastDetails",
  method: "POST",
  path: "/checkout/get_last_details",
  summary: "Contact and delivery of the visitor's own last order on a site, to fill in a checkout form",
  tag: "Checkout",
  body: z.object({ userId: id, site }),
  /** Null when there is no order of the last year on this site, or the visitor has cleared the details. */
  reply: z.object({ details: z.nullable(z.object({ email: z.string(), shippingAddress })) }),
  errors: [],
});
