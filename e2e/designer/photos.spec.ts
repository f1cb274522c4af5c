import { join } from "node:path";
import { expectAccessible } from "../support/expectAccessible.ts";
import { goOffline } from "../support/pageErrors.ts";
import { expect, test } from "../support/test.ts";
import { watchForElement } from "../support/watchForElement.ts";

const photoPath = (name: string): string => join(import.meta.dirname, "../photos", `${name}.jpg`);
/** Lying, standing, standing, lying: for a wall of a standing tile, two lying ones and a standing one. */
const FOUR_PHOTOS = ["koi", "cairn", "church", "leaf"].map(photoPath);
const FOUR_FRAMES = "template=mixed_absolute_four_frames";
const fileNames = (...names: readonly string[]): readonly string[] => names.map((name) => `${name}.jpg`);

test("B3 photos are arranged, carried by hand, taken off and deleted, and each step can be undone", async ({
  shop,
  wall,
  page,
}) => {
  await shop.openDesigner(FOUR_FRAMES);
  await wall.choosePhotos([...FOUR_PHOTOS, photoPath("roses")]);
  await wall.expectPhotos(FOUR_PHOTOS);
  await expect(page.getByText("1 more photo waits")).toBeVisible();
  // What tiles can do is said now, for a few seconds and never again; that it was said is kept with its first sight.
  const wasHintShown = () => page.evaluate(() => localStorage.getItem("hint_told") !== null);
  await expect.poll(wasHintShown).toBe(true);

  const hint = page.getByRole("button", { name: "Dismiss hint" });

  // A phone's tray is a press on these words away.
  if (await wall.isPhone()) await page.getByRole("button", { name: "1 more photo waits" }).click();
  await expect(wall.tray()).toBeVisible();
  // B11: each photo paints for itself, and cuts off what is beside it; the ring of 5 pixels around the one with the focus is inside.
  const picture = wall.tray().locator("[data-tray-photo]").first();
  const ringWidth = await picture.evaluate(
    (photo) => photo.getBoundingClientRect().x - (photo.closest("li")?.getBoundingClientRect().x ?? 0),
  );
  expect(ringWidth).toBeGreaterThanOrEqual(5);
  await wall.tray().getByRole("button", { name: "Arrange for me" }).click();
  await wall.expectPhotos(fileNames("cairn", "koi", "leaf", "church"));
  // What is told of undo leaves it free.
  await expect(page.getByText("Undo brings your order back")).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).click({ trial: true, timeout: 2000 });
  await expectAccessible(page, "the tray with photos");
  await wall.dragFromTray("roses.jpg", 2);
  await expect(wall.tile(2)).toHaveAccessibleName(/roses\.jpg/);
  await expect(wall.tray().getByRole("button", { name: /^koi\.jpg, not on the wall/ })).toBeVisible();
  await wall.undo();
  await wall.tray().getByRole("button", { name: "Shuffle" }).click();
  await wall.expectAnnounced("Done: shuffle.");
  await wall.undo();
  await wall.closeTray();
  await wall.expectPhotos(fileNames("cairn", "koi", "leaf", "church"));

  await wall.dragPhoto(1, 4);
  await wall.expectPhotos(fileNames("church", "koi", "leaf", "cairn"));
  await expect(hint).toBeHidden();
  await wall.dragPhoto(2, "off the wall");
  await expect(wall.tile(2)).toHaveAccessibleName(/empty/);

  await wall.openTray();
  await wall
    .tray()
    .getByRole("button", { name: /^church\.jpg, in tile 1/ })
    .hover();
  await wall.tray().getByRole("button", { name: "Delete church.jpg" }).click();
  await expect(wall.tile(1)).toHaveAccessibleName(/empty/);
  await wall.undo();
  await wall.goBackToWall();
  await wall.expectPhotos(fileNames("church"));
  await wall.expectAllUploaded();
  await shop.reload();
  await wall.expectPhotos(fileNames("church"));
  await expect(wall.tile(4)).toHaveAccessibleName(/cairn\.jpg/);
  await expect(hint).toBeHidden();

  // B2: whoever comes near sees as much of a photo as the screen can show.
  const fullResolutionImage = page.locator('[data-drawing] image[href$="w=1280"]');
  await expect(fullResolutionImage).toHaveCount(0);
  await wall.tile(1).click();
  for (let times = 0; times < 4; times += 1) await page.getByRole("button", { name: "Zoom in" }).click();
  await expect(fullResolutionImage.first()).toBeAttached();
  const close = page.getByRole("button", { name: "Close tile options" });
  await close.click();
  await expect(close).toBeHidden();

  // Five photos for four tiles: one press hangs them all, and undo leads back.
  await wall.openTray();
  // Of a wall that comes with its photos nobody is asked for photos, nor on the way back of one that had them.
  const wasPhotoRequested = await watchForElement(page, '[aria-label^="Tile 1 of 1,"] span', "Add photo");
  await wall.tray().getByRole("link", { name: "Hang them all: Your own row 5 frames" }).click();
  await wall.expectPhotos(fileNames("church", "leaf", "cairn", "koi", "roses"));
  expect(await wasPhotoRequested()).toBe(false);
  const wasEmpty = await watchForElement(page, '[aria-label^="Tile 1 of 4"][aria-label*="empty"]');
  await wall.undo();
  await expect(wall.tile(2)).toHaveAccessibleName(/^Tile 2 of 4.*empty/);
  await expect(wall.tile(1)).not.toHaveAccessibleName(/empty/);
  expect(await wasEmpty()).toBe(false);
});

