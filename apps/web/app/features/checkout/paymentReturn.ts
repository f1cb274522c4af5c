import type { PendingPayment } from "./checkoutStorage.ts";

/** Search parameters of the URL to which a bank's page returns the shopper. */
const CHECKOUT_PARAM = "checkout";
/** The names that Stripe and Paystack use for the payment's id. */
const PAYMENT_PARAMS = ["payment_intent", "reference"] as const;
/** Parameters that providers add and we do not use. Stripe's secret should not stay in the URL. */
const PROVIDER_PARAMS = ["payment_intent_client_secret", "redirect_status", "source_type", "trxref"] as const;

const ID_PATTERN = /^[A-Za-z0-9_-]{1,64}$/;

/** Returns the URL to which a bank's page returns the shopper. The server builds the same URL for Paystack. */
export const buildReturnUrl = (origin: string, checkoutId: string): string =>
  `${origin}/checkout?${new URLSearchParams({ [CHECKOUT_PARAM]: checkoutId })}`;

/**
 * Returns the payment from which a shopper returns, by the URL alone, since browser storage may have been emptied.
 * The URL only says which payment to check; its result comes from the provider.
 */
export const parseReturnedPayment = (search: URLSearchParams): PendingPayment | null => {
  const checkoutId = search.get(CHECKOUT_PARAM) ?? "";
  const paymentIntentId = PAYMENT_PARAMS.map((name) => search.get(name) ?? "").find((id) =>
    ID_PATTERN.test(id),
  );
  return ID_PATTERN.test(checkoutId) && paymentIntentId ? { checkoutId, paymentIntentId } : null;
};

/** Returns the search parameters without those that the return from a bank added. */
export const withoutReturnParams = (search: URLSearchParams): URLSearchParams => {
  const rest = new URLSearchParams(search);
  for (const name of [CHECKOUT_PARAM, ...PAYMENT_PARAMS, ...PROVIDER_PARAMS]) rest.delete(name);
  return rest;
};
