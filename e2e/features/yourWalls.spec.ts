import type { Page } from "@playwright/test";
import { boxOf } from "@storywall/testkit/boxes.ts";
import { expectAccessible } from "../support/expectAccessible.ts";
import { samplePhotoPath, TWELVE_PHOTOS } from "../support/makePhotos.ts";
import { expect, test } from "../support/test.ts";

const PHOTOS = (["koi", "roses", "leaf"] as const).map(samplePhotoPath);

/** Returns the cumulative layout shift of the page so far. */
const readLayoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, "value"));
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );

test("B4 twelve photos, their frame and room follow the shopper to another layout", async ({
  page,
  shop,
  wall,
}) => {
  await shop.openDesigner("set=dazzling_dozen");
  await wall.dropPhotos(TWELVE_PHOTOS);
  await wall.expectAllUploaded();
  await page.getByRole("radio", { name: /Whisper/ }).check({ force: true });

  // A page load, as from the list of layouts, and not the designer's own change of layout.
  await shop.openDesigner("gallery=family_twelve");
  await expect(page.getByRole("button", { name: /^Tile \d+ of 12, .*photo-\d\d\.jpg/ })).toHaveCount(12);
  await expect(page.getByText(/^We've added the 12 photos from your last wall/)).toBeVisible();
  await expect(page.getByRole("radio", { name: /Whisper/ })).toBeChecked();
  await wall.undo();
  await expect(wall.tile(1)).toHaveAccessibleName(/empty/);

  // The photos stay with this wall. One that is deleted here still hangs on the other wall, and can come from there.
  await wall.openTray();
  await wall
    .tray()
    .getByRole("button", { name: /^photo-02\.jpg/ })
    .hover();
  await wall.tray().getByRole("button", { name: "Delete photo-02.jpg" }).click();

  // Each photo is known to the shop once.
  const uploads: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/uploads")) uploads.push(request.url());
  });
  await page.getByRole("button", { name: /^Tile 1 of / }).click();
  await page.getByRole("button", { name: /From your other walls/ }).click();
  const picker = page.getByRole("dialog", { name: "From your other walls" });
  await expect(picker.getByRole("button", { pressed: false }).first()).toBeVisible();
  await expectAccessible(page, "photos of other walls");
  await picker.getByRole("button", { name: "photo-02.jpg" }).click();
  await picker.getByRole("button", { name: "Add photo" }).click();
  await expect(wall.tile(1)).toHaveAccessibleName(/photo-02\.jpg/);
  expect(uploads).toEqual([]);
});

test("B4 the list of layouts shows the shopper's own photos, as its walls then open", async ({
  page,
  shop,
  wall,
  pageErrors,
}) => {
  // The next page may ask for an upload that the server has just finished for the last one.
  pageErrors.allow(/409 .*\/api\/uploads\//);
  await shop.openDesigner("set=charming_six");
  await wall.dropPhotos(PHOTOS);
  await wall.expectAllUploaded();
  await shop.open("/browse");
  await expect(page.getByText("15 walls, shown with your photos")).toBeVisible();
  const card = page
    .getByRole("article")
    .filter({ has: page.getByRole("link", { name: "Square trio", exact: true }) });
  await expect(card.locator("[data-own-photos] image")).toHaveCount(3);
  // Of more tiles than photos, the others say that they wait.
  const dozen = page
    .getByRole("article")
    .filter({ has: page.getByRole("link", { name: "Dazzling dozen", exact: true }) });
  await expect(dozen.locator("[data-own-photos] image")).toHaveCount(3);
  await expect(dozen.locator("[data-own-photos] rect")).toHaveCount(9);
  await expectAccessible(page, "the list with own photos");
  const frames = await page
    .getByText(/^Frames: /)
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().top));
  expect(new Set(frames.slice(0, 3)).size, "the frames of a row are on one line").toBe(1);
  expect(await readLayoutShift(page)).toBeLessThan(0.02);

  await card.getByRole("link", { name: /Start with this wall/ }).click();
  await wall.expectPhotos(PHOTOS);
});

test("B4 a new visitor's list of layouts loads nothing for photos of their own", async ({ page, shop }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (/PhotosOnIllustration|loadSavedWall/.test(request.url())) scripts.push(request.url());
  });
  await shop.open("/browse");
  await shop.waitForHydration();
  await page.waitForLoadState("networkidle");
  await expect(page.getByText("15 walls", { exact: true })).toBeVisible();
  expect(scripts).toEqual([]);
});

