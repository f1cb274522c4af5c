import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { ALL_CALLS } from "@storywall/contract/calls/allCalls.ts";
import { aLine } from "@storywall/testkit/builders.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { BoundCallName } from "../../src/http/handler.ts";
import { BODY_LIMIT, BODY_LIMITS } from "../../src/http/limits.ts";
import { PaymentsUnavailable } from "../../src/ports/payments/Payments.ts";
import { BOUND_CALLS, callOf, type Headers, knock, type Parts } from "../reliability/knock.ts";
import { postgresDatabase, type TestDatabase } from "../support/databases.ts";
import { goodInputs } from "../support/goodInputs.ts";
import { ownerCookie } from "../support/owner.ts";
import { shopper } from "../support/shopper.ts";
import { openTestShop, type TestShop } from "../support/testShop.ts";

/** Section 7 of the specification, and what the contract's page adds, as clients write it. */
const PATHS = [
  "POST /misc/create_user",
  "POST /misc/add_or_update_user_photo",
  "POST /misc/add_or_update_user_template_info",
  "GET /memories/memory_collections",
  "GET /memories/memory_collections/:id",
  "POST /photos",
  "GET /uploads/:id",
  "POST /shopify/init-cart",
  "GET /shopify/get-cart-info",
  "PUT /shopify/add-cart-item",
  "POST /shopify/add-to-cart",
  "PUT /shopify/update-cart-item",
  "PUT /shopify/remove-cart-item",
  "PUT /shopify/add-promo-code",
  "PUT /shopify/remove-promo-code",
  "POST /shopify/create-or-update-checkout",
  "POST /shopify/create-checkout",
  "POST /shopify/update-checkout",
  "POST /shopify/re-create-checkout",
  "POST /shopify/checkout-info",
  "PUT /shopify/update-shipping-address",
  "PUT /shopify/update-email-address",
  "PUT /shopify/set-shipping-lineItem",
  "PUT /shopify/checkout-discount-code",
  "PUT /shopify/checkout-item",
  "PUT /shopify/complete-checkout",
  "PUT /shopify/complete-upload-later",
  "POST /shopify/send-email-uploads",
  "POST /shopify/order-finalized",
  "GET /shopify/get-images/:id",
  "GET /shopify/get-data/:id",
  "GET /shopify/order/:orderId/line-item/:cartItemId/info",
  "POST /payments/create-payment-intent",
  "PUT /payments/update-payment-intent",
  "POST /payments/test/confirm",
  "POST /payments/test/authenticate",
  "GET /art/get-art-items",
  "GET /art/item/:id",
  "GET /art/item/:id/related-items",
  "GET /art/get-art-set-items",
  "GET /art/get-all-art-sets",
  "GET /art/get-all-art-items",
  "GET /art/art-set/:id",
  "PUT /art/item/:id/save-item-tags",
  "POST /art/create-set",
  "PUT /art/art-set/:id",
  "DELETE /art/art-set/:id",
];

/** Calls that make something or take money; uploadPhoto, the last of them, has its own tests. */
const MAKES: readonly BoundCallName[] = [
  "createUser",
  "initCart",
  "addCartItem",
  "addToCart",
  "createOrUpdateCheckout",
  "createCheckout",
  "reCreateCheckout",
  "completeCheckout",
  "createPaymentIntent",
  "confirmTestPayment",
  "authenticateTestPayment",
  "sendEmailUploads",
  "mailDesignLink",
  "startThread",
  "createArtSet",
  "cancelOrder",
  "refundOrder",
];

/** Owner's calls refuse what they do not know, so for them another body is another wish. */
const OTHER_BODY: Readonly<Partial<Record<BoundCallName, object>>> = {
  createArtSet: { name: "Indoors" },
  refundOrder: { amount: 1 },
};

/** Calls whose reply a person reads; each is shown as a toast (R8.1). */
const WITH_A_MESSAGE: readonly BoundCallName[] = [
  "sendEmailUploads",
  "addPromoCode",
  "removePromoCode",
  "cancelOrder",
  "subscribe",
  "unsubscribe",
  "mailDesignLink",
];

