import type { Page } from "@playwright/test";
import type { FakeShopify } from "@storywall/testkit/providers/shopify/fakeShopify.ts";
import { createShopper } from "../support/shoppers.ts";
import { expect, testWithShopifyCheckout as test } from "../support/testWithShopify.ts";

const TRIO = "R1,249.99";

/** Shows a page in place of Shopify's checkout. Its button pays, and its link leads back to the shop. */
const showShopifyCheckout = async (page: Page, shopify: FakeShopify, shopUrl: string): Promise<void> => {
  await page.route(`${shopify.url}/checkouts/**`, async (route) => {
    const { href } = new URL(route.request().url());
    const isPaid = href.endsWith("?paid");
    if (isPaid) shopify.payCart(href.replace("?paid", ""));
    const body = isPaid
      ? `<h1>Thank you</h1><a href="${shopUrl}/checkout">Continue shopping</a>`
      : `<h1>Checkout</h1><a href="${href}?paid">Pay now</a><p><a href="${shopUrl}/checkout">Return to shop</a>`;
    await route.fulfill({ contentType: "text/html", body: `<!doctype html><title>Shopify</title>${body}` });
  });
};

test("R1.7 Shopify's checkout takes the payment, and the order is there when the buyer comes back", async ({
  page,
  baseURL,
  checkout,
  order,
  shopify,
  seedCart,
  pageErrors,
  saveScreenshot,
}) => {
  // The server answers 402 while the buyer has not paid. The paid cart is gone.
  pageErrors.allow(/402 .*complete-checkout|404 .*get-cart-info/);
  await seedCart();
  const shopper = createShopper("ZA");
  await showShopifyCheckout(page, shopify, baseURL ?? "");
  await checkout.open();
  await checkout.fillContact(shopper);
  await checkout.fillDelivery(shopper);
  await expect(page.getByText("Shopify's secure page")).toBeVisible();
  await saveScreenshot("details");
  await checkout.review();
  await saveScreenshot("review");
  await checkout.pay();

  // A buyer who comes back without paying has lost nothing, and goes to the same page again.
  await page.getByRole("link", { name: "Return to shop" }).click();
  await expect(checkout.alert()).toContainText("Nothing was charged");
  await saveScreenshot("not-paid");
  await checkout.expectFilled(shopper);
  await checkout.review();
  await checkout.pay();
  await page.getByRole("link", { name: "Pay now" }).click();
  await page.getByRole("link", { name: "Continue shopping" }).click();
  await order.expectOrderOf(shopper, TRIO);
  await saveScreenshot("order");
  expect([...shopify.store.orders.values()].map(({ totalCents }) => totalCents)).toEqual([124_999]);
});
