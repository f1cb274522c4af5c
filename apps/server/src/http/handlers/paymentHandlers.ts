import type { PaymentIntent } from "@storywall/contract/schemas/payment.ts";
import type { Confirmed, TestPayments } from "../../ports/payments/TestPayments.ts";
import { done, type Outcome, refuse } from "../../ports/platform/Outcome.ts";
import { confirmTestPayment } from "../../usecases/payments/confirmTestPayment.ts";
import { createPaymentIntent } from "../../usecases/payments/createPaymentIntent.ts";
import type { PaymentIntent as PayableIntent } from "../../usecases/payments/payableIntent.ts";
import { PAYMENT_CLOSED, updatePaymentIntent } from "../../usecases/payments/updatePaymentIntent.ts";
import type { Shop } from "../../usecases/shop.ts";
import type { Handlers } from "../handler.ts";
import { toPaymentIntent } from "../wire/payment.ts";

type PaymentCall =
  | "createPaymentIntent"
  | "updatePaymentIntent"
  | "confirmTestPayment"
  | "authenticateTestPayment";

/** `testPayments` is null in a shop that takes real money; its calls are then not there. */
export const paymentHandlers = (
  shop: Shop,
  testPayments: TestPayments | null,
): Pick<Handlers, PaymentCall> => {
  const reply = <Code extends string>(outcome: Outcome<PayableIntent, Code>): Outcome<PaymentIntent, Code> =>
    outcome.kind === "refused" ? outcome : done(toPaymentIntent(outcome.value));

  const replyConfirmed = (
    confirmed: Confirmed,
  ): Outcome<PaymentIntent, "NOT_FOUND" | "PAYMENT_CLOSED" | "CARD_DECLINED" | "CARD_LACKS_FUNDS"> => {
    switch (confirmed.kind) {
      case "fact":
        return done(toPaymentIntent({ ...confirmed.fact, publishableKey: null }));
      case "declined":
        return refuse("CARD_DECLINED", confirmed.message);
      case "lacksFunds":
        return refuse("CARD_LACKS_FUNDS", confirmed.message);
      case "closed":
        return PAYMENT_CLOSED;
      case "unknown":
        return NO_PAYMENT;
    }
  };

  return {
    createPaymentIntent: async ({ body: { checkoutId } }, { statedSite, admit }) =>
      reply(await createPaymentIntent(shop, { checkoutId, statedSite, admit })),

    updatePaymentIntent: async ({ body: { paymentIntentId } }, { statedSite }) =>
      reply(await updatePaymentIntent(shop, { paymentId: paymentIntentId, statedSite })),

    confirmTestPayment: async ({ body: { paymentIntentId, clientSecret, card } }) => {
      if (!testPayments) return NO_PAYMENT;
      const tried = await confirmTestPayment(shop, testPayments, paymentIntentId, clientSecret, card);
      return tried.kind === "refused" ? tried : replyConfirmed(tried);
    },

    authenticateTestPayment: async ({ body: { paymentIntentId, clientSecret, approve } }) =>
      testPayments
        ? replyConfirmed(await testPayments.authenticate(paymentIntentId, clientSecret, approve))
        : NO_PAYMENT,
  };
};

const NO_PAYMENT = refuse("NOT_FOUND", "We do not know this payment.");
