import type { CheckoutPage } from "../pages/checkoutPage.ts";
import { expectAccessible } from "../support/expectAccessible.ts";
import { createShopper, type Shopper } from "../support/shoppers.ts";
import { blockStripeScript, fakeStripeFields, unblockStripeScript } from "../support/stripeInBrowser.ts";
import { CHAT_SCRIPT_URL, expect, test } from "../support/testWithProviders.ts";

const TRIO = "$39.99";
const CARD_LABEL = "Card in the frame of Stripe";

test.use({ site: "AU" });
test.describe.configure({ mode: "default" });
test.beforeEach(async ({ seedCart }) => {
  await seedCart();
});

/** A new shopper's checkout, filled in but for the card. */
const openFilledCheckout = async (checkout: CheckoutPage): Promise<Shopper> => {
  const shopper = createShopper("AU");
  await checkout.open();
  await checkout.fillContact(shopper);
  await checkout.fillDelivery(shopper);
  return shopper;
};

/** A card in Stripe's own fields, everything looked at, and the button pressed. */
const payByCard = async (checkout: CheckoutPage): Promise<void> => {
  await checkout.page.getByLabel(CARD_LABEL).fill("4242");
  await checkout.review();
  await checkout.pay();
};

test("R2.15 somebody else's chat is asked nothing before a shopper opens it, and can be tried again", async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/chat\.example/);
  let isChatAvailable = false;
  const asked: string[] = [];
  await page.route("https://chat.example/**", (route) => {
    asked.push(route.request().url());
    const script =
      "document.body.append(Object.assign(document.createElement('div'), { textContent: 'Chat of others' }))";
    return isChatAvailable ? route.fulfill({ contentType: "text/javascript", body: script }) : route.abort();
  });
  await page.goto("/contact");
  await expect(page.getByRole("main")).toContainText("Our chat is run by chat.example");
  await expectAccessible(page, "somebody else's chat");
  expect(asked).toEqual([]);
  const open = page.getByRole("button", { name: "Open the chat" });
  await open.click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("could not be opened");
  isChatAvailable = true;
  await open.click();
  await expect(page.getByText("Chat of others")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("The chat is open");
  expect(asked).toEqual([CHAT_SCRIPT_URL, CHAT_SCRIPT_URL]);
});

test("R7.4 a wall is paid by Stripe's own fields, after they have been filled in", async ({
  page,
  checkout,
  order,
  stripe,
}) => {
  await fakeStripeFields(page, stripe, ["pays"]);
  const shopper = await openFilledCheckout(checkout);
  await page.getByRole("button", { name: "Review your order" }).click();
  await expect(checkout.alert().first()).toContainText("need your attention");
  await payByCard(checkout);
  await order.expectOrderOf(shopper, TRIO);
});

test("R2.14 a card without funds at Stripe is said in words, and another one pays", async ({
  page,
  checkout,
  order,
  stripe,
}) => {
  await fakeStripeFields(page, stripe, ["lacksFunds", "pays"]);
  const shopper = await openFilledCheckout(checkout);
  await payByCard(checkout);
  await expect(checkout.alert()).toContainText("not enough money on this card. Nothing was charged.");
  await checkout.expectFilled(shopper);
  await checkout.review();
  await checkout.pay();
  await order.expectOrderOf(shopper, TRIO);
});

test("R2.14 a wallet opens when Pay is pressed and not before, and closed again it can be opened again", async ({
  page,
  checkout,
  order,
  stripe,
}) => {
  await fakeStripeFields(page, stripe, ["pays"]);
  const shopper = await openFilledCheckout(checkout);
  await page.getByLabel(CARD_LABEL).fill("wallet");
  await checkout.review();
  await expect(page.getByRole("main")).toContainText("By Google Pay");
  expect(await page.evaluate(() => Reflect.get(window, "sheets"))).toBeUndefined();
  await checkout.pay();
  await expect(checkout.alert()).toContainText("The payment was not approved. Nothing was charged.");
  await checkout.pay();
  await order.expectOrderOf(shopper, TRIO);
});

test("reliability 6.5: a lost answer of Stripe leads to the order and not to a second charge", async ({
  page,
  checkout,
  order,
  stripe,
}) => {
  await fakeStripeFields(page, stripe, ["answerIsLost"]);
  const shopper = await openFilledCheckout(checkout);
  await payByCard(checkout);
  await order.expectOrderOf(shopper, TRIO);
});

test("R2.14 fields that a blocker keeps away are said to be missing, and come when asked for again", async ({
  page,
  checkout,
  order,
  stripe,
  saveScreenshot,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_BLOCKED_BY_CLIENT/);
  await blockStripeScript(page);
  const shopper = await openFilledCheckout(checkout);
  const missing = page.getByRole("alert").filter({ hasText: "did not load" });
  await expect(missing).toBeVisible();
  await saveScreenshot("blocked");
  await page.getByRole("button", { name: "Review your order" }).click();
  await expect(checkout.alert().first()).toContainText("have not loaded yet");
  await unblockStripeScript(page);
  await fakeStripeFields(page, stripe, ["pays"]);
  await missing.getByRole("button", { name: "Try again" }).click();
  await checkout.expectFilled(shopper);
  await payByCard(checkout);
  await order.expectOrderOf(shopper, TRIO);
});
