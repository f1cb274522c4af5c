import type { PaymentIntent } from "@storywall/contract/schemas/payment.ts";
import type { ConfirmResult, TestPayments } from "../../ports/payments/TestPayments.ts";
import { err, mapResult, ok, type Result } from "../../ports/platform/Result.ts";
import { confirmTestPayment } from "../../usecases/payments/confirmTestPayment.ts";
import { createPaymentIntent } from "../../usecases/payments/createPaymentIntent.ts";
import type { PaymentIntent as PayableIntent } from "../../usecases/payments/toPayableIntent.ts";
import { PAYMENT_CLOSED, updatePaymentIntent } from "../../usecases/payments/updatePaymentIntent.ts";
import type { Shop } from "../../usecases/shop.ts";
import type { Handlers } from "../handler.ts";
import { toPaymentIntent } from "../wire/payment.ts";

type PaymentCall =
  | "createPaymentIntent"
  | "updatePaymentIntent"
  | "confirmTestPayment"
  | "authenticateTestPayment";

/** `testPayments` is null in a shop that takes real money. Then its calls return NOT_FOUND. */
export const paymentHandlers = (
  shop: Shop,
  testPayments: TestPayments | null,
): Pick<Handlers, PaymentCall> => {
  const reply = <Code extends string>(result: Result<PayableIntent, Code>): Result<PaymentIntent, Code> =>
    mapResult(result, toPaymentIntent);

  const replyToConfirm = (
    confirmed: ConfirmResult,
  ): Result<PaymentIntent, "NOT_FOUND" | "PAYMENT_CLOSED" | "CARD_DECLINED" | "CARD_LACKS_FUNDS"> => {
    switch (confirmed.kind) {
      case "payment":
        return ok(toPaymentIntent({ ...confirmed.payment, publishableKey: null }));
      case "declined":
        return err("CARD_DECLINED", confirmed.message);
      case "lacksFunds":
        return err("CARD_LACKS_FUNDS", confirmed.message);
      case "closed":
        return PAYMENT_CLOSED;
      case "unknown":
        return PAYMENT_NOT_FOUND;
    }
  };

  return {
    createPaymentIntent: async ({ body: { checkoutId } }, { requestedSite, checkNewPaymentLimit }) =>
      reply(await createPaymentIntent(shop, { checkoutId, requestedSite, checkNewPaymentLimit })),

    updatePaymentIntent: async ({ body: { paymentIntentId } }, { requestedSite, checkNewPaymentLimit }) =>
      reply(
        await updatePaymentIntent(shop, { paymentId: paymentIntentId, requestedSite, checkNewPaymentLimit }),
      ),

    confirmTestPayment: async ({ body: { paymentIntentId, clientSecret, card } }) => {
      if (!testPayments) return PAYMENT_NOT_FOUND;
      const confirmed = await confirmTestPayment(shop, testPayments, paymentIntentId, clientSecret, card);
      return confirmed.kind === "error" ? confirmed : replyToConfirm(confirmed);
    },

    authenticateTestPayment: async ({ body: { paymentIntentId, clientSecret, approve } }) =>
      testPayments
        ? replyToConfirm(await testPayments.authenticate(paymentIntentId, clientSecret, approve))
        : PAYMENT_NOT_FOUND,
  };
};

const PAYMENT_NOT_FOUND = err("NOT_FOUND", "We can't find this payment.");
