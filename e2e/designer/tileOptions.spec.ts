import { expectAccessible } from "../support/expectAccessible.ts";
import { pinchAt } from "../support/gestures.ts";
import { samplePhotoPath, TWELVE_PHOTOS } from "../support/makePhotos.ts";
import { expect, test } from "../support/test.ts";

/** A portrait photo that is good at size Medium. */
const LARGE_PHOTO = TWELVE_PHOTOS[3] ?? "";

test("R2.8 R2.9 B2 a weak print is fixed by one tap, photos are swapped, a crop is flipped, and undo works after a reload", async ({
  page,
  shop,
  wall,
  saveScreenshot,
}) => {
  const heading = page.getByRole("heading", { name: "Tile 1 of 2" });
  await shop.openDesigner("template=flex_two_frames");
  // Two photos hang, the third is in the tray.
  await wall.dropPhotos([samplePhotoPath("leaf"), samplePhotoPath("church"), LARGE_PHOTO]);
  await expect(wall.tile(1)).toHaveAccessibleName(/leaf\.jpg, too small for this size/);
  await wall.expectAllUploaded();

  await wall.addToCart();
  const question = page.getByRole("dialog", { name: "Too small to print at this size" });
  await expect(question.getByText(/^Choose another photo/)).toBeVisible();
  await question.getByRole("button", { name: "Back to the wall" }).click();

  await wall.openTile(1);
  await expectAccessible(page, "options of a weak tile");
  await saveScreenshot("weak");
  const fix = page.getByRole("button", { name: /^Use photo-04\.jpg instead.*same price/ });
  // The fix shows the photo, because shoppers do not know the file name that a camera chose.
  await expect(fix.locator("img")).toBeVisible();
  await fix.click();
  await expect(wall.tile(1)).toHaveAccessibleName(/photo-04\.jpg, (sharp|good)/);
  await wall.expectAnnounced("Done: place photo. Tile 1: photo-04.jpg");
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
  await wall.undo();
  await wall.expectAnnounced("Undone: swap photos. Tile 1: photo-04.jpg");

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
  await wall.expectAnnounced("Undone: adjust crop.");
  expect(await wall.cropPosition(1)).not.toBe(flipped);
  await wall.undo();
  await wall.expectAnnounced("Undone: place photo. Tile 1: leaf.jpg");
  await saveScreenshot("undone");

  await wall.redo();
  await wall.expectAnnounced("Redone: place photo. Tile 1: photo-04.jpg");
  await wall.expectSavedStep("Place photo");
  await shop.reload();
  await expect(page.getByRole("button", { name: "Redo" })).toHaveAttribute("title", "Redo: adjust crop");
  await page.keyboard.press("Control+Shift+z");
  await wall.expectAnnounced("Redone: adjust crop.");
  expect(await wall.cropPosition(1)).toBe(flipped);
});

test("R2.8 R2.9 R9.1 B8 the price follows each size at once, and each opening keeps its own turned and straightened crop", async ({
  page,
  shop,
  wall,
  site,
}) => {
  const expectPrice = (za: string, au: string) =>
    expect(page.getByRole("region", { name: "Size and price" })).toContainText(site === "ZA" ? za : au);
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
    const sharp = page.getByRole("dialog").getByText("This photo will be sharp at Small.");
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
    await expect(page.getByRole("dialog")).toContainText("The more of it shows, the crisper it is.");
    // A zoomed crop shows the large copy of the photo, not the browser's thumbnail.
    await expect(wall.cropStage().locator("image")).toHaveAttribute("href", /w=2048$/);
    await page.getByRole("button", { name: "Reset" }).click();
    await expect(sharp).toBeVisible();
    expect(await wall.cropTransform()).toBe(start);
    await page.getByRole("slider", { name: "Straighten" }).press("ArrowRight");
    await expect(page.getByText("0.5 degrees")).toBeVisible();
    await page.getByRole("button", { name: "Turn", exact: true }).click();
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
  await wall.expectAnnounced("Done: swap photos. Tile 2: empty. Tile 5: church.jpg");
  await page.keyboard.press("Shift+ArrowDown");
  await wall.expectAnnounced("There's no tile below tile 5, so its photo stays.");
  await expect(wall.tile(5)).toBeFocused();
  await page.keyboard.press("Delete");
  await expect(wall.tile(5)).toHaveAccessibleName(/empty/);
  await expect(wall.tile(5)).toBeFocused();
  await page.keyboard.press("Control+z");
  await wall.expectAnnounced("Undone: take photo out. Tile 5: church.jpg");
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
