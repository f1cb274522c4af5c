import type { PaystackStandIn } from "@storywall/testkit/providers/paystack/paystackStandIn.ts";
import { openPaystackPage, openPaystackWindow } from "../support/paystackPage.ts";
import { expect, test } from "../support/providersShop.ts";
import { newShopper, type Shopper } from "../support/shoppers.ts";

const TRIO = "R1,249.99";

test.describe.configure({ mode: "default" });

/** What Paystack has of a shopper. */
const transactionsOf = (paystack: PaystackStandIn, { email }: Shopper) =>
  paystack.transactions.filter((transaction) => transaction.email === email);

test.beforeEach(async ({ seedCart }) => {
  await seedCart();
});

test("R7.4 a wall is paid in Paystack's window", async ({ page, checkout, order, paystack, picture }) => {
  const shopper = newShopper("ZA");
  await openPaystackWindow(page, paystack, ["pays"]);
  await checkout.open();
  await checkout.fillContact(shopper);
  await checkout.fillDelivery(shopper);
  await expect(page.getByText("a window of Paystack opens")).toBeVisible();
  await picture("details");
  await checkout.review();
  await picture("review");
  await checkout.pay();
  await order.expectOrderOf(shopper, TRIO);
  expect(transactionsOf(paystack, shopper)).toMatchObject([{ status: "success", amount: 124_999 }]);
});

test("R2.14 a closed window and a refused card charge nothing, keep everything, and can be tried again", async ({
  page,
  checkout,
  order,
  paystack,
  picture,
  troubles,
}) => {
  // The shop says of each that it is not paid.
  troubles.foresee(/402 .*complete-checkout/);
  const shopper = newShopper("ZA");
  await openPaystackWindow(page, paystack, ["closes", "cardIsRefused", "pays"]);
  await checkout.open();
  await checkout.fillContact(shopper);
  await checkout.fillDelivery(shopper);
  for (const _attempt of ["closes", "cardIsRefused"]) {
    await checkout.review();
    await checkout.pay();
    await expect(checkout.notice()).toContainText("did not go through. Nothing was charged.");
  }
  await picture("not-charged");
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
  troubles,
}) => {
  // The cart is gone once Paystack told the shop, whatever the shopper knows.
  troubles.foresee(/ERR_BLOCKED_BY_CLIENT|404 .*get-cart-info/);
  const shopper = newShopper("ZA");
  await openPaystackPage(page, paystack);
  await checkout.open();
  await checkout.fillContact(shopper);
  await checkout.fillDelivery(shopper);
  await checkout.review();
  await checkout.pay();
  await page.getByRole("link", { name: "Go on" }).click();
  await order.expectOrderOf(shopper, TRIO);
});
