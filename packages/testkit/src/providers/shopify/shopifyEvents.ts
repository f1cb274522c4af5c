import { createHmac, randomUUID } from "node:crypto";
import { createEventOutbox, type EventOutbox, type SignedEvent } from "../eventOutbox.ts";
import type { Faults } from "../faults.ts";
import type { StoredOrder } from "./shopifyStore.ts";

export type ShopifyEvent = { readonly id: string; readonly topic: string; readonly body: string };

export type ShopifyEvents = {
  readonly outbox: EventOutbox<ShopifyEvent>;
  readonly add: (topic: string, order: StoredOrder) => void;
  readonly sign: (
    event: ShopifyEvent,
    options?: { readonly secret?: string; readonly storeDomain?: string },
  ) => SignedEvent;
};

/** Creates the webhooks of a fake store, with their bodies and signatures. */
export const createShopifyEvents = (
  { storeDomain, clientSecret }: { readonly storeDomain: string; readonly clientSecret: string },
  faults: Faults,
  send: (event: SignedEvent) => Promise<number>,
): ShopifyEvents => {
  const sign: ShopifyEvents["sign"] = (event, options = {}) => ({
    body: event.body,
    headers: {
      "content-type": "application/json",
      "x-shopify-topic": event.topic,
      "x-shopify-event-id": event.id,
      "x-shopify-shop-domain": options.storeDomain ?? storeDomain,
      "x-shopify-hmac-sha256": createHmac("sha256", options.secret ?? clientSecret)
        .update(event.body)
        .digest("base64"),
    },
  });
  const outbox = createEventOutbox<ShopifyEvent>(
    faults,
    (event, isForged) => sign(event, isForged ? { secret: "wrong" } : {}),
    send,
  );
  return {
    outbox,
    sign,
    add: (topic, order) =>
      outbox.add({ id: randomUUID(), topic, body: JSON.stringify(toBody(topic, order)) }),
  };
};

/** Returns those fields of an event's body that we read. */
const toBody = (topic: string, { id, attributes, cartToken, disputes }: StoredOrder) => {
  const number = Number(id.split("/").at(-1));
  if (topic.startsWith("orders/")) {
    const notes = attributes.map(({ key, value }) => ({ name: key, value }));
    return { id: number, note_attributes: notes, cart_token: cartToken };
  }
  if (!topic.startsWith("disputes/")) return { id: number + 1, order_id: number };
  const dispute = disputes.at(-1);
  return {
    id: Number(dispute?.id.split("/").at(-1)),
    order_id: number,
    type: "chargeback",
    status: dispute?.status.toLowerCase(),
  };
};