test("B4 on the next visit the home page shows the wall that was left, and Design opens it", async ({
  page,
  shop,
  wall,
}) => {
  const smallCopies: string[] = [];
  page.on("requestfinished", (request) => {
    if (request.url().endsWith("?w=320")) smallCopies.push(request.url());
  });
  await shop.openDesigner("set=square_trio");
  await wall.dropPhotos(PHOTOS.slice(0, 2));
  await wall.expectAllUploaded();
  // They are made and cached now, so that the next visit shows them at once.
  await expect.poll(() => smallCopies.length).toBe(2);
  await shop.openHome();
  const card = page.getByRole("main").getByRole("link", { name: /Continue your wall/ });
  await expect(card).toContainText("Square trio, 2 of 3 photos in place");
  await expect(card.locator("image")).toHaveCount(2);
  await expectAccessible(page, "a wall to continue");
  expect(await readLayoutShift(page)).toBeLessThan(0.02);

  await page.getByRole("main").getByRole("link", { name: "Design your wall" }).click();
  await expect(page).toHaveURL(/set=square_trio/);
  await wall.expectPhotos(PHOTOS.slice(0, 2));
});

test("B4 B9 walls are named, copied and deleted, a deleted one comes back, and links to orders are sent again", async ({
  page,
  shop,
  wall,
}) => {
  await shop.open("/walls");
  await expect(page.getByRole("link", { name: "Browse layouts and sets" })).toBeVisible();
  await expectAccessible(page, "no walls yet");
  await shop.openDesigner("set=square_trio");
  await wall.dropPhotos(PHOTOS);
  await wall.expectAllUploaded();

  await shop.open("/walls");
  await shop.waitForHydration();
  const list = page.getByRole("list", { name: "Your walls" });
  await page.getByRole("button", { name: "Copy Square trio" }).click();
  await expect(list.getByRole("heading")).toHaveText(["Square trio (copy)", "Square trio"]);
  await expect(list.getByRole("link", { name: "Square trio (copy)" })).toBeFocused();
  await page.getByRole("button", { name: "Rename Square trio (copy)" }).click();
  await page.getByLabel("Name of this wall").fill("Gran's hall");
  await page.keyboard.press("Enter");
  await expect(list.getByRole("heading")).toHaveText(["Gran's hall", "Square trio"]);
  await expectAccessible(page, "your walls");

  await page.getByRole("button", { name: "Delete Square trio" }).click();
  await expect(list.getByRole("heading")).toHaveText(["Gran's hall"]);
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(list.getByRole("heading")).toHaveText(["Gran's hall", "Square trio"]);
  await expect(list.getByRole("link", { name: "Square trio" })).toBeFocused();

  const orders = page.getByRole("region", { name: "Your orders" });
  const [heading, text] = [
    await boxOf(orders.getByRole("heading")),
    await boxOf(orders.getByText(/^Orders you place/)),
  ];
  expect(text.y - heading.y - heading.height, "the heading keeps its distance").toBeGreaterThanOrEqual(12);
  await orders.getByLabel("Email address you ordered with").fill(`${crypto.randomUUID()}@example.com`);
  await page.keyboard.press("Enter");
  await expect(orders.getByText(/^If there's an order under this address/)).toBeVisible();

  // The copy has the photos, and its changes are its own.
  await list.getByRole("link", { name: "Gran's hall" }).click();
  await wall.expectPhotosShown();
  // The second time the images are in the browser's cache, and load before the wall is on the page.
  await shop.open("/walls");
  await list.getByRole("link", { name: "Gran's hall" }).click();
  await wall.expectPhotos(PHOTOS);
  await wall.expectPhotosShown();
  await wall.tile(1).focus();
  await page.keyboard.press("Delete");
  await expect(wall.tile(1)).toHaveAccessibleName(/empty/);
  await shop.openDesigner("set=square_trio");
  await wall.expectPhotos(PHOTOS);
});

test("B4 a wall that a second tab changes is shown as it is now", async ({ shop, wall, context }) => {
  await shop.openDesigner("set=square_trio");
  await wall.dropPhotos(PHOTOS.slice(0, 1));
  await wall.expectAllUploaded();
  const second = await context.newPage();
  // The browser's own bytes of a photo go as soon as the shop has it. A busy window asks for them too late.
  await second.addInitScript(() => {
    URL.createObjectURL = () => "blob:gone";
  });
  await second.goto("/walls");
  await expect(second.getByText("3 tiles, 2 still empty")).toBeVisible();
  await wall.dropPhotos(PHOTOS.slice(1));
  await wall.expectAllUploaded();
  // The windows are side by side: neither is loaded again.
  await expect(second.getByText("3 tiles, all with photos")).toBeVisible();
});

test("R2.13 art hangs on the wall that the shopper left, and undo takes it off", async ({
  page,
  shop,
  wall,
}) => {
  await shop.openDesigner("set=square_trio");
  await wall.dropPhotos(PHOTOS.slice(0, 1));
  await wall.expectAllUploaded();
  await shop.open("/art?tag=sea");
  await page.getByRole("link", { name: "Red sail" }).click();
  await page.getByRole("link", { name: "Hang it with your photos" }).click();
  await expect(page).toHaveURL(/set=square_trio/);
  await expect(wall.tile(2)).toHaveAccessibleName(/Red sail/);
  await expect(page.getByText(/“Red sail” is on your wall, in tile 2/)).toBeVisible();
  await expect(page).not.toHaveURL(/art=/);
  await wall.undo();
  await expect(wall.tile(2)).toHaveAccessibleName(/empty/);
});
