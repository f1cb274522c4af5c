import { setTimeout } from "node:timers/promises";
import { expectAccessible } from "../support/expectAccessible.ts";
import { samplePhotoPath } from "../support/makePhotos.ts";
import { disconnect } from "../support/pageErrors.ts";
import { expect, test } from "../support/test.ts";
import { watchForElement } from "../support/watchForElement.ts";

/** Landscape, portrait, portrait, landscape, for a wall whose tiles are portrait, landscape, landscape, portrait. */
const FOUR_PHOTOS = (["koi", "cairn", "church", "leaf"] as const).map(samplePhotoPath);
const FOUR_FRAMES = "template=mixed_absolute_four_frames";
const fileNames = (...names: readonly string[]): readonly string[] => names.map((name) => `${name}.jpg`);

test("B3 photos are arranged, dragged, removed and deleted, and each step can be undone", async ({
  shop,
  wall,
  page,
}) => {
  // A slow network: the photos wait for the search instead of filling the tiles in order.
  await page.route(/matchingChange/, async (route) => {
    await setTimeout(500);
    await route.continue();
  });
  await shop.open("/faq");
  await shop.openDesigner(FOUR_FRAMES);
  await wall.choosePhotos([...FOUR_PHOTOS, samplePhotoPath("roses")]);
  // Each hangs where it suits, not in the order in which they were chosen.
  await wall.expectPhotos(fileNames("cairn", "koi", "leaf", "church"));
  await wall.openNotes();
  await expect(page.getByText("1 photo not placed yet")).toBeVisible();
  await page.keyboard.press("Escape");
  // The hint about tiles is shown now, for a few seconds and once only. The browser stores that it was shown.
  const wasHintShown = () => page.evaluate(() => localStorage.getItem("hint_told") !== null);
  await expect.poll(wasHintShown).toBe(true);

  const hint = page.getByRole("button", { name: "Dismiss hint" });
  await wall.dragPhoto(1, 2);
  await wall.expectPhotos(fileNames("koi", "cairn", "leaf", "church"));

  // On a phone a press on this text opens the tray.
  await wall.openNotes();
  if (await wall.isPhone()) await page.getByRole("button", { name: "1 photo not placed yet" }).click();
  await expect(wall.tray()).toBeVisible();
  // Each tray item clips what is outside of it, so the focus ring of 5 px must be inside (B11).
  const trayPhoto = wall.tray().locator("[data-tray-photo]").first();
  const ringWidth = await trayPhoto.evaluate(
    (photo) => photo.getBoundingClientRect().x - (photo.closest("li")?.getBoundingClientRect().x ?? 0),
  );
  expect(ringWidth).toBeGreaterThanOrEqual(5);
  await wall.tray().getByRole("button", { name: "Arrange photos" }).click();
  await wall.expectPhotos(fileNames("cairn", "koi", "leaf", "church"));
  // The toast about undo does not cover the Undo button.
  await expect(page.getByText("Each photo now hangs where it suits best.")).toBeVisible();
  await wall.toolbar().getByRole("button", { name: "Undo" }).click({ trial: true, timeout: 2000 });
  await expectAccessible(page, "the tray with photos");
  await wall.dragFromTray("roses.jpg", 2);
  await expect(wall.tile(2)).toHaveAccessibleName(/roses\.jpg/);
  await expect(wall.tray().getByRole("button", { name: /^koi\.jpg, not on the wall/ })).toBeVisible();
  await wall.undo();
  await wall.tray().getByRole("button", { name: "Shuffle" }).click();
  await wall.expectAnnounced("Photos shuffled.");
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

  // A zoomed wall loads photos at the full resolution of the screen (B2).
  const fullResolutionImage = page.locator('[data-drawing] image[href$="w=1280"]');
  await expect(fullResolutionImage).toHaveCount(0);
  await wall.tile(1).click();
  for (let times = 0; times < 4; times += 1) await page.keyboard.press("+");
  await expect(fullResolutionImage.first()).toBeAttached();
  const close = page.getByRole("button", { name: "Close tile options" });
  await close.click();
  await expect(close).toBeHidden();

  // Five photos for four tiles: one press changes to a layout that hangs them all, and undo returns.
  await wall.openTray();
  // A wall that opens with its photos never asks for photos, neither after the change nor after undo.
  const wasPhotoRequested = await watchForElement(page, '[aria-label^="Tile 1 of 1,"] span', "Add photo");
  await wall.tray().getByRole("link", { name: "Hang them all on a gallery wall 5 tiles" }).click();
  await wall.expectPhotos(fileNames("church", "leaf", "cairn", "koi", "roses"));
  expect(await wasPhotoRequested()).toBe(false);
  const wasEmpty = await watchForElement(page, '[aria-label^="Tile 1 of 4"][aria-label*="empty"]');
  await wall.undo();
  await expect(wall.tile(2)).toHaveAccessibleName(/^Tile 2 of 4.*empty/);
  await expect(wall.tile(1)).not.toHaveAccessibleName(/empty/);
  expect(await wasEmpty()).toBe(false);

  // One press on Back leaves it, and does not show the same wall once more; Forward returns.
  await page.goBack();
  await expect(page).toHaveURL("/faq");
  await page.goForward();
  await shop.waitForHydration();
  await expect(wall.tile(1)).toHaveAccessibleName(/^Tile 1 of 4/);

  // Another layout hangs them where they suit: it is portrait, landscape, three portraits and a landscape. The way back by
  // the list finds the four tiles as they were left.
  await wall.openLayouts();
  const layouts = page.getByRole("region", { name: "Layout" });
  await layouts.getByRole("link", { name: /^Salon six/ }).click();
  await expect(wall.tile(6)).toHaveAccessibleName(/(roses|koi)\.jpg/);
  await expect(page.getByRole("button", { name: /^Tile \d of 6.*empty/ })).toHaveCount(1);
  await expect(wall.tile(2)).toHaveAccessibleName(/leaf\.jpg/);
  await wall.openLayouts();
  await layouts.getByRole("link", { name: /^Gathering/ }).click();
  await expect(wall.tile(2)).toHaveAccessibleName(/^Tile 2 of 4.*empty/);
  await expect(wall.tile(3)).toHaveAccessibleName(/leaf\.jpg/);
});

