import { samplePhotoPath } from "../support/makePhotos.ts";
import { expect, test } from "../support/test.ts";

test("B1 a wall of the list opens with its sample photos, which are never ordered, until own photos take their place", async ({
  shop,
  wall,
  page,
}) => {
  await shop.open("/browse/trio");
  await page.getByRole("link", { name: "Start with this wall", exact: true }).click();
  const samples = page.locator("[data-samples] [data-sample]");
  await expect(samples).toHaveCount(3);
  await expect(page.getByText(/They show how this wall could look and are never printed/)).toBeVisible();
  // Each tile is still empty, and says so.
  await expect(wall.tile(1)).toHaveAccessibleName(/empty, add photo$/);
  await expect(page.getByText("3 photos still to add")).toBeVisible();

  await wall.choosePhotos([samplePhotoPath("koi")]);
  await wall.expectPhotos([samplePhotoPath("koi")]);
  await expect(samples).toHaveCount(2);
  await wall.expectSaved(1);
  await shop.reload();
  await expect(samples).toHaveCount(2);

  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByRole("dialog", { name: "2 photos still to add" })).toContainText("never printed");
});
