import * as z from "zod/mini";
import { money, singleLine } from "./primitives.ts";

/** Shape only. The address form of each site defines the required fields and their values (ADDRESS_INVALID). */
export const shippingAddress = z.object({
  firstName: singleLine(80),
  lastName: singleLine(80),
  company: z.optional(singleLine(120)),
  address1: singleLine(160),
  address2: z.optional(singleLine(160)),
  suburb: z.optional(singleLine(80)),
  city: singleLine(80),
  province: z.optional(singleLine(80)),
  zip: singleLine(12),
  country: singleLine(2),
  phone: singleLine(32),
});
export type ShippingAddress = z.infer<typeof shippingAddress>;

export const shippingRate = z.object({
  handle: z.string(),
  title: z.string(),
  price: money,
  /** Working days from dispatch to the door. Absent: those of the site. */
  courierDays: z.optional(z.object({ from: z.int(), to: z.int() })),
});
export type ShippingRate = z.infer<typeof shippingRate>;
