import { UNDO_TIMES } from "@storywall/domain/orders/undoSteps.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { aDesign, TRIO_BASE } from "@storywall/testkit/builders.ts";
import type { Database } from "../../../src/adapters/database/engine/connect.ts";
import { testPaymentLedger } from "../../../src/adapters/database/payments/testPaymentLedger.ts";
import { cancelOrder } from "../../../src/usecases/orders/cancelOrder.ts";
import { placeOrder } from "../../../src/usecases/orders/placing/placeOrder.ts";
import { createPaymentIntent } from "../../../src/usecases/payments/createPaymentIntent.ts";
import { retryEvent } from "../../../src/usecases/payments/receivePaymentEvent.ts";
import { refundOrder } from "../../../src/usecases/refunds/refundOrder.ts";
import { OWNER_ACTOR } from "../../support/owner.ts";
import { shopper } from "../../support/shopper.ts";
import { expectOk, type TestShop } from "../../support/testShop.ts";
import type { SessionResult } from "./interleave.ts";
import type { Session } from "./session.ts";

/** Tasks whose statements use the same rows, and what must hold in every order. */
export type Scenario = {
  readonly name: string;
  readonly prepare: (test: TestShop, database: Database) => Promise<PreparedScenario>;
};

type PreparedScenario = {
  readonly tasks: readonly ((session: Session) => Promise<unknown>)[];
  /** Returns what is wrong afterwards, one line each. */
  readonly findViolations: (results: readonly SessionResult[]) => Promise<readonly string[]>;
};

const createPaidCheckout = async (test: TestShop, database: Database) => {
  const anna = shopper(test);
  const cart = await anna.fillCart();
  await anna.addPromo(cart._id);
  const checkout = await anna.checkOut(cart);
  const intent = await anna.beginPaying(checkout);
  // Past the shop, so that no event has been sent yet.
  const pay = (through: Database) => testPaymentLedger(through).setStatus(intent.id, "succeeded");
  const orders = () =>
    database.selectFrom("orders").selectAll().where("checkoutId", "=", checkout.checkoutId).execute();
  return { anna, cart, checkout, intent, pay, orders };
};

/** Returns the thrown errors. Expected errors are values, so a task must never throw, least of all by a deadlock. */
const unexpectedErrors = (results: readonly SessionResult[]): readonly string[] =>
  results.flatMap((result, index) =>
    result.kind === "error" ? [`session ${index + 1} ended with ${String(result.error)}`] : [],
  );

const violationUnless = (condition: boolean, message: string): readonly string[] =>
  condition ? [] : [message];

const placeOrderTwice: Scenario = {
  name: "placeOrder × placeOrder",
  prepare: async (test, database) => {
    const { intent, pay, orders } = await createPaidCheckout(test, database);
    await pay(database);
    const place = async ({ shop }: Session): Promise<string> => {
      const placed = await placeOrder(shop, intent.id);
      return placed.kind === "order" ? placed.order.id : placed.kind;
    };
    return {
      tasks: [place, place],
      findViolations: async (results) => {
        const returned = new Set(results.map((result) => result.kind === "value" && result.value));
        const [order, ...more] = await orders();
        return [
          ...unexpectedErrors(results),
          ...violationUnless(
            returned.size === 1 && returned.has(order?.id ?? ""),
            `returned ${[...returned].join(" and ")}`,
          ),
          ...violationUnless(more.length === 0, "more than one order"),
        ];
      },
    };
  },
};