describe("conventions", () => {
  let connected: TestDatabase;
  let shop: TestShop;
  let inputs: ReturnType<typeof goodInputs>;
  beforeAll(async () => {
    connected = await postgresDatabase();
    shop = await openTestShop(connected.database);
    inputs = goodInputs(shop);
  });
  afterAll(async () => {
    await shop?.close();
    await connected?.close();
  });

  const headersFor = async (name: BoundCallName): Promise<Headers> =>
    callOf(name).owner ? { cookie: await ownerCookie(shop) } : {};
  const ask = async (name: BoundCallName, parts: Parts, headers: Headers = {}) =>
    knock(shop, name, parts, { ...(await headersFor(name)), ...headers });

  test("R7.1 R7.2 R7.3 R7.4 R7.5 every call is there with its method and path", () => {
    const there = new Set(Object.values(ALL_CALLS).map(({ method, path }) => `${method} ${path}`));
    expect(PATHS.filter((path) => !there.has(path))).toEqual([]);
  });

  test.each(BOUND_CALLS)(
    "%s answers JSON in UTF-8, with an id of its own and for nobody to keep",
    async (name) => {
      const replies = [await ask(name, await inputs[name]()), await ask(name, await inputs[name]())];
      for (const { headers, statusCode, body } of replies) {
        expect(statusCode, body).toBe(callOf(name).status ?? 200);
        expect(headers["content-type"]).toBe("application/json; charset=utf-8");
        expect(headers["cache-control"]).toBe("no-store");
      }
      expect(new Set(replies.map(({ headers }) => headers["x-request-id"])).size).toBe(2);
    },
  );

  test.each(BOUND_CALLS)("R8.1 %s says a message where a person should read one", async (name) => {
    const reply = await ask(name, await inputs[name]());
    const { message } = reply.json();
    if (WITH_A_MESSAGE.includes(name)) expect(message).toMatch(/^[A-Z].*\.$/);
    else expect(message).toBeUndefined();
  });

  test.each(BOUND_CALLS.filter((name) => callOf(name).body))(
    "%s takes a body up to its limit, and says 413 beyond it",
    async (name) => {
      const limit = BODY_LIMITS[name] ?? BODY_LIMIT;
      const { method, path } = callOf(name);
      const headers = { ...(await headersFor(name)), "content-type": "application/json" };
      const send = (bytes: number) => {
        const payload = `{"x":"${"x".repeat(bytes - 8)}"}`;
        return shop.app.inject({ method, url: `/api${path}`, headers, payload });
      };
      expect((await send(limit)).statusCode).not.toBe(413);
      const refused = await send(limit + 1);
      expect([refused.statusCode, refused.json().error]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
    },
  );

  test("every call that makes something or takes money takes an Idempotency-Key", () => {
    expect(MAKES.filter((name) => !callOf(name).idempotent)).toEqual([]);
    expect(ALL_CALLS.uploadPhoto.idempotent).toBe(true);
  });

  test.each(BOUND_CALLS.filter((name) => callOf(name).idempotent))(
    "%s: the same key and body get the same reply, the same key with another body a refusal",
    async (name) => {
      const good: Parts = await inputs[name]();
      const key = { "idempotency-key": crypto.randomUUID() };
      const first = await ask(name, good, key);
      expect(first.statusCode, first.body).toBe(callOf(name).status ?? 200);
      const again = await Promise.all([ask(name, good, key), ask(name, good, key)]);
      expect(again.map(({ body, statusCode }) => [statusCode, body])).toEqual(
        again.map(() => [first.statusCode, first.body]),
      );
      const other = {
        ...good,
        body: { ...Object(good.body), ...(OTHER_BODY[name] ?? { somethingElse: true }) },
      };
      const mismatch = await ask(name, other, key);
      expect([mismatch.statusCode, mismatch.json().error]).toEqual([422, "IDEMPOTENCY_MISMATCH"]);
    },
  );

  const ABSENT = [undefined, null, "", "undefined", "null"];

  test.each(ABSENT)("R5.1 the id %j makes a visitor and a cart anew", async (id) => {
    const line = aLine();
    const replies = [
      await ask("initCart", { body: { userId: id, lineItems: [line] } }),
      await ask("addCartItem", { body: { cartId: id, lineItem: line } }),
      await ask("addToCart", { body: { cartId: id, userId: id, lineItems: [line] } }),
      await ask("getCartInfo", { query: id === undefined || id === null ? {} : { cartId: id } }),
    ];
    for (const { statusCode, body } of replies) expect(statusCode, body).toBe(200);
    const made = replies.map((reply) => reply.json());
    expect(made.map(({ itemCount }) => itemCount)).toEqual([1, 1, 1, 0]);
    expect(new Set(made.flatMap(({ _id, user }) => [_id, user])).size).toBe(8);
  });

  test("a cart's price, discount, delivery and tax add up, in whole cents of its currency", async () => {
    const anna = shopper(shop);
    const cart = await anna.fillCart();
    const { price, discount, shippingRate, total, tax, currency } = await anna.promo(cart._id);
    expect(currency).toBe("ZAR");
    expect(price).toBe(4 * 90_000);
    expect(total).toBe(price - discount + (shippingRate?.price ?? 0));
    expect(tax).toBe(Math.round((total * 15) / 115));
  });

  test("a provider that fails is a 503 that says whether trying again is safe", async () => {
    const good = await inputs.createPaymentIntent();
    const failing = vi.spyOn(shop.payments, "create").mockRejectedValue(new PaymentsUnavailable("no answer"));
    const refused = await ask("createPaymentIntent", good);
    failing.mockRestore();
    expect([refused.statusCode, refused.json().error]).toEqual([503, "UNAVAILABLE"]);
    expect(refused.json().message).toMatch(/safe/);
    expect(refused.body).not.toContain("no answer");
  });

  test("whoever hung up before being heard is nobody's fault", async () => {
    await shop.app.ready();
    const failures = shop.failures.length;
    // Never connected, so without an address, as a connection is that was closed at once.
    const request = Object.assign(new IncomingMessage(new Socket()), {
      method: "GET",
      url: "/api/shopify/get-cart-info",
    });
    const response = new ServerResponse(request);
    shop.app.routing(request, response);
    await vi.waitUntil(() => response.writableEnded);
    expect(response.statusCode).toBe(400);
    expect(shop.failures).toHaveLength(failures);
  });

  test("what was not told is in the log, and nothing else went wrong", () => {
    const unexpected = shop.failures.filter(
      (failure) => !JSON.stringify(failure).includes("create-payment-intent"),
    );
    expect(unexpected).toEqual([]);
  });
});
