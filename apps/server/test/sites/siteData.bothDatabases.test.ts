// Changes of site data by the owner while the shop runs.

import { addPromoCode } from "@storywall/contract/calls/cart/addPromoCode.ts";
import { getCartInfo } from "@storywall/contract/calls/cart/getCartInfo.ts";
import { createOrUpdateCheckout } from "@storywall/contract/calls/checkout/createOrUpdateCheckout.ts";
import { getCheckoutInfo } from "@storywall/contract/calls/checkout/getCheckoutInfo.ts";
import { reCreateCheckout } from "@storywall/contract/calls/checkout/reCreateCheckout.ts";
import { setCheckoutItem } from "@storywall/contract/calls/checkout/setCheckoutItem.ts";
import { setShippingLineItem } from "@storywall/contract/calls/checkout/setShippingLineItem.ts";
import { updateEmailAddress } from "@storywall/contract/calls/checkout/updateEmailAddress.ts";
import { getMemoryCollection } from "@storywall/contract/calls/visitor/getMemoryCollection.ts";
import type { Cart } from "@storywall/contract/schemas/cart.ts";
import type { OwnerSite } from "@storywall/contract/schemas/site.ts";
import { SITE_SEEDS } from "@storywall/domain/sites/sites.ts";
import { DAY_MS, HOUR_MS } from "@storywall/domain/time/durations.ts";
import { anAddress } from "@storywall/testkit/builders.ts";
import { beforeAll, expect, test } from "vitest";
import { createOwnerCookie } from "../support/owner.ts";
import { shopper } from "../support/shopper.ts";
import { expectErrorCode, expectOk, openTestShop } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";

const shop = useTestShop();
let cookie: string;
beforeAll(async () => {
  cookie = await createOwnerCookie(shop);
});

const read = async (code = "ZA"): Promise<OwnerSite> =>
  (await shop.app.inject({ url: `/api/owner/sites/${code}`, headers: { cookie } })).json();
const put = (payload: object, headers: Record<string, string> = { cookie }) =>
  shop.app.inject({ method: "PUT", url: "/api/owner/sites/ZA", headers, payload });
/** Changes the current version of ZA. */
const change = async (fields: object): Promise<OwnerSite> => {
  const response = await put({ expectedVersion: (await read()).version, ...fields });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};
const setMediumPrice = (rectangle_medium: number) => change({ framePrices: { rectangle_medium } });
/** Fills a cart with four medium frames. */
const fillCart = () => shopper(shop).fillCart();
const addPromo = ({ _id: cartId }: Cart, promoCode: string) =>
  shop.call(addPromoCode, { body: { cartId, promoCode, site: "ZA" } });
const reloadCart = ({ _id: cartId }: Cart) =>
  expectOk(shop.call(getCartInfo, { query: { cartId, site: "ZA" } }));
const AIR = { handle: "by-air", title: "By air", price: 9_900 };
const [FREE] = SITE_SEEDS.ZA.shippingRates;

test("R1.2 a new shop has each site's seed as its first version", async () => {
  const { code, countryName, currency, framePrices, promoCodes, copy } = SITE_SEEDS.AU;
  const au = { code, countryName, currency, framePrices, promoCodes, copy };
  expect(await read("AU")).toMatchObject({ version: 1, changedBy: "system", ...au });
});

test("R9.1 a changed price applies to every cart and set at once, and survives a restart", async () => {
  const cart = await fillCart();
  const siteBefore = await read();
  const changed = await change({
    framePrices: { rectangle_medium: 91_000 },
    setPrices: { square_trio: 130_000 },
  });
  expect(changed).toMatchObject({
    version: siteBefore.version + 1,
    changedBy: "owner",
    changedAt: shop.clock.now().toISOString(),
    framePrices: { ...siteBefore.framePrices, rectangle_medium: 91_000 },
    copy: siteBefore.copy,
  });
  expect((await fillCart()).price).toBe(4 * 91_000);
  expect((await reloadCart(cart)).price).toBe(4 * 91_000);
  const call = { params: { id: "square_trio" }, query: { site: "ZA" } } as const;
  expect(await expectOk(shop.call(getMemoryCollection, call))).toMatchObject({ price: 130_000 });
  const restarted = await openTestShop(shop.database, { clock: shop.clock });
  const prices = restarted.shop.sites().ZA.framePrices;
  await restarted.close();
  expect(prices.rectangle_medium).toBe(91_000);
});

