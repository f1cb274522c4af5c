import { HOUR_MS } from "@storywall/domain/time/durations.ts";
import type { CheckoutRecord } from "../../ports/checkout/Checkouts.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { Shop } from "../shop.ts";
import { cancelPaymentOfCheckout } from "./cancelPayment.ts";

/**
 * Maximum number of declined cards of a checkout within the window. Thieves test lists of stolen cards in shops
 * that show which ones work. So after three declines a checkout accepts no card for an hour. A shopper finds a
 * card that works sooner than that, or asks the bank.
 */
export const MAX_DECLINES = 3;
const DECLINE_WINDOW_MS = HOUR_MS;

/**
 * Checks that the checkout may still try a card. Declines are counted from the provider's reports: every
 * process sees those, and they include cards that the browser sends to the provider directly.
 */
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
  "Three cards were declined, so this order can't take another for an hour. No money has moved. Please ask your bank why, or write to us.",
);

/**
 * Cancels the payment at the provider after too many declines: a browser that still has it could send cards
 * without asking the shop.
 */
export const cancelAfterDeclines = async (
  shop: Shop,
  checkout: Pick<CheckoutRecord, "id" | "site">,
): Promise<void> => {
  if ((await checkDeclineLimit(shop, checkout.id)).kind === "error")
    await cancelPaymentOfCheckout(shop, checkout);
};
