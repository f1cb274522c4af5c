import { addCartItem } from "@storywall/contract/calls/cart/addCartItem.ts";
import { getCartInfo } from "@storywall/contract/calls/cart/getCartInfo.ts";
import { initCart } from "@storywall/contract/calls/cart/initCart.ts";
import { updateCartItem } from "@storywall/contract/calls/cart/updateCartItem.ts";
import { createOrUpdateCheckout } from "@storywall/contract/calls/checkout/createOrUpdateCheckout.ts";
import { setCheckoutItem } from "@storywall/contract/calls/checkout/setCheckoutItem.ts";
import { MAX_CROPS_PER_TILE } from "@storywall/domain/design/limitCrops.ts";
import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { createFakeClock } from "@storywall/testkit/fakeClock.ts";
import { afterAll, beforeEach, expect, test } from "vitest";
import { MAX_REPLY_BYTES } from "../../src/http/limits.ts";
import { expectInvariants } from "../faults/invariants/shopInvariants.ts";
import { aLargestLine, fillLargestCart } from "../support/largestLine.ts";
import { shopper } from "../support/shopper.ts";
import { expectErrorCode, expectOk } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";

const clock = createFakeClock();
const shop = useTestShop(clock);
// Rate limits, which count much more than a shopper does, begin again.
beforeEach(() => clock.advance(MINUTE_MS));
afterAll(() => {
  expect(shop.serverErrors).toEqual([]);
});

test("R4.10 a cart keeps few crops of a tile", async () => {
  const userId = await shopper(shop).visitWithPhoto();
  const lineItems = [aLargestLine()];
  const cart = await expectOk(shop.call(initCart, { body: { userId, lineItems } }));
  const [line] = cart.lineItems;
  expect(Object.keys(line?.userTemplateInfo.tiles[0]?.cropParams ?? {})).toHaveLength(MAX_CROPS_PER_TILE);
  const read = await expectOk(shop.call(getCartInfo, { query: { cartId: cart._id } }));
  expect(read.lineItems).toEqual(cart.lineItems);
});

test("reliability 20: no cart of the largest walls makes a reply of 3 MB, and it still can be ordered", async () => {
  const cartId = await fillLargestCart(shop);
  const refused = shop.call(addCartItem, { body: { cartId, lineItem: aLargestLine() } });
  expect(await expectErrorCode(refused)).toBe("TOO_MANY_LINES");
  const reply = await shop.app.inject({ url: `/api/shopify/get-cart-info?cartId=${cartId}` });
  expect(reply.statusCode).toBe(200);
  expect(reply.body.length).toBeGreaterThan(500_000);
  expect(reply.body.length).toBeLessThan(MAX_REPLY_BYTES);

  // One line with few crops becomes one with many.
  const small = { ...aLargestLine("photo_1", []), uuid: "small" };
  const withSmall = await shop.call(addCartItem, { body: { cartId, lineItem: small } });
  if (withSmall.kind === "ok") {
    const itemId = withSmall.reply.lineItems.find(({ uuid }) => uuid === "small")?._id ?? "";
    const { userTemplateInfo } = aLargestLine();
    const grown = shop.call(updateCartItem, { body: { cartId, itemId, lineItem: { userTemplateInfo } } });
    expect(await expectErrorCode(grown)).toBe("TOO_MANY_LINES");
  }
  const { order } = await shopper(shop).buy(await expectOk(shop.call(getCartInfo, { query: { cartId } })));
  expect(order.status).toBe("placed");
});

test("reliability 21: many changes of a checkout keep few copies of its designs, that of the payment among them", async () => {
  const anna = shopper(shop);
  const cart = await anna.fillCart();
  const checkout = await anna.checkOut(cart);
  await anna.beginPaying(checkout);
  const [line] = checkout.lineItems;
  for (let change = 0; change < 40; change++) {
    const body = { checkoutId: checkout.checkoutId, itemId: line?._id ?? "", quantity: 2 + (change % 2) };
    await expectOk(shop.call(setCheckoutItem, { body }));
  }
  const quotes = await shop.database
    .selectFrom("quotes")
    .select("version")
    .where("checkoutId", "=", checkout.checkoutId)
    .execute();
  expect(quotes.length).toBeLessThanOrEqual(12);
  const intent = await anna.beginPaying(checkout);
  await expectOk(anna.pay(intent));
  await expectOk(anna.complete(checkout.checkoutId, intent.id));
  await shop.shop.background.drain();
  await expectInvariants(shop.database, { now: clock.now(), graceMs: 0 });
});

test("reliability 20: an address reads so many bytes of carts a minute, and others go on", async () => {
  const cartId = await fillLargestCart(shop);
  const read = (remoteAddress: string) =>
    shop.app.inject({ url: `/api/shopify/get-cart-info?cartId=${cartId}`, remoteAddress });
  let bytes = 0;
  let reply = await read("203.0.113.1");
  for (let reads = 1; reads < 100 && reply.statusCode === 200; reads++) {
    bytes += reply.body.length;
    reply = await read("203.0.113.1");
  }
  expect(reply.statusCode).toBe(429);
  expect(Number(reply.headers["retry-after"])).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(35_000_000);
  expect((await read("203.0.113.2")).statusCode).toBe(200);
  // Twenty at once: with more of them a slow machine has no database connection left for the last ones.
  let bytesAtOnce = 0;
  for (let round = 0; round < 3; round++) {
    const atOnce = await Promise.all(Array.from({ length: 20 }, () => read("203.0.113.3")));
    bytesAtOnce += atOnce.reduce((sum, { body }) => sum + body.length, 0);
  }
  expect(bytesAtOnce).toBeLessThan(35_000_000);
  clock.advance(MINUTE_MS);
  expect((await read("203.0.113.1")).statusCode).toBe(200);
  const checkout = shop.call(createOrUpdateCheckout, { body: { cartId } });
  expect((await expectOk(checkout)).lineItems.length).toBeGreaterThan(5);
});