test("R5.4 a quote is paid as quoted, whatever the owner changes meanwhile", async () => {
  await setMediumPrice(90_000);
  const buyer = shopper(shop);
  const cart = await buyer.fillCart();
  await expectOk(addPromo(cart, "WELCOME10"));
  const checkout = await buyer.checkOut(cart);
  const intent = await buyer.beginPaying(checkout);
  await change({
    framePrices: { rectangle_medium: 99_000 },
    tax: { percent: 20 },
    promoCodes: [{ code: "OTHER", percent: 5, oncePerEmail: false }],
    welcomeBanner: { code: "OTHER" },
    shippingRates: [AIR],
  });
  const body = { checkoutId: checkout.checkoutId, email: buyer.email, site: "ZA" } as const;
  expect(await expectOk(shop.call(updateEmailAddress, { body }))).toMatchObject({
    total: checkout.total,
  });
  await expectOk(buyer.pay(intent));
  const order = await expectOk(buyer.complete(checkout.checkoutId, intent.id));
  const { price, discount, tax, total } = checkout;
  expect(order).toMatchObject({ price, discount, tax, total });
  expect(discount).toBe(36_000);
  await change({
    tax: { percent: 15 },
    promoCodes: SITE_SEEDS.ZA.promoCodes,
    welcomeBanner: { code: "WELCOME10" },
    shippingRates: [FREE],
  });
});

test("R4.12 a changed checkout and a re-created one have current prices", async () => {
  await setMediumPrice(90_000);
  const checkout = await shopper(shop).checkOut();
  const { checkoutId, lineItems } = checkout;
  await setMediumPrice(80_000);
  expect((await expectOk(shop.call(getCheckoutInfo, { body: { checkoutId } }))).price).toBe(4 * 90_000);
  const body = { checkoutId, itemId: lineItems[0]?._id ?? "", quantity: 2 };
  expect((await expectOk(shop.call(setCheckoutItem, { body }))).price).toBe(8 * 80_000);
  await setMediumPrice(70_000);
  shop.clock.advance(DAY_MS + HOUR_MS);
  const again = await expectOk(shop.call(reCreateCheckout, { body: { checkoutId } }));
  expect(again.price).toBe(8 * 70_000);
});

test("R9.5 an added promo code works in any spelling, and a removed or expired one is rejected", async () => {
  const [welcome] = SITE_SEEDS.ZA.promoCodes;
  const spring = { code: "SPRING20", percent: 20, oncePerEmail: false };
  await setMediumPrice(90_000);
  expect(await expectErrorCode(addPromo(await fillCart(), "spring 2O"))).toBe("PROMO_UNKNOWN");
  await change({ promoCodes: [welcome, spring] });
  const cart = await fillCart();
  expect(await expectOk(addPromo(cart, " spring 2O "))).toMatchObject({
    discountCode: "SPRING20",
    discount: 72_000,
  });
  const expiresAt = new Date(shop.clock.now().getTime() - 1).toISOString();
  await change({ promoCodes: [welcome, { ...spring, expiresAt }] });
  expect(await expectErrorCode(addPromo(await fillCart(), "SPRING20"))).toBe("PROMO_EXPIRED");
  expect(await reloadCart(cart)).toMatchObject({ discountCode: null, discount: 0 });
  await change({ promoCodes: [welcome] });
  expect(await expectErrorCode(addPromo(await fillCart(), "SPRING20"))).toBe("PROMO_UNKNOWN");
});

test("R9.5 a code of an amount counts from its minimum, and until then the cart says what is missing", async () => {
  const [welcome] = SITE_SEEDS.ZA.promoCodes;
  await setMediumPrice(90_000);
  const fifty = { code: "FIFTY", amount: 5_000, minimum: 400_000, oncePerEmail: false };
  await change({ promoCodes: [welcome, fifty] });
  const cart = await fillCart();
  expect(await expectOk(addPromo(cart, "fifty"))).toMatchObject({
    discountCode: "FIFTY",
    discount: 0,
    total: 360_000,
    discountNote: "FIFTY takes R50.00 off orders of R4,000.00 or more. Add R400.00 more and it applies.",
  });
  await setMediumPrice(100_000);
  const reached = await reloadCart(cart);
  expect(reached).toMatchObject({ discountCode: "FIFTY", discount: 5_000, total: 395_000 });
  expect(reached).not.toHaveProperty("discountNote");
});

test("R9.5 a code is unknown before its start", async () => {
  const [welcome] = SITE_SEEDS.ZA.promoCodes;
  const startsAt = new Date(shop.clock.now().getTime() + HOUR_MS).toISOString();
  await change({ promoCodes: [welcome, { code: "LATER", percent: 10, startsAt, oncePerEmail: false }] });
  const cart = await fillCart();
  expect(await expectErrorCode(addPromo(cart, "LATER"))).toBe("PROMO_UNKNOWN");
  shop.clock.advance(HOUR_MS);
  expect(await expectOk(addPromo(cart, "LATER"))).toMatchObject({ discountCode: "LATER" });
  await change({ promoCodes: [welcome] });
});

