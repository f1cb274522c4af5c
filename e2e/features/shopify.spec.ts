import { fillCartFromHome, TRIO_PRICE } from "../journeys/fillCartFromHome.ts";
import { createShopifyTestOfFile, expect, paymentsOfShopify } from "../support/providers/testWithShopify.ts";
import { createShopper } from "../support/shoppers.ts";

const test = createShopifyTestOfFile(paymentsOfShopify);

test("R1.1 R1.7 a shopper goes from home to an order whose payment Shopify's checkout takes", async ({
  shop,
  wall,
  cart,
  page,
  checkout,
  order,
  shopify,
  pageErrors,
  saveScreenshot,
}) => {
  // The server answers 402 while the buyer has not paid. The paid cart is gone.
  pageErrors.allow(/402 .*complete-checkout|404 .*get-cart-info/);
  await fillCartFromHome({ shop, wall, cart });
  const shopper = createShopper("ZA");
  await checkout.fillContact(shopper);
  await checkout.fillDelivery(shopper);
  await expect(page.getByText("Shopify's secure page")).toBeVisible();
  await saveScreenshot("details");
  await checkout.review();
  await saveScreenshot("review");
  await checkout.pay();
  await expect(page.getByText("Total: ZAR 1249.99")).toBeVisible();

  // A buyer who comes back without paying has lost nothing, and goes to the same page again.
  await page.getByRole("link", { name: "Return to shop" }).click();
  await expect(checkout.alert()).toContainText("Nothing was charged");
  await saveScreenshot("not-paid");
  await checkout.expectFilled(shopper);
  await checkout.review();
  await checkout.pay();
  await page.getByRole("button", { name: "Pay now" }).click();
  await page.getByRole("link", { name: "Continue shopping" }).click();
  await order.expectOrderOf(shopper, TRIO_PRICE);
  await saveScreenshot("order");
  expect([...shopify.store.orders.values()].map(({ totalCents }) => totalCents)).toEqual([124_999]);
});
