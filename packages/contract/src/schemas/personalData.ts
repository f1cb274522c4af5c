import { ORDER_STATES } from "@storywall/domain/orders/orderStates.ts";
import * as z from "zod/mini";
import { shippingAddress } from "./address.ts";
import { designLinkKind } from "./designLink.ts";
import { currency, id, money, site, time } from "./primitives.ts";

const storedPhoto = z.object({
  handle: id,
  url: z.string(),
  bytes: z.int(),
  uploadedAt: time,
  lastUsedAt: time,
});

const contactDetails = { email: z.nullable(z.string()), shippingAddress: z.nullable(shippingAddress) };

const orderData = z.object({
  orderNumber: z.string(),
  site,
  status: z.enum(ORDER_STATES),
  placedAt: time,
  total: money,
  currency,
});

/** Personal data of a visitor, as their own browser may see it (B12). */
export const visitorData = z.object({
  photos: z.array(storedPhoto),
  /** Layouts of the visitor's saved designs. */
  walls: z.array(z.string()),
  links: z.array(z.object({ kind: designLinkKind, createdAt: time, expiresAt: time })),
  cartWalls: z.int(),
  /** Number of checkouts that were never paid. */
  checkouts: z.int(),
  /** Without names and addresses: other people may use the browser, but not the mailbox. */
  orders: z.array(orderData),
});
export type VisitorDataReply = z.infer<typeof visitorData>;

/**
 * Personal data of all visitors who ordered with an email address, for the owner of its mailbox. For a visitor id
 * that several people share, it includes only the data of this address.
 */
export const emailData = z.object({
  photos: z.array(storedPhoto),
  walls: z.array(z.string()),
  links: z.array(z.object({ kind: designLinkKind, createdAt: time, expiresAt: time })),
  cartWalls: z.int(),
  checkouts: z.array(z.object({ createdAt: time, ...contactDetails })),
  orders: z.array(z.extend(orderData, contactDetails)),
  news: z.array(z.object({ site, consentedAt: time, unsubscribedAt: z.nullable(time) })),
});
export type EmailDataReply = z.infer<typeof emailData>;
