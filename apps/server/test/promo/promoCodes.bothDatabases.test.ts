// Promo codes as the people of the shop make, end and follow them.

import { addPromoCode } from "@storywall/contract/calls/cart/addPromoCode.ts";
import { HOUR_MS } from "@storywall/domain/time/durations.ts";
import { beforeAll, expect, test } from "vitest";
import { createPromoCode } from "../../src/usecases/promo/editPromoCodes.ts";
import { createOwnerCookie, createStaffCookie, OWNER_ACTOR } from "../support/owner.ts";
import { shopper } from "../support/shopper.ts";
import { expectErrorCode, expectOk } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";

const shop = useTestShop();
let cookie: string;
beforeAll(async () => {
  cookie = await createOwnerCookie(shop);
});

const request = (method: "GET" | "PUT" | "POST", path = "", payload?: object, as = cookie) =>
  shop.app.inject({
    method,
    url: `/api/owner/sites/ZA/promo-codes${path}`,
    headers: { cookie: as },
    ...(payload && { payload }),
  });
const create = (promo: object) => request("POST", "", { percent: 10, oncePerEmail: false, ...promo });
const find = async (code: string) =>
  (await request("GET")).json().items.find((item: { code: string }) => item.code === code);
const end = (code: string, isEnded = true) => request("PUT", `/${code}/ended`, { isEnded });
const applyCode = async (code: string) => {
  const cart = await shopper(shop).fillCart();
  return shop.call(addPromoCode, { body: { cartId: cart._id, promoCode: code, site: "ZA" } });
};

test("R9.5 a code that is made works at once, and is listed first", async () => {
  const response = await create({ code: "spring", amount: 5_000, percent: undefined, minimum: 100_000 });
  expect(response.statusCode, response.body).toBe(200);
  expect(response.json().items[0]).toEqual({
    code: "SPRING",
    amount: 5_000,
    minimum: 100_000,
    oncePerEmail: false,
    state: "active",
    isWelcomeCode: false,
    currency: "ZAR",
    orders: 0,
    revenue: 0,
    discount: 0,
  });
  expect(await expectOk(applyCode("SPRING"))).toMatchObject({ discount: 5_000 });
});

test("R5.3 a code that cannot be is rejected with its fields, and nothing is made", async () => {
  const before = (await request("GET")).json();
  const response = await create({ code: "x", percent: 100 });
  expect(response.statusCode).toBe(422);
  const paths = response.json().issues.map(({ path }: { path: string }) => path.split(".").at(-1));
  expect(paths).toEqual(["code", "percent"]);
  expect((await create({ code: "Spr1ng" })).statusCode).toBe(422);
  expect((await request("GET")).json()).toEqual(before);
});

test("R9.5 an ended code stops at once, and works again when its end is taken back", async () => {
  await create({ code: "BRIEF" });
  expect((await end("BRIEF")).statusCode).toBe(200);
  shop.clock.advance(1);
  expect(await find("BRIEF")).toMatchObject({ state: "ended" });
  expect(await expectErrorCode(applyCode("BRIEF"))).toBe("PROMO_EXPIRED");
  await end("BRIEF", false);
  expect(await find("BRIEF")).toMatchObject({ state: "active" });
  expect((await expectOk(applyCode("BRIEF"))).discount).toBeGreaterThan(0);
});

test("R9.5 a code that is ended before its start never starts", async () => {
  const startsAt = new Date(shop.clock.now().getTime() + HOUR_MS).toISOString();
  await create({ code: "SOON", startsAt });
  expect(await find("SOON")).toMatchObject({ state: "upcoming" });
  expect((await end("SOON")).statusCode).toBe(200);
  shop.clock.advance(2 * HOUR_MS);
  expect(await find("SOON")).toMatchObject({ state: "ended" });
});

test("R9.5 the code of the welcome offer cannot be ended", async () => {
  const response = await end("WELCOME10");
  expect([response.statusCode, response.json().error]).toEqual([409, "CONFLICT"]);
  expect(await find("WELCOME10")).toMatchObject({ state: "active", isWelcomeCode: true });
});

test("B13 a code's orders, revenue and discount are counted, and who used it", async () => {
  await create({ code: "FRIENDS", maxUses: 2 });
  const buyWithCode = async () => {
    const anna = shopper(shop);
    const cart = await anna.fillCart();
    shop.clock.advance(1000);
    return (await anna.buy(await anna.addPromo(cart._id, "FRIENDS"))).order;
  };
  const orders = [await buyWithCode(), await buyWithCode()];
  const sum = (key: "total" | "discount") => orders.reduce((all, order) => all + order[key], 0);
  expect(await find("FRIENDS")).toMatchObject({
    state: "used_up",
    orders: 2,
    revenue: sum("total"),
    discount: sum("discount"),
  });
  const { items } = (await request("GET", "/friends/orders")).json();
  expect(items).toMatchObject(
    orders.toReversed().map(({ orderId, orderNumber, email, total }) => ({
      orderId,
      orderNumber,
      email,
      total,
      isCancelled: false,
    })),
  );
});

