import { TEST_CARDS } from "@storywall/testkit/testCards.ts";
import { expectAccessible } from "../support/expectAccessible.ts";
import { TWELVE_PHOTOS } from "../support/makePhotos.ts";
import { createShopper } from "../support/shoppers.ts";
import { expect, test } from "../support/test.ts";

const THREE_PHOTOS = TWELVE_PHOTOS.slice(0, 3);

test("R2.12 a wall is edited from the cart and stays one line", async ({ page, shop, wall, cart }) => {
  await shop.openDesigner("set=square_trio");
  await wall.dropPhotos(THREE_PHOTOS);
  await wall.expectPhotos(THREE_PHOTOS);
  await wall.expectAllUploaded();
  await wall.addToCart();
  await cart.expectWall("Square trio", "R1,249.99");
  await expect(cart.wall("Square trio")).toContainText("Infinite frame");
  // A shopper who adds the same wall again is asked first, so that it does not cost twice.
  await cart.close();
  await wall.addToCart();
  await page.getByRole("button", { name: "Update the one in the cart" }).click();
  await expect(cart.drawer).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await cart.expectWallCount(1);
  // Who comes to update the cart is not asked.
  await cart.close();
  await wall.changeFrame("Serene");
  await cart.open();
  await cart.drawer.getByRole("link", { name: "See them and update the cart" }).click();
  await page.getByRole("button", { name: "Update cart" }).click();
  await expect(cart.wall("Square trio")).toContainText("Serene frame");
  await cart.expectWallCount(1);
  await cart.drawer.getByRole("link", { name: "Edit Square trio" }).click();
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByRole("button", { name: "Update cart" })).toBeVisible();
  await wall.expectPhotos(THREE_PHOTOS);
  await wall.changeFrame("Harmony");
  // The shopper is told before paying for the wall as it was.
  await cart.open();
  await expect(cart.wall("Square trio")).toContainText("aren't in the cart yet");
  await expect(cart.drawer).toContainText("You'll check out without your latest changes.");
  await cart.drawer.getByRole("link", { name: "See them and update the cart" }).click();
  await wall.addToCart();
  await expect(cart.drawer.getByText("aren't in the cart yet")).toBeHidden();
  await expect(cart.wall("Square trio")).toContainText("Harmony frame");
  await cart.expectWallCount(1);
  // What was changed from the cart is the shopper's own wall, and opens to update the cart.
  await shop.open("/walls");
  await page.getByRole("list", { name: "Your walls" }).getByRole("link", { name: "Square trio" }).click();
  await wall.expectFrame("Harmony");
  await expect(page.getByRole("button", { name: "Update cart" })).toBeVisible();
});

test("R2.12 R2.14 a wall that was changed on the way to the payment is not ordered as it was without a word", async ({
  page,
  shop,
  wall,
  cart,
  checkout,
  site,
}) => {
  await shop.openDesigner("set=square_trio");
  await wall.dropPhotos(THREE_PHOTOS);
  await wall.expectAllUploaded();
  await wall.addToCart();
  await cart.expectWall("Square trio", "R1,249.99");
  await cart.checkout();
  await cart.open();
  await cart.drawer.getByRole("link", { name: "Edit Square trio" }).click();
  await wall.expectPhotos(THREE_PHOTOS);
  await wall.changeFrame("Harmony");
  // By the browser's own way back, past the cart that says so.
  await page.goBack();
  const shopper = createShopper(site);
  await checkout.fillContact(shopper);
  await checkout.fillDelivery(shopper);
  await checkout.fillCard(TEST_CARDS.accepted);
  await checkout.review();
  const main = page.getByRole("main");
  await expect(main).toContainText("You've changed Square trio since adding it to your cart.");
  await expectAccessible(page, "the review of a wall with other changes");
  await main.getByRole("link", { name: "See them and update the cart" }).click();
  await wall.addToCart();
  await cart.expectWall("Square trio", "R1,249.99");
  await cart.checkout();
  await checkout.fillCard(TEST_CARDS.accepted);
  await checkout.review();
  await expect(main).toContainText("Harmony frame");
  await expect(main).not.toContainText("You've changed");
});

test("R2.12 a wall's quantity is increased, the wall is removed, and undo restores it", async ({
  shop,
  cart,
  seedCart,
}) => {
  await seedCart();
  await shop.openHome();
  await cart.open();
  await cart.drawer.getByRole("button", { name: "One more" }).click();
  await cart.expectTotal("R2,499.98", "VAT");
  await cart.drawer.getByRole("button", { name: "Remove Square trio" }).click();
  await expect(cart.drawer.getByText("Square trio has been removed.")).toBeVisible();
  await cart.drawer.getByRole("button", { name: "Undo" }).click();
  await cart.expectWall("Square trio", "R2,499.98");
});

test("R4.15 R9.12 a wrong promo code is said in sight, and the toast of a right one covers neither the cart's title nor its wall's picture nor the button that closes it", async ({
  page,
  cart,
  seedCart,
  pageErrors,
}) => {
  pageErrors.allow(/422 .*\/api\//);
  await page.setViewportSize({ width: 390, height: 640 });
  await seedCart();
  await page.goto("/");
  await cart.open();
  const drawer = page.getByRole("dialog", { name: "Your cart" });
  await cart.applyPromo("FAMILY20");
  await expect(drawer.getByText(/^We don't recognise the code/)).toBeInViewport({ ratio: 0.9 });
  await page.setViewportSize({ width: 390, height: 844 });
  await drawer.getByLabel("Promo code").fill("WELCOME10");
  // On the short screen the message was scrolled into sight.
  await drawer.getByRole("img").first().scrollIntoViewIfNeeded();
  await drawer.getByRole("button", { name: "Apply", exact: true }).click();
  const toast = drawer.locator("[data-kind]");
  await expect(toast).toHaveText("Code applied.");
  const title = drawer.getByText("Your cart");
  const [box, picture, close, heading] = await Promise.all(
    [toast, drawer.getByRole("img").first(), drawer.getByRole("button", { name: "Close" }), title].map(
      (one) => one.boundingBox(),
    ),
  );
  if (!box || !picture || !close || !heading) throw new Error("all four are visible");
  expect(box.x).toBeGreaterThanOrEqual(heading.x + heading.width);
  expect(box.y + box.height).toBeLessThanOrEqual(picture.y);
  expect(box.x + box.width).toBeLessThanOrEqual(close.x);
});

test("B10 a promo code in a link is applied to the cart by itself", async ({ page, cart, seedCart }) => {
  await seedCart();
  await page.goto("/browse?promo=welcome-10");
  await cart.open();
  await cart.expectPromo("WELCOME10");
  await cart.expectTotal("R1,124.99", "VAT");
});
