import { FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import { aLine } from "@storywall/testkit/builders.ts";
import { aCard, TEST_CARDS } from "@storywall/testkit/testCards.ts";
import { onTestFinished, vi } from "vitest";
import { PaymentsRejectedError, PaymentsUnavailableError } from "../../../src/ports/payments/Payments.ts";
import type { ErrorCases } from "./errorCaseTypes.ts";
import type { InputMutators } from "./inputMutators.ts";

export const paymentErrorCases = ({
  shop,
  mutateBody,
  withUnknownId,
  withOtherSite,
  newShopper,
  checkoutOf,
  withThreeDeclines,
  withNewCheckout,
  email,
  shippingAddress,
  openPaymentWithPromo,
  withWeakPrint,
  closePayment,
}: InputMutators): Pick<
  ErrorCases,
  "createPaymentIntent" | "updatePaymentIntent" | "confirmTestPayment" | "authenticateTestPayment"
> => ({
  createPaymentIntent: {
    NOT_FOUND: withUnknownId,
    SITE_MISMATCH: withOtherSite,
    CHECKOUT_NOT_OPEN: mutateBody(async () => ({
      checkoutId: (await newShopper().buy()).checkout.checkoutId,
    })),
    CART_EMPTY: mutateBody(async (good) => {
      const checkoutId = checkoutOf(good);
      const { quote } = (await shop.shop.repositories.checkouts.find(checkoutId)) ?? {
        quote: { lines: [] },
      };
      const payload = { checkoutId, itemId: quote.lines[0]?.id, quantity: 0 };
      await shop.app.inject({ method: "PUT", url: "/api/shopify/checkout-item", payload });
      return {};
    }),
    SHOP_NOT_OPEN: (good) => {
      Object.assign(shop.payments, { isTest: false });
      onTestFinished(() => void Object.assign(shop.payments, { isTest: true }));
      return good;
    },
    TILES_MISSING: withNewCheckout({ email, shippingAddress }, aLine()),
    FRAME_OUT_OF_STOCK: (good) => {
      Object.assign(FRAME_STYLES.Timeless, { isOutOfStock: true });
      onTestFinished(() => void Object.assign(FRAME_STYLES.Timeless, { isOutOfStock: false }));
      return good;
    },
    PRINT_TOO_SMALL: withWeakPrint(350, 263),
    PRINT_NEEDS_CONFIRMATION: withWeakPrint(1000, 1700),
    EMAIL_MISSING: withNewCheckout({ shippingAddress }),
    ADDRESS_MISSING: withNewCheckout({ email }),
    PROMO_USED: mutateBody(async () => {
      const { usedEmail } = await openPaymentWithPromo();
      const cart = await newShopper().fillCart();
      await newShopper().addPromo(cart._id);
      return { checkoutId: (await newShopper().checkOut(cart, usedEmail)).checkoutId };
    }),
    TOO_MANY_DECLINES: withThreeDeclines,
    UNAVAILABLE: (good) => {
      vi.spyOn(shop.payments, "create").mockRejectedValue(new PaymentsUnavailableError("no answer"));
      return good;
    },
    PAYMENTS_REFUSED: (good) => {
      vi.spyOn(shop.payments, "create").mockRejectedValue(new PaymentsRejectedError("Test: 400"));
      return good;
    },
  },
  updatePaymentIntent: {
    NOT_FOUND: withUnknownId,
    SITE_MISMATCH: withOtherSite,
    PAYMENT_CLOSED: closePayment,
    UNAVAILABLE: (good) => {
      vi.spyOn(shop.payments, "update").mockRejectedValue(new PaymentsUnavailableError("no answer"));
      return good;
    },
    PAYMENTS_REFUSED: (good) => {
      vi.spyOn(shop.payments, "update").mockRejectedValue(new PaymentsRejectedError("Test: 400"));
      return good;
    },
  },
  confirmTestPayment: {
    NOT_FOUND: mutateBody(() => ({ clientSecret: "not-the-secret" })),
    CARD_DECLINED: mutateBody(() => ({ card: aCard(TEST_CARDS.accepted, 2020) })),
    CARD_LACKS_FUNDS: mutateBody(() => ({ card: aCard(TEST_CARDS.insufficientFunds) })),
    PAYMENT_CLOSED: closePayment,
    TOO_MANY_DECLINES: withThreeDeclines,
  },
  authenticateTestPayment: {
    NOT_FOUND: mutateBody(() => ({ clientSecret: "not-the-secret" })),
    CARD_DECLINED: mutateBody(() => ({ approve: false })),
    PAYMENT_CLOSED: closePayment,
  },
});
