import { expect, type Page } from "@playwright/test";
import { aCard, TEST_CARDS } from "@storywall/testkit/testCards.ts";
import { type SeededWall, seedCart } from "./seedCart.ts";

const ADDRESS = {
  firstName: "Thandi",
  lastName: "Mokoena",
  address1: "12 Long Street",
  suburb: "Gardens",
  city: "Cape Town",
  province: "WC",
  zip: "8001",
  country: "ZA",
  phone: "082 123 4567",
};

/** Creates a paid order of a wall, of three tiles by default, by API calls. Returns its id, number and email address. */
export const seedOrder = async (
  page: Page,
  shopUrl: string,
  wall?: SeededWall,
  { promoCode }: { readonly promoCode?: string } = {},
): Promise<{ readonly orderId: string; readonly orderNumber: string; readonly email: string }> => {
  await seedCart(page, shopUrl, "ZA", wall);
  const apiUrl = `http://127.0.0.1:${new URL(shopUrl).port}/api`;
  const send = async (method: "post" | "put", path: string, body: object) => {
    const response = await page.request[method](`${apiUrl}${path}`, { data: { site: "ZA", ...body } });
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
    return response.json();
  };
  const cookies = await page.context().cookies(shopUrl);
  const cartId = cookies.find(({ name }) => name === "cart_id_ZA")?.value;
  if (promoCode !== undefined) await send("put", "/shopify/add-promo-code", { cartId, promoCode });
  const email = `${crypto.randomUUID()}@example.com`;
  const { checkoutId } = await send("post", "/shopify/create-or-update-checkout", {
    cartId,
    email,
    shippingAddress: ADDRESS,
  });
  const intent = await send("post", "/payments/create-payment-intent", { checkoutId });
  await send("post", "/payments/test/confirm", {
    paymentIntentId: intent.id,
    clientSecret: intent.clientSecret,
    card: aCard(TEST_CARDS.accepted),
  });
  const order = await send("put", "/shopify/complete-checkout", { checkoutId, paymentIntentId: intent.id });
  // Clears the cart as the page of a new order does: the cart is ordered, so the browser must not load it again.
  await page.context().clearCookies({ name: "cart_id_ZA" });
  return { orderId: order.orderId, orderNumber: order.orderNumber, email };
};
