// R1.7: where an order goes whose payment was taken on Shopify's page, which asks for address and delivery too.
import { updateShippingAddress } from "@storywall/contract/calls/checkout/updateShippingAddress.ts";
import { releaseOrder } from "@storywall/contract/calls/workshop/releaseOrder.ts";
import { HOUR_MS } from "@storywall/domain/time/durations.ts";
import { anAddress } from "@storywall/testkit/builders.ts";
import { type FakeShopify, startFakeShopify } from "@storywall/testkit/providers/shopify/fakeShopify.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { expectInvariants } from "../faults/invariants/shopInvariants.ts";
import { callAsOwner } from "../support/ownerCalls.ts";
import { expectOk } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";
import { hostedBuyer } from "./hostedBuyer.ts";
import { hostedOptions, loadShopifyLedger, saveProducts, sendTo } from "./hostedShop.ts";
import { settleMirror } from "./shopifyShop.ts";

let shopify: FakeShopify;
beforeAll(async () => {
  shopify = await startFakeShopify({ send: (event) => sendTo(shop)(event) });
});
const shop = useTestShop(undefined, () => hostedOptions(shopify));
beforeEach(() => saveProducts(shop));
afterEach(async () => {
  shopify.store.deliveryCents = [0];
  shopify.store.deliveryTitles = ["Free delivery"];
  await shop.shop.background.drain();
  const ledger = await loadShopifyLedger(shopify, shop);
  await expectInvariants(shop.database, { now: shop.clock.now(), graceMs: HOUR_MS, ledger });
});
afterAll(() => shopify?.close());

const { openPayment, orderOf, deliverEvents, reviewOf, cartOf } = hostedBuyer(shop, () => shopify);

const DURBAN = {
  ...anAddress("ZA"),
  address1: "3 Marine Parade",
  suburb: "South Beach",
  city: "Durban",
  province: "KZN",
  zip: "4001",
};
/** What a buyer enters on Shopify's page. */
const LONG_STREET = {
  firstName: "Naledi",
  lastName: "Mokoena",
  address1: "7 Long Street",
  address2: "Flat 3, Gardens",
  city: "Cape Town",
  provinceCode: "WC",
  zip: "8001",
  countryCode: "ZA",
  phone: "+27215551234",
};
const changeAddress = (checkoutId: string, shippingAddress: ReturnType<typeof anAddress> = DURBAN) =>
  shop.call(updateShippingAddress, { body: { checkoutId, shippingAddress, site: "ZA" } });

test("R1.7 a buyer who changes the address after pressing Pay gets the parcel at the new one", async () => {
  const { buyer, checkout, intent } = await openPayment();
  await expectOk(changeAddress(checkout.checkoutId));
  // The page with the old address sells nothing any more.
  expect(() => shopify.payCart(intent.clientSecret)).toThrow(/empty/);
  const next = await buyer.beginPaying(checkout);
  expect(next.id).not.toBe(intent.id);
  expect(cartOf(next).address).toMatchObject({ address1: "3 Marine Parade", provinceCode: "NL" });
  shopify.payCart(next.clientSecret);
  await deliverEvents();
  const order = await orderOf(checkout.checkoutId);
  expect(order).toMatchObject({ shippingAddress: DURBAN, heldAt: null, paymentId: next.id });
  await settleMirror(shop);
  expect(shopify.operations).not.toContain("updateOrder");
});

test("R1.7 the same address again ends no page", async () => {
  const { buyer, checkout, intent } = await openPayment();
  await expectOk(changeAddress(checkout.checkoutId, anAddress("ZA")));
  expect((await buyer.beginPaying(checkout)).id).toBe(intent.id);
});

test("R1.7 who pays an older page after a change here is asked which address is right", async () => {
  const { checkout, intent } = await openPayment();
  const lines = cartOf(intent).lines;
  await expectOk(changeAddress(checkout.checkoutId));
  // The buyer was faster than the request that empties the cart.
  const cart = cartOf(intent);
  cart.lines = lines;
  shopify.payCart(intent.clientSecret);
  await deliverEvents();
  const order = await orderOf(checkout.checkoutId);
  expect(order?.shippingAddress).toMatchObject({ address1: "12 Long Street" });
  expect(order?.holdReason).toMatch(/older page with a different delivery address/);
  expect(await reviewOf(intent.id)).toMatch(/is held/);
});

