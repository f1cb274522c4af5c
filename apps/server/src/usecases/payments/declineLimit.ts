import type { CheckoutRecord } from "../../ports/checkout/Checkouts.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { Shop } from "../shop.ts";
import { cancelPaymentOfCheckout } from "./cancelPayment.ts";

/**
 * Whoever has stolen a list of cards tries them out where a shop says which ones work. So a checkout takes three, and then
 * none for an hour; a shopper finds a card that works sooner than that, or asks the bank.
 */
export const MAX_DECLINES = 3;
const DECLINE_WINDOW_MS = 60 * 60 * 1000;

/** Counted from what the provider told us, so that every process knows, and also where the browser tells it alone. */
export const checkDeclineLimit = async (
  { repositories, clock }: Pick<Shop, "repositories" | "clock">,
  checkoutId: string,
): Promise<Result<null, "TOO_MANY_DECLINES">> => {
  const now = clock.now();
  const declines = await repositories.payments.findDeclines(
    checkoutId,
    new Date(now.getTime() - DECLINE_WINDOW_MS),
  );
  const oldest = declines[MAX_DECLINES - 1];
  if (!oldest) return ok(null);
  const remainingMs = DECLINE_WINDOW_MS - (now.getTime() - oldest.getTime());
  return { ...TOO_MANY_DECLINES, retryAfterSeconds: Math.ceil(remainingMs / 1000) };
};

const TOO_MANY_DECLINES = err(
  "TOO_MANY_DECLINES",
  "Three cards were declined, so this order takes none for an hour. No money has moved. Please ask your bank what is in the way, or write to us.",
);

/** After too many, the payment that a browser still holds is ended at the provider: there we cannot refuse a card. */
export const cancelAfterDeclines = async (
  shop: Shop,
  checkout: Pick<CheckoutRecord, "id" | "site">,
): Promise<void> => {
  if ((await checkDeclineLimit(shop, checkout.id)).kind === "error")
    await cancelPaymentOfCheckout(shop, checkout);
};
