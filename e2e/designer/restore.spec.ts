import type { Page, Route } from "@playwright/test";
import { samplePhotoPath } from "../support/makePhotos.ts";
import { expect, test } from "../support/test.ts";
import { watchForElement } from "../support/watchForElement.ts";

const THREE_PHOTOS = (["koi", "cairn", "leaf"] as const).map(samplePhotoPath);
const TRIO_PATH = "/design?set=square_trio";

/**
 * Navigates on a slow connection: the server's page and its styles load, the scripts do not. Returns a function that
 * lets the scripts load.
 */
const withScriptsHeldBack = async (page: Page, navigate: () => Promise<unknown>): Promise<() => void> => {
  const scripts = Promise.withResolvers<void>();
  const hold = async (route: Route): Promise<void> => {
    await scripts.promise;
    await route.continue();
  };
  await page.route(/\/assets\/entry\.client/, hold, { times: 1 });
  await navigate();
  await page.waitForFunction(() => document.readyState !== "loading");
  return scripts.resolve;
};

test("B4 a restored wall never asks for a photo that it has, even before hydration", async ({
  shop,
  wall,
  page,
}) => {
  const releaseScripts = await withScriptsHeldBack(page, () => page.goto(TRIO_PATH, { waitUntil: "commit" }));
  // A new visitor is asked for photos at once.
  await expect(wall.tile(2).getByText("Add photo")).toBeVisible();
  // Photos that are dropped now are hung as soon as the scripts run.
  await wall.dropPhotos(THREE_PHOTOS);
  releaseScripts();
  await shop.waitForHydration();
  await wall.expectPhotos(THREE_PHOTOS);
  await wall.expectAllUploaded();
  // A frame that differs from the server's empty wall has to be loaded from storage first.
  await wall.changeFrame("Sleek");
  await wall.expectSavedStep("Change all frames");

  const releaseScriptsAgain = await withScriptsHeldBack(page, () => page.reload({ waitUntil: "commit" }));
  const wasPhotoRequested = await watchForElement(page, "[data-tile] span", "Add photo");
  await wall.tile(2).click();
  releaseScriptsAgain();
  await expect(page.getByRole("heading", { name: /^Tile 2 of/ })).toBeVisible();
  await wall.expectPhotos(THREE_PHOTOS);
  expect(await wasPhotoRequested()).toBe(false);
});

test("R4.4 B4 a press on Add to cart before the wall is restored waits for its pending photos and does not ask for them", async ({
  shop,
  wall,
  page,
}) => {
  await shop.openDesigner("set=square_trio");
  await page.route("**/api/uploads", () => {});
  await wall.choosePhotos(THREE_PHOTOS);
  await wall.expectPhotos(THREE_PHOTOS);
  await wall.expectSaved(THREE_PHOTOS.length);
  await wall.expectSavedStep("Add photos");
  page.on("dialog", (dialog) => void dialog.accept());

  const releaseScripts = await withScriptsHeldBack(page, () => page.reload({ waitUntil: "commit" }));
  await wall.addToCart();
  releaseScripts();
  await page.getByRole("button", { name: "Print them as they are" }).click();
  await expect(page.getByRole("dialog")).toContainText("3 photos are still to come");
  await page.getByRole("button", { name: "Not yet" }).click();
  await wall.expectPhotos(THREE_PHOTOS);
});

test("B4 a change that was made right before a reload is there after it, also while photos are uploading", async ({
  shop,
  wall,
  page,
}) => {
  await shop.openDesigner("set=square_trio");
  await page.route("**/api/uploads", () => {});
  await wall.choosePhotos(THREE_PHOTOS);
  await wall.expectPhotos(THREE_PHOTOS);
  await wall.expectSaved(THREE_PHOTOS.length);
  await wall.expectSavedStep("Add photos");
  page.on("dialog", (dialog) => void dialog.accept());

  await wall.tile(1).focus();
  await page.keyboard.press("Delete");
  await expect(wall.tile(1)).toHaveAccessibleName(/empty/);
  await shop.reload();
  await expect(wall.tile(2)).toHaveAccessibleName(/cairn\.jpg/);
  await expect(wall.tile(1)).toHaveAccessibleName(/empty/);
});
