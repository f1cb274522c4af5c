import type { PaymentIntent } from "@storywall/contract/schemas/payment.ts";
import { loadScript } from "./loadScript.ts";
import { navigateAway } from "./navigateAway.ts";
import type { PaymentResult } from "./paymentForm.ts";

/** The part of Paystack's InlineJS 2 that is used: https://www.npmjs.com/package/@paystack/inline-js */
export type PaystackPop = {
  resumeTransaction(
    accessCode: string,
    callbacks: {
      readonly onSuccess: () => void;
      readonly onCancel: () => void;
      readonly onError: () => void;
    },
  ): unknown;
};

declare global {
  interface Window {
    readonly PaystackPop?: new () => PaystackPop;
  }
}

/** Paystack requires this address, so that the script is always the newest. */
const SCRIPT_URL = "https://js.paystack.co/v2/inline.js";

/** @throws when the script is blocked or cannot be reached. */
export const loadPaystack = async (): Promise<PaystackPop> => {
  await loadScript(SCRIPT_URL);
  if (!window.PaystackPop) throw new Error("The Paystack script did not define PaystackPop");
  return new window.PaystackPop();
};

/**
 * Opens Paystack's window over the page and waits until it closes. A closed window settles nothing: a bank transfer
 * may be pending, so the server asks Paystack.
 */
const openPaystackPopup = (popup: PaystackPop, accessCode: string): Promise<PaymentResult> =>
  new Promise((resolve) => {
    popup.resumeTransaction(accessCode, {
      onSuccess: () => resolve({ kind: "succeeded" }),
      onCancel: () => resolve({ kind: "unknown" }),
      onError: () => resolve({ kind: "unknown" }),
    });
  });

/**
 * Returns the URL of Paystack's own page for a payment, for browsers that block its script. That page returns to
 * checkout.
 */
const paystackPageUrl = (accessCode: string): string =>
  `https://checkout.paystack.com/${encodeURIComponent(accessCode)}`;

type PaystackDependencies = {
  readonly load: () => Promise<PaystackPop>;
  /** Navigates to another page. Resolves only when the browser restores this page on return. */
  readonly navigateTo: (url: string) => Promise<void>;
};

/** Pays in Paystack's window, or on Paystack's own page when its script is blocked. Never throws. */
export const payWithPaystack = async (
  { clientSecret }: PaymentIntent,
  { load, navigateTo }: PaystackDependencies = { load: loadPaystack, navigateTo: navigateAway },
): Promise<PaymentResult> => {
  const popup = await load().catch(() => null);
  if (popup) return openPaystackPopup(popup, clientSecret).catch(() => ({ kind: "unknown" }) as const);
  // An ad blocker blocks the script, but not a page that the shopper navigates to.
  await navigateTo(paystackPageUrl(clientSecret));
  return { kind: "unknown" };
};
