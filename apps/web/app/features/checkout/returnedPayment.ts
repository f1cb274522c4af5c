import type { PaymentUnderWay } from "./checkoutMemory.ts";

/** Parameters of the address that a bank's page sends the shopper back to. */
const CHECKOUT = "checkout";
/** Stripe's name and Paystack's for the id of the payment. */
const PAYMENT = ["payment_intent", "reference"] as const;
/** What providers add and we do not need; Stripe's secret should not stay in the address. */
const THEIRS = ["payment_intent_client_secret", "redirect_status", "source_type", "trxref"] as const;

const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Where a bank's page sends the shopper back to; the server makes the same address for Paystack. */
export const returnUrlOf = (origin: string, checkoutId: string): string =>
  `${origin}/checkout?${new URLSearchParams({ [CHECKOUT]: checkoutId })}`;

/**
 * The payment that a shopper comes back from, by the address alone: a browser may have forgotten everything else. It only
 * says what to ask about; what became of it, the provider tells.
 */
export const returnedPayment = (search: URLSearchParams): PaymentUnderWay | null => {
  const checkoutId = search.get(CHECKOUT) ?? "";
  const paymentIntentId = PAYMENT.map((name) => search.get(name) ?? "").find((id) => ID.test(id));
  return ID.test(checkoutId) && paymentIntentId ? { checkoutId, paymentIntentId } : null;
};

/** The same address without what the way back has put there. */
export const withoutReturn = (search: URLSearchParams): URLSearchParams => {
  const rest = new URLSearchParams(search);
  for (const name of [CHECKOUT, ...PAYMENT, ...THEIRS]) rest.delete(name);
  return rest;
};
