import { createClient } from "@storywall/contract/client.ts";
import type { Checkout } from "@storywall/contract/schemas/checkout.ts";
import type { PaymentIntent } from "@storywall/contract/schemas/payment.ts";
import { publicSite } from "@storywall/domain/sites/publicSite.ts";
import { ZA } from "@storywall/domain/sites/za.ts";
import type { CheckoutDraft } from "./checkoutDraft.ts";
import { type CheckoutNotes, NO_NOTES, type PaymentUnderWay } from "./checkoutMemory.ts";
import { createCheckoutStore } from "./checkoutStore.ts";
import type { Approval, FormCheck, PaymentForm, PaymentOutcome } from "./payment/paymentForm.ts";

/** Builders and fakes of the checkout's tests. */

export const GOOD_DRAFT: CheckoutDraft = {
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
export const refuse = (status: number, error: string, issues: readonly object[] = []): Answer => ({
  status,
  body: { statusCode: status, error, message: "a sentence of the server", issues },
});

/** A shop that answers each path from its own list; the last answer of a list repeats. */
export type Script = Readonly<Record<string, readonly Answer[]>>;

/** Paths, so that scripts read like the contract. */
export const OPEN = "/shopify/create-or-update-checkout";
export const INFO = "/shopify/checkout-info";
export const AGAIN = "/shopify/re-create-checkout";
export const EMAIL = "/shopify/update-email-address";
export const ADDRESS = "/shopify/update-shipping-address";
export const INTENT = "/payments/create-payment-intent";
export const AMOUNT = "/payments/update-payment-intent";
export const COMPLETE = "/shopify/complete-checkout";

/** Everything goes well. */
export const GOOD_SHOP: Script = {
  [OPEN]: [ok(checkoutOf())],
  [INFO]: [ok(checkoutOf())],
  [EMAIL]: [ok(checkoutOf({ email: "thandi@example.com" }))],
  [ADDRESS]: [ok(checkoutOf({ email: "thandi@example.com" }))],
  [INTENT]: [ok(intentOf())],
  [COMPLETE]: [ok({ orderId: "order-1" })],
};

export const checkoutAgainst = (
  script: Script = GOOD_SHOP,
  remembered: Partial<CheckoutNotes> = {},
  returned: PaymentUnderWay | null = null,
) => {
  const sent: string[] = [];
  const waits: number[] = [];
  const notes = { kept: { ...NO_NOTES, ...remembered } };
  const places = new Map<string, number>();
  const fetch: typeof globalThis.fetch = async (input) => {
    const path = String(input).replace("/api", "");
    sent.push(path);
    const answers = script[path] ?? [];
    const place = places.get(path) ?? 0;
    places.set(path, place + 1);
    const answer = answers[Math.min(place, answers.length - 1)] ?? "unreachable";
    if (answer === "unreachable") throw new TypeError("Failed to fetch");
    return Response.json(answer.body, { status: answer.status });
  };
  const store = createCheckoutStore({
    client: createClient({ baseUrl: "/api", fetch }),
    site: publicSite(ZA),
    memory: {
      read: () => notes.kept,
      keep: (kept) => {
        notes.kept = kept;
      },
    },
    provider: "test",
    returnUrl: (checkoutId) => `https://shop.example/checkout?checkout=${checkoutId}`,
    returned: () => returned,
    takeExtraStep: async (_intent, goOn) =>
      goOn ? { kind: "succeeded" } : { kind: "declined", reason: "denied" },
    wait: async (milliseconds) => {
      waits.push(milliseconds);
    },
  });
  return { store, sent, waits, notes, count: (path: string) => sent.filter((one) => one === path).length };
};

/** A card form that was filled in well and whose payment ends like this. */
export const cardThat = (...outcomes: readonly PaymentOutcome[]) => formWhere("good", outcomes);

/** A form that looks like this when it is checked, and whose payment ends like that. */
export const formWhere = (check: FormCheck, outcomes: readonly PaymentOutcome[] = []) => {
  const approvals: Approval[] = [];
  const rest = [...outcomes];
  const confirmed: PaymentIntent[] = [];
  const form: PaymentForm = {
    check: async () => check,
    approve: async () => approvals.shift() ?? "good",
    summary: () => "Card ending in 4242",
    confirm: async (intent) => {
      confirmed.push(intent);
      return rest.shift() ?? { kind: "unknown" };
    },
  };
  return { form, confirmed, approvals };
};

/** At the review, everything typed and saved. */
export const atReview = async (script: Script = GOOD_SHOP, card = cardThat({ kind: "succeeded" })) => {
  const shop = checkoutAgainst(script, { draft: GOOD_DRAFT });
  await shop.store.getState().open("cart-1");
  await shop.store.getState().review(card.form);
  return { ...shop, card };
};
