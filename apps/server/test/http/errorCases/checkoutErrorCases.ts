import { initCart } from "@storywall/contract/calls/cart/initCart.ts";
import { DAY_MS, HOUR_MS } from "@storywall/domain/time/durations.ts";
import { aLine } from "@storywall/testkit/builders.ts";
import { vi } from "vitest";
import { PaymentsRejectedError } from "../../../src/ports/payments/Payments.ts";
import { aLargestLine } from "../../support/largestLine.ts";
import { shopper } from "../../support/shopper.ts";
import { expectOk } from "../../support/testShop.ts";
import type { ErrorCases } from "./errorCaseTypes.ts";
import type { InputMutators } from "./inputMutators.ts";

export const checkoutErrorCases = ({
  shop,
  mutateBody,
  withUnknownId,
  withOtherSite,
  newShopper,
  withPaidCheckout,
  withNewCheckout,
  email,
  shippingAddress,
  withUsedPromo,
  openPaymentWithPromo,
  withEmptyCart,
  withPromoAlreadySet,
  expirePromo,
  variantErrors,
  withInvalidAddress,
}: InputMutators): Pick<
  ErrorCases,
  | "createCheckout"
  | "createOrUpdateCheckout"
  | "updateCheckout"
  | "reCreateCheckout"
  | "getCheckoutInfo"
  | "updateShippingAddress"
  | "updateEmailAddress"
  | "setShippingLineItem"
  | "setCheckoutDiscountCode"
  | "setCheckoutItem"
  | "completeCheckout"
  | "getLastDetails"
  | "clearLastDetails"
