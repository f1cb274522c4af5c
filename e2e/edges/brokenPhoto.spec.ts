import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { TWELVE_PHOTOS } from "../support/makePhotos.ts";
import { expect, test } from "../support/test.ts";

test("R7.5 a broken photo is told on its own and the others go on", async ({
  shop,
  wall,
  page,
  troubles,
}, testInfo) => {
  troubles.foresee(/(415|422) .*\/api\/uploads/);
  const folder = testInfo.outputPath("photos");
  mkdirSync(folder, { recursive: true });
  const [first = "", second = "", third = ""] = TWELVE_PHOTOS;
  // As from a card that was pulled out too early: a photo's head, and nothing after it.
  const broken = join(folder, "broken.jpg");
  writeFileSync(broken, readFileSync(second).subarray(0, 2_000));
  await shop.openDesigner("set=square_trio");
  await wall.dropPhotos([first, broken, third]);
  await expect(page.getByRole("button", { name: /photo-01\.jpg/ }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /photo-03\.jpg/ }).first()).toBeVisible();
  await wall.expectAllUploaded();
  await expect(page.getByText(/cannot be (used|read|opened)|damaged|broken/i).first()).toBeVisible();
  await expect(wall.tile(1)).toHaveAccessibleName(/photo-01\.jpg, sharp$/);
});
