import { expectAccessible } from "../support/expectAccessible.ts";
import { waitForMails } from "../support/mails.ts";
import { TWELVE_PHOTOS } from "../support/makePhotos.ts";
import { CARDS, createShopper } from "../support/shoppers.ts";
import { expect, test } from "../support/test.ts";

test("R4.13 R2.14 a wall is paid for without its photos, and they come later by the link in the mail", async ({
  shop,
  wall,
  cart,
  checkout,
  orderPhotos,
  page,
  site,
  saveScreenshot,
  pageErrors,
}) => {
  // The ordered cart is asked where it leads to, and mostly leads nowhere.
  pageErrors.allow(/404 .*\/api\/shopify\/get-cart-info/);
  const shopper = createShopper(site);
  const [first, second, third, other] = TWELVE_PHOTOS;
  if (!first || !second || !third || !other) throw new Error("the photos are not made");

  await test.step("R2.7 the wall goes into the cart with empty tiles", async () => {
    await shop.openDesigner("set=square_trio");
    await wall.addToCart();
    await saveScreenshot("question");
    await page.getByRole("button", { name: "Order now, add photos later" }).click();
    await expect(cart.drawer).toContainText("3 tiles have no photo yet.");
    await saveScreenshot("cart");
  });

  await test.step("R2.14 the checkout says what follows later, before the money moves", async () => {
    await cart.checkout();
    await checkout.fillContact(shopper);
    await checkout.fillDelivery(shopper);
    await checkout.fillCard(CARDS.good);
    await checkout.review();
    await expect(page.getByText("3 photos follow later.").last()).toBeVisible();
    await saveScreenshot("review");
    await checkout.pay();
    await expect(page).toHaveURL(/\/order\/[\w-]+$/);
    await expect(page.getByText("Waiting for your photos").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Cart, empty" })).toBeVisible();
    await saveScreenshot("order");
  });

  await test.step("R4.13 the mail leads to the order, and that to the photos", async () => {
    const mails = await waitForMails(shopper.email, 2);
    const link = mails
      .find(({ subject }) => subject.startsWith("Your photos"))
      ?.text.match(/http\S+\/order\/\S+/);
    await page.goto(new URL(link?.[0] ?? "").pathname);
    await orderPhotos.openFromOrder();
    await orderPhotos.expectMissing(3);
    await expectAccessible(page, "an ordered wall without photos");
    await saveScreenshot("photos-empty");
  });

  await test.step("R4.3 B4 photos fill the tiles in order, and a reload finds them in the order", async () => {
    await orderPhotos.choosePhotos([first, second]);
    await orderPhotos.expectMissing(1);
    await expect(orderPhotos.tile(1)).toHaveAccessibleName(/photo-01\.jpg/);
    await saveScreenshot("photos-on-their-way");
    await wall.expectAllUploaded();
    await orderPhotos.expectSaved();
    await page.evaluate(() => localStorage.clear());
    await shop.reload();
    await orderPhotos.expectMissing(1);
    await expect(orderPhotos.tile(2)).toHaveAccessibleName(/your photo/);
    await expect(orderPhotos.tile(3)).toHaveAccessibleName(/empty/);
  });

  await test.step("R4.13 nothing is sent while a tile is empty", async () => {
    await orderPhotos.send();
    await expect(page.getByRole("dialog", { name: "1 photo still to add" })).toBeVisible();
    await page.getByRole("button", { name: "Not now" }).click();
  });

  await test.step("R2.8 a photo is replaced, and the last one added", async () => {
    await orderPhotos.choosePhotos([third]);
    await orderPhotos.expectComplete();
    await wall.openTile(1);
    await saveScreenshot("tile");
    await page.getByRole("button", { name: "Replace" }).click();
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      page.getByRole("button", { name: "Choose from this device" }).click(),
    ]);
    await chooser.setFiles([other]);
    await expect(orderPhotos.tile(1)).toHaveAccessibleName(/photo-04\.jpg/);
    await wall.closeTile();
    await wall.expectAllUploaded();
    await orderPhotos.expectSaved();
    await expectAccessible(page, "an ordered wall with its photos");
    await saveScreenshot("photos-there");
  });

  await test.step("R4.13 the photos are sent, and the order is placed", async () => {
    await orderPhotos.send();
    await expect(page).toHaveURL(/\/order\/[\w-]+$/);
    await expect(page.getByRole("listitem").filter({ hasText: "Placed" })).toBeVisible();
    await saveScreenshot("placed");
    const mails = await waitForMails(shopper.email, 3);
    expect(mails.map(({ subject }) => subject).join()).toContain("We have your photos");
  });
});
