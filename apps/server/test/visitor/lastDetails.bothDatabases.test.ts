import { clearLastDetails } from "@storywall/contract/calls/checkout/clearLastDetails.ts";
import { getLastDetails } from "@storywall/contract/calls/checkout/getLastDetails.ts";
import { deleteKeptData } from "@storywall/contract/calls/privacy/deleteKeptData.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { DAY_MS } from "@storywall/domain/time/durations.ts";
import { anAddress } from "@storywall/testkit/builders.ts";
import { expect, test } from "vitest";
import { shopper } from "../support/shopper.ts";
import { expectOk } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";

const shop = useTestShop();

const detailsFor = async (userId: string, site: SiteCode = "ZA") =>
  (await expectOk(shop.call(getLastDetails, { body: { userId, site } }))).details;

test("R2.14 the visitor's own last order of a country fills in contact and delivery", async () => {
  const anna = shopper(shop);
  const { userId, order } = await anna.buyAsVisitor();
  expect(await detailsFor(userId)).toMatchObject({
    email: anna.email,
    shippingAddress: { firstName: anAddress("ZA").firstName, zip: anAddress("ZA").zip },
  });
  expect(await detailsFor(userId, "AU")).toBeNull();
  // The link of an order may have been forwarded: it finds nothing.
  expect(await detailsFor(order.orderId)).toBeNull();
  expect(await detailsFor(await shopper(shop).visit())).toBeNull();
});

test("R2.14 details that were typed and not ordered with fill in nothing", async () => {
  const anna = shopper(shop);
  const cart = await anna.fillCart();
  await anna.checkOut(cart);
  expect(await detailsFor(cart.user)).toBeNull();
});

test("R2.14 details that the visitor has cleared fill in nothing, until the next order", async () => {
  const anna = shopper(shop);
  const { userId } = await anna.buyAsVisitor();
  await expectOk(shop.call(clearLastDetails, { body: { userId } }));
  expect(await detailsFor(userId)).toBeNull();
  shop.clock.advance(1000);
  await anna.buyAgain(userId);
  expect(await detailsFor(userId)).toMatchObject({ email: anna.email });
});

test("B12 an erased visitor's orders, which stay, fill in nothing", async () => {
  const { userId } = await shopper(shop).buyAsVisitor();
  await expectOk(shop.call(deleteKeptData, { body: { userId } }));
  expect(await detailsFor(userId)).toBeNull();
});

test("R2.14 an order that is older than a year fills in nothing", async () => {
  const { userId } = await shopper(shop).buyAsVisitor();
  shop.clock.advance(366 * DAY_MS);
  expect(await detailsFor(userId)).toBeNull();
});
