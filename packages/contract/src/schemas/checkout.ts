import * as z from "zod/mini";
import { shippingAddress, shippingRate } from "./address.ts";
import { lineItem } from "./cart.ts";
import { currency, id, message, money, site, time } from "./primitives.ts";

const CHECKOUT_STATUSES = ["open", "completed", "expired"] as const;

export const checkout = z.object({
  checkoutId: id,
  status: z.enum(CHECKOUT_STATUSES),
  site,
  currency,
  cartId: z.nullable(id),
  email: z.nullable(z.string()),
  shippingAddress: z.nullable(shippingAddress),
  shippingRate: z.nullable(shippingRate),
  availableShippingRates: z.array(shippingRate),
  lineItems: z.array(lineItem),
  discountCode: z.nullable(z.string()),
  discount: money,
  price: money,
  tax: money,
  total: money,
  isUploadLater: z.boolean(),
  paymentIntentId: z.nullable(id),
  orderId: z.nullable(id),
  expiresAt: time,
  message,
});
export type Checkout = z.infer<typeof checkout>;
