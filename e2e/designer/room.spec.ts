import { join } from "node:path";
import { Room } from "../drivers/room.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/test.ts";

const ROSES = join(import.meta.dirname, "../photos/roses.jpg");

test("B5 a wall hangs in a room, layouts that fit the wall's width come first, and a reload keeps both", async ({
  shop,
  page,
}) => {
  const room = new Room(page);
  await shop.openDesigner("template=grid_four_frames");
  await room.showPanel("Room");
  await room.choose("Living room");
  await room.choose("Sage");
  await expect(room.drawing()).toBeAttached();
  await page.getByRole("checkbox", { name: /^Person/ }).check();
  await room.setWidth("0,6 m");
  await expect(page.getByRole("region", { name: "Size and price" })).toContainText("wider than your wall");
  await expectAccessible(page, "the Room panel");

  await room.showPanel("Layout");
  const layouts = page.getByRole("region", { name: "Layout" }).getByRole("link");
  await expect(layouts.first()).not.toContainText("wider");
  await expect(layouts.last()).toContainText("wider than your wall");

  // The room comes along to another layout, and undo leads back to this one.
  await layouts.first().click();
  await expect(page).not.toHaveURL(/grid_four_frames/);
  const undo = page.getByRole("button", { name: "Undo" });
  const redo = page.getByRole("button", { name: "Redo" });
  await expect(undo).toHaveAttribute("title", "Undo: change layout");
  await undo.click();
  await expect(page).toHaveURL(/grid_four_frames/);
  await expect(page.getByRole("button", { name: /^Tile 1 of 4/ })).toBeFocused();

  // Redo leads to it again, and undo back once more.
  await expect(redo).toHaveAttribute("title", "Redo: change layout");
  await redo.click();
  await expect(page).not.toHaveURL(/grid_four_frames/);
  await expect(redo).toHaveAttribute("title", "Redo");
  await undo.click();
  await expect(page).toHaveURL(/grid_four_frames/);

  await shop.reload();
  await expect(redo).toHaveAttribute("title", "Redo: change layout");
  await room.showPanel("Room");
  await expect(room.place("Living room")).toBeChecked();
  await expect(page.getByLabel("Width of your wall")).toHaveValue("60");
  await expect(room.drawing()).toBeAttached();
});

test("B5 a wall hangs on a photo of one's own, is moved by keys, and is still there after a reload", async ({
  shop,
  page,
}) => {
  const room = new Room(page);
  await shop.openDesigner("set=square_trio");
  await room.showPanel("Room");
  await room.hangOnPhoto(ROSES, { length: "1,2 m" });
  const picture = room.drawing().locator("image");
  await expect(picture).toBeAttached();

  const before = await room.firstTileLeft();
  await page.getByRole("button", { name: /^Move the tiles/ }).press("ArrowLeft");
  await expect.poll(() => room.firstTileLeft()).toBeLessThan(before);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => room.firstTileLeft()).toBeCloseTo(before, 0);

  // Beyond the time after which a change is kept; what is waited for is what was kept.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("template_info.square_trio") ?? ""))
    .toContain('"own"');
  await shop.reload();
  await expect(picture).toBeAttached();
});
