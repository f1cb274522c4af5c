import type { PendingPayment } from "./checkoutStorage.ts";

/** Parameters of the address that a bank's page sends the shopper back to. */
const CHECKOUT_PARAM = "checkout";
/** Stripe's name and Paystack's for the id of the payment. */
const PAYMENT_PARAMS = ["payment_intent", "reference"] as const;
/** What providers add and we do not need; Stripe's secret should not stay in the address. */
const PROVIDER_PARAMS = ["payment_intent_client_secret", "redirect_status", "source_type", "trxref"] as const;

const ID_PATTERN = /^[A-Za-z0-9_-]{1,64}$/;

/** Where a bank's page sends the shopper back to; the server makes the same address for Paystack. */
export const buildReturnUrl = (origin: string, checkoutId: string): string =>
  `${origin}/checkout?${new URLSearchParams({ [CHECKOUT_PARAM]: checkoutId })}`;

/**
 * The payment that a shopper comes back from, by the address alone: a browser may have forgotten everything else. It only
 * says what to ask about; what became of it, the provider tells.
 */
export const parseReturnedPayment = (search: URLSearchParams): PendingPayment | null => {
  const checkoutId = search.get(CHECKOUT_PARAM) ?? "";
  const paymentIntentId = PAYMENT_PARAMS.map((name) => search.get(name) ?? "").find((id) =>
    ID_PATTERN.test(id),
  );
  return ID_PATTERN.test(checkoutId) && paymentIntentId ? { checkoutId, paymentIntentId } : null;
};

/** The same address without what the way back has put there. */
export const withoutReturnParams = (search: URLSearchParams): URLSearchParams => {
  const rest = new URLSearchParams(search);
  for (const name of [CHECKOUT_PARAM, ...PAYMENT_PARAMS, ...PROVIDER_PARAMS]) rest.delete(name);
  return rest;
};
