import { TEST_CARDS } from "@storywall/testkit/testCards.ts";
import { createShopper } from "../support/shoppers.ts";
import { expect, testWithShopify as test } from "../support/testWithShopify.ts";

const TRIO = "R1,249.99";

test("R1.7 an order that the shop takes the money of is in Shopify soon, paid and of the same amount", async ({
  page,
  checkout,
  order,
  shopify,
  seedCart,
  saveScreenshot,
}) => {
  await seedCart();
  const shopper = createShopper("ZA");
  await checkout.open();
  await checkout.fillContact(shopper);
  await checkout.fillDelivery(shopper);
  await checkout.fillCard(TEST_CARDS.accepted);
  await checkout.review();
  await checkout.pay();
  await order.expectOrderOf(shopper, TRIO);
  await saveScreenshot("order");
  const listOrders = () =>
    [...shopify.store.orders.values()].map(({ totalCents, pendingStatus }) => ({
      totalCents,
      pendingStatus,
    }));
  await expect.poll(listOrders).toEqual([{ totalCents: 124_999, pendingStatus: null }]);
  expect([...shopify.store.drafts.values()].filter(({ orderId }) => orderId === null)).toEqual([]);
  await page.reload();
  await order.expectOrderOf(shopper, TRIO);
});
