// A set is bought by create-checkout, without a cart.

import { createCheckout } from "@storywall/contract/calls/checkout/createCheckout.ts";
import { getCheckoutInfo } from "@storywall/contract/calls/checkout/getCheckoutInfo.ts";
import { reCreateCheckout } from "@storywall/contract/calls/checkout/reCreateCheckout.ts";
import { setCheckoutDiscountCode } from "@storywall/contract/calls/checkout/setCheckoutDiscountCode.ts";
import { setCheckoutItem } from "@storywall/contract/calls/checkout/setCheckoutItem.ts";
import { setShippingLineItem } from "@storywall/contract/calls/checkout/setShippingLineItem.ts";
import { updateCheckout } from "@storywall/contract/calls/checkout/updateCheckout.ts";
import { updateEmailAddress } from "@storywall/contract/calls/checkout/updateEmailAddress.ts";
import { updateShippingAddress } from "@storywall/contract/calls/checkout/updateShippingAddress.ts";
import { getData } from "@storywall/contract/calls/orders/getData.ts";
import { createPaymentIntent } from "@storywall/contract/calls/payments/createPaymentIntent.ts";
import { updatePaymentIntent } from "@storywall/contract/calls/payments/updatePaymentIntent.ts";
import { getMemoryCollections } from "@storywall/contract/calls/visitor/getMemoryCollections.ts";
import { toUserTemplateInfo } from "@storywall/contract/designWire.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { DAY_MS } from "@storywall/domain/time/durations.ts";
import { aDesign, anAddress, TRIO_BASE } from "@storywall/testkit/builders.ts";
import { expect, test } from "vitest";
import { shopper } from "../support/shopper.ts";
import { expectErrorCode, expectOk } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";

const ZA: SiteCode = "ZA";

const shop = useTestShop();

const trio = { variantId: "ZA.square_trio", quantity: 1 };
const withPhotos = (photoId: string | null) => toUserTemplateInfo(aDesign(TRIO_BASE, photoId));

test.each([
  { site: "ZA", currency: "ZAR" },
  { site: "AU", currency: "AUD" },
] as const)(
  "R7.2 a set of $site is bought without a cart, at the shop's price",
  async ({ site, currency }) => {
    const anna = shopper(shop, site);
    const { collections } = await expectOk(shop.call(getMemoryCollections, { query: { site } }));
    const set = collections.find(({ _id }) => _id === "charming_six");
    const checkout = await expectOk(
      shop.call(createCheckout, {
        body: {
          variants: [{ variantId: set?.tiles[0]?.shopify_variant_id ?? "", quantity: 2 }],
          templateId: set?.template_key,
          email: anna.email,
          shippingAddress: anAddress(site),
          isUploadLater: true,
          site,
        },
      }),
    );
    const total = 2 * (set?.price ?? 0);
    expect(checkout).toMatchObject({ status: "open", site, currency, cartId: null, total, price: total });
    expect(checkout.lineItems).toMatchObject([
      { collectionId: "charming_six", quantity: 2, tilesCount: 6, photosStillToUpload: 6 },
    ]);
    const intent = await anna.beginPaying(checkout);
    expect(intent).toMatchObject({ amount: total, currency });
    await expectOk(anna.pay(intent));
    const order = await expectOk(anna.complete(checkout.checkoutId, intent.id));
    expect(order).toMatchObject({ status: "awaiting_photos", total });
    expect(await expectOk(shop.call(getData, { params: { id: checkout.checkoutId } }))).toMatchObject({
      status: "completed",
      orderId: order.orderId,
    });
    expect(shop.serverErrors).toEqual([]);
  },
);

test("R4.13 a checkout without photos is payable only as upload-later", async () => {
  const body = { email: "a@example.com", shippingAddress: anAddress("ZA"), site: "ZA" } as const;
  const { checkoutId } = await expectOk(shop.call(createCheckout, { body: { ...body, variants: [trio] } }));
  const pay = () => shop.call(createPaymentIntent, { body: { checkoutId } });
  expect(await expectErrorCode(pay())).toBe("TILES_MISSING");
  await expectOk(shop.call(updateCheckout, { body: { checkoutId, isUploadLater: true } }));
  expect(await expectOk(pay())).toMatchObject({ amount: 124999 });
});

test("R7.2 a checkout with the visitor's photos in its frames is payable at once", async () => {
  const anna = shopper(shop);
  const userId = await anna.visitWithPhoto();
  const body = { variants: [trio], framesInfo: withPhotos("photo_1"), userId, site: ZA };
  const checkout = await expectOk(
    shop.call(createCheckout, {
      body: { ...body, email: anna.email, shippingAddress: anAddress("ZA") },
    }),
  );
  expect(checkout.lineItems[0]).toMatchObject({ photosStillToUpload: 0, collectionId: "square_trio" });
  const intent = await anna.beginPaying(checkout);
  await expectOk(anna.pay(intent));
  expect(await expectOk(anna.complete(checkout.checkoutId, intent.id))).toMatchObject({
    status: "placed",
  });
});

