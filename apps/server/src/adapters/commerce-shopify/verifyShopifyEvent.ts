import { createHmac, timingSafeEqual } from "node:crypto";
import { fieldOf } from "@storywall/domain/parse/fieldOf.ts";
import type { VerifiedHostEvent } from "../../ports/commerce/CommerceHost.ts";
import type { EventHeaders } from "../../ports/payments/Payments.ts";

/** Topics that wake the mirror of an order, as Shopify names them in headers and in the API. */
export const TOPICS = {
  "orders/updated": "ORDERS_UPDATED",
  "orders/cancelled": "ORDERS_CANCELLED",
  "orders/paid": "ORDERS_PAID",
  "refunds/create": "REFUNDS_CREATE",
  "fulfillments/create": "FULFILLMENTS_CREATE",
  "fulfillments/update": "FULFILLMENTS_UPDATE",
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
  const orderId = orderIdOf(topic, rawBody);
  if (eventId === "" || orderId === undefined) return { kind: "invalid", reason: "malformed" };
  return { kind: "event", event: { eventId, topic, orderId } };
};

const textOf = (header: EventHeaders[string]): string => (typeof header === "string" ? header : "");

/** Returns the id of the order: orders name their own, refunds and fulfilments the number of theirs. */
const orderIdOf = (topic: string, rawBody: Buffer): string | undefined => {
  const body = parseJson(rawBody.toString());
  const number = fieldOf(body, topic.startsWith("orders/") ? "id" : "order_id");
  return Number.isSafeInteger(number) ? `gid://shopify/Order/${number}` : undefined;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
