import type { ConfirmResult, TestCard, TestPayments } from "../../ports/payments/TestPayments.ts";
import type { Err } from "../../ports/platform/Result.ts";
import type { Shop } from "../shop.ts";
import { checkDeclineLimit } from "./declineLimit.ts";

/** Pays with a test card. The limit of declined cards holds for the test provider too. */
export const confirmTestPayment = async (
  shop: Shop,
  provider: TestPayments,
  paymentId: string,
  clientSecret: string,
  card: TestCard,
): Promise<ConfirmResult | Err<"TOO_MANY_DECLINES">> => {
  const payment = await shop.repositories.payments.find(paymentId);
  const declineCheck =
    payment && payment.status !== "succeeded" && (await checkDeclineLimit(shop, payment.checkoutId));
  return declineCheck && declineCheck.kind === "error"
    ? declineCheck
    : provider.confirm(paymentId, clientSecret, card);
};
