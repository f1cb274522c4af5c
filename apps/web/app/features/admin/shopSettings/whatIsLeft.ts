import type { PaymentProvider } from "@storywall/contract/schemas/payment.ts";
import { needsPayments } from "@storywall/domain/sites/missingDetails.ts";

/** Returns what the person who runs the server still has to set up before a country with complete details can sell. */
export const listWhatIsLeft = (
  paymentProvider: PaymentProvider | null,
  areMailsFiles: boolean,
): readonly string[] => [
  ...(needsPayments(paymentProvider) ? ["payments, since test cards bring in no money"] : []),
  ...(areMailsFiles ? ["a mail server, since emails reach no one without it"] : []),
];
