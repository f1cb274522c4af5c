// R1.7: what happens to our orders at Shopify, by our own payment.

import { createCheckout } from "@storywall/contract/calls/checkout/createCheckout.ts";
import { setCheckoutItem } from "@storywall/contract/calls/checkout/setCheckoutItem.ts";
import { cancelOrder } from "@storywall/contract/calls/orders/cancelOrder.ts";
import { changeOrderAddress } from "@storywall/contract/calls/orders/changeOrderAddress.ts";
import { changeOrderEmail } from "@storywall/contract/calls/orders/changeOrderEmail.ts";
import { moveOrder } from "@storywall/contract/calls/owner/moveOrder.ts";
import { refundOrder } from "@storywall/contract/calls/owner/refundOrder.ts";
import { getMemoryCollections } from "@storywall/contract/calls/visitor/getMemoryCollections.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { anAddress } from "@storywall/testkit/builders.ts";
import type { RequestInfo } from "@storywall/testkit/providers/faults.ts";
import { ALL_SCOPES } from "@storywall/testkit/providers/shopify/admin/scopes.ts";
import { type FakeShopify, startFakeShopify } from "@storywall/testkit/providers/shopify/fakeShopify.ts";
import { totalCentsOf } from "@storywall/testkit/providers/shopify/shopifyStore.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { saveCatalogue } from "../../src/usecases/commerce/saveCatalogue.ts";
import { correctParcel } from "../../src/usecases/orders/correctParcel.ts";
import { expectInvariants } from "../faults/invariants/shopInvariants.ts";
import { OWNER_ACTOR } from "../support/owner.ts";
import { callAsOwner } from "../support/ownerCalls.ts";
import { buyOrderToPack, PARCEL } from "../support/sentOrders.ts";
import { shopper } from "../support/shopper.ts";
import { expectOk } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";
import { expectMirrored, hostOf, settleMirror } from "./shopifyShop.ts";

const WEBHOOK = "/api/commerce/webhook/shopify";

let shopify: FakeShopify;
beforeAll(async () => {
  shopify = await startFakeShopify({
    send: async ({ body, headers }) =>
      (await shop.app.inject({ method: "POST", url: WEBHOOK, payload: body, headers: { ...headers } }))
        .statusCode,
  });
});
const shop = useTestShop(undefined, () => ({ commerceHosts: { ZA: hostOf(shopify) } }));
afterAll(() => shopify?.close());
afterEach(async () => {
  shopify.faults.clear();
  await shop.shop.refundSender.sendDue();
  await expectMirrored(shop, shopify);
  await shop.shop.background.drain();
  await expectInvariants(shop.database, { now: shop.clock.now(), graceMs: 0 });
});

const asks =
  (operation: string) =>
  ({ body }: RequestInfo): boolean =>
    String(body).includes(`"operationName":"${operation}"`);
const mirrorOf = async (checkoutId: string) => {
  const mirror = await shop.shop.repositories.commerceMirrors.find(checkoutId);
  if (!mirror) throw new Error("There is no mirror.");
  return mirror;
};
const checkoutIdOf = async (orderId: string) => {
  const order = await shop.shop.repositories.orders.find(orderId);
  if (!order) throw new Error("There is no order.");
  return order.checkoutId;
};
const hostOrderOf = async (orderId: string) => {
  const { hostOrderId } = await mirrorOf(await checkoutIdOf(orderId));
  const order = shopify.store.orders.get(hostOrderId ?? "");
  if (!order) throw new Error("Shopify has no such order.");
  return order;
};
const buyMirrored = async () => {
  const { order } = await shopper(shop).buy();
  await settleMirror(shop);
  return order;
};
const lastErrorOf = async (orderId: string): Promise<string | null> => {
  const { lastError } = await shop.database
    .selectFrom("commerceMirrors")
    .select("lastError")
    .where("checkoutId", "=", await checkoutIdOf(orderId))
    .executeTakeFirstOrThrow();
  return lastError;
};

