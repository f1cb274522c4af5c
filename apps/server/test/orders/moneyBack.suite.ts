import { cancelOrder } from "@storywall/contract/calls/orders/cancelOrder.ts";
import { getData } from "@storywall/contract/calls/orders/getData.ts";
import { getOrder } from "@storywall/contract/calls/owner/getOrder.ts";
import { getPaymentsToReview } from "@storywall/contract/calls/owner/getPaymentsToReview.ts";
import { moveOrder } from "@storywall/contract/calls/owner/moveOrder.ts";
import { refundOrder } from "@storywall/contract/calls/owner/refundOrder.ts";
import { settlePaymentReview } from "@storywall/contract/calls/owner/settlePaymentReview.ts";
import { createPaymentIntent } from "@storywall/contract/calls/payments/createPaymentIntent.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { HOUR, MINUTE } from "@storywall/testkit/fakeClock.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { PaymentsUnavailable } from "../../src/ports/payments/Payments.ts";
import { expectSoundShop } from "../faults/invariants/soundShop.ts";
import type { TestDatabase } from "../support/databases.ts";
import { asOwner, ownerCall } from "../support/ownerCalls.ts";
import { shopper } from "../support/shopper.ts";
import { ok, openTestShop, refusal, type TestShop } from "../support/testShop.ts";

const TOTAL = 4 * 90000;