const placeOrderAndChange: Scenario = {
  name: "placeOrder × changeCheckout",
  prepare: async (test, database) => {
    const { checkout, intent, pay, orders } = await createPaidCheckout(test, database);
    const { checkoutId } = checkout;
    const lineId = checkout.lineItems[0]?._id ?? "";
    return {
      tasks: [
        async ({ shop, database: gated }) => {
          await pay(gated);
          return placeOrder(shop, intent.id);
        },
        ({ commerce }) =>
          commerce.setCheckoutItem({ checkoutId, requestedSite: null }, { lineId, quantity: 2 }),
      ],
      findViolations: async (results) => {
        const payment = await test.payments.retrieve(intent.id);
        const [order, ...more] = await orders();
        return [
          ...unexpectedErrors(results),
          ...violationUnless(order !== undefined && more.length === 0, "not exactly one order"),
          ...violationUnless(
            order?.total === payment?.amount,
            `paid ${payment?.amount}, ordered for ${order?.total}`,
          ),
        ];
      },
    };
  },
};

const placeOrderAndCancel: Scenario = {
  name: "placeOrder × cancelOrder × refundOrder",
  prepare: async (test, database) => {
    const { anna, checkout, intent, pay, orders } = await createPaidCheckout(test, database);
    await pay(database);
    const { orderId } = await expectOk(anna.complete(checkout.checkoutId, intent.id));
    return {
      tasks: [
        ({ shop }) => cancelOrder(shop, { orderId, requestedSite: null }),
        ({ shop }) => placeOrder(shop, intent.id),
        ({ shop }) => refundOrder(shop, OWNER_ACTOR, orderId, { amount: undefined, reason: "owner refund" }),
      ],
      findViolations: async (results) => {
        const [order] = await orders();
        const refunds = await database
          .selectFrom("refunds")
          .select("amount")
          .where("paymentId", "=", intent.id)
          .execute();
        const sum = refunds.reduce((total, { amount }) => total + amount, 0);
        return [
          ...unexpectedErrors(results),
          ...violationUnless(order?.status === "cancelled", `the order is ${order?.status}`),
          ...violationUnless(
            sum === order?.total && refunds.length === 1,
            `${refunds.length} refunds give back ${sum}`,
          ),
        ];
      },
    };
  },
};

const placeOrderAndRefundElsewhere: Scenario = {
  name: "placeOrder × refund at the provider × placeOrder",
  prepare: async (test, database) => {
    const { intent, pay, orders } = await createPaidCheckout(test, database);
    await pay(database);
    const place = ({ shop }: Session) => placeOrder(shop, intent.id);
    return {
      tasks: [
        place,
        async ({ shop, database: gated }) => {
          const refund = { id: crypto.randomUUID(), paymentId: intent.id, amount: minor(1) };
          await testPaymentLedger(gated).insertRefund(refund, crypto.randomUUID());
          const event = { provider: "test", site: "ZA", eventId: refund.id, paymentId: intent.id } as const;
          await retryEvent(shop, { ...event, kind: "refunded", receivedAt: test.clock.now() });
        },
        place,
      ],
      findViolations: async (results) => {
        const [order, ...more] = await orders();
        const payment = await test.shop.repositories.payments.find(intent.id);
        return [
          ...unexpectedErrors(results),
          ...violationUnless(more.length === 0, "more than one order"),
          ...violationUnless(payment?.needsReview !== null, "nobody is told of the refund"),
          ...violationUnless(
            payment?.stoppedAt !== null,
            order ? "the refunded order is printed" : "the refunded payment may become an order",
          ),
        ];
      },
    };
  },
};