test("R1.7 a draft with our amount is at Shopify before the money moves, and follows the checkout", async () => {
  const anna = shopper(shop);
  const { checkoutId, lineItems } = await anna.checkOut();
  await settleMirror(shop);
  const draft = shopify.store.drafts.get((await mirrorOf(checkoutId)).draftId ?? "");
  if (!draft) throw new Error("There is no draft.");
  expect(totalCentsOf(shopify.store, draft)).toBe(360000);
  expect(draft).toMatchObject({ orderId: null, lines: [{ quantity: 4, unitCents: 90000 }] });

  const itemId = lineItems[0]?._id ?? "";
  await expectOk(shop.call(setCheckoutItem, { body: { checkoutId, itemId, quantity: 2 } }));
  await settleMirror(shop);
  expect(totalCentsOf(shopify.store, draft)).toBe(720000);
  expect(shopify.store.orders.size).toBe(0);
});

test.each(["expires", "is deleted"])(
  "B12 the draft of a checkout that %s is removed at Shopify",
  async (event) => {
    const { checkoutId } = await shopper(shop).checkOut();
    await settleMirror(shop);
    const { draftId } = await mirrorOf(checkoutId);
    expect(shopify.store.drafts.has(draftId ?? "")).toBe(true);
    if (event === "is deleted") {
      await shop.database.deleteFrom("quotes").where("checkoutId", "=", checkoutId).execute();
      await shop.database.deleteFrom("checkouts").where("id", "=", checkoutId).execute();
      await shop.shop.repositories.commerceMirrors.removeOrphans();
    }
    shop.clock.advance(DAY_MS + HOUR_MS);
    await settleMirror(shop);
    expect(shopify.store.drafts.has(draftId ?? "")).toBe(false);
    expect((await mirrorOf(checkoutId)).draftId).toBeNull();
  },
);

test("R1.7 a paid order is at Shopify with our number, and without photos", async () => {
  const order = await buyMirrored();
  const hostOrder = await hostOrderOf(order.orderId);
  expect(hostOrder.attributes).toContainEqual({ key: "storywall_order", value: order.orderNumber });
  expect(hostOrder.totalCents).toBe(360000);
  expect(JSON.stringify([...shopify.store.drafts.values()])).not.toMatch(/photo|http/);
});

test.each(["loseReply", "cutReply", "errorAfter", "errorBefore", "dropBefore"] as const)(
  "reliability 1: an order of which each request meets %s once is one order at Shopify",
  async (kind) => {
    const operations = ["createDraftOrder", "updateDraftOrder", "completeDraftOrder", "findOrder"];
    for (const operation of operations) shopify.faults.next({ kind }, asks(operation));
    const anna = shopper(shop);
    const checkout = await anna.checkOut();
    await settleMirror(shop);
    const intent = await anna.beginPaying(checkout);
    await anna.pay(intent);
    await expectOk(anna.complete(checkout.checkoutId, intent.id));
    await settleMirror(shop);
    const orders = [...shopify.store.orders.values()].filter(({ attributes }) =>
      attributes.some(({ value }) => value === checkout.checkoutId),
    );
    expect(orders).toHaveLength(1);
  },
);

test("R1.7 a shopper can buy while Shopify is away, and the order is there afterwards", async () => {
  shopify.faults.setRandomRequestFaults([{ fault: { kind: "dropBefore" }, probability: 1 }]);
  const { order } = await shopper(shop).buy();
  await shop.shop.background.drain();
  await shop.shop.mirrorSender.sendDue();
  expect(await lastErrorOf(order.orderId)).toContain("Shopify");
  shopify.faults.clear();
  await settleMirror(shop);
  expect((await hostOrderOf(order.orderId)).totalCents).toBe(360000);
});

test("R1.7 a store that adds tax makes no order until a person has corrected it", async () => {
  shopify.store.addedTaxPercent = 15;
  const { order } = await shopper(shop).buy();
  await shop.shop.background.drain();
  await shop.shop.mirrorSender.sendDue();
  expect(await lastErrorOf(order.orderId)).toContain("check taxes");
  expect((await mirrorOf(await checkoutIdOf(order.orderId))).hostOrderId).toBeNull();
  const { paymentId = "" } = (await shop.shop.repositories.orders.find(order.orderId)) ?? {};
  expect((await shop.shop.repositories.payments.find(paymentId))?.needsReview).toContain("check taxes");
  shopify.store.addedTaxPercent = 0;
  await settleMirror(shop);
  expect((await hostOrderOf(order.orderId)).totalCents).toBe(360000);
});

