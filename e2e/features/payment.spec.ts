import { TEST_CARDS } from "@storywall/testkit/testCards.ts";
import { createShopper } from "../support/shoppers.ts";
import { expect, test } from "../support/test.ts";

const TRIO = "R1,249.99";

test.beforeEach(async ({ seedCart }) => {
  await seedCart();
});

test("R2.14 a double click on pay makes one order, which the way back does not hide", async ({
  page,
  checkout,
  order,
  site,
}) => {
  const shopper = createShopper(site);
  const payments: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/payments/test/confirm")) payments.push(request.url());
  });
  await checkout.goToReview(shopper, TEST_CARDS.accepted);
  await checkout.payButton().dblclick();
  await order.expectOrderOf(shopper, TRIO);
  expect(payments).toHaveLength(1);
  // The way back from the order leads to what became of the cart, and from there to the order.
  const orderUrl = page.url();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: /Your order ZA-\S+ is placed/ })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole("link", { name: "See your order" }).click();
  await expect(page).toHaveURL(orderUrl);
});

test("R2.14 a reload of the review asks for the card alone again; one without funds shows a message, and another pays", async ({
  page,
  checkout,
  order,
  site,
  pageErrors,
}) => {
  pageErrors.allow(/402 .*\/api\/payments\/test\/confirm/);
  const shopper = createShopper(site);
  await checkout.goToReview(shopper, TEST_CARDS.insufficientFunds);
  await page.reload();
  await expect(checkout.alert()).toContainText("We never store card details");
  await expect(checkout.field("Card number")).toBeFocused();
  await checkout.expectFilled(shopper);
  await checkout.fillCard(TEST_CARDS.insufficientFunds);
  await checkout.review();
  await checkout.pay();
  await expect(checkout.alert()).toContainText("isn't enough money on this card. Nothing was charged.");
  await checkout.fillCard(TEST_CARDS.accepted);
  await checkout.review();
  await checkout.pay();
  await order.expectOrderOf(shopper, TRIO);
});

test("R2.14 a denied 3-D Secure step charges nothing, and an approved one pays", async ({
  checkout,
  order,
  site,
  pageErrors,
}) => {
  pageErrors.allow(/402 .*\/api\/payments\/test\/authenticate/);
  const shopper = createShopper(site);
  await checkout.goToReview(shopper, TEST_CARDS.requiresAction);
  await checkout.pay();
  await checkout.nextActionDialog().getByRole("button", { name: "Deny" }).click();
  await expect(checkout.alert()).toContainText("wasn't approved. Nothing was charged.");
  await checkout.review();
  await checkout.pay();
  await checkout.nextActionDialog().getByRole("button", { name: "Approve" }).click();
  await order.expectOrderOf(shopper, TRIO);
});

test("R2.14 a payment whose reply is lost is checked and never repeated, also after a reload", async ({
  page,
  checkout,
  order,
  site,
  pageErrors,
}) => {
  // The cart is ordered as soon as the bank informs the server, before the page knows it.
  pageErrors.allow(/ERR_FAILED|503|404 .*get-cart-info/);
  const shopper = createShopper(site);
  // The request reaches the bank, the reply does not reach the page.
  await page.route("**/api/payments/test/confirm", async (route) => {
    // Node resolves the host of this call, and does not know the names below localhost.
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
  await checkout.goToReview(shopper, TEST_CARDS.accepted);
  await checkout.pay();
  await expect(page.getByRole("heading", { name: "We're checking your payment" })).toBeVisible();
  await expect(checkout.payButton()).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { name: "We're checking your payment" })).toBeVisible();
  await page.unroute(completeCheckoutUrl);
  await order.expectOrderOf(shopper, TRIO);
});

test("R2.14 after a payment in one tab another tab cannot pay again", async ({
  page,
  checkout,
  order,
  site,
  pageErrors,
}) => {
  pageErrors.allow(/(404|409) /);
  const shopper = createShopper(site);
  await checkout.goToReview(shopper, TEST_CARDS.accepted);
  const secondTab = await page.context().newPage();
  await secondTab.goto("/checkout");
  await expect(secondTab.getByLabel("Email")).toHaveValue(shopper.email);
  await checkout.pay();
  await order.expectOrderOf(shopper, TRIO);
  await secondTab.reload();
  await expect(
    secondTab.getByRole("heading", { name: "Your cart is empty" }).or(secondTab.getByText(/^Order ZA-/)),
  ).toBeVisible();
  await expect(secondTab.getByRole("button", { name: /^Pay / })).toHaveCount(0);
});

test("R9.5 R4.15 the welcome code works once an email address; a second order says so and can remove it", async ({
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
  await checkout.goToReview(shopper, TEST_CARDS.accepted);
  await checkout.pay();
  await order.expectOrderOf(shopper, "R1,124.99");

  await page.context().clearCookies();
  await seedCart();
  await page.goto("/browse");
  await cart.open();
  await cart.applyPromo("WELCOME10");
  await cart.expectPromo("WELCOME10");
  await checkout.open();
  await checkout.fillContact(shopper);
  await checkout.fillDelivery(shopper);
  await expect(checkout.alert()).toContainText("has already been used");
  await page.getByRole("button", { name: "Remove the code" }).click();
  await expect(checkout.alert()).toHaveCount(0);
  await checkout.fillCard(TEST_CARDS.accepted);
  await checkout.review();
  await expect(checkout.payButton()).toHaveText(`Pay ${TRIO}`);
  await checkout.pay();
  await order.expectOrderOf(shopper, TRIO);
});
