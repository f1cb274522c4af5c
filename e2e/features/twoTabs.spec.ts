import { join } from "node:path";
import { DesignerPage } from "../pages/designerPage.ts";
import { expectAccessible } from "../support/expectAccessible.ts";
import { expect, test } from "../support/test.ts";

const PHOTOS = ["koi", "leaf"].map((name) => join(import.meta.dirname, "../photos", `${name}.jpg`));

test("B4 one wall in two tabs: each says so, a change in one is in the other, and nothing is lost", async ({
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