test("R1.7 a missing right of the app is named, and the order follows once it is given", async () => {
  shopify.setScopes(new Set(["read_draft_orders", "read_orders"]));
  const { order } = await shopper(shop).buy();
  await shop.shop.background.drain();
  await shop.shop.mirrorSender.sendDue();
  expect(await lastErrorOf(order.orderId)).toContain("write_draft_orders");
  shopify.setScopes(ALL_SCOPES);
  await settleMirror(shop);
  expect((await hostOrderOf(order.orderId)).totalCents).toBe(360000);
});

test("R1.7 an order of a site without a store has no copy", async () => {
  const { order } = await shopper(shop, "AU").buy();
  await settleMirror(shop);
  expect(
    await shop.shop.repositories.commerceMirrors.find(await checkoutIdOf(order.orderId)),
  ).toBeUndefined();
});

test("R3.5 a set is sold by the number of its variant, and by our own id", async () => {
  await saveCatalogue(shop.shop, "ZA");
  const { collections } = await expectOk(shop.call(getMemoryCollections, { query: { site: "ZA" } }));
  const trio = collections.find(({ _id }) => _id === "square_trio");
  const variantId = trio?.tiles[0]?.shopify_variant_id ?? "";
  expect(variantId).toMatch(/^\d+$/);
  for (const id of [variantId, "ZA.square_trio"]) {
    const checkout = await expectOk(
      shop.call(createCheckout, { body: { site: "ZA", variants: [{ variantId: id, quantity: 1 }] } }),
    );
    expect(checkout.total).toBe(124999);
  }
});

test("an ended token is replaced", async () => {
  await buyMirrored();
  shopify.endTokens();
  const order = await buyMirrored();
  expect((await hostOrderOf(order.orderId)).totalCents).toBe(360000);
});

test("R1.7 lines use the variants of the catalogue at our prices, also after an edit or a deletion there", async () => {
  await saveCatalogue(shop.shop, "ZA");
  const [variant] = [...shopify.store.variants.values()].filter(({ sku }) => sku === "ZA.rectangle_medium");
  if (!variant) throw new Error("There is no variant.");
  variant.cents = 1;
  const edited = await hostOrderOf((await buyMirrored()).orderId);
  const draftOf = (order: typeof edited) => shopify.store.drafts.get(order.draftId ?? "");
  expect(draftOf(edited)?.lines).toMatchObject([{ variantId: variant.id, unitCents: 90000 }]);

  shopify.store.variants.delete(variant.id);
  const deleted = await hostOrderOf((await buyMirrored()).orderId);
  expect(draftOf(deleted)?.lines).toMatchObject([
    { variantId: null, unitCents: 90000, title: "Medium frame" },
  ]);
});

test("R1.7 the catalogue can be sent again: no product is there twice, and its price is ours again", async () => {
  const first = await saveCatalogue(shop.shop, "ZA");
  for (const variant of shopify.store.variants.values()) variant.cents = 1;
  const second = await saveCatalogue(shop.shop, "ZA");
  expect(second.map(({ variantId }) => variantId)).toEqual(first.map(({ variantId }) => variantId));
  expect(first).toHaveLength(7);
  expect([...shopify.store.variants.values()].find(({ sku }) => sku === "ZA.square_trio")?.cents).toBe(
    124999,
  );
  expect(shopify.store.variants.size).toBe(7);
});

test("R1.7 a cancelled order is cancelled at Shopify, with its refund", async () => {
  const order = await buyMirrored();
  await expectOk(shop.call(cancelOrder, { params: { orderId: order.orderId }, body: {} }));
  await shop.shop.refundSender.sendDue();
  await settleMirror(shop);
  const hostOrder = await hostOrderOf(order.orderId);
  expect(hostOrder.isCancelled).toBe(true);
  expect(hostOrder.refunds.map(({ cents }) => cents)).toEqual([360000]);
});

