import { DesignerPage } from "../pages/designerPage.ts";
import { expectAccessible } from "../support/expectAccessible.ts";
import { samplePhotoPath } from "../support/makePhotos.ts";
import { expect, test } from "../support/test.ts";

const PHOTOS = (["koi", "leaf"] as const).map(samplePhotoPath);

test("B4 two tabs with one wall show a notice, share every change, and lose nothing", async ({
  page,
  shop,
  wall,
  context,
}) => {
  const notice = /This wall is open in another tab too/;
  await shop.openDesigner("set=square_trio");
  await wall.dropPhotos(PHOTOS);
  await wall.expectAllUploaded();
  const second = await context.newPage();
  await second.goto("/design?set=square_trio");
  const other = new DesignerPage(second);
  await other.expectPhotos(PHOTOS);
  await expect(second.getByText(notice)).toBeVisible();
  await expect(page.getByText(notice)).toBeVisible();
  await expectAccessible(page, "a wall that is open twice");

  await wall.tile(1).focus();
  await page.keyboard.press("Delete");
  await expect(other.tile(1)).toHaveAccessibleName(/empty/);
  await other.undo();
  await expect(wall.tile(1)).toHaveAccessibleName(/koi\.jpg/);

  await second.close();
  await expect(page.getByText(notice)).toBeHidden();
  await shop.reload();
  await wall.expectPhotos(PHOTOS);
});
