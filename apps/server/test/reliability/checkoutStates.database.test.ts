import type { Checkout } from "@storywall/contract/schemas/checkout.ts";
import { DAY_MS } from "@storywall/domain/time/durations.ts";
import { anAddress } from "@storywall/testkit/builders.ts";
import { describe, expect, test } from "vitest";
import { shopper } from "../support/shopper.ts";
import { expectOk } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";

/** States of a checkout, each with a payment that has begun. */
const STATES = ["open", "expired", "replaced", "being paid", "paid", "ordered"] as const;
type State = (typeof STATES)[number];

/** The reply of a call: status and error code. */
type ExpectedReply = "200" | "402 PAYMENT_NOT_DONE" | "404 NOT_FOUND" | `409 ${string}`;

const NOT_OPEN = "409 CHECKOUT_NOT_OPEN";
const CHANGE_REPLIES = {
  open: "200",
  expired: NOT_OPEN,
  replaced: NOT_OPEN,
  "being paid": NOT_OPEN,
  paid: NOT_OPEN,
  ordered: NOT_OPEN,
} as const satisfies Record<State, ExpectedReply>;

type Ids = { readonly checkoutId: string; readonly cartId: string; readonly itemId: string };
type CallCase = {
  readonly path: string;
  readonly body: (ids: Ids & { readonly paymentIntentId: string }) => object;
  readonly expectedReplies: Readonly<Record<State, ExpectedReply>>;
};

const changeCase = (path: string, body: (ids: Ids) => object): CallCase => ({
  path,
  body: (ids) => ({ checkoutId: ids.checkoutId, ...body(ids) }),
  expectedReplies: CHANGE_REPLIES,
});

/** Every call that changes a checkout. */
const CALL_CASES: Readonly<Record<string, CallCase>> = {
  "update-checkout": changeCase("POST /shopify/update-checkout", () => ({ email: "other@example.com" })),
  "update-email-address": changeCase("PUT /shopify/update-email-address", () => ({ email: "o@example.com" })),
  "update-shipping-address": changeCase("PUT /shopify/update-shipping-address", () => ({
    shippingAddress: anAddress("ZA", { city: "Paarl" }),
  })),
  "shipping-line-item": changeCase("PUT /shopify/set-shipping-lineItem", () => ({
    shippingRateHandle: "free-standard",
  })),
  "checkout-item": changeCase("PUT /shopify/checkout-item", ({ itemId }) => ({ itemId, quantity: 2 })),
  "discount-code": changeCase("PUT /shopify/checkout-discount-code", () => ({ discountCode: "WELCOME10" })),
  "create-or-update-checkout": {
    path: "POST /shopify/create-or-update-checkout",
    body: ({ cartId }) => ({ cartId, email: "other@example.com" }),
    // An expired checkout is reopened; for a replaced one the cart gets a new checkout.
    expectedReplies: {
      ...CHANGE_REPLIES,
      expired: "200",
      replaced: "200",
      ordered: "404 NOT_FOUND",
    },
  },
  "re-create-checkout": {
    path: "POST /shopify/re-create-checkout",
    body: ({ checkoutId }) => ({ checkoutId }),
    expectedReplies: {
      open: "409 CONFLICT",
      expired: "200",
      replaced: "200",
      "being paid": "409 CONFLICT",
      paid: "409 CONFLICT",
      ordered: "200",
    },
  },
  "complete-checkout": {
    path: "PUT /shopify/complete-checkout",
    body: ({ checkoutId, paymentIntentId }) => ({ checkoutId, paymentIntentId }),
    expectedReplies: {
      open: "402 PAYMENT_NOT_DONE",
      expired: NOT_OPEN,
      replaced: NOT_OPEN,
      "being paid": "402 PAYMENT_NOT_DONE",
      paid: "200",
      ordered: "200",
    },
  },
};

/** States in which a call creates another checkout or an order, and leaves this one unchanged. */
const STATES_UNCHANGED_BY: Readonly<Record<string, readonly State[]>> = {
  "create-or-update-checkout": ["replaced"],
  "re-create-checkout": ["replaced", "ordered"],
  "complete-checkout": ["ordered"],
};

describe("checkout states", () => {
  const shop = useTestShop();

  const createCheckoutIn = async (state: State) => {
    const anna = shopper(shop);
    const checkout = await anna.checkOut();
    const intent = await anna.beginPaying(checkout);
    const atProvider = (status: "processing" | "succeeded") =>
      shop.database.updateTable("testPayments").set({ status }).where("id", "=", intent.id).execute();
    if (state === "expired") shop.clock.advance(DAY_MS);
    if (state === "replaced") {
      await shop.shop.repositories.checkouts.patch(checkout.checkoutId, { status: "expired" });
    }
    if (state === "being paid") await atProvider("processing");
    if (state === "paid") await atProvider("succeeded");
    if (state === "ordered") {
      await expectOk(anna.pay(intent));
      await expectOk(anna.complete(checkout.checkoutId, intent.id));
    }
    await shop.shop.background.drain();
    return { ...idsOf(checkout), paymentIntentId: intent.id };
  };

  const idsOf = ({ checkoutId, cartId, lineItems }: Checkout): Ids => ({
    checkoutId,
    cartId: cartId ?? "",
    itemId: lineItems[0]?._id ?? "",
  });

  const dumpRowsOf = async ({ checkoutId, cartId }: Ids): Promise<string> => {
    const db = shop.database;
    return JSON.stringify([
      await db.selectFrom("checkouts").selectAll().where("id", "=", checkoutId).execute(),
      await db.selectFrom("quotes").selectAll().where("checkoutId", "=", checkoutId).execute(),
      await db.selectFrom("cartLines").selectAll().where("cartId", "=", cartId).execute(),
      await db.selectFrom("orders").selectAll().where("checkoutId", "=", checkoutId).execute(),
    ]);
  };

  test.each(
    Object.entries(CALL_CASES).flatMap(([name, attempt]) =>
      STATES.map((state) => [name, state, attempt.expectedReplies[state], attempt] as const),
    ),
  )("reliability 5: %s of a checkout that is %s gives %s", async (name, state, expected, { path, body }) => {
    const ids = await createCheckoutIn(state);
    const rowsBefore = await dumpRowsOf(ids);
    const method = path.startsWith("PUT") ? "PUT" : "POST";
    const url = `/api${path.slice(path.indexOf("/"))}`;
    // Background work is not awaited: it would do the same without the call.
    const response = await shop.app.inject({ method, url, payload: { ...body(ids), site: "ZA" } });
    const answer = response.statusCode === 200 ? "200" : `${response.statusCode} ${response.json().error}`;
    expect(answer).toBe(expected);
    const leavesIt = expected !== "200" || STATES_UNCHANGED_BY[name]?.includes(state);
    // A paid checkout becomes an order by itself, whatever the call.
    if (leavesIt && state !== "paid") expect(await dumpRowsOf(ids)).toBe(rowsBefore);
  });
});
