// reliability 28: bursts of requests, from addresses other than loopback.

import { ALL_CALLS } from "@storywall/contract/calls/allCalls.ts";
import type { Checkout } from "@storywall/contract/schemas/checkout.ts";
import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { anAddress as aDelivery, aLine } from "@storywall/testkit/builders.ts";
import { createFakeClock } from "@storywall/testkit/fakeClock.ts";
import { afterAll, expect, test, vi } from "vitest";
import { PaymentsUnavailableError } from "../../src/ports/payments/Payments.ts";
import { shopper } from "../support/shopper.ts";
import { openTestShop } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";

const clock = createFakeClock();
const shop = useTestShop(clock);
afterAll(async () => {
  await shop.shop.background.drain();
  expect(shop.serverErrors).toEqual([]);
});

let addresses = 0;
const nextAddress = () => `203.0.113.${++addresses}`;

type CallName = keyof typeof ALL_CALLS;
const callFrom = (
  call: CallName,
  body: object,
  remoteAddress: string,
  headers: Record<string, string> = {},
) => {
  const { method, path } = ALL_CALLS[call];
  return shop.app.inject({ method, url: `/api${path}`, payload: body, remoteAddress, headers });
};
/** Sends so many requests in turn, and returns their statuses. */
const burst = async (count: number, send: (index: number) => ReturnType<typeof callFrom>) => {
  const statuses: number[] = [];
  for (let index = 0; index < count; index++) statuses.push((await send(index)).statusCode);
  return statuses;
};
const areLimited = (statuses: readonly number[]) => statuses.map((status) => status === 429);
/** Returns the expected result of `limit` + 1 requests: only the last one is limited. */
const expectedLimited = (limit: number) => [...Array.from({ length: limit }, () => false), true];

test("reliability 28: an address creates 30 visitors a minute, and 30 more in the next", async () => {
  const address = nextAddress();
  const make = () => callFrom("createUser", {}, address);
  expect(areLimited(await burst(31, make))).toEqual(expectedLimited(30));
  const refused = await make();
  expect(refused.json()).toMatchObject({ statusCode: 429, error: "TOO_MANY_REQUESTS" });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(refused.headers).toMatchObject({ "x-ratelimit-limit": "30", "x-ratelimit-remaining": "0" });
  expect((await callFrom("createUser", {}, nextAddress())).statusCode).toBe(200);
  clock.advance(MINUTE_MS);
  expect((await make()).statusCode).toBe(200);
});

test("reliability 28: a forged X-Forwarded-For changes nothing", async () => {
  const address = nextAddress();
  const statuses = await burst(31, (index) =>
    callFrom("createUser", {}, address, { "x-forwarded-for": `192.0.2.${index}` }),
  );
  expect(areLimited(statuses)).toEqual(expectedLimited(30));
});

test("reliability 28: all addresses of an IPv6 network share a limit", async () => {
  const statuses = await burst(31, (index) => callFrom("createUser", {}, `2001:db8:1:2::${index + 1}`));
  expect(areLimited(statuses)).toEqual(expectedLimited(30));
});

test("reliability 28: a cart is written 120 times a minute, from all addresses together", async () => {
  const cart = await shopper(shop).fillCart();
  const write = (index: number) =>
    callFrom("removeCartItem", { cartId: cart._id, itemId: "none" }, `198.51.100.${index % 50}`);
  expect(areLimited(await burst(121, write))).toEqual(expectedLimited(120));
  const other = await shopper(shop).fillCart();
  const ofOther = await callFrom("addCartItem", { cartId: other._id, lineItem: aLine() }, "198.51.100.1");
  expect(ofOther.statusCode).toBe(200);
});

test("reliability 28: reading a cart without an id creates a visitor, so it counts as one, and reading one is free", async () => {
  const address = nextAddress();
  const get = (query: string) =>
    shop.app.inject({ url: `/api${ALL_CALLS.getCartInfo.path}?${query}`, remoteAddress: address });
  const countVisitors = async () =>
    (await shop.database.selectFrom("visitors").select("id").execute()).length;
  const before = await countVisitors();
  const made = (await get("cartId=undefined")).json();
  const absent = ["", "cartId=", "cartId=null", "cartId=undefined"];
  await burst(19, (index) => get(absent[index % absent.length] ?? ""));
  await burst(10, () => callFrom("createUser", {}, address));
  const statuses = [
    ...(await burst(5, () => get("cartId="))),
    (await callFrom("createUser", {}, address)).statusCode,
  ];
  expect(new Set(statuses)).toEqual(new Set([429]));
  expect((await countVisitors()) - before).toBe(30);
  expect((await get(`cartId=${made._id}`)).statusCode).toBe(200);
});

test("reliability 28: an address writes carts 600 times a minute", async () => {
  const address = nextAddress();
  const write = () => callFrom("removeCartItem", { cartId: crypto.randomUUID(), itemId: "none" }, address);
  await write();
  // As if it had written the others before.
  await shop.database
    .updateTable("rateCounts")
    .set({ count: 599 })
    .where("key", "like", "cart address %")
    .execute();
  expect(areLimited(await burst(2, write))).toEqual([false, true]);
});

test("reliability 28: a checkout is changed 120 times a minute, by all calls together", async () => {
  const changes = [
    "updateEmailAddress",
    "updateShippingAddress",
    "setShippingLineItem",
    "setCheckoutItem",
    "updateCheckout",
    "reCreateCheckout",
  ] as const;
  const rest = {
    email: "a@example.com",
    shippingAddress: aDelivery("ZA"),
    shippingRateHandle: "none",
    itemId: "none",
    quantity: 1,
  };
  const change = (index: number) => {
    const call = changes[index % changes.length] ?? "updateCheckout";
    return callFrom(call, { checkoutId: "a-checkout", ...rest }, `198.51.100.${100 + (index % 50)}`);
  };
  const statuses = await burst(121, change);
  expect(areLimited(statuses)).toEqual(expectedLimited(120));
  expect(new Set(statuses.slice(0, 120))).toEqual(new Set([404]));
});

