import type { Client } from "@storywall/contract/client.ts";
import type { PaymentIntent } from "@storywall/contract/schemas/payment.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { PaymentResult } from "./paymentForm.ts";

/**
 * Continues with the bank's next action of a payment, or cancels it. Cancelling moves no money: the payment stays
 * open, and may be paid by another card or not at all.
 */
export const handleNextAction = async (
  client: Client,
  site: SiteCode,
  intent: PaymentIntent,
  shouldContinue: boolean,
): Promise<PaymentResult> => {
  if (intent.provider !== "test" && !shouldContinue) return { kind: "declined", reason: "denied" };
  try {
    if (intent.provider === "test")
      return await (await import("./testProvider.ts")).authenticateTestCard(
        client,
        site,
        intent,
        shouldContinue,
      );
    if (intent.provider === "stripe") return (await import("./stripe.ts")).handleStripeNextAction(intent);
    return (await import("./paystackPopup.ts")).payWithPaystack(intent);
  } catch {
    // The provider's code did not load. The payment stays open as before.
    return { kind: "unknown" };
  }
};
