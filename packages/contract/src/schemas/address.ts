import * as z from "zod/mini";
import { line, money } from "./primitives.ts";

/** Shape only; each site's address form says which fields it requires and what they may hold (ADDRESS_INVALID). */
export const shippingAddress = z.object({
  firstName: line(80),
  lastName: line(80),
  company: z.optional(line(120)),
  address1: line(160),
  address2: z.optional(line(160)),
  suburb: z.optional(line(80)),
  city: line(80),
  province: z.optional(line(80)),
  zip: line(12),
  country: line(2),
  phone: line(32),
});
export type ShippingAddress = z.infer<typeof shippingAddress>;

export const shippingRate = z.object({ handle: z.string(), title: z.string(), price: money });
export type ShippingRate = z.infer<typeof shippingRate>;
