import type { Page } from "@playwright/test";
import type { FakeStripe } from "@storywall/testkit/providers/stripe/fakeStripe.ts";

/** What becomes of a payment at Stripe, time after time. */
export type StripeAction =
  | "pays"
  | "lacksFunds"
  /** The card is charged, and its answer is lost on the way to the browser. */
  | "answerIsLost";

/**
 * Stands for Stripe.js: fields that are one input, and a bank that answers as the test wishes. Who types "wallet" has chosen
 * one, whose sheet opens by a press only; the first time it is closed again, the second time it is approved.
 */
const FAKE_STRIPE_SCRIPT = `
const Stripe = () => ({
  _registerWrapper() {},
  elements() {
    const heard = {};
    const isWallet = () => input.value === "wallet";
    const input = document.createElement("input");
    input.setAttribute("aria-label", "Card in the frame of Stripe");
    const element = {
      on(event, listener) { heard[event] = listener; },
      mount(host) {
        host.append(input);
        input.addEventListener("input", () => heard.change?.({ value: { type: isWallet() ? "google_pay" : "card" } }));
        setTimeout(() => heard.ready?.(), 0);
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

/** A browser in which Stripe's script is there and its bank does this, then that. */
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
    const action = actions.shift() ?? "lacksFunds";
    if (action === "lacksFunds") {
      stripe.shopper.decline(id);
      return { error: { type: "card_error", code: "card_declined", decline_code: "insufficient_funds" } };
    }
    stripe.shopper.pay(id);
    return action === "pays"
      ? { paymentIntent: { status: "succeeded" } }
      : { error: { type: "api_connection_error" } };
  });
};

/** A browser whose ad blocker keeps the script away. */
export const blockStripeScript = async (page: Page): Promise<void> => {
  await page.route(SCRIPT_URL, (route) => route.abort("blockedbyclient"));
};

export const unblockStripeScript = (page: Page): Promise<void> => page.unroute(SCRIPT_URL);
