import { createClient } from "@storywall/contract/client.ts";
import type { Checkout } from "@storywall/contract/schemas/checkout.ts";
import type { PaymentIntent } from "@storywall/contract/schemas/payment.ts";
import { toPublicSite } from "@storywall/domain/sites/publicSite.ts";
import { ZA } from "@storywall/domain/sites/za.ts";
import { EMPTY_CHECKOUT, type PendingPayment, type SavedCheckout } from "./checkoutStorage.ts";
import { createCheckoutStore } from "./checkoutStore.ts";
import type { CheckoutDraft } from "./fields/checkoutFieldNames.ts";
import type { ApprovalResult, FormCheckResult, PaymentForm, PaymentResult } from "./payment/paymentForm.ts";

/** Builders and fakes for the checkout's tests. */

export const VALID_DRAFT: CheckoutDraft = {
  email: "thandi@example.com",
  firstName: "Thandi",
  lastName: "Nkosi",
  address1: "12 Long Street",
  suburb: "Gardens",
  city: "Cape Town",
  zip: "8001",
  phone: "082 123 4567",
};

export const checkoutOf = (more: Partial<Checkout> = {}): Checkout => ({
  checkoutId: "checkout-1",
  status: "open",
  site: "ZA",
  currency: "ZAR",
  cartId: "cart-1",
  email: null,
  shippingAddress: null,
  shippingRate: null,
  availableShippingRates: [],
  lineItems: [],
  discountCode: null,
  discount: 0,
  price: 112_499,
  tax: 0,
  total: 112_499,
  isUploadLater: false,
  paymentIntentId: null,
  orderId: null,
  expiresAt: "2026-11-22T00:00:00Z",
  ...more,
});

export const intentOf = (more: Partial<PaymentIntent> = {}): PaymentIntent => ({
  id: "intent-1",
  clientSecret: "secret",
  amount: 112_499,
  currency: "ZAR",
  status: "requires_payment_method",
  provider: "test",
  publishableKey: null,
  ...more,
});

type Answer = { readonly status: number; readonly body: unknown } | "unreachable";
export const ok = (body: unknown): Answer => ({ status: 200, body });
export const err = (status: number, error: string, issues: readonly object[] = []): Answer => ({
  status,
  body: { statusCode: status, error, message: "a sentence of the server", issues },
});

/** The answers of a fake server, a list for each path. The last answer of a list repeats. */
type AnswerScript = Readonly<Record<string, readonly Answer[]>>;

/** Paths of the calls, for the keys of answer scripts. */
export const OPEN_PATH = "/shopify/create-or-update-checkout";
export const INFO_PATH = "/shopify/checkout-info";
export const RECREATE_PATH = "/shopify/re-create-checkout";
export const EMAIL_PATH = "/shopify/update-email-address";
export const ADDRESS_PATH = "/shopify/update-shipping-address";
export const INTENT_PATH = "/payments/create-payment-intent";
export const AMOUNT_PATH = "/payments/update-payment-intent";
export const COMPLETE_PATH = "/shopify/complete-checkout";

/** Answers of a checkout in which nothing fails. */
export const SUCCESS_SCRIPT: AnswerScript = {
  [OPEN_PATH]: [ok(checkoutOf())],
  [INFO_PATH]: [ok(checkoutOf())],
  [EMAIL_PATH]: [ok(checkoutOf({ email: "thandi@example.com" }))],
  [ADDRESS_PATH]: [ok(checkoutOf({ email: "thandi@example.com" }))],
  [INTENT_PATH]: [ok(intentOf())],
  [COMPLETE_PATH]: [ok({ orderId: "order-1" })],
};

export const createTestCheckout = (
  script: AnswerScript = SUCCESS_SCRIPT,
  saved: Partial<SavedCheckout> = {},
  returned: PendingPayment | null = null,
) => {
  const sent: string[] = [];
  const waits: number[] = [];
  const stored = { kept: { ...EMPTY_CHECKOUT, ...saved } };
  const answerIndexes = new Map<string, number>();
  const fetch: typeof globalThis.fetch = async (input) => {
    const path = String(input).replace("/api", "");
    sent.push(path);
    const pathAnswers = script[path] ?? [];
    const index = answerIndexes.get(path) ?? 0;
    answerIndexes.set(path, index + 1);
    const answer = pathAnswers[Math.min(index, pathAnswers.length - 1)] ?? "unreachable";
    if (answer === "unreachable") throw new TypeError("Failed to fetch");
    return Response.json(answer.body, { status: answer.status });
  };
  const store = createCheckoutStore({
    client: createClient({ baseUrl: "/api", fetch }),
    site: toPublicSite(ZA),
    storage: {
      load: () => stored.kept,
      save: (kept) => {
        stored.kept = kept;
      },
    },
    provider: "test",
    buildReturnUrl: (checkoutId) => `https://shop.example/checkout?checkout=${checkoutId}`,
    findReturnedPayment: () => returned,
    handleNextAction: async (_intent, goOn) =>
      goOn ? { kind: "succeeded" } : { kind: "declined", reason: "denied" },
    wait: async (milliseconds) => {
      waits.push(milliseconds);
    },
  });
  return { store, sent, waits, stored, count: (path: string) => sent.filter((one) => one === path).length };
};

/** Returns a valid card form whose payments have these results. */
export const cardFormWith = (...outcomes: readonly PaymentResult[]) => paymentFormWith("valid", outcomes);

/** Returns a form whose check has this result, and whose payments have these results. */
export const paymentFormWith = (check: FormCheckResult, outcomes: readonly PaymentResult[] = []) => {
  const approvals: ApprovalResult[] = [];
  const outcomesLeft = [...outcomes];
  const confirmed: PaymentIntent[] = [];
  const form: PaymentForm = {
    checkFields: async () => check,
    requestApproval: async () => approvals.shift() ?? "valid",
    summary: () => "Card ending in 4242",
    confirm: async (intent) => {
      confirmed.push(intent);
      return outcomesLeft.shift() ?? { kind: "unknown" };
    },
  };
  return { form, confirmed, approvals };
};

/** Returns a checkout at its review, with everything typed and saved. */
export const createReviewedCheckout = async (
  script: AnswerScript = SUCCESS_SCRIPT,
  card = cardFormWith({ kind: "succeeded" }),
) => {
  const shop = createTestCheckout(script, { draft: VALID_DRAFT });
  await shop.store.getState().open("cart-1");
  await shop.store.getState().review(card.form);
  return { ...shop, card };
};
