import type { Checkout } from "../drivers/checkout.ts";
import { expect, test } from "../support/providersShop.ts";
import { newShopper, type Shopper } from "../support/shoppers.ts";
import { blockStripe, openStripeFields, unblockStripe } from "../support/stripeFields.ts";

const TRIO = "$39.99";
const SHOPPER_CARD = "Card in the frame of Stripe";

test.use({ site: "AU" });
test.describe.configure({ mode: "default" });
test.beforeEach(async ({ seedCart }) => {
  await seedCart();
});

const fillIn = async (checkout: Checkout, shopper: Shopper): Promise<void> => {
  await checkout.open();
  await checkout.fillContact(shopper);
  await checkout.fillDelivery(shopper);
};

test("R7.4 a wall is paid by Stripe's own fields, after they have been filled in", async ({
  page,
  checkout,
  order,
  stripe,
}) => {
  const shopper = newShopper("AU");
  await openStripeFields(page, stripe, ["pays"]);
  await fillIn(checkout, shopper);
  await page.getByRole("button", { name: "Review your order" }).click();
  await expect(checkout.notice().first()).toContainText("need your attention");
  await page.getByLabel(SHOPPER_CARD).fill("4242");
  await checkout.review();
  await checkout.pay();
  await order.expectOrderOf(shopper, TRIO);
});

test("R2.14 a card without funds at Stripe is said in words, and another one pays", async ({
  page,
  checkout,
  order,
  stripe,
}) => {
  const shopper = newShopper("AU");
  await openStripeFields(page, stripe, ["lacksFunds", "pays"]);
  await fillIn(checkout, shopper);
  await page.getByLabel(SHOPPER_CARD).fill("4000");
  await checkout.review();
  await checkout.pay();
  await expect(checkout.notice()).toContainText("not enough money on this card. Nothing was charged.");
  await checkout.expectFilled(shopper);
  await checkout.review();
  await checkout.pay();
  await order.expectOrderOf(shopper, TRIO);
});

test("reliability 6.5: a lost answer of Stripe leads to the order and not to a second charge", async ({
  page,
  checkout,
  order,
  stripe,
}) => {
  const shopper = newShopper("AU");
  await openStripeFields(page, stripe, ["answerIsLost"]);
  await fillIn(checkout, shopper);
  await page.getByLabel(SHOPPER_CARD).fill("4242");
  await checkout.review();
  await checkout.pay();
  await order.expectOrderOf(shopper, TRIO);
});

test("R2.14 fields that a blocker keeps away are said to be missing, and come when asked for again", async ({
  page,
  checkout,
  order,
  stripe,
  picture,
  troubles,
}) => {
  troubles.foresee(/ERR_BLOCKED_BY_CLIENT/);
  const shopper = newShopper("AU");
  await blockStripe(page);
  await fillIn(checkout, shopper);
  const missing = page.getByRole("alert").filter({ hasText: "did not load" });
  await expect(missing).toBeVisible();
  await picture("blocked");
  await page.getByRole("button", { name: "Review your order" }).click();
  await expect(checkout.notice().first()).toContainText("have not loaded yet");
  await unblockStripe(page);
  await openStripeFields(page, stripe, ["pays"]);
  await missing.getByRole("button", { name: "Try again" }).click();
  await page.getByLabel(SHOPPER_CARD).fill("4242");
  await checkout.expectFilled(shopper);
  await checkout.review();
  await checkout.pay();
  await order.expectOrderOf(shopper, TRIO);
});
