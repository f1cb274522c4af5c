import type { PaymentProvider } from "@storywall/contract/schemas/payment.ts";
import { needsPayments } from "@storywall/domain/sites/missingDetails.ts";

/** Returns what the person who runs the server has to set up before a country whose details are in really sells. */
export const listWhatIsLeft = (
  paymentProvider: PaymentProvider | null,
  areMailsFiles: boolean,
): readonly string[] => [
  ...(needsPayments(paymentProvider) ? ["payments, since test cards bring in no money"] : []),
  ...(areMailsFiles ? ["a mail server, since emails reach no one without it"] : []),
];
