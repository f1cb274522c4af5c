import { authenticateTestPayment } from "@storywall/contract/calls/payments/authenticateTestPayment.ts";
import { confirmTestPayment } from "@storywall/contract/calls/payments/confirmTestPayment.ts";
import type { CallResult, Client } from "@storywall/contract/client.ts";
import type { PaymentIntent } from "@storywall/contract/schemas/payment.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { PaymentResult } from "./paymentForm.ts";
import type { TestCard } from "./testCard.ts";

/** Pays with a card of the built-in test provider. */
export const confirmTestCard = async (
  client: Client,
  site: SiteCode,
  intent: PaymentIntent,
  card: TestCard,
): Promise<PaymentResult> =>
  toPaymentResult(
    await client(confirmTestPayment, {
      body: { paymentIntentId: intent.id, clientSecret: intent.clientSecret, card, site },
    }),
    "declined",
  );

/** Sends the shopper's answer to the next action of the test bank. */
export const authenticateTestCard = async (
  client: Client,
  site: SiteCode,
  intent: PaymentIntent,
  approve: boolean,
): Promise<PaymentResult> =>
  toPaymentResult(
    await client(authenticateTestPayment, {
      body: { paymentIntentId: intent.id, clientSecret: intent.clientSecret, approve, site },
    }),
    "denied",
  );

const toPaymentResult = (
  result: CallResult<PaymentIntent>,
  declineReason: "declined" | "denied",
): PaymentResult => {
  if (result.kind === "error") {
    if (result.error === "CARD_DECLINED") return { kind: "declined", reason: declineReason };
    if (result.error === "CARD_LACKS_FUNDS") return { kind: "declined", reason: "insufficientFunds" };
    // Also PAYMENT_CLOSED: it is settled already, perhaps in another tab, and polling returns how.
    return { kind: "unknown" };
  }
  if (result.kind === "unreachable") return { kind: "unknown" };
  switch (result.reply.status) {
    case "succeeded":
      return { kind: "succeeded" };
    case "requires_action":
      return { kind: "needsNextAction" };
    case "requires_payment_method":
      return { kind: "declined", reason: declineReason };
    default:
      return { kind: "unknown" };
  }
};
