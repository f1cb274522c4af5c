import { boxOf } from "@storywall/testkit/boxes.ts";
import { WallView } from "../pages/wallView.ts";
import { expectAccessible } from "../support/expectAccessible.ts";
import { pinchAt } from "../support/gestures.ts";
import { samplePhotoPath, TWELVE_PHOTOS } from "../support/makePhotos.ts";
import { expect, test } from "../support/test.ts";

/** A portrait photo whose print is good at size Medium. */
const LARGE_PHOTO = TWELVE_PHOTOS[3] ?? "";

test("R2.8 R2.9 B2 a weak print is fixed by one tap, photos are swapped, a crop is flipped, and undo works after a reload", async ({
  page,
  shop,
  wall,
  saveScreenshot,
}) => {
  const heading = page.getByRole("heading", { name: "Tile 1 of 2" });
  await shop.openDesigner("template=flex_two_frames");
  // Two photos hang. The third is in the tray; among the first ones it would hang in the place of the weak one.
  await wall.dropPhotos([samplePhotoPath("leaf"), samplePhotoPath("church")]);
  await expect(wall.tile(1)).toHaveAccessibleName(/leaf\.jpg, too small/);
  await expect(wall.tile(2)).toHaveAccessibleName(/church\.jpg/);
  await wall.dropPhotos([LARGE_PHOTO]);
  await wall.expectAllUploaded();

  await wall.openNotes();
  await page.getByRole("button", { name: /^\d photos? (a little soft|too small)/ }).click();
  const question = page.getByRole("dialog", { name: /^\d photos? (a little soft|too small)/ });
  await expect(question.getByText(/will look blurred\./)).toBeVisible();
  await question.getByRole("button", { name: "Back to the wall" }).click();

  await wall.openTile(1);
  await expectAccessible(page, "options of a weak tile");
  await saveScreenshot("weak");
  const fix = page.getByRole("button", { name: /^Use photo-04\.jpg instead.*same price/ });
  // The fix shows the photo, because shoppers do not know the file name that a camera chose.
  await expect(fix.locator("img")).toBeVisible();
  await fix.click();
  await expect(wall.tile(1)).toHaveAccessibleName(/photo-04\.jpg, (sharp|good)/);
  await wall.expectAnnounced("Photo placed. Tile 1: photo-04.jpg");
  await expect(heading).toBeFocused();

  // The options were scrolled down. When they are opened again they are scrolled to their top.
  await page.getByRole("radio").last().scrollIntoViewIfNeeded();
  await page.keyboard.press("Escape");
  await wall.openTile(1);
  await expect(heading).toBeInViewport();

  // The frames to choose from show the photo of the tile that is open.
  const swatchPhoto = () =>
    page
      .getByRole("group", { name: "Frame for this tile" })
      .locator("svg image")
      .first()
      .getAttribute("href");
  const photoInSwatches = await swatchPhoto();
  await page.keyboard.press("Escape");
  await wall.openTile(2);
  await expect.poll(swatchPhoto).not.toBe(photoInSwatches);
  await page.keyboard.press("Escape");
  await wall.openTile(1);

  await page.getByRole("button", { name: /^Swap with tile 2, church\.jpg/ }).click();
  await expect(wall.tile(1)).toHaveAccessibleName(/church\.jpg/);
  // Also inside of the dialog that a phone shows.
  await page.keyboard.press("Control+z");
  await wall.expectAnnounced("Undone: photos swapped. Tile 1: photo-04.jpg");
  // A phone shows Undo beside the dialog: one press does it, though the page behind the dialog is inert.
  if (await wall.isPhone()) {
    await page.getByRole("button", { name: /^Swap with tile 2, church\.jpg/ }).click();
    await expect(wall.tile(1)).toHaveAccessibleName(/church\.jpg/);
    const { x, y, width, height } = await boxOf(page.locator('[aria-keyshortcuts="Control+Z"]'));
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(wall.tile(1)).toHaveAccessibleName(/photo-04\.jpg/);
  }

  await wall.openCrop();
  await expectAccessible(page, "crop");
  await page.getByRole("button", { name: "Flip" }).click();
  await wall.moveCrop();
  await saveScreenshot("crop");
  await wall.applyCrop();
  await wall.closeTile();
  await expect(wall.tile(1)).toBeFocused();
  const flipped = await wall.cropPosition(1);
  expect(flipped).toMatch(/^matrix\(-/);

  await wall.expectSavedStep("Adjust crop");
  await shop.reload();
  await expect(wall.tile(1)).toHaveAccessibleName(/photo-04\.jpg/);
  await wall.undo();
  await wall.expectAnnounced("Undone: crop adjusted.");
  expect(await wall.cropPosition(1)).not.toBe(flipped);
  await wall.undo();
  await wall.expectAnnounced("Undone: photo placed. Tile 1: leaf.jpg");
  await saveScreenshot("undone");

  await wall.redo();
  await wall.expectAnnounced("Redone: photo placed. Tile 1: photo-04.jpg");
  await wall.expectSavedStep("Place photo");
  await shop.reload();
  await expect(page.getByRole("button", { name: "Redo" })).toHaveAttribute("title", "Redo: adjust crop");
  await page.keyboard.press("Control+Shift+z");
  await wall.expectAnnounced("Redone: crop adjusted.");
  expect(await wall.cropPosition(1)).toBe(flipped);
});

test("R2.8 R2.9 R9.1 B8 the price follows each size at once, and each opening keeps its own turned and straightened crop", async ({
  page,
  shop,
  wall,
  site,
}) => {
  // On a phone the dialog with a tile's options covers the bar, and shows the price itself.
  const expectPrice = (za: string, au: string) =>
    expect(
      page.getByRole("region", { name: "Size and price" }).or(page.getByText(/^The whole wall:/)),
    ).toContainText(site === "ZA" ? za : au);
  await shop.openDesigner("layout=free");
  await expectPrice("R700.00", "$24.99");
  await wall.dropPhotos([LARGE_PHOTO]);
  await expect(wall.tile(1)).toHaveAccessibleName(/photo-04\.jpg, sharp/);
  // With a single frame the hint does not mention dragging photos to other tiles.
  await expect(page.getByText(/^(Tap|Click) the photo for crop/).filter({ visible: true })).toBeVisible();
  await wall.expectAllUploaded();
  await wall.openTile(1);

  await test.step("the crop dialog", async () => {
    await wall.openCrop();
    const sharp = page
      .getByRole("dialog")
      .last()
      .getByText(/This photo will be sharp at (21\s×\s31|31\s×\s21)\scm\./);
    const start = await wall.cropTransform();
    await expect(sharp).toBeVisible();
    const { x, y, width, height } = (await wall.cropStage().boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    const middle = { x: x + width / 2, y: y + height / 2 };
    if (await wall.isPhone()) await pinchAt(page, middle, { from: 40, to: 160 });
    else {
      await page.mouse.move(middle.x, middle.y);
      await page.mouse.wheel(0, -600);
    }
    await expect(sharp).toBeHidden();
    await expect(page.getByRole("dialog").last()).toContainText("Show more of it for a sharper print.");
    // A zoomed crop shows the large copy of the photo, not the browser's thumbnail.
    await expect(wall.cropStage().locator("image")).toHaveAttribute("href", /w=2048$/);
    await page.getByRole("button", { name: "Reset" }).click();
    await expect(sharp).toBeVisible();
    expect(await wall.cropTransform()).toBe(start);
    await page.getByRole("slider", { name: "Straighten" }).press("ArrowRight");
    await expect(page.getByText("0.5 degrees")).toBeVisible();
    await page.getByRole("button", { name: "Rotate", exact: true }).click();
    await wall.applyCrop();
  });

  await test.step("sizes", async () => {
    const crop = await wall.openCrop().then(() => wall.cropTransform());
    await wall.cancelCrop();
    const size = page.getByRole("group", { name: "Size of this tile" });
    await size.getByRole("radio", { name: /^Large/ }).check({ force: true });
    await expectPrice("R1,200.00", "$42.99");
    await wall.openCrop();
    expect(await wall.cropTransform()).not.toBe(crop);
    await wall.cancelCrop();
    await size.getByRole("radio", { name: /^Small/ }).check({ force: true });
    await expectPrice("R700.00", "$24.99");
    await wall.openCrop();
    expect(await wall.cropTransform()).toBe(crop);
    await wall.cancelCrop();
  });
});

test("B11 R4.8 the wall works by keyboard alone: move between tiles, swap, remove, undo, open and close", async ({
  page,
  shop,
  wall,
}) => {
  await shop.openDesigner("set=charming_six");
  await wall.dropPhotos([samplePhotoPath("leaf"), samplePhotoPath("church")]);
  await expect(wall.tile(2)).toHaveAccessibleName(/church\.jpg/);
  await wall.tile(1).focus();
  await expect(wall.tile(1)).toHaveAccessibleDescription(/^Arrow keys move between tiles/);
  await page.keyboard.press("ArrowRight");
  await expect(wall.tile(2)).toBeFocused();
  await page.keyboard.press("Shift+ArrowDown");
  await expect(wall.tile(5)).toBeFocused();
  await expect(wall.tile(5)).toHaveAccessibleName(/church\.jpg/);
  await wall.expectAnnounced("Photos swapped. Tile 2: empty. Tile 5: church.jpg");
  await page.keyboard.press("Shift+ArrowDown");
  await wall.expectAnnounced("There's no tile below tile 5, so its photo stays.");
  await expect(wall.tile(5)).toBeFocused();
  await page.keyboard.press("Delete");
  await expect(wall.tile(5)).toHaveAccessibleName(/empty/);
  await expect(wall.tile(5)).toBeFocused();
  await page.keyboard.press("Control+z");
  await wall.expectAnnounced("Undone: photo removed. Tile 5: church.jpg");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Tile 5 of 6" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(wall.tile(5)).toBeFocused();
  await expectAccessible(page, "a tile with the focus");
  // All tiles together are one tab stop: the tile that had the focus last.
  await page.keyboard.press("Tab");
  await expect(page.locator("[data-tile]:focus")).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await expect(wall.tile(5)).toBeFocused();
});

test("R2.8 R4.7 R4.8 on a phone the options of a tile are a modal dialog: they keep the focus, and Back, Escape and a press beside them close it", async ({
  page,
  shop,
  wall,
  saveScreenshot,
}) => {
  const sheet = page.getByRole("dialog", { name: "Tile 1 of 1" });
  await shop.openDesigner("layout=free");
  const isPhone = await wall.isPhone();
  await wall.dropPhotos([LARGE_PHOTO]);
  await expect(wall.tile(1)).toHaveAccessibleName(/photo-04\.jpg/);
  await wall.openTile(1);
  if (!isPhone) {
    // A desktop has space for them beside the wall.
    await expect(page.getByRole("region", { name: "Tile 1 of 1" })).toBeVisible();
    await expect(sheet).toHaveCount(0);
    return;
  }

  await test.step("it has every option, the price, and the tile in sight above it", async () => {
    for (const name of ["Replace", "Adjust crop", "Remove photo"])
      await expect(sheet.getByRole("button", { name, exact: true })).toBeVisible();
    for (const name of ["Frame for this tile", "Size of this tile"])
      await expect(sheet.getByRole("group", { name })).toBeAttached();
    const price = sheet.getByText(/^The whole wall:/);
    await expect(price).toContainText(/700\.00|24\.99/);
    await sheet.getByRole("radio", { name: /^Large/ }).click();
    await expect(price).toContainText(/1,200\.00|42\.99/);
    expect((await boxOf(wall.tile(1))).y).toBeLessThan((await boxOf(sheet)).y);
    await expectAccessible(page, "options of a tile on a phone");
    await saveScreenshot("sheet");
  });

  await test.step("it keeps the focus, and what is behind it takes no press", async () => {
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await wall.openTile(1);
    await expect(sheet.getByRole("heading", { name: "Tile 1 of 1" })).toBeFocused();
    for (let press = 0; press < 40; press++) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(isFocusBehindDialog)).toBe(false);
    }
  });

  await test.step("Back, a press beside it and its button close it", async () => {
    await page.goBack();
    await expect(sheet).toBeHidden();
    await new WallView(page).expectWholeWall();
    await expect(shop.heading("Design your wall")).toBeAttached();

    await wall.openTile(1);
    // A press in its first moments is taken for the second of a double tap.
    await expect(async () => {
      await page.touchscreen.tap(8, 8);
      await expect(sheet).toBeHidden({ timeout: 1_000 });
    }).toPass();
    await expect(page).toHaveURL(/\/design/);

    await wall.openTile(1);
    await wall.closeTile();
  });

  await test.step("removing the photo closes it", async () => {
    await wall.openTile(1);
    await sheet.getByRole("button", { name: "Remove photo" }).click();
    await expect(sheet).toBeHidden();
    await expect(wall.tile(1)).toHaveAccessibleName(/empty/);
    await new WallView(page).expectWholeWall();
  });
});

/** Whether an element of the page behind the open dialog has the focus. Runs in the page. */
const isFocusBehindDialog = (): boolean => {
  const { activeElement } = document;
  return activeElement !== document.body && activeElement?.closest("dialog") === null;
};
