import type { PagePayments } from "@storywall/contract/pages.ts";

/** What terms and privacy page say about each payment provider: who takes the payment, and what data they get. */
export const PAYMENT_MESSAGES: Readonly<
  Record<PagePayments["provider"], { readonly terms: string; readonly privacy: string }>
> = {
  test: {
    terms: "This is a test shop: no card is charged, and nothing is delivered.",
    privacy: "This is a test shop: nothing is sent to a payment provider.",
  },
  stripe: {
    terms:
      "Stripe handles your payment. What you type into its fields goes straight to Stripe; we never see it.",
    privacy:
      "Stripe handles your payment. What you type into its fields goes to Stripe alone; we tell it the amount and the checkout's number. It sees your network address, and keeps the records that payment law requires.",
  },
  paystack: {
    terms:
      "Paystack handles your payment. What you type into its window goes straight to Paystack; we never see it.",
    privacy:
      "Paystack handles your payment. What you type into its window goes to Paystack alone; we tell it the amount, the checkout's number and your email address. It sees your network address, and keeps the records that payment law requires.",
  },
  shopify: {
    terms:
      "Shopify handles your payment, on its own page. What you type there goes straight to Shopify; we never see your card.",
    privacy:
      "Shopify handles your payment, on its own page. Your card goes to Shopify alone; we tell it the frame sizes that you buy, the checkout's number, your email address and where to deliver, never your photos. It sees your network address, and keeps the records that payment law requires.",
  },
};