test("R2.7 photos come from the art collection, the clipboard and the tray, also offline, or after the order", async ({
  shop,
  wall,
  cart,
  page,
  pageErrors,
}) => {
  await shop.openDesigner("set=charming_six");
  const addPhotosDialog = await wall.openAddPhotos(1);
  await expectAccessible(page, "the add photos dialog");
  const camera = addPhotosDialog.getByRole("button", { name: /^Take a photo/ });
  if (await wall.isPhone()) {
    const [chooser] = await Promise.all([page.waitForEvent("filechooser"), camera.click()]);
    expect(await chooser.element().getAttribute("capture")).toBe("environment");
  } else await expect(camera).toBeHidden();
  await addPhotosDialog.getByRole("button", { name: /From our art collection/ }).click();
  const art = page.getByRole("dialog", { name: "From our art collection" });
  await art.getByRole("button", { name: /Sea at dusk/ }).click();
  await expectAccessible(page, "the art collection");
  await art.getByRole("button", { name: "Use this picture" }).click();
  await expect(wall.tile(1)).toHaveAccessibleName(/Sea at dusk, (sharp|good)/);

  await wall.pastePhoto(samplePhotoPath("koi"));
  await expect(wall.tile(2)).toHaveAccessibleName(/Pasted photo 1\.jpg/);
  await wall.expectAllUploaded();

  await disconnect(page, pageErrors);
  await wall.pastePhoto(samplePhotoPath("leaf"));
  await expect(wall.tile(3)).toHaveAccessibleName(/Pasted photo 2\.jpg/);
  await wall.openTray();
  await expect(wall.tray().getByText(/No connection/)).toBeVisible();
  await expectAccessible(page, "the tray without a network");
  // Both positions are read at the same moment: the tray itself moves when the text beside the price changes.
  const offsetInTray = () =>
    wall.tray().evaluate((tray) => {
      const first = tray.querySelector("[data-tray-photo]");
      return (first?.getBoundingClientRect().top ?? 0) - tray.getBoundingClientRect().top;
    });
  const before = await offsetInTray();
  await page.context().setOffline(false);
  await expect(wall.tray().getByText(/No connection/)).toBeHidden();
  // The notice appears and disappears by itself, so it must not move what a shopper is about to press.
  expect(await offsetInTray()).toBeCloseTo(before);
  await wall.closeTray();
  await wall.expectAllUploaded();

  // The dialog names the replacement. A second quick tap does not press what has just opened under the finger, also
  // with reduced motion.
  const tileBox = await wall.tile(2).boundingBox();
  await wall.openTile(2);
  if (tileBox && (await wall.isPhone())) {
    await page.touchscreen.tap(tileBox.x + 5, tileBox.y + tileBox.height - 5);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(page.getByRole("dialog", { name: "Tile 2 of 6" })).toHaveCSS(
      "animation-duration",
      /, 0\.4s$/,
    );
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
  await thirdDialog.getByRole("button", { name: /Order now, add photos later/ }).click();
  await page.getByRole("button", { name: /^Print (it|them) as (it is|they are)$/ }).click();
  await expect(cart.wall("Charming six")).toBeVisible();
});

test("B11 the hint about tiles is shown on a first visit, disappears by itself and is not shown again", async ({
  shop,
  wall,
  page,
}) => {
  await page.clock.install();
  await shop.openDesigner("set=square_trio");
  await wall.choosePhotos([samplePhotoPath("koi")]);
  const hint = page.getByRole("button", { name: "Dismiss hint" });
  await expect(hint).toBeVisible();
  await page.clock.fastForward(15_000);
  await expect(hint).toBeHidden();
  await wall.expectAllUploaded();
  await shop.reload();
  await expect(wall.tile(1)).toHaveAccessibleName(/koi\.jpg/);
  await expect(hint).toBeHidden();
});
