import { setCheckoutDiscountCode } from "@storywall/contract/calls/checkout/setCheckoutDiscountCode.ts";
import { updateEmailAddress } from "@storywall/contract/calls/checkout/updateEmailAddress.ts";
import { createPaymentIntent } from "@storywall/contract/calls/payments/createPaymentIntent.ts";
import { expect, test } from "vitest";
import { expectInvariants } from "../faults/invariants/shopInvariants.ts";
import { shopper } from "../support/shopper.ts";
import { expectErrorCode, expectOk } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";

const shop = useTestShop();

/** Opens a checkout with the welcome code for an address. */
const checkOutWithCode = async (email: string) => {
  const buyer = shopper(shop);
  const cart = await buyer.fillCart();
  await buyer.addPromo(cart._id);
  return { buyer, checkout: await buyer.checkOut(cart, email) };
};

test.each([
  ["anna@example.com", "Anna+2@example.com"],
  ["bert+wall@gmail.com", "b.e.r.t@googlemail.com"],
])(
  "R9.5 a code that %s has used is used for %s too, and the mail goes to the address as typed",
  async (email, alias) => {
    const { buyer, checkout } = await checkOutWithCode(email);
    const intent = await buyer.beginPaying(checkout);
    await expectOk(buyer.pay(intent));
    const order = await expectOk(buyer.complete(checkout.checkoutId, intent.id));
    expect([order.email, order.discountCode]).toEqual([email, "WELCOME10"]);
    const second = await checkOutWithCode(alias);
    const refused = shop.call(createPaymentIntent, {
      body: { checkoutId: second.checkout.checkoutId, site: "ZA" },
    });
    expect(await expectErrorCode(refused)).toBe("PROMO_USED");
    const { checkout: other } = await checkOutWithCode(`other.${email}`);
    await expectOk(shop.call(createPaymentIntent, { body: { checkoutId: other.checkoutId, site: "ZA" } }));
    await shop.shop.background.drain();
    await expectInvariants(shop.database, { now: shop.clock.now(), graceMs: 0 });
  },
);

test("R9.5 an email address that has used the code is told so when it is entered, before the review", async () => {
  const { buyer, checkout } = await checkOutWithCode("carla@example.com");
  const intent = await buyer.beginPaying(checkout);
  await expectOk(buyer.pay(intent));
  await expectOk(buyer.complete(checkout.checkoutId, intent.id));
  const { checkoutId } = (await checkOutWithCode("first.typed@example.com")).checkout;
  const body = { checkoutId, email: "carla@example.com", site: "ZA" } as const;
  expect(await expectErrorCode(shop.call(updateEmailAddress, { body }))).toBe("PROMO_USED");
  await expectOk(
    shop.call(setCheckoutDiscountCode, { body: { checkoutId, discountCode: null, site: "ZA" } }),
  );
  expect(await expectOk(shop.call(updateEmailAddress, { body }))).toMatchObject({
    email: "carla@example.com",
    discountCode: null,
  });
});
