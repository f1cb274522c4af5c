import { TWELVE_PHOTOS } from "../support/makePhotos.ts";
import { expect, test } from "../support/test.ts";

const THREE_PHOTOS = TWELVE_PHOTOS.slice(0, 3);

test("R2.12 a wall is opened again from the cart, changed, and stays one wall", async ({
  page,
  shop,
  wall,
  cart,
}) => {
  await shop.openDesigner("set=square_trio");
  await wall.dropPhotos(THREE_PHOTOS);
  await wall.expectPhotos(THREE_PHOTOS);
  await wall.expectAllUploaded();
  await wall.addToCart();
  await cart.expectWall("Square trio", "R1,249.99");
  await expect(cart.wall("Square trio")).toContainText("Infinite frame");
  // Whoever goes on designing and adds the wall again is asked, before it costs twice.
  await cart.close();
  await wall.addToCart();
  await page.getByRole("button", { name: "Update the one in the cart" }).click();
  await expect(cart.drawer).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await cart.expectWallCount(1);
  await cart.drawer.getByRole("link", { name: "Edit Square trio" }).click();
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByRole("button", { name: "Update cart" })).toBeVisible();
  await wall.expectPhotos(THREE_PHOTOS);
  await wall.changeFrame("Harmony");
  await wall.addToCart();
  await expect(cart.wall("Square trio")).toContainText("Harmony frame");
  await cart.expectWallCount(1);
});

test("R2.12 a wall is counted up, taken out and put back", async ({ shop, cart, seedCart }) => {
  await seedCart();
  await shop.openHome();
  await cart.open();
  await cart.drawer.getByRole("button", { name: "One more" }).click();
  await cart.expectTotal("R2,499.98", "VAT");
  await cart.drawer.getByRole("button", { name: "Remove Square trio" }).click();
  await expect(cart.drawer.getByText("Square trio is removed.")).toBeVisible();
  await cart.drawer.getByRole("button", { name: "Undo" }).click();
  await cart.expectWall("Square trio", "R2,499.98");
});

test("B10 a code in a link goes on the cart by itself", async ({ page, cart, seedCart }) => {
  await seedCart();
  await page.goto("/browse?promo=welcome-10");
  await cart.open();
  await cart.expectPromo("WELCOME10");
  await cart.expectTotal("R1,124.99", "VAT");
});
