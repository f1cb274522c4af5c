import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { ALL_CALLS } from "@storywall/contract/calls/allCalls.ts";
import { aLine } from "@storywall/testkit/builders.ts";
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { RegisteredCallName } from "../../src/http/handler.ts";
import { DEFAULT_MAX_BODY_BYTES, MAX_BODY_BYTES } from "../../src/http/limits.ts";
import { PaymentsUnavailableError } from "../../src/ports/payments/Payments.ts";
import {
  CALLS_WITH_HANDLERS,
  getCall,
  type Headers,
  type RequestParts,
  sendRaw,
} from "../reliability/sendRaw.ts";
import { createOwnerCookie } from "../support/owner.ts";
import { shopper } from "../support/shopper.ts";
import { useTestShop } from "../support/useTestShop.ts";
import { validInputs } from "../support/validInputs/validInputs.ts";

/** The calls of section 7 of the specification and of the contract's page. */
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

/** Calls that create something or charge. uploadPhoto is one of them and has its own tests. */
const IDEMPOTENT_CALLS: readonly RegisteredCallName[] = [
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

/** A different valid body for owner calls, which reject unknown fields. */
const DIFFERENT_BODIES: Readonly<Partial<Record<RegisteredCallName, object>>> = {
  createArtSet: { name: "Indoors" },
  refundOrder: { amount: 1 },
  reprintTile: { reason: "cut" },
  replaceTiles: { reason: "damaged_on_the_way" },
  addOrderNote: { text: "Rings before nine only" },
  mailAgain: { kind: "shipped" },
  closeBatch: { sheets: ["30x45"] },
};

/** Calls whose reply has a message that is shown as a toast (R8.1). */
const CALLS_WITH_MESSAGE: readonly RegisteredCallName[] = [
  "sendEmailUploads",
  "addPromoCode",
  "removePromoCode",
  "cancelOrder",
  "subscribe",
  "confirmSubscription",
  "unsubscribe",
  "mailDesignLink",
];

describe("conventions", () => {
  const shop = useTestShop();
  let inputs: ReturnType<typeof validInputs>;
  beforeAll(async () => {
    inputs = validInputs(shop);
  });

  const headersFor = async (name: RegisteredCallName): Promise<Headers> =>
    getCall(name).staffOnly ? { cookie: await createOwnerCookie(shop) } : {};
  const sendCall = async (name: RegisteredCallName, parts: RequestParts, headers: Headers = {}) =>
    sendRaw(shop, name, parts, { ...(await headersFor(name)), ...headers });

  test("R7.1 R7.2 R7.3 R7.4 R7.5 every call exists with its method and path", () => {
    const there = new Set(Object.values(ALL_CALLS).map(({ method, path }) => `${method} ${path}`));
    expect(PATHS.filter((path) => !there.has(path))).toEqual([]);
  });

  test.each(CALLS_WITH_HANDLERS)(
    "%s replies with uncached JSON in UTF-8 and a request id of its own",
    async (name) => {
      const replies = [
        await sendCall(name, await inputs[name]()),
        await sendCall(name, await inputs[name]()),
      ];
      for (const { headers, statusCode, body } of replies) {
        expect(statusCode, body).toBe(getCall(name).status ?? 200);
        expect(headers["content-type"]).toBe("application/json; charset=utf-8");
        expect(headers["cache-control"]).toBe("no-store");
      }
      expect(new Set(replies.map(({ headers }) => headers["x-request-id"])).size).toBe(2);
    },
  );

  test.each(CALLS_WITH_HANDLERS)("R8.1 %s has a message only where a shopper reads one", async (name) => {
    const reply = await sendCall(name, await inputs[name]());
    const { message } = reply.json();
    if (CALLS_WITH_MESSAGE.includes(name)) expect(message).toMatch(/^[A-Z].*\.$/);
    else expect(message).toBeUndefined();
  });

  test.each(CALLS_WITH_HANDLERS.filter((name) => getCall(name).body))(
    "%s accepts a body up to its limit, and replies 413 beyond it",
    async (name) => {
      const limit = MAX_BODY_BYTES[name] ?? DEFAULT_MAX_BODY_BYTES;
      const { method, path } = getCall(name);
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

  test("every call that creates something or charges accepts an Idempotency-Key", () => {
    expect(IDEMPOTENT_CALLS.filter((name) => !getCall(name).idempotent)).toEqual([]);
    expect(ALL_CALLS.uploadPhoto.idempotent).toBe(true);
  });

  test.each(CALLS_WITH_HANDLERS.filter((name) => getCall(name).idempotent))(
    "%s returns the same reply for the same key and body, and an error for another body",
    async (name) => {
      const good: RequestParts = await inputs[name]();
      const key = { "idempotency-key": crypto.randomUUID() };
      const first = await sendCall(name, good, key);
      expect(first.statusCode, first.body).toBe(getCall(name).status ?? 200);
      const again = await Promise.all([sendCall(name, good, key), sendCall(name, good, key)]);
      expect(again.map(({ body, statusCode }) => [statusCode, body])).toEqual(
        again.map(() => [first.statusCode, first.body]),
      );
      const other = {
        ...good,
        body: { ...Object(good.body), ...(DIFFERENT_BODIES[name] ?? { somethingElse: true }) },
      };
      const mismatch = await sendCall(name, other, key);
      expect([mismatch.statusCode, mismatch.json().error]).toEqual([422, "IDEMPOTENCY_MISMATCH"]);
    },
  );

  const ABSENT_IDS = [undefined, null, "", "undefined", "null"];

  test.each(ABSENT_IDS)("R5.1 the id %j creates a new visitor and a new cart", async (id) => {
    const line = aLine();
    const replies = [
      await sendCall("initCart", { body: { userId: id, lineItems: [line] } }),
      await sendCall("addCartItem", { body: { cartId: id, lineItem: line } }),
      await sendCall("addToCart", { body: { cartId: id, userId: id, lineItems: [line] } }),
      await sendCall("getCartInfo", { query: id === undefined || id === null ? {} : { cartId: id } }),
    ];
    for (const { statusCode, body } of replies) expect(statusCode, body).toBe(200);
    const made = replies.map((reply) => reply.json());
    expect(made.map(({ itemCount }) => itemCount)).toEqual([1, 1, 1, 0]);
    expect(new Set(made.flatMap(({ _id, user }) => [_id, user])).size).toBe(8);
  });

  test("a cart's price, discount, shipping and tax add up, in minor units of its currency", async () => {
    const anna = shopper(shop);
    const cart = await anna.fillCart();
    const { price, discount, shippingRate, total, tax, currency } = await anna.addPromo(cart._id);
    expect(currency).toBe("ZAR");
    expect(price).toBe(4 * 90_000);
    expect(total).toBe(price - discount + (shippingRate?.price ?? 0));
    expect(tax).toBe(Math.round((total * 15) / 115));
  });

  test("a failing payment provider gives a 503 that says that a retry is safe", async () => {
    const good = await inputs.createPaymentIntent();
    const failing = vi
      .spyOn(shop.payments, "create")
      .mockRejectedValue(new PaymentsUnavailableError("no answer"));
    const refused = await sendCall("createPaymentIntent", good);
    failing.mockRestore();
    expect([refused.statusCode, refused.json().error]).toEqual([503, "UNAVAILABLE"]);
    expect(refused.json().message).toMatch(/safe/);
    expect(refused.body).not.toContain("no answer");
  });

  test("a connection that closes before its request is handled logs no error", async () => {
    await shop.app.ready();
    const failures = shop.serverErrors.length;
    // A socket that was never connected has no address, like a connection that was closed at once.
    const request = Object.assign(new IncomingMessage(new Socket()), {
      method: "GET",
      url: "/api/shopify/get-cart-info",
    });
    const response = new ServerResponse(request);
    shop.app.routing(request, response);
    await vi.waitUntil(() => response.writableEnded);
    expect(response.statusCode).toBe(400);
    expect(shop.serverErrors).toHaveLength(failures);
  });

  test("only the provider's failure is in the log", () => {
    const unexpected = shop.serverErrors.filter(
      (failure) => !JSON.stringify(failure).includes("create-payment-intent"),
    );
    expect(unexpected).toEqual([]);
  });
});
