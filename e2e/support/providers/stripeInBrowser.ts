import type { Page } from "@playwright/test";
import type { FakeStripe } from "@storywall/testkit/providers/stripe/fakeStripe.ts";

/** The result of one payment at Stripe. */
type StripeAction =
  | "pays"
  | "insufficientFunds"
  /** The card is charged, but the reply does not reach the browser. */
  | "replyLost";

/**
 * A fake of Stripe.js: its fields are one input, and the test decides the bank's reply. The text "wallet" chooses a
 * wallet, whose sheet opens only by a press. The shopper closes it the first time and approves it the second time.
 */
const FAKE_STRIPE_SCRIPT = `
const Stripe = () => ({
  _registerWrapper() {},
  elements() {
    const listeners = {};
    const isWallet = () => input.value === "wallet";
    const input = document.createElement("input");
    input.setAttribute("aria-label", "Card in the frame of Stripe");
    const element = {
      on(event, listener) { listeners[event] = listener; },
      mount(host) {
        host.append(input);
        input.addEventListener("input", () => listeners.change?.({ value: { type: isWallet() ? "google_pay" : "card" } }));
        setTimeout(() => listeners.ready?.(), 0);
      },
      destroy() { input.remove(); },
    };
    return {
      create: () => element,
      getElement: () => element,
      update() {},
      submit: async () => {
        if (isWallet() && !navigator.userActivation.isActive) throw new Error("a wallet needs a press");
        if (isWallet()) window.sheets = (window.sheets ?? 0) + 1;
        const isGood = isWallet() ? window.sheets > 1 : input.value !== "";
        return isGood ? {} : { error: { type: "validation_error" } };
      },
    };
  },
  confirmPayment: ({ clientSecret }) => window.atStripe(clientSecret),
});
Stripe.version = "endive";
window.Stripe = Stripe;`;

const SCRIPT_URL = "https://js.stripe.com/**";

/**
 * Serves the fake script to the page. Each payment takes the next of `actions`; after the last one, funds are missing.
 */
export const fakeStripeFields = async (
  page: Page,
  stripe: FakeStripe,
  actions: StripeAction[],
): Promise<void> => {
  await page.route(SCRIPT_URL, (route) =>
    route.fulfill({ contentType: "text/javascript", body: FAKE_STRIPE_SCRIPT }),
  );
  await page.exposeFunction("atStripe", (clientSecret: string): object => {
    const id = clientSecret.split("_secret_")[0] ?? "";
    const action = actions.shift() ?? "insufficientFunds";
    if (action === "insufficientFunds") {
      stripe.shopper.decline(id);
      return { error: { type: "card_error", code: "card_declined", decline_code: "insufficient_funds" } };
    }
    stripe.shopper.pay(id);
    return action === "pays"
      ? { paymentIntent: { status: "succeeded" } }
      : { error: { type: "api_connection_error" } };
  });
};

/** Blocks Stripe's script, as an ad blocker does. */
export const blockStripeScript = async (page: Page): Promise<void> => {
  await page.route(SCRIPT_URL, (route) => route.abort("blockedbyclient"));
};

export const unblockStripeScript = (page: Page): Promise<void> => page.unroute(SCRIPT_URL);
