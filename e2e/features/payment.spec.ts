import { CARDS, createShopper } from "../support/shoppers.ts";
import { expect, test } from "../support/test.ts";

const TRIO = "R1,249.99";

test.beforeEach(async ({ seedCart }) => {
  await seedCart();
});

test("R2.14 a double click on pay makes one order", async ({ page, checkout, order, site }) => {
  const shopper = createShopper(site);
  const payments: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/payments/test/confirm")) payments.push(request.url());
  });
  await checkout.goToReview(shopper, CARDS.good);
  await checkout.payButton().dblclick();
  await order.expectOrderOf(shopper, TRIO);
  expect(payments).toHaveLength(1);
});

test("R2.14 a card without funds is refused in words, and another one pays", async ({
  checkout,
  order,
  site,
  pageErrors,
}) => {
  pageErrors.allow(/402 .*\/api\/payments\/test\/confirm/);
  const shopper = createShopper(site);
  await checkout.goToReview(shopper, CARDS.insufficientFunds);
  await checkout.pay();
  await expect(checkout.alert()).toContainText("not enough money on this card. Nothing was charged.");
  await checkout.fillCard(CARDS.good);
  await checkout.review();
  await checkout.pay();
  await order.expectOrderOf(shopper, TRIO);
});

test("R2.14 the bank's extra step is denied, then approved", async ({
  checkout,
  order,
  site,
  pageErrors,
}) => {
  pageErrors.allow(/402 .*\/api\/payments\/test\/authenticate/);
  const shopper = createShopper(site);
  await checkout.goToReview(shopper, CARDS.needsNextAction);
  await checkout.pay();
  await checkout.nextActionDialog().getByRole("button", { name: "Deny" }).click();
  await expect(checkout.alert()).toContainText("not approved. Nothing was charged.");
  await checkout.review();
  await checkout.pay();
  await checkout.nextActionDialog().getByRole("button", { name: "Approve" }).click();
  await order.expectOrderOf(shopper, TRIO);
});

test("R2.14 a payment whose answer is lost is asked about, never paid again, also after a reload", async ({
  page,
  checkout,
  order,
  site,
  pageErrors,
}) => {
  // The cart is gone once the bank told the shop, whatever the shopper knows.
  pageErrors.allow(/ERR_FAILED|503|404 .*get-cart-info/);
  const shopper = createShopper(site);
  // The bank hears it, the shopper does not.
  await page.route("**/api/payments/test/confirm", async (route) => {
    // Node's resolver, which asks here, does not know the names below localhost.
    await route.fetch({
      url: route
        .request()
        .url()
        .replace(/\/\/[^:/]+/, "//127.0.0.1"),
    });
    await route.abort();
  });
  const completeCheckoutUrl = "**/api/shopify/complete-checkout";
  await page.route(completeCheckoutUrl, (route) =>
    route.fulfill({ status: 503, json: { error: "UNAVAILABLE" } }),
  );
  await checkout.goToReview(shopper, CARDS.good);
  await checkout.pay();
  await expect(page.getByRole("heading", { name: "We are checking your payment" })).toBeVisible();
  await expect(checkout.payButton()).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { name: "We are checking your payment" })).toBeVisible();
  await page.unroute(completeCheckoutUrl);
  await order.expectOrderOf(shopper, TRIO);
});

test("R2.14 what is paid in one tab leads to its order in the other", async ({
  page,
  checkout,
  order,
  site,
  pageErrors,
}) => {
  pageErrors.allow(/(404|409) /);
  const shopper = createShopper(site);
  await checkout.goToReview(shopper, CARDS.good);
  const other = await page.context().newPage();
  await other.goto("/checkout");
  await expect(other.getByLabel("E-mail")).toHaveValue(shopper.email);
  await checkout.pay();
  await order.expectOrderOf(shopper, TRIO);
  await other.reload();
  await expect(
    other.getByRole("heading", { name: "Your cart is empty" }).or(other.getByText(/^Order ZA-/)),
  ).toBeVisible();
  await expect(other.getByRole("button", { name: /^Pay / })).toHaveCount(0);
});

test("R9.5 R4.15 the welcome code works once an e-mail address; it is said and can be taken off", async ({
  page,
  cart,
  checkout,
  order,
  site,
  seedCart,
  pageErrors,
}) => {
  pageErrors.allow(/(422|402) .*\/api\//);
  const shopper = createShopper(site);
  await page.goto("/browse");
  await cart.open();
  await cart.applyPromo("welcome10");
  await cart.expectPromo("WELCOME10");
  await checkout.goToReview(shopper, CARDS.good);
  await checkout.pay();
  await order.expectOrderOf(shopper, "R1,124.99");

  await page.context().clearCookies();
  await seedCart();
  await page.goto("/browse");
  await cart.open();
  await cart.applyPromo("WELCOME10");
  await cart.expectPromo("WELCOME10");
  await checkout.goToReview(shopper, CARDS.good);
  await checkout.pay();
  await expect(checkout.alert()).toContainText("used already, with this e-mail address");
  await page.getByRole("button", { name: "Take the code off" }).click();
  await expect(checkout.payButton()).toHaveText(`Pay ${TRIO}`);
  await checkout.pay();
  await order.expectOrderOf(shopper, TRIO);
});
