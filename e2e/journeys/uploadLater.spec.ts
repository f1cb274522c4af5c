import { TEST_CARDS } from "@storywall/testkit/testCards.ts";
import { expectAccessible } from "../support/expectAccessible.ts";
import { waitForMails } from "../support/mails.ts";
import { TWELVE_PHOTOS } from "../support/makePhotos.ts";
import { createShopper } from "../support/shoppers.ts";
import { expect, test } from "../support/test.ts";

test("R4.13 R2.14 a wall is paid without photos, and the shopper adds them later by the link in the mail", async ({
  isMobile,
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
  // The page may still ask for the cart that is ordered.
  pageErrors.allow(/404 .*\/api\/shopify\/get-cart-info/);
  const shopper = createShopper(site);
  const [first, second, third, other] = TWELVE_PHOTOS;
  if (!first || !second || !third || !other) throw new Error("Cannot find the test photos.");

  await test.step("R2.7 the wall goes into the cart with empty tiles", async () => {
    await shop.openDesigner("set=square_trio");
    await wall.addToCart();
    await saveScreenshot("question");
    await page.getByRole("button", { name: "Order now, add photos later" }).click();
    await expect(cart.drawer).toContainText("3 tiles have no photo yet.");
    await saveScreenshot("cart");
  });

  await test.step("R2.14 the checkout says which photos follow later, before the payment", async () => {
    await cart.checkout();
    await checkout.fillContact(shopper);
    await checkout.fillDelivery(shopper);
    await checkout.fillCard(TEST_CARDS.accepted);
    await checkout.review();
    await expect(page.getByText("3 photos to follow.").last()).toBeVisible();
    await saveScreenshot("review");
    await checkout.pay();
    await expect(page).toHaveURL(/\/order\/[\w-]+$/);
    await expect(page.getByText("Waiting for your photos").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Cart, empty" })).toBeVisible();
    await saveScreenshot("order");
  });

  await test.step("R4.13 the mail links to the order, and the order to its photos", async () => {
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

  await test.step("R4.3 B4 photos fill the tiles in order, and after a reload the order has them", async () => {
    await orderPhotos.choosePhotos([first, second]);
    await orderPhotos.expectMissing(1);
    await expect(orderPhotos.tile(1)).toHaveAccessibleName(/photo-01\.jpg/);
    await saveScreenshot("photos-uploading");
    await wall.expectAllUploaded();
    await orderPhotos.expectSaved();
    await page.evaluate(() => localStorage.clear());
    await shop.reload();
    await orderPhotos.expectMissing(1);
    await expect(orderPhotos.tile(2)).toHaveAccessibleName(/Photo 2/);
    await expect(orderPhotos.tile(3)).toHaveAccessibleName(/empty/);
  });

  await test.step("R4.13 a question comes first when a tile is empty", async () => {
    await orderPhotos.send();
    await expect(page.getByRole("dialog", { name: "1 photo still to add" })).toBeVisible();
    await page.getByRole("button", { name: "Not now" }).click();
  });

  await test.step("R2.8 the last photo is added, and one is replaced", async () => {
    await orderPhotos.choosePhotos([third]);
    await orderPhotos.expectComplete();
    await wall.openTile(1);
    // On a phone they are a dialog as in the designer, below the wall.
    await expect(page.getByRole("dialog", { name: /^Tile 1 of/ })).toHaveCount(isMobile ? 1 : 0);
    await expect(page.locator("[data-tile]").first()).toBeInViewport({ ratio: 0.9 });
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
    await saveScreenshot("photos-complete");
  });

  await test.step("R4.13 sending the photos places the order", async () => {
    await orderPhotos.send();
    await expect(page).toHaveURL(/\/order\/[\w-]+$/);
    await expect(page.getByRole("listitem").filter({ hasText: "All your photos received" })).toBeVisible();
    await saveScreenshot("placed");
    const mails = await waitForMails(shopper.email, 3);
    expect(mails.map(({ subject }) => subject).join()).toContain("We have your photos");
  });

  await test.step("B9 the paid wall keeps the photo that was replaced, and a shuffle is taken back", async () => {
    await page.getByRole("link", { name: /^Change photos and crops of / }).click();
    await expect(page.getByText("4 in all, 3 on the wall")).toBeVisible();
    await wall.expectPhotosShown();
    await expect(page.getByText(/^You can swap photos and adjust crops until \d/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
    await wall.tray().getByRole("button", { name: "Shuffle" }).click();
    await expect(page.getByRole("status").getByText("Shuffled.", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).first().click();
    await expect(page.getByRole("button", { name: "Redo" })).toBeEnabled();
    await orderPhotos.expectSaved();
    // Only the photo that hangs in no tile can be deleted.
    await expect(wall.tray().getByRole("button", { name: /^Delete / })).toHaveCount(1);
    await saveScreenshot("photos-of-placed");
  });
});