> => ({
  createCheckout: {
    ...variantErrors,
    ADDRESS_INVALID: withInvalidAddress,
    PROMO_UNKNOWN: mutateBody(() => ({ promoCode: "NOSUCHCODE" })),
    PROMO_EXPIRED: expirePromo,
    PROMO_USED: mutateBody(async () => ({ email: (await openPaymentWithPromo()).usedEmail })),
  },
  createOrUpdateCheckout: {
    NOT_FOUND: withUnknownId,
    SITE_MISMATCH: withOtherSite,
    CHECKOUT_NOT_OPEN: withPaidCheckout,
    CART_EMPTY: withEmptyCart,
    ADDRESS_INVALID: withInvalidAddress,
    PROMO_USED: mutateBody(async () => {
      const { cartId, usedEmail } = await openPaymentWithPromo();
      return { cartId, email: usedEmail };
    }),
  },
  updateCheckout: {
    ...variantErrors,
    NOT_FOUND: withUnknownId,
    SITE_MISMATCH: withOtherSite,
    CHECKOUT_NOT_OPEN: withPaidCheckout,
    CONFLICT: mutateBody(() => ({ variants: [{ variantId: "ZA.square_trio", quantity: 1 }] })),
    PROMO_UNKNOWN: mutateBody(() => ({ promoCode: "NOSUCHCODE" })),
    PROMO_EXPIRED: (good, name) => expirePromo({ body: { ...good.body, promoCode: "WELCOME10" } }, name),
    PROMO_ALREADY_SET: withPromoAlreadySet("promoCode"),
    ADDRESS_INVALID: withInvalidAddress,
    SHIPPING_RATE_UNKNOWN: mutateBody(() => ({ shippingRateHandle: "by-camel" })),
    PROMO_USED: mutateBody(async () => {
      const { checkoutId, usedEmail } = await openPaymentWithPromo();
      return { checkoutId, email: usedEmail };
    }),
  },
  reCreateCheckout: {
    NOT_FOUND: withUnknownId,
    SITE_MISMATCH: withOtherSite,
    CONFLICT: withNewCheckout({}),
  },
  getCheckoutInfo: { NOT_FOUND: withUnknownId, SITE_MISMATCH: withOtherSite },
  updateShippingAddress: {
    NOT_FOUND: withUnknownId,
    SITE_MISMATCH: withOtherSite,
    CHECKOUT_NOT_OPEN: withPaidCheckout,
    ADDRESS_INVALID: withInvalidAddress,
  },
  updateEmailAddress: {
    NOT_FOUND: withUnknownId,
    SITE_MISMATCH: withOtherSite,
    CHECKOUT_NOT_OPEN: withPaidCheckout,
    PROMO_USED: mutateBody(async () => {
      const { checkoutId, usedEmail } = await openPaymentWithPromo();
      return { checkoutId, email: usedEmail };
    }),
  },
  setShippingLineItem: {
    NOT_FOUND: withUnknownId,
    SITE_MISMATCH: withOtherSite,
    CHECKOUT_NOT_OPEN: withPaidCheckout,
    SHIPPING_RATE_UNKNOWN: mutateBody(() => ({ shippingRateHandle: "by-camel" })),
  },
  setCheckoutDiscountCode: {
    NOT_FOUND: withUnknownId,
    SITE_MISMATCH: withOtherSite,
    CHECKOUT_NOT_OPEN: withPaidCheckout,
    PROMO_UNKNOWN: mutateBody(() => ({ discountCode: "NOSUCHCODE" })),
    PROMO_EXPIRED: expirePromo,
    PROMO_USED: withUsedPromo,
    PROMO_ALREADY_SET: withPromoAlreadySet("discountCode"),
  },
  setCheckoutItem: {
    NOT_FOUND: withUnknownId,
    SITE_MISMATCH: withOtherSite,
    // Fifty tiles 99 times, and fifty more, are as many pieces as an order may have.
    TOO_MANY_LINES: mutateBody(async () => {
      const lineItems = [99, 1].map((quantity) => ({ ...aLargestLine(null, []), quantity }));
      const cart = await expectOk(shop.call(initCart, { body: { site: "ZA", lineItems } }));
      const checkout = await shopper(shop).checkOut(cart);
      return { checkoutId: checkout.checkoutId, itemId: checkout.lineItems[1]?._id, quantity: 2 };
    }),
    CHECKOUT_NOT_OPEN: withPaidCheckout,
  },
  getLastDetails: {},
  clearLastDetails: {},
  completeCheckout: {
    NOT_FOUND: withUnknownId,
    SITE_MISMATCH: withOtherSite,
    CHECKOUT_NOT_OPEN: mutateBody(async () => {
      const { checkoutId } = await newShopper().checkOut();
      shop.clock.advance(DAY_MS + HOUR_MS);
      return { checkoutId };
    }),
    PAYMENT_NOT_DONE: mutateBody(async () => {
      const checkout = await newShopper().checkOut();
      return {
        checkoutId: checkout.checkoutId,
        paymentIntentId: (await newShopper().beginPaying(checkout)).id,
      };
    }),
    PAYMENTS_REFUSED: mutateBody(async () => {
      const checkout = await newShopper().checkOut();
      const intent = await newShopper().beginPaying(checkout);
      vi.spyOn(shop.payments, "retrieve").mockRejectedValue(new PaymentsRejectedError("Test: 400"));
      return { checkoutId: checkout.checkoutId, paymentIntentId: intent.id };
    }),
    AMOUNT_CHANGED: mutateBody(async () => {
      const checkout = await newShopper().checkOut();
      const intent = await newShopper().beginPaying(checkout);
      await shop.database
        .updateTable("testPayments")
        .set({ quoteVersion: 99, status: "succeeded" })
        .where("id", "=", intent.id)
        .execute();
      return { checkoutId: checkout.checkoutId, paymentIntentId: intent.id };
    }),
    TILES_MISSING: withNewCheckout({ email, shippingAddress }, aLine()),
    EMAIL_MISSING: withNewCheckout({ shippingAddress }),
    ADDRESS_MISSING: withNewCheckout({ email }),
  },
});
