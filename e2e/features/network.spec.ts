import { TEST_CARDS } from "@storywall/testkit/testCards.ts";
import { photosOf } from "../support/makePhotos.ts";
import { disconnect, NETWORK_ERROR } from "../support/pageErrors.ts";
import { createShopper } from "../support/shoppers.ts";
import { expect, test as shopTest } from "../support/test.ts";
import { test } from "../support/testWithOwnServer.ts";

// Photos large enough for their uploads to take a while.
const THREE_PHOTOS = photosOf(12).slice(0, 3);
const TRIO = "R1,249.99";

shopTest(
  "B4 a wall that is added offline is in the cart once the network is back, as its message says",
  async ({ page, shop, wall, cart, pageErrors }) => {
    await shop.openDesigner("set=square_trio");
    await wall.dropPhotos(THREE_PHOTOS);
    await wall.expectPhotos(THREE_PHOTOS);
    await wall.expectAllUploaded();
    // The new page does not know yet which photos the shop has, and would ask it for 12 s.
    await shop.reload();
    await wall.expectPhotos(THREE_PHOTOS);
    await page.waitForLoadState("networkidle");
    await disconnect(page, pageErrors);
    await wall.addToCart();
    await expect(cart.error()).toContainText("We'll add it as soon as we can.", { timeout: 5000 });
    await page.context().setOffline(false);
    await cart.expectWall("Square trio", TRIO);
    await cart.expectWallCount(1);
    await shop.reload();
    await cart.open();
    await cart.expectWallCount(1);
  },
);

test("B4 the shopper can continue after the server is killed during uploads and before the payment", async ({
  server,
  shop,
  wall,
  cart,
  checkout,
  order,
  page,
  pageErrors,
}) => {
  pageErrors.allow(NETWORK_ERROR);
  // An upload in progress is released by the server and requested again.
  pageErrors.allow(/409 .*\/api\/uploads\//);
  const shopper = createShopper("ZA");
  await shop.openDesigner("set=square_trio");
  // A part of the page that fails to load is not requested again before the next page load. On a busy machine the network
  // may be idle before the page has asked for all its parts, so the drawer is opened once.
  await page.waitForLoadState("networkidle");
  await cart.open();
  await cart.close();
  await wall.dropPhotos(THREE_PHOTOS);
  await wall.expectPhotos(THREE_PHOTOS);
  await server.kill();
  await server.restart();
  await wall.expectAllUploaded();
  await wall.addToCart();
  await cart.expectWall("Square trio", TRIO);

  await checkout.goToReview(shopper, TEST_CARDS.accepted);
  await server.kill();
  await checkout.pay();
  await expect(checkout.alert()).toContainText("We couldn't reach the shop.");
  await server.restart();
  await checkout.pay();
  await order.expectOrderOf(shopper, TRIO);
});
