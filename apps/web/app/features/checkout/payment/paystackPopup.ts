import type { PaymentIntent } from "@storywall/contract/schemas/payment.ts";
import { loadScript } from "./loadScript.ts";
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

/** Paystack's terms want it from there, so that it is always the newest. */
const SCRIPT_URL = "https://js.paystack.co/v2/inline.js";

/** @throws when the script is blocked or cannot be reached. */
export const loadPaystack = async (): Promise<PaystackPop> => {
  await loadScript(SCRIPT_URL);
  if (!window.PaystackPop) throw new Error("the script of Paystack brought no PaystackPop");
  return new window.PaystackPop();
};

/**
 * Opens Paystack's window over the page and waits until it closes. Closed without a word settles nothing: a bank transfer
 * may be on its way, so the shop asks Paystack.
 */
export const openPaystackPopup = (popup: PaystackPop, accessCode: string): Promise<PaymentResult> =>
  new Promise((resolve) => {
    popup.resumeTransaction(accessCode, {
      onSuccess: () => resolve({ kind: "succeeded" }),
      onCancel: () => resolve({ kind: "unknown" }),
      onError: () => resolve({ kind: "unknown" }),
    });
  });

/** Paystack's own page for a payment, for browsers that keep its script away; it leads back to checkout. */
export const paystackPageUrl = (accessCode: string): string =>
  `https://checkout.paystack.com/${encodeURIComponent(accessCode)}`;

export type PaystackDependencies = {
  readonly load: () => Promise<PaystackPop>;
  /** Leaves for another page; resolves only if the shopper comes back to this one as it was. */
  readonly navigateTo: (url: string) => Promise<void>;
};

export const payWithPaystack = async (
  { clientSecret }: PaymentIntent,
  { load, navigateTo }: PaystackDependencies = { load: loadPaystack, navigateTo: navigateAway },
): Promise<PaymentResult> => {
  const popup = await load().catch(() => null);
  if (popup) return openPaystackPopup(popup, clientSecret).catch(() => ({ kind: "unknown" }) as const);
  // An ad blocker keeps the script away, but a page that the shopper goes to cannot be taken for an ad.
  await navigateTo(paystackPageUrl(clientSecret));
  return { kind: "unknown" };
};

const navigateAway = (url: string): Promise<void> =>
  new Promise((resolve) => {
    // "Back" may show this page as it was left, with everything in it still waiting.
    window.addEventListener("pageshow", ({ persisted }) => persisted && resolve());
    window.location.assign(url);
  });
