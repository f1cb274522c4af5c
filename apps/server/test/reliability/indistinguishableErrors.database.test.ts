import { performance } from "node:perf_hooks";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "@storywall/domain/time/durations.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { randomIds } from "../../src/adapters/system/ids.ts";
import type { RegisteredCallName } from "../../src/http/handler.ts";
import { forProfile } from "../faults/harness/runProfile.ts";
import { openPostgresTestDatabase } from "../support/databases.ts";
import { setOwnerPassword } from "../support/owner.ts";
import { shopper } from "../support/shopper.ts";
import { openTestShop, type TestShop } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";
import { getCall, sendRaw } from "./sendRaw.ts";

/**
 * Number of timed pairs, enough to find a difference that is measurable over a network. By chance two hundred pairs deviate
 * by 0.03, a seventh of what is allowed.
 */
const SAMPLES = forProfile({ short: 200, long: 1_000 });
/** For further cases of a pair that is sampled in full. */
const FEW_SAMPLES = 100;
/** Of the share of pairs in which one side is faster. */
const MAX_DEVIATION = 0.2;
const TIMEOUT_MS = 240 * SECOND_MS;

/**
 * Returns how often a sample of one side is faster than one of the other: 0.5 when they are indistinguishable, 0 or 1
 * when they are separate. It compares ranks, so that outliers of a busy machine do not count.
 */
const separation = (one: readonly number[], other: readonly number[]): number => {
  let faster = 0;
  for (const a of one) for (const b of other) faster += a < b ? 1 : a === b ? 0.5 : 0;
  return faster / (one.length * other.length);
};

