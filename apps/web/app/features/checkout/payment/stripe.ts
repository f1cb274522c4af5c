import type { PaymentIntent } from "@storywall/contract/schemas/payment.ts";
import type { Stripe } from "@stripe/stripe-js";
// `pure`: the usual entry puts the script into every page that has this module in its bundle.
import { loadStripe } from "@stripe/stripe-js/pure";
import { withTimeout } from "./loadScript.ts";
import type { PaymentResult } from "./paymentForm.ts";
import { toPaymentResult } from "./stripeResult.ts";

/**
 * Stripe.js, which Stripe allows nobody to serve but itself.
 * @throws when it is blocked or cannot be reached; asking again tries again.
 */
export const getStripe = async (publishableKey: string | null): Promise<Stripe> => {
  if (publishableKey === null) throw new Error("the shop has not said its publishable key of Stripe");
  const stripe = await withTimeout(loadStripe(publishableKey));
  if (!stripe) throw new Error("Stripe.js is only there in a browser");
  return stripe;
};

/** Shows the bank's extra step of a payment that waits for it. */
export const handleStripeNextAction = async (intent: PaymentIntent): Promise<PaymentResult> => {
  try {
    const stripe = await getStripe(intent.publishableKey);
    return toPaymentResult(await stripe.handleNextAction({ clientSecret: intent.clientSecret }));
  } catch {
    return { kind: "unknown" };
  }
};