test("reliability 28: a cart tries 10 promo codes and an address 30, in ten minutes", async () => {
  const cart = await shopper(shop).fillCart();
  const address = nextAddress();
  const guess = () => callFrom("addPromoCode", { cartId: cart._id, promoCode: "GUESS" }, address);
  clock.advance(10 * MINUTE_MS);
  expect(areLimited(await burst(11, guess))).toEqual(expectedLimited(10));
  clock.advance(9 * MINUTE_MS);
  expect((await guess()).statusCode).toBe(429);
  clock.advance(MINUTE_MS);
  expect((await guess()).statusCode).toBe(422);

  const manyCarts = (index: number) =>
    callFrom("addPromoCode", { cartId: `cart_${index}`, promoCode: "GUESS" }, "203.0.113.200");
  expect(areLimited(await burst(31, manyCarts))).toEqual(expectedLimited(30));
});

test("reliability 28: an address begins 20 payments in ten minutes, and repeating one begins none", async () => {
  const address = nextAddress();
  const checkouts: Checkout[] = [];
  for (let count = 0; count < 21; count++) checkouts.push(await shopper(shop).checkOut());
  const begin = (index: number) =>
    callFrom("createPaymentIntent", { checkoutId: checkouts[index]?.checkoutId }, address);
  expect(areLimited(await burst(21, begin))).toEqual(expectedLimited(20));
  expect(areLimited(await burst(40, () => begin(0)))).not.toContain(true);
});

test("reliability 28: a payment is asked for or updated 60 times a minute, since each asks the provider", async () => {
  const buyer = shopper(shop);
  const checkout = await buyer.checkOut();
  const { id: paymentIntentId } = await buyer.beginPaying(checkout);
  clock.advance(MINUTE_MS);
  const { checkoutId } = checkout;
  const repeat = (index: number) =>
    callFrom("createPaymentIntent", { checkoutId }, `198.51.100.${index % 50}`);
  expect(areLimited(await burst(61, repeat))).toEqual(expectedLimited(60));
  const update = (index: number) =>
    callFrom("updatePaymentIntent", { paymentIntentId }, `198.51.100.${index % 50}`);
  expect(areLimited(await burst(61, update))).toEqual(expectedLimited(60));
});

test("reliability 28: updates that begin another payment count as payments that are begun", async () => {
  const buyer = shopper(shop);
  const checkout = await buyer.checkOut();
  let { id: paymentIntentId } = await buyer.beginPaying(checkout);
  // As with Paystack, where no transaction can be changed or cancelled.
  const mocks = [
    vi.spyOn(shop.payments, "update").mockResolvedValue({ kind: "mustRecreate" }),
    vi.spyOn(shop.payments, "cancel").mockImplementation((id) => shop.payments.retrieve(id)),
  ];
  const statuses: number[] = [];
  for (let change = 0; change < 5; change++) {
    const reply = await callFrom("updatePaymentIntent", { paymentIntentId }, `198.51.100.${change}`);
    statuses.push(reply.statusCode);
    if (reply.statusCode === 200) paymentIntentId = reply.json().id;
  }
  for (const mock of mocks) mock.mockRestore();
  // The first of the five began with the checkout.
  expect(areLimited(statuses)).toEqual(expectedLimited(4));
  expect(new Set(statuses.slice(0, 4))).toEqual(new Set([200]));
});

test("reliability 28: payments that failed at the provider do not count", async () => {
  const { checkoutId } = await shopper(shop).checkOut();
  const address = nextAddress();
  const begin = () => callFrom("createPaymentIntent", { checkoutId }, address);
  const away = vi.spyOn(shop.payments, "create").mockRejectedValue(new PaymentsUnavailableError("no answer"));
  expect(new Set(await burst(25, begin))).toEqual(new Set([503]));
  away.mockRestore();
  expect((await begin()).statusCode).toBe(200);
  // The shop logs each failure of the provider.
  expect(shop.serverErrors.splice(0)).toHaveLength(25);
});

test("reliability 28: an unpaid order is requested 30 times a minute, and a placed one without limit", async () => {
  const buyer = shopper(shop);
  const checkout = await buyer.checkOut();
  const { checkoutId } = checkout;
  const intent = await buyer.beginPaying(checkout);
  const address = nextAddress();
  const complete = () => callFrom("completeCheckout", { checkoutId, paymentIntentId: intent.id }, address);
  expect(areLimited(await burst(31, complete))).toEqual(expectedLimited(30));
  await buyer.pay(intent);
  await shop.shop.background.drain();
  const repeats = await burst(40, complete);
  expect(new Set(repeats)).toEqual(new Set([200]));
});

test("reliability 28: counts survive a restart", async () => {
  const address = nextAddress();
  await burst(30, () => callFrom("createUser", {}, address));
  const restarted = await openTestShop(shop.database, { clock });
  const { statusCode } = await restarted.app.inject({
    method: "POST",
    url: "/api/misc/create_user",
    payload: {},
    remoteAddress: address,
  });
  expect(statusCode).toBe(429);
  await restarted.close();
});

test("reliability 28: counters contain no address and no id", async () => {
  const rows = await shop.database.selectFrom("rateCounts").select("key").execute();
  expect(rows.length).toBeGreaterThan(10);
  for (const { key } of rows) expect(key).toMatch(/^[a-z ]+ (visitor|address) [A-Za-z0-9_-]{22}$/);
  expect(JSON.stringify(rows)).not.toContain("203.0.113");
});