const refundHereAndElsewhere: Scenario = {
  name: "refundOrder × refund at the provider",
  prepare: async (test, database) => {
    const { anna, checkout, intent, pay, orders } = await createPaidCheckout(test, database);
    await pay(database);
    const { orderId } = await expectOk(anna.complete(checkout.checkoutId, intent.id));
    const refund = { id: crypto.randomUUID(), paymentId: intent.id, amount: minor(10_000) };
    await testPaymentLedger(database).insertRefund(refund, crypto.randomUUID());
    return {
      tasks: [
        ({ shop }) =>
          refundOrder(shop, OWNER_ACTOR, orderId, { amount: minor(5_000), reason: "owner refund" }),
        ({ shop }) =>
          retryEvent(shop, {
            provider: "test",
            site: "ZA",
            eventId: refund.id,
            paymentId: intent.id,
            kind: "refunded",
            receivedAt: test.clock.now(),
          }),
      ],
      findViolations: async (results) => {
        // The refund that the shop requested is sent when it cannot be withdrawn any more, and the provider tells of it.
        test.clock.advance(UNDO_TIMES.moneyMs);
        await test.shop.refundSender.sendDue();
        await test.shop.background.drain();
        const [order] = await orders();
        const payment = await database
          .selectFrom("payments")
          .select(["refundedElsewhere", "refundTotal", "stoppedAt"])
          .where("id", "=", intent.id)
          .executeTakeFirst();
        return [
          ...unexpectedErrors(results),
          ...violationUnless(order?.status === "placed", `the order is ${order?.status}`),
          ...violationUnless(payment?.stoppedAt !== null, "the order is not stopped"),
          ...violationUnless(
            payment?.refundedElsewhere === 10_000 && payment.refundTotal === 5_000,
            `refunded ${payment?.refundedElsewhere} elsewhere and ${payment?.refundTotal} here`,
          ),
        ];
      },
    };
  },
};

const holdTwice: Scenario = {
  name: "hold × hold",
  prepare: async (test, database) => {
    const email = `${crypto.randomUUID()}@example.com`;
    const checkouts = await Promise.all(
      [1, 2].map(async () => {
        const buyer = shopper(test);
        const cart = await buyer.fillCart();
        await buyer.addPromo(cart._id);
        return buyer.checkOut(cart, email);
      }),
    );
    return {
      tasks: checkouts.map(
        ({ checkoutId }) =>
          ({ shop }: Session) =>
            createPaymentIntent(shop, { checkoutId, requestedSite: null }),
      ),
      findViolations: async (results) => {
        const returned = results.map((result) => JSON.stringify(result));
        const held = await database
          .selectFrom("promoUses")
          .select("checkoutId")
          .where("email", "=", email)
          .execute();
        return [
          ...unexpectedErrors(results),
          ...violationUnless(
            returned.filter((text) => text.includes('"ok"')).length === 1,
            "not exactly one checkout has the discount",
          ),
          ...violationUnless(
            returned.filter((text) => text.includes("PROMO_USED")).length === 1,
            "the other did not get PROMO_USED",
          ),
          ...violationUnless(held.length === 1, `${held.length} uses are held`),
        ];
      },
    };
  },
};

const addLineAndPlaceOrder: Scenario = {
  name: "addLine × placeOrder",
  prepare: async (test, database) => {
    const { cart, intent, pay, orders } = await createPaidCheckout(test, database);
    await pay(database);
    const uuid = crypto.randomUUID();
    const lines = [{ uuid, quantity: 1, design: aDesign(TRIO_BASE) }];
    return {
      tasks: [
        ({ commerce }) =>
          commerce.addToCart({ cartId: cart._id, userId: undefined, site: "ZA", requestedSite: null, lines }),
        ({ shop }) => placeOrder(shop, intent.id),
      ],
      findViolations: async (results) => {
        const [order] = await orders();
        const [added] = results;
        const isAcknowledged = JSON.stringify(added).includes('"ok"');
        const stored = await database
          .selectFrom("cartLines")
          .select("cartId")
          .where("uuid", "=", uuid)
          .execute();
        return [
          ...unexpectedErrors(results),
          ...violationUnless(order?.total === minor(324000), `ordered for ${order?.total}`),
          ...violationUnless(
            stored.length === (isAcknowledged ? 1 : 0),
            `a line that was ${isAcknowledged ? "acknowledged" : "rejected"} is stored ${stored.length} times`,
          ),
        ];
      },
    };
  },
};

export const SCENARIOS: readonly Scenario[] = [
  placeOrderTwice,
  placeOrderAndChange,
  placeOrderAndCancel,
  placeOrderAndRefundElsewhere,
  refundHereAndElsewhere,
  holdTwice,
  addLineAndPlaceOrder,
];