test("R4.12 an added shipping rate can be chosen, and a removed one is replaced", async () => {
  const { checkoutId, cartId } = await shopper(shop).checkOut();
  const choose = (shippingRateHandle: string) =>
    shop.call(setShippingLineItem, { body: { checkoutId, shippingRateHandle } });
  expect(await expectErrorCode(choose("by-air"))).toBe("SHIPPING_RATE_UNKNOWN");
  await change({ shippingRates: [FREE, AIR] });
  const chosen = await expectOk(choose("by-air"));
  expect(chosen).toMatchObject({ shippingRate: AIR, availableShippingRates: [FREE, AIR] });
  await change({ shippingRates: [FREE, { ...AIR, price: 5_000 }] });
  expect(await expectOk(shop.call(getCheckoutInfo, { body: { checkoutId } }))).toMatchObject({
    shippingRate: AIR,
  });
  const update = () => expectOk(shop.call(createOrUpdateCheckout, { body: { cartId: cartId ?? "" } }));
  expect(await update()).toMatchObject({ shippingRate: { price: 5_000 } });
  await change({ shippingRates: [FREE] });
  expect(await expectErrorCode(choose("by-air"))).toBe("SHIPPING_RATE_UNKNOWN");
  expect(await update()).toMatchObject({ shippingRate: FREE });
});

test("R1.2 the address form follows the owner's settings", async () => {
  const { addressForm } = await read();
  const cart = await fillCart();
  const save = (company?: string) =>
    shop.call(createOrUpdateCheckout, {
      body: { cartId: cart._id, shippingAddress: anAddress("ZA", company ? { company } : {}) },
    });
  await expectOk(save());
  const required = addressForm.map((field) =>
    field.name === "company" ? { ...field, required: true, pattern: "^Ltd .+$" } : field,
  );
  await change({ addressForm: required });
  expect(await expectErrorCode(save())).toBe("ADDRESS_INVALID");
  expect(await expectErrorCode(save("Walls"))).toBe("ADDRESS_INVALID");
  await expectOk(save("Ltd Walls"));
  await change({ addressForm });
});

test("R4.14 the next mail uses the changed copy", async () => {
  await change({ copy: { email_address: "post@walls.example" } });
  const buyer = shopper(shop);
  await buyer.buy();
  await shop.shop.background.drain();
  expect(shop.mailbox.to(buyer.email)[0]?.from.address).toBe("post@walls.example");
});

test("R5.3 an invalid change is rejected with every issue, and nothing changes", async () => {
  const siteBefore = await read();
  const response = await put({
    expectedVersion: siteBefore.version,
    copy: { title: "New", description: "" },
    framePrices: { rectangle_small: 0, rectangle_large: 200_000 },
    promoCodes: [...siteBefore.promoCodes, { code: "welc0me1o", percent: 120, oncePerEmail: true }],
  });
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({
    error: "SITE_INVALID",
    issues: [
      { path: "copy.description", message: "must be text of 1 to 500 characters" },
      { path: "framePrices.rectangle_small", message: "must be a whole number from 1 to 10000000" },
      { path: "promoCodes.1.percent", message: "must be a number from 1 to 99" },
    ],
  });
  expect(await read()).toEqual(siteBefore);
});

test.each([
  "currency",
  "code",
  "countryCode",
  "locale",
  "orderNumberPrefix",
  "timeZone",
  "version",
  "changedBy",
  "__proto__x",
])("R5.3 the owner cannot change %s", async (field) => {
  const siteBefore = await read();
  const response = await put({ expectedVersion: siteBefore.version, [field]: "AU" });
  expect([response.statusCode, response.json().issues?.[0]?.path]).toEqual([400, field]);
  const inside = await put({ expectedVersion: siteBefore.version, framePrices: { square_small: 1 } });
  expect(inside.json()).toMatchObject({ issues: [{ path: "framePrices.square_small" }] });
  expect(await read()).toEqual(siteBefore);
});

test("a change based on an old version is rejected", async () => {
  const { version } = await read();
  await setMediumPrice(81_000);
  const outdated = await put({ expectedVersion: version, framePrices: { rectangle_medium: 82_000 } });
  expect([outdated.statusCode, outdated.json().error]).toEqual([409, "CONFLICT"]);
  const next = await read();
  expect(next.framePrices.rectangle_medium).toBe(81_000);
  const future = await put({ expectedVersion: next.version + 1, copy: { title: "x" } });
  expect(future.statusCode).toBe(409);
  const titles = Array.from({ length: 8 }, (_, index) => `Title ${index}`);
  const answers = await Promise.all(
    titles.map((title) => put({ expectedVersion: next.version, copy: { title } })),
  );
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(7);
  expect((await read()).version).toBe(next.version + 1);
});

test("every version is stored with its author and time", async () => {
  const { version } = await setMediumPrice(83_000);
  const rows = await shop.database
    .selectFrom("siteVersions")
    .select(["version", "changedBy", "changedAt"])
    .where("code", "=", "ZA")
    .orderBy("version")
    .execute();
  expect(rows.map((row) => row.version)).toEqual(Array.from({ length: version }, (_, index) => index + 1));
  expect(rows[0]?.changedBy).toBe("system");
  expect(rows.at(-1)).toMatchObject({ changedBy: "owner", changedAt: shop.clock.now() });
});

test("R6.2 only the owner reads or changes a site", async () => {
  const { version } = await read();
  const writeReply = await put({ expectedVersion: version, copy: { title: "Mine" } }, {});
  const readReply = await shop.app.inject({ url: "/api/owner/sites/ZA" });
  expect([writeReply.statusCode, readReply.statusCode]).toEqual([401, 401]);
  expect((await read()).version).toBe(version);
});
