import type { PaymentIntent } from "@storywall/contract/schemas/payment.ts";
import type { Stripe } from "@stripe/stripe-js";
// `pure`: the default entry loads the script as soon as this module is imported.
import { loadStripe } from "@stripe/stripe-js/pure";
import { withTimeout } from "../../../lib/browser/withTimeout.ts";
import { SCRIPT_TIMEOUT_MS } from "./loadScript.ts";
import type { PaymentResult } from "./paymentForm.ts";
import { toPaymentResult } from "./stripeResult.ts";

/**
 * Loads Stripe.js. Stripe requires it to come from its own servers.
 * @throws when it is blocked or unreachable. The next call tries again.
 */
export const getStripe = async (publishableKey: string | null): Promise<Stripe> => {
  if (publishableKey === null) throw new Error("The server sent no publishable key of Stripe");
  const stripe = await withTimeout(loadStripe(publishableKey), SCRIPT_TIMEOUT_MS);
  if (!stripe) throw new Error("Stripe.js is available only in a browser");
  return stripe;
};

/** Shows the bank's next action of a payment that waits for it. */
export const handleStripeNextAction = async (intent: PaymentIntent): Promise<PaymentResult> => {
  try {
    const stripe = await getStripe(intent.publishableKey);
    return toPaymentResult(await stripe.handleNextAction({ clientSecret: intent.clientSecret }));
  } catch {
    return { kind: "unknown" };
  }
};
