import type { CheckoutPage } from "../pages/checkoutPage.ts";
import { expectAccessible } from "../support/expectAccessible.ts";
import {
  blockStripeScript,
  fakeStripeFields,
  unblockStripeScript,
} from "../support/providers/stripeInBrowser.ts";
import {
  CHAT_SCRIPT_URL,
  createProvidersTestOfFile,
  expect,
} from "../support/providers/testWithProviders.ts";
import { createShopper, type Shopper } from "../support/shoppers.ts";

const TRIO = "$39.99";
const CARD_LABEL = "Card in the frame of Stripe";

const test = createProvidersTestOfFile();
test.use({ site: "AU" });
test.beforeEach(async ({ seedCart }) => {
  await seedCart();
});

/** Opens the checkout as a new shopper and fills in everything but the card. */
const openFilledCheckout = async (checkout: CheckoutPage): Promise<Shopper> => {
  const shopper = createShopper("AU");
  await checkout.open();
  await checkout.fillContact(shopper);
  await checkout.fillDelivery(shopper);
  return shopper;
};

/** Fills in a card in Stripe's fields, reviews the order and pays. */
const payByCard = async (checkout: CheckoutPage): Promise<void> => {
  await checkout.page.getByLabel(CARD_LABEL).fill("4242");
  await checkout.review();
  await checkout.pay();
};

test("R2.15 a third-party chat gets no request before a shopper opens it, and can be retried", async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/chat\.example/);
  let isChatAvailable = false;
  const chatRequests: string[] = [];
  await page.route("https://chat.example/**", (route) => {
    chatRequests.push(route.request().url());
    const script =
      "document.body.append(Object.assign(document.createElement('div'), { textContent: 'Chat of others' }))";
    return isChatAvailable ? route.fulfill({ contentType: "text/javascript", body: script }) : route.abort();
  });
  await page.goto("/contact");
  await expect(page.getByRole("main")).toContainText("Our chat is run by chat.example");
  await expectAccessible(page, "a third-party chat");
  expect(chatRequests).toEqual([]);
  const openButton = page.getByRole("button", { name: "Open the chat" });
  await openButton.click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("couldn't be opened");
  isChatAvailable = true;
  await openButton.click();
  await expect(page.getByText("Chat of others")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("The chat is open");
  expect(chatRequests).toEqual([CHAT_SCRIPT_URL, CHAT_SCRIPT_URL]);
});

test("R7.4 Stripe's fields take the payment after they are filled in", async ({
  page,
  checkout,
  order,
  stripe,
}) => {
  await fakeStripeFields(page, stripe, ["pays"]);
  const shopper = await openFilledCheckout(checkout);
  // A press before the fields have loaded gets another notice.
  await expect(page.getByLabel(CARD_LABEL)).toBeVisible();
  await page.getByRole("button", { name: "Review your order" }).click();
  await expect(checkout.alert().first()).toContainText("check the marked fields");
  await payByCard(checkout);
  await order.expectOrderOf(shopper, TRIO);
});

test("R2.14 a card without funds at Stripe shows a message, and another payment works", async ({
  page,
  checkout,
  order,
  stripe,
}) => {
  await fakeStripeFields(page, stripe, ["insufficientFunds", "pays"]);
  const shopper = await openFilledCheckout(checkout);
  await payByCard(checkout);
  await expect(checkout.alert()).toContainText("isn't enough money on this card. Nothing was charged.");
  await checkout.expectFilled(shopper);
  await checkout.review();
  await checkout.pay();
  await order.expectOrderOf(shopper, TRIO);
});

test("R2.14 a wallet opens only when Pay is pressed, and can be opened again after it was closed", async ({
  page,
  checkout,
  order,
  stripe,
}) => {
  await fakeStripeFields(page, stripe, ["pays"]);
  const shopper = await openFilledCheckout(checkout);
  await page.getByLabel(CARD_LABEL).fill("wallet");
  await checkout.review();
  await expect(page.getByRole("main")).toContainText("With Google Pay");
  expect(await page.evaluate(() => Reflect.get(window, "sheets"))).toBeUndefined();
  await checkout.pay();
  await expect(checkout.alert()).toContainText("The payment wasn't approved. Nothing was charged.");
  await checkout.pay();
  await order.expectOrderOf(shopper, TRIO);
});

test("reliability 6.5: a lost reply of Stripe leads to the order and not to a second charge", async ({
  page,
  checkout,
  order,
  stripe,
}) => {
  await fakeStripeFields(page, stripe, ["replyLost"]);
  const shopper = await openFilledCheckout(checkout);
  await payByCard(checkout);
  await order.expectOrderOf(shopper, TRIO);
});

test("R2.14 a message says that Stripe's fields are blocked, and Try again loads them", async ({
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
  const missing = page.getByRole("alert").filter({ hasText: "didn't load" });
  await expect(missing).toBeVisible();
  await saveScreenshot("blocked");
  await page.getByRole("button", { name: "Review your order" }).click();
  await expect(checkout.alert().first()).toContainText("haven't loaded");
  await unblockStripeScript(page);
  await fakeStripeFields(page, stripe, ["pays"]);
  await missing.getByRole("button", { name: "Try again" }).click();
  await checkout.expectFilled(shopper);
  await payByCard(checkout);
  await order.expectOrderOf(shopper, TRIO);
});
