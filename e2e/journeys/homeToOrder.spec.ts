import { TEST_CARDS } from "@storywall/testkit/testCards.ts";
import { photosOf } from "../support/makePhotos.ts";
import { createShopper } from "../support/shoppers.ts";
import { expect, test } from "../support/test.ts";

test("R1.1 R1.2 B4 B8 a shopper goes from home to a paid order with twelve real photos, and reloads at every step", async ({
  shop,
  wall,
  cart,
  checkout,
  order,
  page,
  site,
  megapixels,
  saveScreenshot,
  pageErrors,
}) => {
  pageErrors.allow(/402 .*\/api\/payments\/test\/confirm/);
  const shopper = createShopper(site);
  const photos = photosOf(megapixels);
  const { price, discount, total } = shopper.dozen;

  await test.step("R2.1 home and browse lead to the designer", async () => {
    await shop.openHome();
    await saveScreenshot("home");
    await shop.openBrowse();
    await saveScreenshot("browse");
    await shop.chooseLayout("Dazzling dozen");
    await expect(page.getByText("12 photos still to add")).toBeVisible();
    await saveScreenshot("designer-empty");
  });

  await test.step("R4.1 R4.3 dropped photos fill the wall in order at once, and survive a reload", async () => {
    await wall.dropPhotos(photos);
    await wall.expectPhotos(photos);
    await saveScreenshot("photos-dropped");
    await wall.expectSaved(photos.length);
    await shop.reload();
    await wall.expectPhotos(photos);
    await wall.expectAllUploaded();
    await saveScreenshot("photos-uploaded");
  });

  await test.step("R2.8 the frame is changed", async () => {
    await wall.changeFrame("Sleek");
    await shop.reload();
    await wall.expectFrame("Sleek");
    await saveScreenshot("frame");
  });

  await test.step("R2.9 a crop is moved", async () => {
    const before = await wall.cropPosition(2);
    await wall.openTile(2);
    await wall.openCrop();
    await saveScreenshot("crop");
    await wall.moveCrop();
    await wall.applyCrop();
    await wall.closeTile();
    await shop.reload();
    expect(await wall.cropPosition(2)).not.toBe(before);
  });

  await test.step("R2.12 R4.10 the wall goes into the cart, which opens", async () => {
    await wall.addToCart();
    await cart.expectWall("Dazzling dozen", price);
    await cart.expectTotal(price, shopper.tax);
    await saveScreenshot("cart");
    await shop.reload();
    await cart.open();
    await cart.expectWall("Dazzling dozen", price);
  });

  await test.step("B10 R9.5 the welcome code is accepted with spaces, lower case and look-alike characters", async () => {
    await cart.applyPromo(" welc0me 1O ");
    await cart.expectPromo("WELCOME10");
    await expect(cart.drawer).toContainText(discount);
    await cart.expectTotal(total, shopper.tax);
    await saveScreenshot("promo");
    await shop.reload();
    await cart.open();
    await cart.expectTotal(total, shopper.tax);
  });

  await test.step("R2.14 the checkout form survives a reload", async () => {
    await cart.checkout();
    const mistyped = { ...shopper, email: "thandi@gmial.com" };
    await checkout.fillContact(mistyped);
    await checkout.fillDelivery(shopper);
    const question = page.getByText("Did you mean thandi@gmail.com?");
    await expect(question).toBeVisible();
    await saveScreenshot("checkout");
    await shop.reload();
    await checkout.expectFilled(mistyped);
    await expect(question, "as long as the address is the same").toBeVisible();
    await checkout.fillContact(shopper);
    await expect(question).toBeHidden();
  });

  await test.step("R2.14 the review step shows everything before the payment", async () => {
    await checkout.fillCard(TEST_CARDS.declined);
    await checkout.review();
    await checkout.expectReviewOf(shopper);
    await expect(checkout.payButton()).toHaveText(`Pay ${total}`);
    await saveScreenshot("review");
    await shop.reload();
    await checkout.expectFilled(shopper);
  });

  await test.step("R2.14 a declined card keeps the form", async () => {
    await checkout.fillCard(TEST_CARDS.declined);
    await checkout.review();
    await checkout.pay();
    await expect(checkout.alert()).toContainText("declined this card. Nothing was charged.");
    await checkout.expectFilled(shopper);
    await saveScreenshot("declined");
  });

  await test.step("R4.12 R4.14 an accepted card creates the order and clears the cart", async () => {
    await checkout.fillCard(TEST_CARDS.accepted);
    await checkout.review();
    await checkout.pay();
    await order.expectOrderOf(shopper, total);
    await expect(page.getByRole("button", { name: "Cart, empty" })).toBeVisible();
    await saveScreenshot("order");
    const number = await order.number();
    await shop.reload();
    await order.expectOrderOf(shopper, total);
    expect(await order.number()).toBe(number);
  });

  await test.step("R2.14 the Back button on the order page does not lead to a second payment, and the design's address to no empty wall", async () => {
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
    await expect(checkout.payButton()).toHaveCount(0);
    await shop.openDesigner("set=dazzling_dozen");
    await expect(page.getByRole("dialog", { name: /^You ordered this wall/ })).toBeVisible();
  });

  await test.step("R2.14 the next checkout of this browser is filled in, until somebody else clears it", async () => {
    await shop.openHome();
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Your order [A-Z]{2}-.*Placed today/ })
      .click();
    await page.getByRole("link", { name: /^Order again or add tiles/ }).click();
    await page.getByRole("button", { name: "Add it to the cart" }).click();
    await page.getByRole("dialog", { name: "Your cart" }).getByRole("link", { name: "Checkout" }).click();
    await checkout.expectFilled(shopper);
    await page.getByRole("button", { name: "Not you? Clear your details" }).click();
    await expect(checkout.field("Email")).toBeFocused();
    await shop.reload();
    await expect(checkout.field("Email")).toHaveValue("");
  });
});
