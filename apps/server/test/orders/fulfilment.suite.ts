import { getCartInfo } from "@storywall/contract/calls/cart/getCartInfo.ts";
import { cancelOrder } from "@storywall/contract/calls/orders/cancelOrder.ts";
import { finalizeOrder } from "@storywall/contract/calls/orders/finalizeOrder.ts";
import { getOrder } from "@storywall/contract/calls/owner/getOrder.ts";
import { getOrders } from "@storywall/contract/calls/owner/getOrders.ts";
import { moveOrder } from "@storywall/contract/calls/owner/moveOrder.ts";
import { aLine, TRIO_BASE } from "@storywall/testkit/builders.ts";
import { HOUR, MINUTE } from "@storywall/testkit/fakeClock.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { expectInvariants } from "../faults/invariants/shopInvariants.ts";
import type { TestDatabase } from "../support/databases.ts";
import { callAsOwner, tryCallAsOwner } from "../support/ownerCalls.ts";
import { shopper } from "../support/shopper.ts";
import { expectErrorCode, expectOk, openTestShop, type TestShop } from "../support/testShop.ts";

/** What is printed, what the owner does, and the walls that came too late, over the door; every database that the shop runs on passes it. */
export const fulfilmentSuite = (name: string, connect: () => Promise<TestDatabase>): void => {
  describe(`after the order, on ${name}`, () => {
    let connected: TestDatabase;
    let shop: TestShop;
    beforeAll(async () => {
      connected = await connect();
      shop = await openTestShop(connected.database);
    });
    afterEach(async () => {
      vi.restoreAllMocks();
      await shop.shop.refundSender.sendDue();
      await shop.shop.background.drain();
      await expectInvariants(connected.database, { now: shop.clock.now(), graceMs: 0 });
    });
    afterAll(async () => {
      await shop?.close();
      await connected?.close();
    });

    const drain = () => shop.shop.background.drain();
    const cancel = (orderId: string) => shop.call(cancelOrder, { params: { orderId }, body: {} });
    const printJobs = async (orderId: string) =>
      (await callAsOwner(shop, getOrder, { params: { orderId } })).printJobs;

    describe("what is to be printed", () => {
      test("a complete order is printed tile by tile, once its shopper cannot cancel it any more", async () => {
        const { order } = await shopper(shop).buy();
        const rows = await connected.database
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

      test("R4.13 an order that waits for photos has nothing to print until they are there", async () => {
        const { order } = await shopper(shop).buyWithoutPhotos();
        expect(order).toMatchObject({ isCancellable: true, changeableUntil: null });
        expect(await printJobs(order.orderId)).toEqual({ waiting: 0, done: 0, failed: 0, cancelled: 0 });
        expect(await expectOk(cancel(order.orderId))).toMatchObject({ status: "cancelled" });
      });

      test("a cancelled order is not printed", async () => {
        const { order } = await shopper(shop).buy();
        await expectOk(cancel(order.orderId));
        expect(await printJobs(order.orderId)).toEqual({ waiting: 0, done: 0, failed: 0, cancelled: 4 });
      });
    });

    describe("the owner's orders", () => {
      test("are listed newest first, by state and site", async () => {
        const { order: first } = await shopper(shop, "AU").buy();
        shop.clock.advance(MINUTE);
        const { order: second } = await shopper(shop, "AU").buy();
        const { items, page, total } = await callAsOwner(shop, getOrders, {
          query: { status: "placed", site: "AU" },
        });
        expect(page).toBe(1);
        expect(total).toBe(items.length);
        expect(items.slice(0, 2).map(({ orderId }) => orderId)).toEqual([second.orderId, first.orderId]);
        expect(new Set(items.map(({ site, status }) => `${site} ${status}`))).toEqual(new Set(["AU placed"]));
      });

      test("B13 are found by a part of the number or of the e-mail address, in any case", async () => {
        const anna = shopper(shop, "AU");
        const { order } = await anna.buy();
        const found = async (search: string) =>
          (await callAsOwner(shop, getOrders, { query: { search } })).items.map(({ orderId }) => orderId);
        expect(await found(order.orderNumber.toLowerCase())).toEqual([order.orderId]);
        expect(await found(anna.email.slice(0, 12).toUpperCase())).toContain(order.orderId);
        for (const nobody of ["%", "' or 1=1", "no such order"]) expect(await found(nobody)).toEqual([]);
      });

      test("are not made while their shopper may still cancel", async () => {
        const { order } = await shopper(shop).buy();
        const input = { params: { orderId: order.orderId }, body: { to: "in_production" } };
        expect(await tryCallAsOwner(shop, moveOrder, input)).toEqual({ error: "CONFLICT" });
        shop.clock.advance(120 * MINUTE);
        expect(await callAsOwner(shop, moveOrder, input)).toMatchObject({ status: "in_production" });
      });

      test("R4.14 the mail about the parcel says who carries it, and where it is", async () => {
        const anna = shopper(shop);
        const { order } = await anna.buy();
        const params = { orderId: order.orderId };
        shop.clock.advance(3 * HOUR);
        await callAsOwner(shop, moveOrder, { params, body: { to: "in_production" } });
        const tracking = { carrier: "Swift Couriers", number: "SC-17", url: "https://swift.example/SC-17" };
        await callAsOwner(shop, moveOrder, { params, body: { to: "shipped", tracking } });
        await drain();
        // Mails that are due at the same time come in any order.
        const told = shop.mailbox.to(anna.email).find(({ text }) => text.includes(tracking.number));
        for (const said of Object.values(tracking)) expect(told?.text).toContain(said);
      });

      test("a tracking page that is no web page is refused", async () => {
        const { order } = await shopper(shop).buy();
        const tracking = { carrier: "C", number: "1", url: "javascript:alert(1)" };
        const input = { params: { orderId: order.orderId }, body: { to: "shipped", tracking } };
        expect(await tryCallAsOwner(shop, moveOrder, input)).toEqual({ error: "BAD_REQUEST" });
      });
    });

    describe("a wall that is added while the others are paid", () => {
      test("R4.10 is in the cart that the old one leads to, for reading and for adding", async () => {
        const anna = shopper(shop);
        const cart = await anna.fillCart();
        const checkout = await anna.checkOut(cart);
        const intent = await anna.beginPaying(checkout);
        const late = aLine({ base: TRIO_BASE });
        await anna.addLine(cart._id, late);
        await expectOk(anna.pay(intent));
        const order = await expectOk(anna.complete(checkout.checkoutId, intent.id));
        expect(order.lineItems).toHaveLength(1);
        const { nextCartId } = await expectOk(shop.call(finalizeOrder, { body: { orderId: order.orderId } }));
        const next = await expectOk(shop.call(getCartInfo, { query: { cartId: cart._id } }));
        expect(nextCartId).toBe(next._id);
        expect(next._id).not.toBe(cart._id);
        expect(next).toMatchObject({ user: cart.user, total: 124_999 });
        expect(next.lineItems.map(({ uuid }) => uuid)).toEqual([late.uuid]);
        expect((await anna.addLine(cart._id)).lineItems).toHaveLength(2);
      });

      test("a cart of which everything was bought leads nowhere, also where a wall was taken out and put back", async () => {
        const anna = shopper(shop);
        const cart = await anna.fillCart();
        const { order } = await anna.buy(cart);
        expect(order.lineItems).toHaveLength(1);
        expect(await expectErrorCode(shop.call(getCartInfo, { query: { cartId: cart._id } }))).toBe(
          "NOT_FOUND",
        );
        const finalized = await expectOk(shop.call(finalizeOrder, { body: { orderId: order.orderId } }));
        expect(finalized.nextCartId).toBeNull();
      });
    });
  });
};