test("B13 of two codes that are made at the same moment, both are kept, beside a change of a price", async () => {
  const { version } = (await shop.shop.refreshSites()).ZA;
  const price = shop.app.inject({
    method: "PUT",
    url: "/api/owner/sites/ZA",
    headers: { cookie },
    payload: { expectedVersion: version, framePrices: { rectangle_small: 72_000 } },
  });
  const made = await Promise.all([
    price,
    ...["FIRST", "SECOND", "THIRD"].map((code) =>
      createPromoCode(shop.shop, OWNER_ACTOR, "ZA", { code, percent: 5, oncePerEmail: false }),
    ),
  ]);
  expect(made.slice(1).map((result) => "kind" in result && result.kind)).toEqual(["ok", "ok", "ok"]);
  const { site } = (await shop.shop.refreshSites()).ZA;
  expect(site.promoCodes.map(({ code }) => code)).toEqual(
    expect.arrayContaining(["FIRST", "SECOND", "THIRD"]),
  );
  const expected = made[0].statusCode === 200 ? 72_000 : 70_000;
  expect(site.framePrices.rectangle_small).toBe(expected);
});

test.each(["workshop", "service", "books"] as const)("B13 the role %s may not make codes", async (role) => {
  const other = await createStaffCookie(shop, role);
  const response = await request("POST", "", { code: "MINE", percent: 50, oncePerEmail: false }, other);
  expect([response.statusCode, response.json().error]).toEqual([403, "FORBIDDEN"]);
  expect(await find("MINE")).toBeUndefined();
});

test("B13 limits, dates and the note of a code are changed; what it takes off stays once an order has used it", async () => {
  await create({ code: "CHANGED" });
  const change = (body: object) => request("PUT", "/CHANGED", { percent: 10, oncePerEmail: false, ...body });
  const response = await change({ percent: 20, maxUses: 5, minimum: 50_000, note: "Spring fair" });
  expect(response.statusCode, response.body).toBe(200);
  expect(await find("CHANGED")).toMatchObject({
    percent: 20,
    maxUses: 5,
    minimum: 50_000,
    note: "Spring fair",
  });
  // The forms of the shop read all of the site, the note with it.
  const site = await shop.app.inject({ url: "/api/owner/sites/ZA", headers: { cookie } });
  expect(site.json().promoCodes).toContainEqual(
    expect.objectContaining({ code: "CHANGED", note: "Spring fair" }),
  );
  const buyer = shopper(shop);
  const cart = await buyer.fillCart();
  await expectOk(shop.call(addPromoCode, { body: { cartId: cart._id, promoCode: "CHANGED", site: "ZA" } }));
  await buyer.buy(cart);
  expect((await change({ percent: 30 })).statusCode).toBe(409);
  expect((await change({ percent: undefined, amount: 5_000 })).statusCode).toBe(409);
  expect((await change({ percent: 20, maxUses: 1 })).statusCode).toBe(200);
  expect(await find("CHANGED")).toMatchObject({ percent: 20, maxUses: 1, state: "used_up", orders: 1 });
  expect(await find("CHANGED")).not.toHaveProperty("note");
});

test("R9.5 a code does not get a last day that is over, by which a slip would end it", async () => {
  await create({ code: "SLIP", percent: 15 });
  const expiresAt = new Date(shop.clock.now().getTime() - HOUR_MS).toISOString();
  const response = await request("PUT", "/SLIP", { percent: 12, oncePerEmail: false, expiresAt });
  expect(response.statusCode).toBe(422);
  expect(response.json().issues).toEqual([
    { path: "promoCodes.expiresAt", message: "must be today or a later day" },
  ]);
  expect(await find("SLIP")).toMatchObject({ percent: 15, state: "active" });
  // The day of a code that has ended stays while something else of it is changed.
  await end("SLIP");
  const ended = await find("SLIP");
  const change = { percent: 12, oncePerEmail: false, expiresAt: ended.expiresAt };
  expect((await request("PUT", "/SLIP", change)).statusCode).toBe(200);
});

test("R9.5 a code whose last day is over is not made, and an ended one is used again until a day to come", async () => {
  const at = (ms: number) => new Date(shop.clock.now().getTime() + ms).toISOString();
  const response = await create({ code: "TOOLATE", expiresAt: at(-HOUR_MS) });
  expect([response.statusCode, response.json().issues[0].path]).toEqual([422, "promoCodes.expiresAt"]);
  expect(await find("TOOLATE")).toBeUndefined();
  await create({ code: "AGAIN" });
  await end("AGAIN");
  const again = (expiresAt: string) => request("PUT", "/AGAIN/ended", { isEnded: false, expiresAt });
  expect((await again(at(-HOUR_MS))).statusCode).toBe(422);
  const expiresAt = at(HOUR_MS);
  expect((await again(expiresAt)).statusCode).toBe(200);
  expect(await find("AGAIN")).toMatchObject({ state: "active", expiresAt });
});

test("B13 of two people who change one code, the second is told, and what the first has set stays", async () => {
  await create({ code: "SHARED" });
  const seen = { percent: 10, oncePerEmail: false };
  const first = { ...seen, note: "Spring fair" };
  expect((await request("PUT", "/SHARED", { ...first, seen })).statusCode).toBe(200);
  const second = { ...seen, maxUses: 5 };
  const refused = await request("PUT", "/SHARED", { ...second, seen });
  expect([refused.statusCode, refused.json().error]).toEqual([409, "CONFLICT"]);
  expect(await find("SHARED")).toMatchObject({ note: "Spring fair" });
  // A repeat after a lost reply is no conflict.
  expect((await request("PUT", "/SHARED", { ...first, seen })).statusCode).toBe(200);
  expect((await request("PUT", "/SHARED", { ...first, maxUses: 5, seen: first })).statusCode).toBe(200);
  expect(await find("SHARED")).toMatchObject({ note: "Spring fair", maxUses: 5 });
});
