import type { Page } from "@playwright/test";
import type { PaystackStandIn } from "@storywall/testkit/providers/paystack/paystackStandIn.ts";

/** What the shopper does in Paystack's window, time after time. */
export type AtPaystack = "pays" | "closes" | "cardIsRefused";

const INLINE = "https://js.paystack.co/v2/inline.js";

/** Stands for InlineJS 2: opens a window, and tells what the shopper did there. */
const FAKE_INLINE = `window.PaystackPop = class {
  resumeTransaction(accessCode, { onSuccess, onCancel }) {
    window.atPaystack(accessCode).then((did) => (did === "pays" ? onSuccess() : onCancel()));
  }
};`;

/** A browser in which Paystack's script is there, and its window is a shopper who does this, then that. */
export const openPaystackWindow = async (
  page: Page,
  paystack: PaystackStandIn,
  deeds: AtPaystack[],
): Promise<void> => {
  await page.route(INLINE, (route) => route.fulfill({ contentType: "text/javascript", body: FAKE_INLINE }));
  await page.exposeFunction("atPaystack", (accessCode: string): AtPaystack => {
    const deed = deeds.shift() ?? "closes";
    if (deed === "pays") paystack.pay(accessCode);
    if (deed === "cardIsRefused") paystack.moveTo(accessCode, "failed");
    return deed;
  });
};

/** A browser whose ad blocker keeps the script away; Paystack's own page takes the money and leads back. */
export const openPaystackPage = async (page: Page, paystack: PaystackStandIn): Promise<void> => {
  await page.route(INLINE, (route) => route.abort("blockedbyclient"));
  await page.route("https://checkout.paystack.com/*", async (route) => {
    const accessCode = new URL(route.request().url()).pathname.slice(1);
    const { reference, callbackUrl } = paystack.pay(accessCode);
    const back = new URL(callbackUrl ?? "");
    back.searchParams.set("trxref", reference);
    back.searchParams.set("reference", reference);
    // A page of another origin, as in life: what the browser remembers of the shop is still there afterwards.
    await route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><title>Paystack</title><a href="${back.href.replaceAll("&", "&amp;")}">Go on</a>`,
    });
  });
};