/** Cancelled orders and refunds, over the door; every database that the shop runs on passes it. */
export const moneyBackSuite = (name: string, connect: () => Promise<TestDatabase>): void => {
  describe(`money that goes back, on ${name}`, () => {
    let connected: TestDatabase;
    let shop: TestShop;
    beforeAll(async () => {
      connected = await connect();
      shop = await openTestShop(connected.database);
    });
    afterEach(async () => {
      vi.restoreAllMocks();
      await shop.shop.refundSender.sendDue();
      await shop.shop.background.settled();
      await expectSoundShop(connected.database, { now: shop.clock.now(), graceMs: 0 });
    });
    afterAll(async () => {
      await shop?.close();
      await connected?.close();
    });

    const settled = () => shop.shop.background.settled();
    const cancel = (orderId: string) => shop.call(cancelOrder, { params: { orderId }, body: {} });
    const read = async (orderId: string) => {
      const found = await ok(shop.call(getData, { params: { id: orderId } }));
      if (!("orderNumber" in found)) throw new Error("not an order");
      return found;
    };
    const subjectsTo = (email: string) => shop.mailbox.to(email).map(({ subject }) => subject);
    const providerIsDown = () =>
      vi.spyOn(shop.payments, "refund").mockRejectedValue(new PaymentsUnavailable("no answer"));

    const paymentOf = async (orderId: string) =>
      (await shop.shop.repositories.orders.find(orderId))?.paymentId;

    describe("cancelling", () => {
      test("within the window the shopper cancels, and all of the money goes back", async () => {
        const anna = shopper(shop);
        const { order } = await anna.buy();
        expect(order).toMatchObject({ isCancellable: true, refunded: 0 });
        expect(Date.parse(order.changeableUntil ?? "") - Date.parse(order.createdAt)).toBe(120 * MINUTE);
        expect(await ok(cancel(order.orderId))).toMatchObject({
          status: "cancelled",
          isCancellable: false,
          changeableUntil: null,
        });
        await settled();
        expect(await read(order.orderId)).toMatchObject({ status: "refunded", refunded: TOTAL });
        expect(await shop.payments.retrieve((await paymentOf(order.orderId)) ?? "")).toMatchObject({
          refunded: TOTAL,
        });
        // Mails that are due at the same time come in any order.
        expect(subjectsTo(anna.email).toSorted()).toEqual([
          `Your order ${order.orderNumber} is cancelled`,
          `Your order ${order.orderNumber} is confirmed`,
          `Your refund for order ${order.orderNumber}`,
        ]);
        const told = shop.mailbox.to(anna.email).find(({ subject }) => subject.startsWith("Your refund"));
        expect(told?.text).toContain("R3,600.00");
      });

      test("cancelling twice, also at once, is cancelling once", async () => {
        const { order } = await shopper(shop).buy();
        const [first, second] = await Promise.all([cancel(order.orderId), cancel(order.orderId)]);
        expect([first.kind, second.kind]).toEqual(["ok", "ok"]);
        await settled();
        expect(await ok(cancel(order.orderId))).toMatchObject({ status: "refunded", refunded: TOTAL });
        const { refunds } = await asOwner(shop, getOrder, { params: { orderId: order.orderId } });
        expect(refunds.map(({ amount, state }) => [amount, state])).toEqual([[TOTAL, "succeeded"]]);
      });

      test("after the window it is too late, in words", async () => {
        const { order } = await shopper(shop).buy();
        shop.clock.advance(120 * MINUTE);
        const late = await cancel(order.orderId);
        expect(late).toMatchObject({ kind: "refused", status: 409, error: "CONFLICT" });
        expect(late.kind === "refused" && late.message).toContain("cannot be cancelled any more");
        expect(await read(order.orderId)).toMatchObject({ status: "placed", isCancellable: false });
      });

      test("an order of another country's shop is not cancelled here", async () => {
        const { order } = await shopper(shop).buy();
        const input = { params: { orderId: order.orderId }, body: { site: "AU" } } as const;
        expect(await refusal(shop.call(cancelOrder, input))).toBe("SITE_MISMATCH");
      });

      test("R9.5 a code that was used stays used when its order is cancelled", async () => {
        const anna = shopper(shop);
        const cart = await anna.fillCart();
        await anna.promo(cart._id);
        const { order } = await anna.buy(cart);
        await ok(cancel(order.orderId));
        const again = await anna.fillCart();
        await anna.promo(again._id);
        const { checkoutId } = await anna.checkOut(again);
        expect(await refusal(shop.call(createPaymentIntent, { body: { checkoutId } }))).toBe("PROMO_USED");
      });
    });

    describe("refunds", () => {
      test("while the provider is down a refund waits, with growing pauses, and is given once when it is back", async () => {
        const { order } = await shopper(shop).buy();
        const refused = providerIsDown();
        await ok(cancel(order.orderId));
        await settled();
        const pauses: number[] = [];
        for (let tries = 0; tries < 5; tries += 1) {
          const { nextTryAt } = await connected.database
            .selectFrom("refunds")
            .select("nextTryAt")
            .where("orderId", "=", order.orderId)
            .executeTakeFirstOrThrow();
          pauses.push((nextTryAt.getTime() - shop.clock.now().getTime()) / 1000);
          shop.clock.advance(nextTryAt.getTime() - shop.clock.now().getTime());
          await shop.shop.refundSender.sendDue();
        }
        expect(pauses).toEqual([10, 20, 40, 80, 160]);
        expect(await read(order.orderId)).toMatchObject({ status: "cancelled", refunded: 0 });
        refused.mockRestore();
        shop.clock.advance(HOUR);
        await Promise.all([shop.shop.refundSender.sendDue(), shop.shop.refundSender.sendDue()]);
        expect(await read(order.orderId)).toMatchObject({ status: "refunded", refunded: TOTAL });
      });

      test("a refund whose answer was lost is not given twice", async () => {
        const { order } = await shopper(shop).buy();
        const real = shop.payments.refund;
        vi.spyOn(shop.payments, "refund").mockImplementationOnce(async (...wish) => {
          await real(...wish);
          throw new PaymentsUnavailable("the answer was lost");
        });
        await ok(cancel(order.orderId));
        await settled();
        expect(await read(order.orderId)).toMatchObject({ status: "cancelled" });
        shop.clock.advance(MINUTE);
        await shop.shop.refundSender.sendDue();
        expect(await read(order.orderId)).toMatchObject({ status: "refunded" });
        const fact = await shop.payments.retrieve((await paymentOf(order.orderId)) ?? "");
        expect(fact?.refunded).toBe(TOTAL);
      });

      test("one that the bank has to carry out is told of at once, and looked after until it has", async () => {
        const anna = shopper(shop);
        const { order } = await anna.buy();
        const real = shop.payments.refund;
        vi.spyOn(shop.payments, "refund").mockImplementationOnce(async (...wish) => ({
          ...(await real(...wish)),
          status: "pending",
        }));
        await ok(cancel(order.orderId));
        await settled();
        expect(await read(order.orderId)).toMatchObject({ status: "refunded", refunded: TOTAL });
        const state = async () =>
          (await asOwner(shop, getOrder, { params: { orderId: order.orderId } })).refunds[0]?.state;
        expect(await state()).toBe("pending");
        shop.clock.advance(6 * HOUR);
        await shop.shop.refundSender.sendDue();
        await settled();
        expect(await state()).toBe("succeeded");
        expect(subjectsTo(anna.email).filter((subject) => subject.includes("refund"))).toHaveLength(1);
      });

      test("one that the provider refuses for good is put before a person, and can be asked for again", async () => {
        const { order } = await shopper(shop).buy();
        const { orderId } = order;
        vi.spyOn(shop.payments, "refund").mockResolvedValueOnce({
          id: null,
          status: "failed",
          amount: minor(TOTAL),
        });
        await ok(cancel(orderId));
        await settled();
        expect(await read(orderId)).toMatchObject({ status: "cancelled", refunded: 0 });
        const paymentId = (await paymentOf(orderId)) ?? "";
        const toReview = async () =>
          (await asOwner(shop, getPaymentsToReview, {})).items.find((item) => item.paymentId === paymentId);
        expect(await toReview()).toMatchObject({ reason: expect.stringContaining("was refused") });
        await asOwner(shop, refundOrder, { params: { orderId }, body: { reason: "once more" } });
        await settled();
        expect(await read(orderId)).toMatchObject({ status: "refunded", refunded: TOTAL });
        const note = { note: "the bank had a bad day" };
        await asOwner(shop, settlePaymentReview, { params: { id: paymentId }, body: note });
        expect(await toReview()).toBeUndefined();
      });

      test("parts never add up to more than was paid, however many are asked for at once", async () => {
        const { order } = await shopper(shop).buy();
        const params = { orderId: order.orderId };
        const body = { amount: TOTAL / 4 + 1, reason: "a scratch" };
        const answers = await Promise.all(
          Array.from({ length: 8 }, () => ownerCall(shop, refundOrder, { params, body })),
        );
        expect(answers.filter((answer) => "reply" in answer)).toHaveLength(3);
        await settled();
        expect(await read(order.orderId)).toMatchObject({ status: "placed", refunded: 3 * body.amount });
        await expect(
          connected.database
            .updateTable("payments")
            .set({ refundTotal: minor(TOTAL + 1) })
            .where("id", "=", (await paymentOf(order.orderId)) ?? "")
            .execute(),
        ).rejects.toThrow("no_more_back_than_came");
      });

      test("a part that was decided by a process which died before its answer was kept is not given twice", async () => {
        const { order } = await shopper(shop).buy();
        const params = { orderId: order.orderId };
        const wish = {
          params,
          body: { amount: 10_050, reason: "a scratch" },
          idempotencyKey: crypto.randomUUID(),
        };
        await asOwner(shop, refundOrder, wish);
        await settled();
        // What such a process leaves: a key that somebody works on, for longer than anybody works.
        await connected.database.updateTable("idempotencyKeys").set({ status: null, reply: null }).execute();
        shop.clock.advance(2 * MINUTE);
        await asOwner(shop, refundOrder, wish);
        await settled();
        expect(await read(order.orderId)).toMatchObject({ refunded: 10_050 });
        // The same part by another wish is another part.
        await asOwner(shop, refundOrder, { ...wish, idempotencyKey: crypto.randomUUID() });
        await settled();
        expect(await read(order.orderId)).toMatchObject({ refunded: 20_100 });
      });

      test("a part is told with its amount, and the order goes on", async () => {
        const anna = shopper(shop);
        const { order } = await anna.buy();
        const body = { amount: 10_050, reason: "one frame came late" };
        await asOwner(shop, refundOrder, { params: { orderId: order.orderId }, body });
        await settled();
        expect(await read(order.orderId)).toMatchObject({ status: "placed", refunded: 10_050 });
        // Mails that are due at the same time come in any order.
        const mails = shop.mailbox.to(anna.email);
        const told = mails.find(({ subject }) => subject === `A refund for order ${order.orderNumber}`);
        expect(told?.text).toContain("R100.50");
      });

      test("R9.15 the whole money of a returned order goes back", async () => {
        const { order } = await shopper(shop).buy();
        const params = { orderId: order.orderId };
        shop.clock.advance(3 * HOUR);
        const tracking = { carrier: "Courier", number: "P1", url: "https://courier.example/P1" };
        await asOwner(shop, moveOrder, { params, body: { to: "in_production" } });
        await asOwner(shop, moveOrder, { params, body: { to: "shipped", tracking } });
        await asOwner(shop, moveOrder, { params, body: { to: "delivered" } });
        await asOwner(shop, refundOrder, { params, body: { reason: "sent back" } });
        await settled();
        expect(await read(order.orderId)).toMatchObject({ status: "refunded", refunded: TOTAL, tracking });
        expect(await ownerCall(shop, refundOrder, { params, body: { reason: "again" } })).toEqual({
          error: "CONFLICT",
        });
      });

      test("whoever gets all the money back for an order that is not made gets no order", async () => {
        const { order } = await shopper(shop).buy();
        const params = { orderId: order.orderId };
        await asOwner(shop, refundOrder, { params, body: { amount: TOTAL, reason: "we cannot make it" } });
        await settled();
        expect((await read(order.orderId)).history.map(({ status }) => status)).toEqual([
          "placed",
          "cancelled",
          "refunded",
        ]);
      });
    });
  });
};
