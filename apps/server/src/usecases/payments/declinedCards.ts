import type { CheckoutRecord } from "../../ports/checkout/Checkouts.ts";
import { done, type Outcome, refuse } from "../../ports/platform/Outcome.ts";
import type { Shop } from "../shop.ts";
import { endPaymentOf } from "./endPayment.ts";

/**
 * Whoever has stolen a list of cards tries them out where a shop says which ones work. So a checkout takes three, and then
 * none for an hour; a shopper finds a card that works sooner than that, or asks the bank.
 */
export const MOST_DECLINES = 3;
const DECLINES_COUNT_FOR_MS = 60 * 60 * 1000;

/** Counted from what the provider told us, so that every process knows, and also where the browser tells it alone. */
export const mayTryCard = async (
  { repositories, clock }: Pick<Shop, "repositories" | "clock">,
  checkoutId: string,
): Promise<Outcome<null, "TOO_MANY_DECLINES">> => {
  const now = clock.now();
  const declines = await repositories.payments.findDeclines(
    checkoutId,
    new Date(now.getTime() - DECLINES_COUNT_FOR_MS),
  );
  const oldest = declines[MOST_DECLINES - 1];
  if (!oldest) return done(null);
  const waits = DECLINES_COUNT_FOR_MS - (now.getTime() - oldest.getTime());
  return { ...REFUSED, retryAfterSeconds: Math.ceil(waits / 1000) };
};

const REFUSED = refuse(
  "TOO_MANY_DECLINES",
  "Three cards were declined, so this order takes none for an hour. No money has moved. Please ask your bank what is in the way, or write to us.",
);

/** After too many, the payment that a browser still holds is ended at the provider: there we cannot refuse a card. */
export const endAfterDeclines = async (
  shop: Shop,
  checkout: Pick<CheckoutRecord, "id" | "site">,
): Promise<void> => {
  if ((await mayTryCard(shop, checkout.id)).kind === "refused") await endPaymentOf(shop, checkout);
};
