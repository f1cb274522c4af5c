import { photosOf } from "../support/makePhotos.ts";
import { goOffline, NETWORK_ERROR } from "../support/pageErrors.ts";
import { CARDS, createShopper } from "../support/shoppers.ts";
import { expect, test as shopTest } from "../support/test.ts";
import { TestServer } from "../support/testServer.ts";

// Large enough to be on their way for a while.
const THREE_PHOTOS = photosOf(12).slice(0, 3);
const TRIO = "R1,249.99";

shopTest(
  "R8.4 a wall added without a network is kept, said, and added once when tried again",
  async ({ page, shop, wall, cart, pageErrors }) => {
    await shop.openDesigner("set=square_trio");
    await wall.dropPhotos(THREE_PHOTOS);
    await wall.expectPhotos(THREE_PHOTOS);
    await wall.expectAllUploaded();
    await goOffline(page, pageErrors);
    await wall.addToCart();
    await expect(cart.error()).toContainText("Your wall is not in the cart yet.");
    await page.context().setOffline(false);
    await cart.retry();
    await cart.expectWall("Square trio", TRIO);
    await cart.expectWallCount(1);
    await shop.reload();
    await cart.open();
    await cart.expectWallCount(1);
  },
);

const test = shopTest.extend<{ readonly server: TestServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's wishes from the pattern
  server: async ({}, use) => {
    const server = await TestServer.start();
    await use(server);
    await server.stop();
  },
  baseURL: async ({ server }, use) => use(`http://za.localhost:${server.port}`),
});

test("B4 the shop is cut off while photos upload and again before paying; the shopper goes on", async ({
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
  // An upload that was under way is let go of, and asked for again.
  pageErrors.allow(/409 .*\/api\/uploads\//);
  const shopper = createShopper("ZA");
  await shop.openDesigner("set=square_trio");
  // A part of the page that cannot be loaded is not asked for again before the next page.
  await page.waitForLoadState("networkidle");
  await wall.dropPhotos(THREE_PHOTOS);
  await wall.expectPhotos(THREE_PHOTOS);
  await server.kill();
  await server.restart();
  await wall.expectAllUploaded();
  await wall.addToCart();
  await cart.expectWall("Square trio", TRIO);

  await checkout.goToReview(shopper, CARDS.good);
  await server.kill();
  await checkout.pay();
  await expect(checkout.alert()).toContainText("We could not reach the shop.");
  await server.restart();
  await checkout.pay();
  await order.expectOrderOf(shopper, TRIO);
});
