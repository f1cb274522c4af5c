import { boxOf } from "@storywall/testkit/boxes.ts";
import { countPresses } from "../support/countPresses.ts";
import { expectAccessible } from "../support/expectAccessible.ts";
import { dragBy } from "../support/gestures.ts";
import { LONG_ON_DESKTOP } from "../support/longTests.ts";
import { photosOf } from "../support/makePhotos.ts";
import { expect, test } from "../support/test.ts";

/** Maximum time for a shopper to get from a layout to the cart. */
const THREE_MINUTES_MS = 180_000;

test(
  "R3.4 B1 a shopper hangs twelve photos on a ready-made gallery wall in oak, arranges it and buys it",
  LONG_ON_DESKTOP,
  async ({ page, shop, wall, cart, saveScreenshot }) => {
    const photos = photosOf(12);
    await shop.openDesigner("set=charming_six");
    const start = Date.now();
    await wall.openLayouts();
    await page.getByRole("link", { name: /^Family twelve/ }).click();
    await expect(wall.tile(12)).toBeVisible();
    // What adds a tile covers none.
    const plus = await boxOf(page.getByRole("button", { name: "Add a tile", exact: true }).first());
    for (let number = 1; number <= 12; number += 1) {
      const tile = await boxOf(wall.tile(number));
      const isBeside =
        plus.x >= tile.x + tile.width || tile.x >= plus.x + plus.width || plus.y >= tile.y + tile.height;
      expect(isBeside || tile.y >= plus.y + plus.height, `tile ${number} is beside the plus`).toBe(true);
    }
    await saveScreenshot("ready-made");
    await wall.choosePhotos(photos);
    await wall.expectAllUploaded();
    await wall.changeFrame("Harmony");
    const before = await wall.tile(1).boundingBox();
    await page.getByRole("button", { name: "Arrange tiles", exact: true }).click();
    await expect.poll(() => wall.tile(1).boundingBox()).not.toEqual(before);
    await saveScreenshot("arranged");
    await wall.addToCart();
    const title = "Family twelve";
    const confirm = page.getByRole("button", { name: /^Print (it|them) as (it is|they are)$/ });
    await expect(confirm.or(cart.wall(title)).first()).toBeVisible();
    if (await confirm.isVisible()) await confirm.click();
    await expect(cart.wall(title)).toBeVisible();
    expect(Date.now() - start).toBeLessThan(THREE_MINUTES_MS);
    await saveScreenshot("in-cart");
  },
);

test(
  "R3.4 B1 ten presses are enough from the home page to twelve mixed frames in oak in the cart",
  LONG_ON_DESKTOP,
  async ({ page, shop, wall, cart, isMobile }) => {
    const { press, count } = countPresses();
    // On a desktop the panels are open.
    const openPanel = async (name: string): Promise<void> => {
      const panels = page.getByRole("navigation", { name: "Panels" });
      if (isMobile) await press(panels.getByRole("button", { name, exact: true }));
    };
    await shop.openHome();
    await press(page.getByRole("link", { name: "Design your wall" }).first());
    await openPanel("Layout");
    await press(page.getByRole("link", { name: /^Family twelve/ }));
    const choose = page.getByRole("button", {
      name: isMobile ? "Choose your photos" : "Add photos",
      exact: true,
    });
    const [chooser] = await Promise.all([page.waitForEvent("filechooser"), press(choose)]);
    await chooser.setFiles([...photosOf(12)]);
    await wall.expectAllUploaded();
    const before = await wall.tile(1).boundingBox();
    await press(page.getByRole("button", { name: "Arrange tiles", exact: true }));
    await expect.poll(() => wall.tile(1).boundingBox()).not.toEqual(before);
    await openPanel("Frame");
    // The small wall beside an open panel is not covered by its own buttons.
    await expect(page.getByRole("button", { name: "Move by hand", exact: true })).toBeVisible({
      visible: !isMobile,
    });
    await press(page.locator("label", { hasText: "Harmony" }).locator("visible=true").first());
    await press(page.getByRole("button", { name: "Add to cart", exact: true }));
    const confirm = page.getByRole("button", { name: /^Print (it|them) as (it is|they are)$/ });
    await expect(confirm.or(cart.wall("Family twelve")).first()).toBeVisible();
    if (await confirm.isVisible()) await press(confirm);
    await expect(cart.wall("Family twelve")).toBeVisible();
    expect(count()).toBeLessThanOrEqual(10);
  },
);

test("R3.3 B11 a frame of a gallery wall gets the next size by its corner, and by undo the one before", async ({
  page,
  shop,
  wall,
}) => {
  await shop.openDesigner("gallery=large_and_four");
  await page.getByRole("button", { name: "Move by hand", exact: true }).click();
  const frame = page.getByRole("button", { name: /^Tile 1 of 5, 30 by 45 cm/ });
  const box = await boxOf(frame);
  await dragBy(page, page.locator("[data-size-handle]"), { x: box.width / 3, y: box.height / 3 });
  await expect(page.getByRole("button", { name: /^Tile 1 of 5, 40 by 60 cm/ })).toBeVisible();
  await wall.undo();
  await expect(frame).toBeVisible();
});

test("R2.6 B11 frames of a gallery wall are moved by keys and pointer, change their size, and stay after a reload", async ({
  page,
  shop,
  wall,
  saveScreenshot,
}) => {
  await shop.openDesigner("gallery=large_and_four");
  await page.getByRole("button", { name: "Move by hand", exact: true }).click();
  const frame = page.getByRole("button", { name: /^Tile 1 of 5, 30 by 45 cm/ });
  await frame.focus();
  await page.keyboard.press("ArrowUp");
  await wall.expectAnnounced("Tile 1 hangs 0 cm from the left and 0 cm from the top of your group of tiles.");
  await expectAccessible(page, "frames that can be moved");

  const before = await frame.boundingBox();
  await dragBy(page, frame, { x: -40, y: -30 });
  await expect.poll(() => frame.boundingBox()).not.toEqual(before);
  await saveScreenshot("moved");
  await page.getByRole("button", { name: "Larger tile" }).click();
  await expect(page.getByRole("button", { name: /^Tile 1 of 5, 40 by 60 cm/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(wall.tile(1)).toBeFocused();

  await page.getByRole("button", { name: "Add a tile", exact: true }).first().click();
  await expect(wall.tile(6)).toBeVisible();
  await wall.undo();
  await expect(wall.tile(6)).toBeHidden();
  await wall.expectSavedStep("Change size");
  await shop.reload();
  await expect(wall.tile(1)).toHaveAccessibleName(/^Tile 1 of 5, 40 by 60 cm/);
  await saveScreenshot("reloaded");
});