test("R2.7 photos come from the art collection, the clipboard and the tray, without a network too, and after the order", async ({
  shop,
  wall,
  cart,
  page,
  pageErrors,
}) => {
  await shop.openDesigner("set=charming_six");
  const addPhotosDialog = await wall.openAddPhotos(1);
  await expectAccessible(page, "the ways to add photos");
  const camera = addPhotosDialog.getByRole("button", { name: /^Take a photo/ });
  if (await wall.isPhone()) {
    const [chooser] = await Promise.all([page.waitForEvent("filechooser"), camera.click()]);
    expect(await chooser.element().getAttribute("capture")).toBe("environment");
  } else await expect(camera).toBeHidden();
  await addPhotosDialog.getByRole("button", { name: /From our art collection/ }).click();
  const art = page.getByRole("dialog", { name: "From our art collection" });
  await art.getByRole("button", { name: /Sea at dusk/ }).click();
  await expectAccessible(page, "the art collection");
  await art.getByRole("button", { name: "Hang it" }).click();
  await expect(wall.tile(1)).toHaveAccessibleName(/Sea at dusk, (sharp|good)/);

  await wall.pastePhoto(photoPath("koi"));
  await expect(wall.tile(2)).toHaveAccessibleName(/Pasted photo 1\.jpg/);
  await wall.expectAllUploaded();

  await goOffline(page, pageErrors);
  await wall.pastePhoto(photoPath("leaf"));
  await expect(wall.tile(3)).toHaveAccessibleName(/Pasted photo 2\.jpg/);
  await wall.openTray();
  await expect(wall.tray().getByText(/No connection/)).toBeVisible();
  await expectAccessible(page, "the tray without a network");
  // Both places in one breath: the tray itself moves, with the words beside the price.
  const offsetInTray = () =>
    wall.tray().evaluate((tray) => {
      const first = tray.querySelector("[data-tray-photo]");
      return (first?.getBoundingClientRect().top ?? 0) - tray.getBoundingClientRect().top;
    });
  const before = await offsetInTray();
  await page.context().setOffline(false);
  await expect(wall.tray().getByText(/No connection/)).toBeHidden();
  // What comes and goes by itself moves nothing that somebody is about to press.
  expect(await offsetInTray()).toBeCloseTo(before);
  await wall.closeTray();
  await wall.expectAllUploaded();

  // Whoever puts another photo in a tile's place is told so. Two quick taps press nothing that has opened under the finger, nor
  // where nothing may move.
  const place = await wall.tile(2).boundingBox();
  await wall.openTile(2);
  if (place && (await wall.isPhone())) {
    await page.touchscreen.tap(place.x + 5, place.y + place.height - 5);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(page.locator('[data-panels~="size"]')).toHaveCSS("animation-duration", /, 0\.4s$/);
  }
  await expect(wall.tile(2)).toHaveAccessibleName(/Pasted photo 1\.jpg/);
  await page.getByRole("button", { name: "Replace" }).click();
  await page.getByRole("dialog", { name: "Replace photo" }).getByRole("button", { name: "Close" }).click();
  await wall.closeTile();

  await wall.dragPhoto(3, "off the wall");
  const secondDialog = await wall.openAddPhotos(4);
  await secondDialog.getByRole("button", { name: "Hang Pasted photo 2.jpg" }).click();
  await expect(wall.tile(4)).toHaveAccessibleName(/Pasted photo 2\.jpg/);

  const thirdDialog = await wall.openAddPhotos(3);
  await thirdDialog.getByRole("button", { name: /Add them after ordering/ }).click();
  await page.getByRole("button", { name: "Print it like this" }).click();
  await expect(cart.wall("Charming six")).toBeVisible();
});

test("B11 what tiles can do is said on a first visit, goes away by itself, and is not said again", async ({
  shop,
  wall,
  page,
}) => {
  await page.clock.install();
  await shop.openDesigner("set=square_trio");
  await wall.choosePhotos([photoPath("koi")]);
  const hint = page.getByRole("button", { name: "Dismiss hint" });
  await expect(hint).toBeVisible();
  await page.clock.fastForward(15_000);
  await expect(hint).toBeHidden();
  await wall.expectAllUploaded();
  await shop.reload();
  await expect(wall.tile(1)).toHaveAccessibleName(/koi\.jpg/);
  await expect(hint).toBeHidden();
});
