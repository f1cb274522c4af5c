import type { Confirmed, TestCard, TestPayments } from "../../ports/payments/TestPayments.ts";
import type { Refusal } from "../../ports/platform/Outcome.ts";
import type { Shop } from "../shop.ts";
import { mayTryCard } from "./declinedCards.ts";

/** Pays with a test card. Of a payment that has taken too many cards, not even this provider takes another. */
export const confirmTestPayment = async (
  shop: Shop,
  provider: TestPayments,
  paymentId: string,
  clientSecret: string,
  card: TestCard,
): Promise<Confirmed | Refusal<"TOO_MANY_DECLINES">> => {
  const payment = await shop.repositories.payments.find(paymentId);
  const may = payment && payment.status !== "succeeded" && (await mayTryCard(shop, payment.checkoutId));
  return may && may.kind === "refused" ? may : provider.confirm(paymentId, clientSecret, card);
};
