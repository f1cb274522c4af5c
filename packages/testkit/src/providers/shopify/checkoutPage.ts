import type { FakeReply, FakeRequest } from "../fakeServer.ts";
import { cartCentsOf, type ShopifyStore, toAmount } from "./shopifyStore.ts";

type CheckoutPageOptions = {
  readonly store: ShopifyStore;
  /** URL that the links of the page return to. */
  readonly shopUrl: string;
  readonly pay: () => void;
};

/** Paths of the page that a cart's `checkoutUrl` opens, and of its pay button. */
export const CHECKOUT_PAGE_PATTERN = /^\/checkouts\/cn\/(?<token>[^/]+)$/;

/**
 * Replies with a page in place of Shopify's checkout: the price of the cart, a button to pay it, and a link back to
 * the shop.
 */
export const replyWithCheckoutPage = (
  { method, path }: Pick<FakeRequest, "method" | "path">,
  { store, shopUrl, pay }: CheckoutPageOptions,
): FakeReply => {
  const token = CHECKOUT_PAGE_PATTERN.exec(path)?.groups?.token;
  const cart = [...store.carts.values()].find((each) => each.token === token);
  const back = (text: string) => `<p><a href="${shopUrl}/checkout">${text}</a></p>`;
  if (!cart || cart.lines.length === 0)
    return toPage(404, `<h1>This cart is empty</h1>${back("Return to shop")}`);
  if (method === "POST") {
    pay();
    return toPage(200, `<h1>Thank you</h1>${back("Continue shopping")}`);
  }
  const lines = cart.lines.map(({ title, quantity }) => `<li>${quantity} × ${title}</li>`);
  const total = `${store.currency} ${toAmount(cartCentsOf(store, cart))}`;
  return toPage(
    200,
    `<h1>Checkout</h1><ul>${lines.join("")}</ul><p>Total: ${total}</p><form method="post"><button>Pay now</button></form>` +
      back("Return to shop"),
  );
};

const toPage = (status: number, content: string): FakeReply => ({
  status,
  headers: { "content-type": "text/html; charset=utf-8" },
  body: `<!doctype html><html lang="en"><title>A fake Shopify store</title><meta name="viewport" content="width=device-width">${content}`,
});