test("R5.4 nothing that a client sends changes an amount", async () => {
  const payload = { variants: [{ ...trio, price: 1, unitPrice: 1 }], price: 1, total: 1, site: "ZA" };
  const response = await shop.app.inject({
    method: "POST",
    url: "/api/shopify/create-checkout",
    payload,
  });
  expect(response.json()).toMatchObject({ price: 124999, total: 124999 });
});

test("the same Idempotency-Key creates one checkout", async () => {
  const options = { idempotencyKey: crypto.randomUUID() };
  const body = { variants: [trio], site: ZA };
  const first = await expectOk(shop.call(createCheckout, { body }, options));
  expect(await expectOk(shop.call(createCheckout, { body }, options))).toEqual(first);
  expect(await expectOk(shop.call(createCheckout, { body }))).not.toMatchObject({
    checkoutId: first.checkoutId,
  });
});

test("R4.12 every checkout call works on a checkout without a cart", async () => {
  const { checkoutId, lineItems } = await expectOk(
    shop.call(createCheckout, {
      body: { variants: [trio, { variantId: "ZA.dazzling_dozen", quantity: 1 }], site: "ZA" },
    }),
  );
  const body = { checkoutId, site: "ZA" } as const;
  const [first, second] = lineItems.map(({ _id }) => _id);
  await expectOk(shop.call(updateEmailAddress, { body: { ...body, email: "b@example.com" } }));
  await expectOk(shop.call(updateShippingAddress, { body: { ...body, shippingAddress: anAddress("ZA") } }));
  await expectOk(shop.call(setShippingLineItem, { body: { ...body, shippingRateHandle: "free-standard" } }));
  await expectOk(shop.call(setCheckoutDiscountCode, { body: { ...body, discountCode: "WELCOME10" } }));
  await expectOk(shop.call(setCheckoutItem, { body: { ...body, itemId: first ?? "", quantity: 3 } }));
  await expectOk(shop.call(setCheckoutItem, { body: { ...body, itemId: second ?? "", quantity: 0 } }));
  await expectOk(shop.call(updateCheckout, { body: { ...body, isUploadLater: true } }));
  const checkout = await expectOk(shop.call(getCheckoutInfo, { body }));
  expect(checkout).toMatchObject({
    price: 374997,
    discount: 37500,
    total: 337497,
    email: "b@example.com",
  });
  const intent = await expectOk(shop.call(createPaymentIntent, { body }));
  await expectOk(shop.call(setCheckoutItem, { body: { ...body, itemId: first ?? "", quantity: 2 } }));
  expect(
    await expectOk(shop.call(updatePaymentIntent, { body: { paymentIntentId: intent.id } })),
  ).toMatchObject({ amount: 224998 });
});

test("R4.12 an expired checkout is re-created with the same contents", async () => {
  const { checkoutId, lineItems } = await expectOk(
    shop.call(createCheckout, { body: { variants: [trio], email: "c@example.com", site: "ZA" } }),
  );
  shop.clock.advance(2 * DAY_MS);
  const recreated = await expectOk(shop.call(reCreateCheckout, { body: { checkoutId } }));
  expect(recreated).toMatchObject({
    status: "open",
    cartId: null,
    total: 124999,
    email: "c@example.com",
  });
  expect(recreated.lineItems.map(({ _id }) => _id)).not.toEqual(lineItems.map(({ _id }) => _id));
});

test("R7.2 an update may change quantity, variants or promo code alone, and a line that stays keeps its photos", async () => {
  const anna = shopper(shop);
  const userId = await anna.visitWithPhoto();
  const { checkoutId } = await expectOk(
    shop.call(createCheckout, { body: { variants: [trio], userId, site: "ZA" } }),
  );
  const update = (fields: object) =>
    expectOk(shop.call(updateCheckout, { body: { checkoutId, site: "ZA", ...fields } }));
  expect(await update({ framesInfo: withPhotos("photo_1") })).toMatchObject({
    lineItems: [{ photosStillToUpload: 0, quantity: 1 }],
  });
  const more = [
    { variantId: "ZA.charming_six", quantity: 1 },
    { ...trio, quantity: 2 },
  ];
  const after = await update({ variants: more, promoCode: "welcome10" });
  expect(after.lineItems).toMatchObject([
    { collectionId: "charming_six", photosStillToUpload: 6, quantity: 1 },
    { collectionId: "square_trio", photosStillToUpload: 0, quantity: 2 },
  ]);
  expect(after).toMatchObject({ price: 189999 + 2 * 124999, discountCode: "WELCOME10" });
  expect(await update({ promoCode: "" })).toMatchObject({ discountCode: "WELCOME10" });
});
