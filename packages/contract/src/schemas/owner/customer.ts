import * as z from "zod/mini";
import { currency, id, money, site, time } from "../primitives.ts";
import { orderRow } from "./ownerOrderList.ts";

/** A hash of the mailbox. */
export const customerId = id;

/** One customer: one mailbox, however its address was typed. */
export const customer = z.object({
  customerId,
  /** The spelling that was typed last. */
  email: z.string(),
  name: z.string(),
  /** Town of the newest order. */
  place: z.string(),
  orderCount: z.int(),
  /** Null when they have not ordered. */
  lastOrderAt: z.nullable(time),
  /** What they paid, for each currency; empty when the role may not see amounts. */
  totals: z.array(z.object({ currency, total: money, refunded: money })),
});
export type Customer = z.infer<typeof customer>;

/** A request to see or delete personal data, and its progress. */
export const privacyRequest = z.object({
  requestId: id,
  site,
  customerId,
  /** Address with most of it hidden; the rest shows whose it is. */
  maskedEmail: z.string(),
  /** `unknown`: the shop stores nothing about the address, so it sent no mail. */
  state: z.enum(["waiting", "unknown", "sent", "opened", "erased"]),
  createdAt: time,
  sentAt: z.nullable(time),
  openedAt: z.nullable(time),
  erasedAt: z.nullable(time),
  erased: z.nullable(z.object({ visitors: z.int(), threads: z.int(), subscriptions: z.int() })),
});
export type PrivacyRequest = z.infer<typeof privacyRequest>;

/** All that the shop stores about one customer; of each kind, the newest entries. */
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
      /** Version of the consent text. */
      consentVersion: z.nullable(z.string()),
      confirmedAt: z.nullable(time),
      unsubscribedAt: z.nullable(time),
    }),
  ),
  privacyRequests: z.array(privacyRequest),
});
export type CustomerDetail = z.infer<typeof customerDetail>;
