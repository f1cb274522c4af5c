import type { Checkout } from "@storywall/contract/schemas/checkout.ts";
import { anAddress } from "@storywall/testkit/builders.ts";
import { DAY } from "@storywall/testkit/fakeClock.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { postgresDatabase, type TestDatabase } from "../support/databases.ts";
import { shopper } from "../support/shopper.ts";
import { ok, openTestShop, type TestShop } from "../support/testShop.ts";

/** Where a checkout can stand, with its payment begun in each. */
const STATES = ["open", "its time is over", "replaced", "being paid", "paid", "ordered"] as const;
type State = (typeof STATES)[number];

/** What a call answers in each state: a status, and what it refuses with. */
type Answer = "200" | "402 PAYMENT_NOT_DONE" | "404 NOT_FOUND" | `409 ${string}`;

const NOT_OPEN = "409 CHECKOUT_NOT_OPEN";
const CHANGE = {
  open: "200",
  "its time is over": NOT_OPEN,
  replaced: NOT_OPEN,
  "being paid": NOT_OPEN,
  paid: NOT_OPEN,
  ordered: NOT_OPEN,
} as const satisfies Record<State, Answer>;

type Ids = { readonly checkoutId: string; readonly cartId: string; readonly itemId: string };
type Attempt = {
  readonly path: string;
  readonly body: (ids: Ids & { readonly paymentIntentId: string }) => object;
  readonly answers: Readonly<Record<State, Answer>>;
};

const change = (path: string, body: (ids: Ids) => object): Attempt => ({
  path,
  body: (ids) => ({ checkoutId: ids.checkoutId, ...body(ids) }),
  answers: CHANGE,
});

/** Every call that changes a checkout. */
const CALLS: Readonly<Record<string, Attempt>> = {
  "update-checkout": change("POST /shopify/update-checkout", () => ({ email: "other@example.com" })),
  "update-email-address": change("PUT /shopify/update-email-address", () => ({ email: "o@example.com" })),
  "update-shipping-address": change("PUT /shopify/update-shipping-address", () => ({
    shippingAddress: anAddress("ZA", { city: "Paarl" }),
  })),
  "shipping-line-item": change("PUT /shopify/set-shipping-lineItem", () => ({
    shippingRateHandle: "free-standard",
  })),
  "checkout-item": change("PUT /shopify/checkout-item", ({ itemId }) => ({ itemId, quantity: 2 })),
  "discount-code": change("PUT /shopify/checkout-discount-code", () => ({ discountCode: "WELCOME10" })),
  "create-or-update-checkout": {
    path: "POST /shopify/create-or-update-checkout",
    body: ({ cartId }) => ({ cartId, email: "other@example.com" }),
    // One whose time is over is taken up again; of one that was replaced the cart gets another.
    answers: { ...CHANGE, "its time is over": "200", replaced: "200", ordered: "404 NOT_FOUND" },
  },
  "re-create-checkout": {
    path: "POST /shopify/re-create-checkout",
    body: ({ checkoutId }) => ({ checkoutId }),
    answers: {
      open: "409 CONFLICT",
      "its time is over": "200",
      replaced: "200",
      "being paid": "409 CONFLICT",
      paid: "409 CONFLICT",
      ordered: "200",
    },
  },
  "complete-checkout": {
    path: "PUT /shopify/complete-checkout",
    body: ({ checkoutId, paymentIntentId }) => ({ checkoutId, paymentIntentId }),
    answers: {
      open: "402 PAYMENT_NOT_DONE",
      "its time is over": NOT_OPEN,
      replaced: NOT_OPEN,
      "being paid": "402 PAYMENT_NOT_DONE",
      paid: "200",
      ordered: "200",
    },
  },
};

/** What makes another checkout, or an order, and leaves this one as it stands. */
const LEAVES_IT: Readonly<Record<string, readonly State[]>> = {
  "create-or-update-checkout": ["replaced"],
  "re-create-checkout": ["replaced", "ordered"],
  "complete-checkout": ["ordered"],
};

describe("reliability 5", () => {
  let connected: TestDatabase;
  let shop: TestShop;
  beforeAll(async () => {
    connected = await postgresDatabase();
    shop = await openTestShop(connected.database);
  });
  afterAll(async () => {
    await shop?.close();
    await connected?.close();
  });

  const checkoutIn = async (state: State) => {
    const anna = shopper(shop);
    const checkout = await anna.checkOut();
    const intent = await anna.beginPaying(checkout);
    const atProvider = (status: "processing" | "succeeded") =>
      connected.database.updateTable("testPayments").set({ status }).where("id", "=", intent.id).execute();
    if (state === "its time is over") shop.clock.advance(DAY);
    if (state === "replaced") {
      await shop.shop.repositories.checkouts.patch(checkout.checkoutId, { status: "expired" });
    }
    if (state === "being paid") await atProvider("processing");
    if (state === "paid") await atProvider("succeeded");
    if (state === "ordered") {
      await ok(anna.pay(intent));
      await ok(anna.complete(checkout.checkoutId, intent.id));
    }
    await shop.shop.background.settled();
    return { ...idsOf(checkout), paymentIntentId: intent.id };
  };

  const idsOf = ({ checkoutId, cartId, lineItems }: Checkout): Ids => ({
    checkoutId,
    cartId: cartId ?? "",
    itemId: lineItems[0]?._id ?? "",
  });

  const rowsOf = async ({ checkoutId, cartId }: Ids): Promise<string> => {
    const db = connected.database;
    return JSON.stringify([
      await db.selectFrom("checkouts").selectAll().where("id", "=", checkoutId).execute(),
      await db.selectFrom("quotes").selectAll().where("checkoutId", "=", checkoutId).execute(),
      await db.selectFrom("cartLines").selectAll().where("cartId", "=", cartId).execute(),
      await db.selectFrom("orders").selectAll().where("checkoutId", "=", checkoutId).execute(),
    ]);
  };

  test.each(
    Object.entries(CALLS).flatMap(([name, attempt]) =>
      STATES.map((state) => [name, state, attempt.answers[state], attempt] as const),
    ),
  )("reliability 5: %s of a checkout that is %s: %s", async (name, state, expected, { path, body }) => {
    const ids = await checkoutIn(state);
    const before = await rowsOf(ids);
    const method = path.startsWith("PUT") ? "PUT" : "POST";
    const url = `/api${path.slice(path.indexOf("/"))}`;
    // What is said in the background would say the same without the call.
    const response = await shop.app.inject({ method, url, payload: { ...body(ids), site: "ZA" } });
    const answer = response.statusCode === 200 ? "200" : `${response.statusCode} ${response.json().error}`;
    expect(answer).toBe(expected);
    const leavesIt = expected !== "200" || LEAVES_IT[name]?.includes(state);
    // Money that has come becomes its order by itself, whoever asked for what.
    if (leavesIt && state !== "paid") expect(await rowsOf(ids)).toBe(before);
  });
});
