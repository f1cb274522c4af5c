import { join } from "node:path";
import type { Page, Route } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { watchForElement } from "../support/watchForElement.ts";

const THREE_PHOTOS = ["koi", "cairn", "leaf"].map((name) =>
  join(import.meta.dirname, "../photos", `${name}.jpg`),
);
const TRIO_PATH = "/design?set=square_trio";

/** A slow line: the server's page with its styles is there, the shop's scripts are not. Gives the way to let them come. */
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

test("B4 a wall that comes back asks for no photo that it has, however early it is seen and pressed", async ({
  shop,
  wall,
  page,
}) => {
  const releaseScripts = await withScriptsHeldBack(page, () => page.goto(TRIO_PATH, { waitUntil: "commit" }));
  // Whoever is new is asked for photos at once.
  await expect(wall.tile(2).getByText("Add photo")).toBeVisible();
  releaseScripts();
  await shop.waitForHydration();
  await wall.choosePhotos(THREE_PHOTOS);
  await wall.expectPhotos(THREE_PHOTOS);
  await wall.expectAllUploaded();
  // Frames other than those of the server's empty wall have to be read first.
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

test("R4.4 B4 whoever buys before the wall is back waits for the photos that are on their way, and is not asked for them", async ({
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
  await expect(page.getByRole("dialog")).toContainText("3 photos are still to come");
  await page.getByRole("button", { name: "Not yet" }).click();
  await wall.expectPhotos(THREE_PHOTOS);
});
