import type { FakePaystack } from "@storywall/testkit/providers/paystack/fakePaystack.ts";
import { fakePaystackPopup, fakePaystackRedirect } from "../support/providers/paystackInBrowser.ts";
import { createProvidersTestOfFile, expect } from "../support/providers/testWithProviders.ts";
import { createShopper, type Shopper } from "../support/shoppers.ts";

const TRIO = "R1,249.99";

const test = createProvidersTestOfFile();

/** Returns the shopper's transactions at Paystack. */
const transactionsOf = (paystack: FakePaystack, { email }: Shopper) =>
  paystack.transactions.filter((transaction) => transaction.email === email);

test.beforeEach(async ({ seedCart }) => {
  await seedCart();
});

test("R7.4 Paystack's window takes the payment", async ({
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
  await expect(page.getByText("Paystack's window opens")).toBeVisible();
  await saveScreenshot("details");
  await checkout.review();
  await saveScreenshot("review");
  await checkout.pay();
  await order.expectOrderOf(shopper, TRIO);
  expect(transactionsOf(paystack, shopper)).toMatchObject([{ status: "success", amount: 124_999 }]);
});

test("R2.14 a closed window and a declined card charge nothing, keep the form, and can be retried", async ({
  page,
  checkout,
  order,
  paystack,
  saveScreenshot,
  pageErrors,
}) => {
  // The server answers 402 for each attempt that is not paid.
  pageErrors.allow(/402 .*complete-checkout/);
  const shopper = createShopper("ZA");
  await fakePaystackPopup(page, paystack, ["closes", "cardDeclined", "pays"]);
  await checkout.open();
  await checkout.fillContact(shopper);
  await checkout.fillDelivery(shopper);
  // A press before Paystack's part has loaded is answered with a note, and leads nowhere.
  await expect(page.getByText("Paystack's window opens")).toBeVisible();
  for (const _attempt of ["closes", "cardDeclined"]) {
    await checkout.review();
    await checkout.pay();
    await expect(checkout.alert()).toContainText("didn't go through. Nothing was charged.");
  }
  await saveScreenshot("not-charged");
  await checkout.expectFilled(shopper);
  await checkout.review();
  await checkout.pay();
  await order.expectOrderOf(shopper, TRIO);
  // The transaction of the closed window was used again; the failed one was replaced by a new one.
  const statuses = transactionsOf(paystack, shopper).map(({ status }) => status);
  expect(statuses).toEqual(["failed", "success"]);
});

test("reliability 6.5: when the script is blocked, Paystack's own page takes the payment and returns to the order", async ({
  page,
  checkout,
  order,
  paystack,
  pageErrors,
}) => {
  // The cart is ordered as soon as Paystack informs the server, before the page knows it.
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
