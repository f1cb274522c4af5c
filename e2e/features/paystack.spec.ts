import type { FakePaystack } from "@storywall/testkit/providers/paystack/fakePaystack.ts";
import { fakePaystackPopup, fakePaystackRedirect } from "../support/paystackInBrowser.ts";
import { createShopper, type Shopper } from "../support/shoppers.ts";
import { expect, test } from "../support/testWithProviders.ts";

const TRIO = "R1,249.99";

test.describe.configure({ mode: "default" });

/** What Paystack has of a shopper. */
const transactionsOf = (paystack: FakePaystack, { email }: Shopper) =>
  paystack.transactions.filter((transaction) => transaction.email === email);

test.beforeEach(async ({ seedCart }) => {
  await seedCart();
});

test("R7.4 a wall is paid in Paystack's window", async ({
  page,
  checkout,
  order,
  paystack,
  saveScreenshot,
}) => {
  const shopper = createShopper("ZA");
  await fakePaystackPopup(page, paystack, ["pays"]);
  await checkout.open();
  await checkout.fillContact(shopper);
  await checkout.fillDelivery(shopper);
  await expect(page.getByText("a window of Paystack opens")).toBeVisible();
  await saveScreenshot("details");
  await checkout.review();
  await saveScreenshot("review");
  await checkout.pay();
  await order.expectOrderOf(shopper, TRIO);
  expect(transactionsOf(paystack, shopper)).toMatchObject([{ status: "success", amount: 124_999 }]);
});

test("R2.14 a closed window and a refused card charge nothing, keep everything, and can be tried again", async ({
  page,
  checkout,
  order,
  paystack,
  saveScreenshot,
  pageErrors,
}) => {
  // The shop says of each that it is not paid.
  pageErrors.allow(/402 .*complete-checkout/);
  const shopper = createShopper("ZA");
  await fakePaystackPopup(page, paystack, ["closes", "cardIsRefused", "pays"]);
  await checkout.open();
  await checkout.fillContact(shopper);
  await checkout.fillDelivery(shopper);
  for (const _attempt of ["closes", "cardIsRefused"]) {
    await checkout.review();
    await checkout.pay();
    await expect(checkout.alert()).toContainText("did not go through. Nothing was charged.");
  }
  await saveScreenshot("not-charged");
  await checkout.expectFilled(shopper);
  await checkout.review();
  await checkout.pay();
  await order.expectOrderOf(shopper, TRIO);
  // The closed one was opened again; the failed one got a successor.
  const statuses = transactionsOf(paystack, shopper).map(({ status }) => status);
  expect(statuses).toEqual(["failed", "success"]);
});

test("reliability 6.5: where the script is blocked Paystack's page takes the money, and the way back leads to the order", async ({
  page,
  checkout,
  order,
  paystack,
  pageErrors,
}) => {
  // The cart is gone once Paystack told the shop, whatever the shopper knows.
  pageErrors.allow(/ERR_BLOCKED_BY_CLIENT|404 .*get-cart-info/);
  const shopper = createShopper("ZA");
  await fakePaystackRedirect(page, paystack);
  await checkout.open();
  await checkout.fillContact(shopper);
  await checkout.fillDelivery(shopper);
  await checkout.review();
  await checkout.pay();
  await page.getByRole("link", { name: "Go on" }).click();
  await order.expectOrderOf(shopper, TRIO);
});
