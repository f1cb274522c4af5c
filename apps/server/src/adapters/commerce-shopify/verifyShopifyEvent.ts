import { createHmac, timingSafeEqual } from "node:crypto";
import { fieldOf } from "@storywall/domain/parse/fieldOf.ts";
import type { VerifiedHostEvent } from "../../ports/commerce/CommerceHost.ts";
import type { EventHeaders } from "../../ports/payments/Payments.ts";
import { withoutSecret } from "./hosted/hostedAttributes.ts";

/** Topics that wake the mirror of an order, as Shopify names them in headers and in the API. */
export const TOPICS = {
  "orders/create": "ORDERS_CREATE",
  "orders/updated": "ORDERS_UPDATED",
  "orders/cancelled": "ORDERS_CANCELLED",
  "orders/paid": "ORDERS_PAID",
  "refunds/create": "REFUNDS_CREATE",
  "fulfillments/create": "FULFILLMENTS_CREATE",
  "fulfillments/update": "FULFILLMENTS_UPDATE",
  "disputes/create": "DISPUTES_CREATE",
  "disputes/update": "DISPUTES_UPDATE",
} as const;

/**
 * Verifies a webhook of Shopify by the app's secret. One app may be in the stores of both sites, so the store that the
 * header names decides whose event it is. An old event does no harm: it only makes us ask.
 */
export const verifyShopifyEvent = (
  { storeDomain, clientSecret }: { readonly storeDomain: string; readonly clientSecret: string },
  rawBody: Buffer,
  headers: EventHeaders,
): VerifiedHostEvent => {
  const signature = Buffer.from(textOf(headers["x-shopify-hmac-sha256"]), "base64");
  const expected = createHmac("sha256", clientSecret).update(rawBody).digest();
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected))
    return { kind: "invalid", reason: "signature" };
  if (textOf(headers["x-shopify-shop-domain"]) !== storeDomain) return { kind: "invalid", reason: "store" };

  const topic = textOf(headers["x-shopify-topic"]);
  if (!Object.hasOwn(TOPICS, topic)) return { kind: "ignored" };
  const eventId = textOf(headers["x-shopify-event-id"]) || textOf(headers["x-shopify-webhook-id"]);
  const body = parseJson(rawBody.toString());
  const isDispute = topic.startsWith("disputes/");
  // Disputes without an order, and those that were won, change nothing here.
  if (isDispute && (fieldOf(body, "order_id") === null || !isMoneyAtRisk(body))) return { kind: "ignored" };
  const orderId = orderIdOf(topic, body);
  if (eventId === "" || orderId === undefined) return { kind: "invalid", reason: "malformed" };
  const disputeId = isDispute ? disputeIdOf(body) : null;
  return {
    kind: "event",
    event: { eventId, topic, orderId, cartToken: cartTokenOf(topic, body), disputeId },
  };
};

const textOf = (header: EventHeaders[string]): string => (typeof header === "string" ? header : "");

/** Returns the id of the order: orders name their own, refunds and fulfilments the number of theirs. */
const orderIdOf = (topic: string, body: unknown): string | undefined => {
  const number = fieldOf(body, topic.startsWith("orders/") ? "id" : "order_id");
  return Number.isSafeInteger(number) ? `gid://shopify/Order/${number}` : undefined;
};

/**
 * Returns the token of the cart that became the order. The attributes would say more, but the buyer can edit
 * them in the cart.
 */
const cartTokenOf = (topic: string, body: unknown): string | null => {
  const token = topic.startsWith("orders/") ? fieldOf(body, "cart_token") : null;
  return typeof token === "string" && token !== "" ? withoutSecret(token) : null;
};

const disputeIdOf = (body: unknown): string => {
  const number = fieldOf(body, "id");
  return `gid://shopify/ShopifyPaymentsDispute/${Number.isSafeInteger(number) ? number : ""}`;
};

/** Statuses of disputes in which the money stays. Webhooks write them in small letters. */
const HARMLESS_DISPUTES: ReadonlySet<string> = new Set(["won", "prevented", "charge_refunded"]);
const isMoneyAtRisk = (dispute: unknown): boolean =>
  !HARMLESS_DISPUTES.has(String(fieldOf(dispute, "status")));

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
