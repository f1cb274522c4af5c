import type { Page } from "@playwright/test";
import type { FakePaystack } from "@storywall/testkit/providers/paystack/fakePaystack.ts";

/** The shopper's action in one of Paystack's windows. */
type PaystackAction = "pays" | "closes" | "cardDeclined";

const INLINE_SCRIPT_URL = "https://js.paystack.co/v2/inline.js";

/** A fake of Paystack's InlineJS 2. Its window reports the shopper's action. */
const FAKE_INLINE_SCRIPT = `window.PaystackPop = class {
  resumeTransaction(accessCode, { onSuccess, onCancel }) {
    window.atPaystack(accessCode).then((action) => (action === "pays" ? onSuccess() : onCancel()));
  }
};`;

/** Serves the fake script to the page. Each window takes the next of `actions`; after the last one, windows close. */
export const fakePaystackPopup = async (
  page: Page,
  paystack: FakePaystack,
  actions: PaystackAction[],
): Promise<void> => {
  await page.route(INLINE_SCRIPT_URL, (route) =>
    route.fulfill({ contentType: "text/javascript", body: FAKE_INLINE_SCRIPT }),
  );
  await page.exposeFunction("atPaystack", (accessCode: string): PaystackAction => {
    const action = actions.shift() ?? "closes";
    if (action === "pays") paystack.pay(accessCode);
    if (action === "cardDeclined") paystack.setStatus(accessCode, "failed");
    return action;
  });
};

/**
 * Blocks Paystack's script, as an ad blocker does. Paystack's own page then takes the payment and links back to the
 * shop.
 */
export const fakePaystackRedirect = async (page: Page, paystack: FakePaystack): Promise<void> => {
  await page.route(INLINE_SCRIPT_URL, (route) => route.abort("blockedbyclient"));
  await page.route("https://checkout.paystack.com/*", async (route) => {
    const accessCode = new URL(route.request().url()).pathname.slice(1);
    const { reference, callbackUrl } = paystack.pay(accessCode);
    const returnUrl = new URL(callbackUrl ?? "");
    returnUrl.searchParams.set("trxref", reference);
    returnUrl.searchParams.set("reference", reference);
    // A page of another origin, like the real one: the shop's stored data must still be there afterwards.
    await route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><title>Paystack</title><a href="${returnUrl.href.replaceAll("&", "&amp;")}">Go on</a>`,
    });
  });
};
