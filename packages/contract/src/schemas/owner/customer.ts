import * as z from "zod/mini";
import { currency, id, money, site, time } from "../primitives.ts";
import { orderRow } from "./ownerOrderList.ts";

/** A hash of the mailbox. */
export const customerId = id;

/** One person: one mailbox, however its address was typed. */
export const customer = z.object({
  customerId,
  /** As typed last. */
  email: z.string(),
  name: z.string(),
  /** Town of the newest order. */
  place: z.string(),
  orderCount: z.int(),
  /** Null: they have not ordered. */
  lastOrderAt: z.nullable(time),
  /** What they paid, in each currency; empty where the role may not see amounts. */
  totals: z.array(z.object({ currency, total: money, refunded: money })),
});
export type Customer = z.infer<typeof customer>;

/** A request to see or delete personal data, and what became of it. */
export const privacyRequest = z.object({
  requestId: id,
  site,
  customerId,
  /** Only as much of the address as says whose it is. */
  maskedEmail: z.string(),
  /** `unknown`: nothing was stored of the address, so nothing was sent. */
  state: z.enum(["waiting", "unknown", "sent", "opened", "erased"]),
  createdAt: time,
  sentAt: z.nullable(time),
  openedAt: z.nullable(time),
  erasedAt: z.nullable(time),
  erased: z.nullable(z.object({ visitors: z.int(), threads: z.int(), subscriptions: z.int() })),
});
export type PrivacyRequest = z.infer<typeof privacyRequest>;

/** All that the shop has of one person; the newest of each. */
export const customerDetail = z.object({
  customer,
  orders: z.array(orderRow),
  threads: z.array(
    z.object({
      threadId: id,
      site,
      orderNumber: z.nullable(z.string()),
      lastAt: time,
      messageCount: z.int(),
      isUnread: z.boolean(),
    }),
  ),
  subscriptions: z.array(
    z.object({
      site,
      email: z.string(),
      consentedAt: time,
      /** Version of the text that was agreed to. */
      consentVersion: z.nullable(z.string()),
      confirmedAt: z.nullable(time),
      unsubscribedAt: z.nullable(time),
    }),
  ),
  privacyRequests: z.array(privacyRequest),
});
export type CustomerDetail = z.infer<typeof customerDetail>;