test.each(["loseReply", "errorAfter", "errorBefore"] as const)(
  "reliability 1: a partial refund that meets %s is recorded once at Shopify",
  async (kind) => {
    const order = await buyMirrored();
    await callAsOwner(shop, refundOrder, {
      params: { orderId: order.orderId },
      body: { amount: 12345, reason: "a scratch" },
    });
    shopify.faults.next({ kind }, asks("refundOrder"));
    await shop.shop.refundSender.sendDue();
    await settleMirror(shop);
    expect((await hostOrderOf(order.orderId)).refunds.map(({ cents }) => cents)).toEqual([12345]);
  },
);

test("R1.7 a parcel, its correction and its delivery reach Shopify", async () => {
  const { orderId } = await buyOrderToPack(shop);
  const order = { params: { orderId } };
  await callAsOwner(shop, moveOrder, {
    ...order,
    body: { to: "shipped", tracking: PARCEL, isConfirmed: true },
  });
  await settleMirror(shop);
  const hostOrder = await hostOrderOf(orderId);
  expect(hostOrder.fulfilments).toMatchObject([{ tracking: { number: "TCG 123" }, isDelivered: false }]);

  const tracking = { ...PARCEL, number: "TCG 124" };
  expect((await correctParcel(shop.shop, OWNER_ACTOR, { orderId, tracking })).kind).toBe("ok");
  await settleMirror(shop);
  expect(hostOrder.fulfilments).toMatchObject([{ tracking: { number: "TCG 124" } }]);

  await callAsOwner(shop, moveOrder, { ...order, body: { to: "delivered" } });
  await settleMirror(shop);
  expect(hostOrder.fulfilments).toMatchObject([{ isDelivered: true }]);
});

test("R1.7 a corrected address reaches Shopify", async () => {
  const { orderId } = await buyMirrored();
  const shippingAddress = { ...anAddress("ZA"), address1: "77 Loop Street" };
  await expectOk(shop.call(changeOrderAddress, { params: { orderId }, body: { shippingAddress } }));
  await settleMirror(shop);
  expect((await hostOrderOf(orderId)).shippingAddress).toMatchObject({ address1: "77 Loop Street" });
});

test("R1.7 a corrected email address reaches Shopify", async () => {
  const { order, userId } = await shopper(shop).buyAsVisitor();
  await settleMirror(shop);
  expect((await hostOrderOf(order.orderId)).correctedEmail).toBeUndefined();
  const email = "corrected@example.com";
  await expectOk(
    shop.call(changeOrderEmail, { params: { orderId: order.orderId }, body: { email, userId } }),
  );
  await settleMirror(shop);
  expect((await hostOrderOf(order.orderId)).correctedEmail).toBe(email);
});

/** The store's staff send the order. */
const sendAtShopify = async (orderId: string) => {
  const hostOrder = await hostOrderOf(orderId);
  const tracking = { company: "Aramex", number: "AX 9", url: null };
  hostOrder.fulfilments.push({ id: shopify.store.nextId("Fulfillment"), tracking, isDelivered: false });
  return hostOrder;
};

test("R1.7 an order that was sent at Shopify is sent here, once, whatever its webhooks do", async () => {
  const { orderId } = await buyOrderToPack(shop);
  await settleMirror(shop);
  await shopify.events.deliver();
  await settleMirror(shop);
  const hostOrder = await sendAtShopify(orderId);
  shopify.faults.nextEvent({ kind: "repeat", times: 5 });
  shopify.addEvent("fulfillments/create", hostOrder);
  shopify.addEvent("orders/updated", hostOrder);
  expect(new Set(await shopify.events.deliver("shuffled"))).toEqual(new Set([200]));
  await settleMirror(shop);
  const order = await shop.shop.repositories.orders.find(orderId);
  expect(order).toMatchObject({ status: "shipped", tracking: { carrier: "Aramex", number: "AX 9" } });
  expect(order?.history.filter(({ status }) => status === "shipped")).toMatchObject([{ actor: "system" }]);
  const { events } = await shop.database
    .selectFrom("commerceEvents")
    .select((count) => count.fn.countAll<string>().as("events"))
    .where("hostOrderId", "=", hostOrder.id)
    .where("topic", "=", "fulfillments/create")
    .executeTakeFirstOrThrow();
  expect(Number(events)).toBe(1);
});

