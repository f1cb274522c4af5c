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

/** B12: what the shop keeps of a visitor, as their own browser may see it. */
export const visitorData = z.object({
  photos: z.array(storedPhoto),
  /** Layouts of which the last wall is kept. */
  walls: z.array(z.string()),
  links: z.array(z.object({ kind: designLinkKind, createdAt: time, expiresAt: time })),
  cartWalls: z.int(),
  /** That were begun and never paid. */
  checkouts: z.int(),
  /** Without names and addresses: a browser is lent, a mailbox is not. */
  orders: z.array(orderData),
});
export type VisitorDataReply = z.infer<typeof visitorData>;

/** The same of everybody who ordered with an e-mail address, for whoever has its mailbox. */
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
