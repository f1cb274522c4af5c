import type { PagePayments } from "@storywall/contract/pages.ts";

/** What terms and privacy page say about each payment provider: who takes the payment, and what data they get. */
export const PAYMENT_MESSAGES: Readonly<
  Record<PagePayments["provider"], { readonly terms: string; readonly privacy: string }>
> = {
  test: {
    terms: "This is a test shop: no card is charged, and nothing is delivered.",
    privacy: "This is a test shop: no payment provider is told anything.",
  },
  stripe: {
    terms:
      "Stripe takes your payment for us. What you type into its fields goes to Stripe and not through our hands.",
    privacy:
      "Stripe takes your payment. What you type into its fields goes to Stripe alone; from us it hears the amount and the number of the checkout. It sees your network address, and keeps what the law of payments asks of it.",
  },
  paystack: {
    terms:
      "Paystack takes your payment for us. What you type into its window goes to Paystack and not through our hands.",
    privacy:
      "Paystack takes your payment. What you type into its window goes to Paystack alone; from us it hears the amount, the number of the checkout and your e-mail address. It sees your network address, and keeps what the law of payments asks of it.",
  },
};