describe("indistinguishable errors", { timeout: TIMEOUT_MS }, () => {
  const shop = useTestShop();
  let cartId = "";
  let knownIds: Readonly<Record<string, string>>;
  let buyer: ReturnType<typeof shopper>;
  beforeAll(async () => {
    buyer = shopper(shop);
    const { order, checkout } = await buyer.buy();
    cartId = (await shopper(shop).fillCart())._id;
    knownIds = {
      number: order.orderNumber,
      checkout: checkout.checkoutId,
      line: order.lineItems[0]?.cartItemId ?? "",
    };
    await setOwnerPassword(shop);
  });

  type SendRequest = () => Promise<{ readonly statusCode: number; readonly body: string }>;

  /** Sends both requests in turn, so that a slow machine slows both, and expects equal replies and times. */
  const expectIndistinguishable = async (one: SendRequest, other: SendRequest, samples = SAMPLES) => {
    const times: [number[], number[]] = [[], []];
    const warm = 10;
    for (let count = 0; count < samples + warm; count++) {
      const order = count % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
      for (const side of order) {
        const began = performance.now();
        await (side === 0 ? one : other)();
        if (count >= warm) times[side].push(performance.now() - began);
      }
    }
    const [a, b] = [await one(), await other()];
    expect(a.statusCode).toBe(b.statusCode);
    expect(a.body).toBe(b.body);
    const separated = separation(...times);
    expect(separated).toBeGreaterThan(0.5 - MAX_DEVIATION);
    expect(separated).toBeLessThan(0.5 + MAX_DEVIATION);
  };

  /** Guesses are rate-limited, so the clock advances past the window before each one. */
  const tryPromo = (code: string) => () => {
    shop.clock.advance(11 * MINUTE_MS);
    return sendRaw(shop, "addPromoCode", { body: { cartId, promoCode: code } });
  };

  test.each([
    ["WELCOME1", SAMPLES],
    ["WELCOME100", FEW_SAMPLES],
    ["WELCOME", FEW_SAMPLES],
    ["WELCOM10", FEW_SAMPLES],
    ["XXXXXXXXX", FEW_SAMPLES],
  ] as const)(
    "reliability 29: an almost correct promo code (%s) is rejected like a random one",
    async (code, samples) => {
      const random = randomIds.next().slice(0, code.length);
      await expectIndistinguishable(tryPromo(code), tryPromo(random), samples);
    },
  );

  test("reliability 29: an unknown promo code gets the same error on a cart, a checkout and a new cart", async () => {
    const { checkoutId } = await shopper(shop).checkOut();
    const replies = [
      await tryPromo("NOSUCHCODE")(),
      await sendRaw(shop, "setCheckoutDiscountCode", { body: { checkoutId, discountCode: "NOSUCHCODE" } }),
      await sendRaw(shop, "initCart", { body: { site: "ZA", lineItems: [], promoCode: "NOSUCHCODE" } }),
    ].map(({ statusCode, body }) => [statusCode, body]);
    expect(replies).toEqual([replies[0], replies[0], replies[0]]);
  });

  test.each([
    ["initCart", { site: "ZA", lineItems: [] }],
    ["createCheckout", { site: "ZA", variants: [{ variantId: "ZA.square_trio", quantity: 1 }] }],
  ] as const)(
    "reliability 28, 29: promo code guesses through %s count for the same limit",
    async (name, body) => {
      const remoteAddress = `198.51.100.${name.length}`;
      const guess = (call: RegisteredCallName, fields: object) =>
        shop.app.inject({
          method: getCall(call).method,
          url: `/api${getCall(call).path}`,
          payload: fields,
          remoteAddress,
        });
      const statuses: number[] = [];
      for (let count = 0; count < 31; count++) {
        statuses.push((await guess(name, { ...body, promoCode: `GUESS${count}` })).statusCode);
      }
      expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 422));
      expect(statuses[30]).toBe(429);
      expect((await guess("addPromoCode", { cartId, promoCode: "GUESS" })).statusCode).toBe(429);
      expect((await guess(name, body)).statusCode).toBe(200);
    },
  );

  const getOrderData = (id: string) => () => sendRaw(shop, "getData", { params: { id } });

  test.each([
    ["number", SAMPLES],
    ["line", FEW_SAMPLES],
  ] as const)("reliability 29: an order's %s gets the same reply as an unknown id", async (kind, samples) => {
    await expectIndistinguishable(
      getOrderData(knownIds[kind] ?? ""),
      getOrderData(randomIds.next()),
      samples,
    );
  });

  const requestUploadLink = (orderId: string) => () =>
    sendRaw(shop, "sendEmailUploads", { body: { orderId } });

  test("reliability 29: an upload link request with a wrong id sends no mail and exposes no order", async () => {
    const mails = shop.mailbox.mails.length;
    await expectIndistinguishable(
      requestUploadLink(knownIds.checkout ?? ""),
      requestUploadLink(randomIds.next()),
    );
    await shop.shop.background.drain();
    expect(shop.mailbox.mails).toHaveLength(mails);
  });

  test("reliability 29: the reply about an upload link does not contain the email address", async () => {
    const { checkout } = await buyer.buy();
    const order = await sendRaw(shop, "getCheckoutInfo", { body: { checkoutId: checkout.checkoutId } });
    const sent = await requestUploadLink(order.json().orderId)();
    expect(sent.body).not.toContain(buyer.email);
  });

  test("reliability 29: a checkout replies the same to a known buyer's email and a new one", async () => {
    const { checkoutId } = await shopper(shop).checkOut();
    const email = (address: string) => async () => {
      const { statusCode, body } = await sendRaw(shop, "updateEmailAddress", {
        body: { checkoutId, email: address },
      });
      return { statusCode, body: body.replace(address, "") };
    };
    await expectIndistinguishable(email(buyer.email), email(`${crypto.randomUUID()}@example.com`));
  });

  test("reliability 29: a request for personal data replies the same to a known email and an unknown one", async () => {
    const request = (email: () => string) => () => {
      shop.clock.advance(2 * HOUR_MS);
      return sendRaw(shop, "requestKeptData", { body: { email: email(), site: "ZA" } });
    };
    const unknown = () => `${crypto.randomUUID()}@example.com`;
    await expectIndistinguishable(
      request(() => buyer.email),
      request(unknown),
    );
  });

  test("reliability 29: a request for the links to orders replies the same to a buyer's email and an unknown one", async () => {
    const request = (email: () => string) => () => {
      shop.clock.advance(2 * HOUR_MS);
      return sendRaw(shop, "sendOrderLinks", { body: { email: email(), site: "ZA" } });
    };
    const unknown = () => `${crypto.randomUUID()}@example.com`;
    await expectIndistinguishable(
      request(() => buyer.email),
      request(unknown),
    );
  });

  test("reliability 29: a wrong password gets the same reply as in a shop without a password", async () => {
    const otherDatabase = await openPostgresTestDatabase();
    const otherShop = await openTestShop(otherDatabase.database);
    let tries = 0;
    // The limit is ten attempts per address.
    const sign = (which: TestShop) => () =>
      which.app.inject({
        method: "POST",
        url: "/api/owner/sign-in",
        payload: { password: "not the password" },
        remoteAddress: `198.51.100.${Math.floor(tries++ / 8)}`,
      });
    const answers = [await sign(shop)(), await sign(otherShop)()].map(({ statusCode, body }) => [
      statusCode,
      body,
    ]);
    await otherShop.close();
    await otherDatabase.close();
    expect(answers[0]).toEqual(answers[1]);
  });
});
