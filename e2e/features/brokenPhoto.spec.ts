import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expectAccessible } from "../support/expectAccessible.ts";
import { TWELVE_PHOTOS } from "../support/makePhotos.ts";
import { expect, test } from "../support/test.ts";

test("R7.5 a broken photo gets its own message and the others are uploaded", async ({
  shop,
  wall,
  page,
  pageErrors,
}, testInfo) => {
  pageErrors.allow(/(415|422) .*\/api\/uploads/);
  const folder = testInfo.outputPath("photos");
  mkdirSync(folder, { recursive: true });
  const [first = "", second = "", third = ""] = TWELVE_PHOTOS;
  // Only the start of the file, as when a memory card is pulled out too early.
  const broken = join(folder, "broken.jpg");
  writeFileSync(broken, readFileSync(second).subarray(0, 2_000));
  await shop.openDesigner("set=square_trio");
  await wall.dropPhotos([first, broken, third]);
  await expect(page.getByRole("button", { name: /photo-01\.jpg/ }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /photo-03\.jpg/ }).first()).toBeVisible();
  await wall.expectAllUploaded();
  await expect(page.getByText(/can't be (used|read|opened)|damaged|broken/i).first()).toBeVisible();
  await expect(wall.tile(1)).toHaveAccessibleName(/photo-01\.jpg, sharp$/);
});

test("R7.5 B4 a truncated photo shows an error on its own tile, also after a reload", async ({
  shop,
  wall,
  page,
  pageErrors,
}, testInfo) => {
  pageErrors.allow(/422 .*\/api\/uploads/);
  const folder = testInfo.outputPath("photos");
  mkdirSync(folder, { recursive: true });
  const [first = "", second = "", third = "", photo = ""] = TWELVE_PHOTOS;
  const broken = join(folder, "broken.jpg");
  const bytes = readFileSync(second);
  writeFileSync(broken, bytes.subarray(0, bytes.length / 2));
  await shop.openDesigner("set=square_trio");
  await wall.dropPhotos([first, broken, third]);
  const damagedTileName = /^Tile 2 of 3, .*broken\.jpg, .*(damaged|can't be used)/;
  await expect(wall.tile(2)).toHaveAccessibleName(damagedTileName);
  await expect(wall.tile(1)).toHaveAccessibleName(/photo-01\.jpg, sharp$/);
  await expect(wall.tile(3)).toHaveAccessibleName(/photo-03\.jpg, sharp$/);
  await expectAccessible(page, "a wall with a broken photo");
  await shop.reload();
  await expect(wall.tile(2)).toHaveAccessibleName(damagedTileName);
  await wall.addToCart();
  const question = page.getByRole("dialog", { name: "1 tile needs another photo" });
  await expect(question).toBeVisible();
  await expectAccessible(page, "the question about a broken photo");
  await question.getByRole("button", { name: "Back to the wall" }).click();
  await wall.openTile(2);
  await expect(page.getByText(/This photo is damaged/).first()).toBeVisible();
  await expectAccessible(page, "options of a broken photo");
  await wall.closeTile();
  // The list counts the photo as little as the workshop does.
  await shop.open("/walls");
  await expect(page.getByText("3 tiles, 1 photo can't be shown")).toBeVisible();
  await page.goBack();
  await expect(wall.tile(2)).toHaveAccessibleName(damagedTileName);
  // A photo that is chosen later takes its tile, and "Arrange photos" hangs no photo that cannot be printed.
  await wall.choosePhotos([photo]);
  await expect(wall.tile(2)).not.toHaveAccessibleName(/broken|empty/);
  await wall.openTray();
  await wall.tray().getByRole("button", { name: "Arrange photos" }).click();
  await expect(wall.tray().getByRole("button", { name: /^broken\.jpg, not on the wall/ })).toBeVisible();
  await expectAccessible(page, "the tray with a broken photo");
  // The note leads to the photo, whose reason names it.
  await wall.tray().getByRole("button", { name: "3 photos, 1 can't be used" }).click();
  await expect(wall.tray().getByRole("button", { name: /^broken\.jpg, not on the wall/ })).toBeFocused();
  await expect(wall.tray().getByText(/^broken\.jpg: This photo is damaged/)).toBeVisible();
  await wall.expectAllUploaded();
});

test("R7.5 B11 a photo that browsers cannot show says so inside its frame, at every zoom", async ({
  shop,
  wall,
  page,
}, testInfo) => {
  // An AVIF whose header says HEIC, as photos of an iPhone do.
  const heicPhoto = testInfo.outputPath("phone.heic");
  const bytes = await sharp(TWELVE_PHOTOS[0]).resize(1600).avif({ effort: 0 }).toBuffer();
  writeFileSync(heicPhoto, bytes.toString("latin1").replaceAll("avif", "heic"), "latin1");
  // The server would make its preview, but does not answer.
  await page.route("**/api/uploads", () => {});
  await page.setViewportSize({ width: 390, height: 844 });
  await shop.openDesigner("template=mixed_absolute_four_frames");
  await wall.choosePhotos([heicPhoto, heicPhoto]);
  const expectTextInsideFrame = () =>
    expect
      .poll(() =>
        wall.tile(2).evaluate((tile) => {
          const opening = tile.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
          return [...tile.querySelectorAll("*")].filter((part) => {
            const { top, bottom, left, right } = part.getBoundingClientRect();
            const isVisible = bottom > top && right > left;
            return (
              isVisible &&
              (top < opening.top - 1 ||
                bottom > opening.bottom + 1 ||
                left < opening.left - 1 ||
                right > opening.right + 1)
            );
          }).length;
        }),
      )
      .toBe(0);
  await expect(wall.tile(2)).toHaveAccessibleName(/phone\.heic, Preview after upload/);
  await expectTextInsideFrame();
  await wall.openTile(2);
  await expectTextInsideFrame();
  await expectAccessible(page, "a photo without a preview");
  await wall.openCrop();
  await expect(wall.cropStage()).toContainText("Preview after upload");
  await expectAccessible(page, "a crop without a preview");
});