test("R1.7 a parcel whose webhook was lost is found by asking", async () => {
  const { orderId } = await buyOrderToPack(shop);
  await settleMirror(shop);
  await sendAtShopify(orderId);
  shop.clock.advance(7 * HOUR_MS);
  await settleMirror(shop);
  expect(await shop.shop.repositories.orders.find(orderId)).toMatchObject({ status: "shipped" });
});

test("reliability 3: an event that is not signed by the store's app is rejected and wakes nothing", async () => {
  const event = { id: "event-1", topic: "orders/updated", body: JSON.stringify({ id: 1 }) };
  const post = async ({ body, headers }: ReturnType<FakeShopify["sign"]>) =>
    (await shop.app.inject({ method: "POST", url: WEBHOOK, payload: body, headers: { ...headers } }))
      .statusCode;
  expect(await post(shopify.sign(event, { secret: "wrong" }))).toBe(400);
  expect(await post(shopify.sign(event, { storeDomain: "other.myshopify.com" }))).toBe(400);
  expect(await post({ ...shopify.sign(event), body: JSON.stringify({ id: 2 }) })).toBe(400);
  expect(await post(shopify.sign(event))).toBe(200);
  expect(await post(shopify.sign({ ...event, id: "event-2", topic: "products/update" }))).toBe(200);
  const stored = await shop.database
    .selectFrom("commerceEvents")
    .select("eventId")
    .where("eventId", "in", ["event-1", "event-2"])
    .execute();
  expect(stored).toEqual([{ eventId: "event-1" }]);
});

test("copies of deleted checkouts and old events are purged, and the others stay", async () => {
  const { orderId } = await buyMirrored();
  const checkoutId = await checkoutIdOf(orderId);
  await shop.database
    .insertInto("commerceMirrors")
    .values({ checkoutId: "deleted", site: "ZA", nextTryAt: null })
    .execute();
  await shop.shop.repositories.commerceMirrors.removeOrphans();
  expect(await shop.shop.repositories.commerceMirrors.find("deleted")).toBeUndefined();
  expect(await mirrorOf(checkoutId)).toMatchObject({ checkoutId });
  shop.clock.advance(MINUTE_MS);
  await shop.shop.repositories.commerceMirrors.removeEventsBefore(shop.clock.now());
  expect(await shop.database.selectFrom("commerceEvents").select("eventId").execute()).toEqual([]);
});

test("R1.7 a refund that was made at Shopify moves no money, and is shown to the staff once", async () => {
  const { orderId } = await buyMirrored();
  const hostOrder = await hostOrderOf(orderId);
  const refund = { id: shopify.store.nextId("Refund"), note: "by hand", cents: 500, key: null };
  hostOrder.refunds.push(refund);
  shopify.addEvent("refunds/create", hostOrder);
  await shopify.events.deliver();
  await settleMirror(shop);
  const order = await shop.shop.repositories.orders.find(orderId);
  const readReview = async () =>
    (await shop.shop.repositories.payments.find(order?.paymentId ?? ""))?.needsReview;
  expect(order?.refunded).toBe(0);
  expect(await readReview()).toContain("refunded at the commerce host");
  await shop.shop.repositories.payments.settleReview(order?.paymentId ?? "", "seen", shop.clock.now());
  shopify.addEvent("orders/updated", hostOrder);
  await shopify.events.deliver();
  await settleMirror(shop);
  const listed = await shop.shop.repositories.payments.findToReview(100);
  expect(listed.map(({ id }) => id)).not.toContain(order?.paymentId);
  hostOrder.refunds.splice(hostOrder.refunds.indexOf(refund), 1);
});
