import type { Page } from "@playwright/test";
import type { FakePaystack } from "@storywall/testkit/providers/paystack/fakePaystack.ts";

/** What the shopper does in Paystack's window, time after time. */
export type PaystackAction = "pays" | "closes" | "cardIsRefused";

const INLINE_SCRIPT_URL = "https://js.paystack.co/v2/inline.js";

/** Stands for InlineJS 2: opens a window, and tells what the shopper did there. */
const FAKE_INLINE_SCRIPT = `window.PaystackPop = class {
  resumeTransaction(accessCode, { onSuccess, onCancel }) {
    window.atPaystack(accessCode).then((did) => (did === "pays" ? onSuccess() : onCancel()));
  }
};`;

/** A browser in which Paystack's script is there, and its window is a shopper who does this, then that. */
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
    if (action === "cardIsRefused") paystack.setStatus(accessCode, "failed");
    return action;
  });
};

/** A browser whose ad blocker keeps the script away; Paystack's own page takes the money and leads back. */
export const fakePaystackRedirect = async (page: Page, paystack: FakePaystack): Promise<void> => {
  await page.route(INLINE_SCRIPT_URL, (route) => route.abort("blockedbyclient"));
  await page.route("https://checkout.paystack.com/*", async (route) => {
    const accessCode = new URL(route.request().url()).pathname.slice(1);
    const { reference, callbackUrl } = paystack.pay(accessCode);
    const returnUrl = new URL(callbackUrl ?? "");
    returnUrl.searchParams.set("trxref", reference);
    returnUrl.searchParams.set("reference", reference);
    // A page of another origin, as in life: what the browser remembers of the shop is still there afterwards.
    await route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><title>Paystack</title><a href="${returnUrl.href.replaceAll("&", "&amp;")}">Go on</a>`,
    });
  });
};
