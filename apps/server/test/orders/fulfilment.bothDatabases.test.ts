// Print jobs, the owner's calls, and carts that got lines during a payment, over HTTP.

import { getCartInfo } from "@storywall/contract/calls/cart/getCartInfo.ts";
import { cancelOrder } from "@storywall/contract/calls/orders/cancelOrder.ts";
import { finalizeOrder } from "@storywall/contract/calls/orders/finalizeOrder.ts";
import { getOrder } from "@storywall/contract/calls/owner/getOrder.ts";
import { getOrders } from "@storywall/contract/calls/owner/getOrders.ts";
import { moveOrder } from "@storywall/contract/calls/owner/moveOrder.ts";
import { HOUR_MS, MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { aLine, TRIO_BASE } from "@storywall/testkit/builders.ts";
import { afterEach, describe, expect, test, vi } from "vitest";
import { expectInvariants } from "../faults/invariants/shopInvariants.ts";
import { callAsOwner, tryCallAsOwner } from "../support/ownerCalls.ts";
import { shopper } from "../support/shopper.ts";
import { expectErrorCode, expectOk } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";

const shop = useTestShop();
afterEach(async () => {
  vi.restoreAllMocks();
  await shop.shop.refundSender.sendDue();
  await shop.shop.background.drain();
  await expectInvariants(shop.database, { now: shop.clock.now(), graceMs: 0 });
});

const drain = () => shop.shop.background.drain();
const cancel = (orderId: string) => shop.call(cancelOrder, { params: { orderId }, body: {} });
const printJobs = async (orderId: string) =>
  (await callAsOwner(shop, getOrder, { params: { orderId } })).printJobs;

describe("print jobs", () => {
  test("a complete order has a print job per tile, due when it can no longer be cancelled", async () => {
    const { order } = await shopper(shop).buy();
    const rows = await shop.database
      .selectFrom("printJobs")
      .selectAll()
      .where("orderId", "=", order.orderId)
      .orderBy("tile")
      .execute();
    expect(rows.map(({ tile, state }) => [tile, state])).toEqual(
      [1, 2, 3, 4].map((index) => [`tile_${index}`, "waiting"]),
    );
    expect(rows[0]?.printableFrom.toISOString()).toBe(order.changeableUntil);
  });

  test("R4.13 an order that waits for photos has no print jobs", async () => {
    const { order } = await shopper(shop).buyWithoutPhotos();
    expect(order).toMatchObject({ isCancellable: true, changeableUntil: null });
    expect(await printJobs(order.orderId)).toEqual({ waiting: 0, held: 0, done: 0, failed: 0, cancelled: 0 });
    expect(await expectOk(cancel(order.orderId))).toMatchObject({ status: "cancelled" });
  });

  test("a cancelled order has its print jobs cancelled", async () => {
    const { order } = await shopper(shop).buy();
    await expectOk(cancel(order.orderId));
    expect(await printJobs(order.orderId)).toEqual({ waiting: 0, held: 0, done: 0, failed: 0, cancelled: 4 });
  });
});

describe("the owner's orders", () => {
  test("orders are listed newest first, by state and site", async () => {
    const { order: first } = await shopper(shop, "AU").buy();
    shop.clock.advance(MINUTE_MS);
    const { order: second } = await shopper(shop, "AU").buy();
    const { items, page, total } = await callAsOwner(shop, getOrders, {
      query: { status: "placed", site: "AU" },
    });
    expect(page).toBe(1);
    expect(total).toBe(items.length);
    expect(items.slice(0, 2).map(({ orderId }) => orderId)).toEqual([second.orderId, first.orderId]);
    expect(new Set(items.map(({ site, status }) => `${site} ${status}`))).toEqual(new Set(["AU placed"]));
  });

  test("B13 orders are found by part of the number or email address, in any case", async () => {
    const anna = shopper(shop, "AU");
    const { order } = await anna.buy();
    const findOrderIds = async (search: string) =>
      (await callAsOwner(shop, getOrders, { query: { search } })).items.map(({ orderId }) => orderId);
    expect(await findOrderIds(order.orderNumber.toLowerCase())).toEqual([order.orderId]);
    expect(await findOrderIds(anna.email.slice(0, 12).toUpperCase())).toContain(order.orderId);
    for (const search of ["%", "' or 1=1", "no such order"]) expect(await findOrderIds(search)).toEqual([]);
  });

  test("an order cannot go into production while its shopper may still cancel", async () => {
    const { order } = await shopper(shop).buy();
    const input = { params: { orderId: order.orderId }, body: { to: "in_production" } };
    expect(await tryCallAsOwner(shop, moveOrder, input)).toEqual({ error: "CONFLICT" });
    shop.clock.advance(120 * MINUTE_MS);
    expect(await callAsOwner(shop, moveOrder, input)).toMatchObject({ status: "in_production" });
  });

  test("R4.14 the shipping mail has carrier, number and tracking link", async () => {
    const anna = shopper(shop);
    const { order } = await anna.buy();
    const params = { orderId: order.orderId };
    shop.clock.advance(3 * HOUR_MS);
    await callAsOwner(shop, moveOrder, { params, body: { to: "in_production" } });
    const tracking = { carrier: "Swift Couriers", number: "SC-17", url: "https://swift.example/SC-17" };
    const shipped = { to: "shipped", tracking };
    // None of its tiles is marked as printed, so a person must confirm that it has left.
    expect(await tryCallAsOwner(shop, moveOrder, { params, body: shipped })).toEqual({ error: "CONFLICT" });
    await callAsOwner(shop, moveOrder, { params, body: { ...shipped, isConfirmed: true } });
    await drain();
    // Mails that are due at the same time are sent in any order.
    const mail = shop.mailbox.to(anna.email).find(({ text }) => text.includes(tracking.number));
    for (const text of Object.values(tracking)) expect(mail?.text).toContain(text);
  });

  test("a tracking URL that is not a web page is rejected", async () => {
    const { order } = await shopper(shop).buy();
    const tracking = { carrier: "C", number: "1", url: "javascript:alert(1)" };
    const input = {
      params: { orderId: order.orderId },
      body: { to: "shipped", tracking, isConfirmed: true },
    };
    expect(await tryCallAsOwner(shop, moveOrder, input)).toEqual({ error: "BAD_REQUEST" });
  });
});

describe("successor carts", () => {
  test("R4.10 a line that is added while the others are paid is in the successor cart, for reading and adding", async () => {
    const anna = shopper(shop);
    const cart = await anna.fillCart();
    const checkout = await anna.checkOut(cart);
    const intent = await anna.beginPaying(checkout);
    const lateLine = aLine({ base: TRIO_BASE });
    await anna.addLine(cart._id, lateLine);
    await expectOk(anna.pay(intent));
    const order = await expectOk(anna.complete(checkout.checkoutId, intent.id));
    expect(order.lineItems).toHaveLength(1);
    const { nextCartId } = await expectOk(shop.call(finalizeOrder, { body: { orderId: order.orderId } }));
    const next = await expectOk(shop.call(getCartInfo, { query: { cartId: cart._id } }));
    expect(nextCartId).toBe(next._id);
    expect(next._id).not.toBe(cart._id);
    expect(next).toMatchObject({ user: cart.user, total: 124_999 });
    expect(next.lineItems.map(({ uuid }) => uuid)).toEqual([lateLine.uuid]);
    expect((await anna.addLine(cart._id)).lineItems).toHaveLength(2);
  });

  test("a cart of which everything was bought has no successor", async () => {
    const anna = shopper(shop);
    const cart = await anna.fillCart();
    const { order } = await anna.buy(cart);
    expect(order.lineItems).toHaveLength(1);
    expect(await expectErrorCode(shop.call(getCartInfo, { query: { cartId: cart._id } }))).toBe("NOT_FOUND");
    const finalized = await expectOk(shop.call(finalizeOrder, { body: { orderId: order.orderId } }));
    expect(finalized.nextCartId).toBeNull();
  });
});