test("R1.7 KwaZulu-Natal has another code at Shopify, and its addresses come back as they went", async () => {
  const { buyer, checkout } = await openPayment();
  await expectOk(changeAddress(checkout.checkoutId));
  const intent = await buyer.beginPaying(checkout);
  shopify.payCart(intent.clientSecret, {
    address: { ...LONG_STREET, city: "Durban", provinceCode: "NL", zip: "4001" },
  });
  await deliverEvents();
  const order = await orderOf(checkout.checkoutId);
  expect(order).toMatchObject({ heldAt: null, shippingAddress: { province: "KZN", city: "Durban" } });
});

test("R1.7 an order without any address there is held", async () => {
  const { checkout, intent } = await openPayment();
  shopify.payCart(intent.clientSecret, { address: null });
  await deliverEvents();
  expect((await orderOf(checkout.checkoutId))?.holdReason).toMatch(/No delivery address/);
});

test("R1.7 an address with characters that hide what it says is not taken over", async () => {
  const { checkout, intent } = await openPayment();
  shopify.payCart(intent.clientSecret, { address: { ...LONG_STREET, address1: "7 \u202eteertS gnoL" } });
  await deliverEvents();
  const order = await orderOf(checkout.checkoutId);
  expect(order?.shippingAddress).toMatchObject({ address1: "12 Long Street" });
  expect(order?.heldAt).not.toBeNull();
});

test("R1.7 another phone number alone is that of the order", async () => {
  const { checkout, intent } = await openPayment();
  const { address } = cartOf(intent);
  shopify.payCart(intent.clientSecret, {
    address: { ...Object.fromEntries(Object.entries(address ?? {})), phone: "+27835550000" },
  });
  await deliverEvents();
  const order = await orderOf(checkout.checkoutId);
  expect(order).toMatchObject({ heldAt: null, shippingAddress: { phone: "+27835550000" } });
});

test("R1.7 the address of a held order stays at Shopify until a person has released it", async () => {
  const { checkout, intent } = await openPayment();
  const abroad = { address1: "1 George Street", city: "Sydney", zip: "2000", countryCode: "AU" };
  const paid = shopify.payCart(intent.clientSecret, { address: abroad });
  await deliverEvents();
  const order = await orderOf(checkout.checkoutId);
  expect(order?.heldAt).not.toBeNull();
  await settleMirror(shop);
  expect(paid.shippingAddress).toEqual(abroad);
  await callAsOwner(shop, releaseOrder, { params: { orderId: order?.id ?? "" }, body: {} });
  await settleMirror(shop);
  expect(paid.shippingAddress).toMatchObject({ address1: "12 Long Street", countryCode: "ZA" });
});

test("R1.7 history and log say that the buyer chose another address when paying, and not which", async () => {
  const { checkout, intent } = await openPayment();
  shopify.payCart(intent.clientSecret, { address: LONG_STREET });
  await deliverEvents();
  const { id = "", number } = (await orderOf(checkout.checkoutId)) ?? {};
  const events = await shop.shop.repositories.orderEvents.findByOrder(id);
  expect(events.map(({ kind, actorName }) => ({ kind, actorName }))).toEqual([
    { kind: "address_changed", actorName: "the shopper" },
  ]);
  const subject = { kind: "order", id } as const;
  const filter = { staffId: null, action: null, subject, from: null, until: null };
  const entries = await shop.shop.repositories.auditLog.list(filter, null, 10);
  expect(entries).toMatchObject([
    { action: "order.addressChanged", actor: { kind: "shopper" }, subject: { label: number } },
  ]);
  expect(JSON.stringify([events, entries])).not.toContain("7 Long Street");
});

test("R1.7 a delivery that the shop does not have is held, and the order says what was paid", async () => {
  shopify.store.deliveryCents = [0, 9900];
  shopify.store.deliveryTitles = ["Free delivery", "Express\u0007"];
  const { checkout, intent } = await openPayment();
  shopify.payCart(intent.clientSecret, { delivery: 1 });
  await deliverEvents();
  expect(await orderOf(checkout.checkoutId)).toMatchObject({
    total: checkout.total + 9900,
    shippingRate: { title: "Express", price: 9900 },
    holdReason: expect.stringMatching(/delivery that this shop doesn't offer/),
  });
});

test("R1.7 a delivery of our price that the store calls otherwise is ours", async () => {
  shopify.store.deliveryTitles = ["Standard"];
  const { checkout, intent } = await openPayment();
  shopify.payCart(intent.clientSecret);
  await deliverEvents();
  expect(await orderOf(checkout.checkoutId)).toMatchObject({
    heldAt: null,
    shippingRate: { handle: "free-standard" },
  });
});
