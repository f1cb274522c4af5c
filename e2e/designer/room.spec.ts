import sharp from "sharp";
import { RoomPanel } from "../pages/roomPanel.ts";
import { expectAccessible } from "../support/expectAccessible.ts";
import { expect, test } from "../support/test.ts";

test("B5 a wall hangs in a room, layouts that fit the wall's width come first, and a reload keeps both", async ({
  shop,
  page,
  wall,
}) => {
  const room = new RoomPanel(page);
  await shop.openDesigner("template=grid_four_frames");
  await room.showPanel("Room");
  await room.chooseOption("Living room");
  await room.chooseOption("Sage");
  await expect(room.drawing()).toBeAttached();
  await page.getByRole("checkbox", { name: /^Person/ }).check();
  await room.setWidth("0,6 m");
  await expect(page.getByRole("region", { name: "Size and price" })).toContainText("wider than your wall");
  await expectAccessible(page, "the Room panel");

  await room.showPanel("Layout");
  // On a desktop it lies below the screen, a press away; and it stays where it is for whoever compares layouts.
  const heading = page.getByRole("heading", { name: "Layout", exact: true });
  await expect(heading).toBeInViewport();
  const layouts = page.getByRole("region", { name: "Layout" }).getByRole("link");
  await expect(layouts.first()).not.toContainText("wider");
  await expect(layouts.last()).toContainText("wider than your wall");

  // The room comes along to another layout, and undo leads back to this one.
  await layouts.first().click();
  await expect(page).not.toHaveURL(/grid_four_frames/);
  await expect(wall.tile(4)).toBeHidden();
  if (!(await wall.isPhone())) await expect(heading).toBeInViewport();
  // The browser's own way back closes what is open over the wall, and leaves the wall only after.
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const share = page.getByRole("dialog", { name: "Share this wall" });
  await expect(share).toBeVisible();
  await page.goBack();
  await expect(share).toBeHidden();
  await expect(page).not.toHaveURL(/grid_four_frames/);
  await room.showPanel("Layout");
  const undo = page.getByRole("button", { name: "Undo" });
  const redo = page.getByRole("button", { name: "Redo" });
  await expect(undo).toHaveAttribute("title", "Undo: change layout");
  // Whoever presses the layout that they have already has the same way back.
  await layouts.and(page.locator("[aria-current]")).click();
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
  await expect(room.option("Living room")).toBeChecked();
  await expect(page.getByLabel("Width of your wall")).toHaveValue("60");
  await expect(room.drawing()).toBeAttached();

  // Whoever comes to it by another way has no way back through undo, and keeps what came along.
  await shop.openDesigner("layout=free");
  await expect(room.drawing()).toBeAttached();
  await expect(undo).toHaveAttribute("title", "Undo");
  await page.keyboard.press("Control+z");
  await wall.expectAnnounced("There is nothing to undo.");
  await expect(room.drawing()).toBeAttached();
});

test("B5 a wall hangs on a photo of one's own, made straight and measured by two taps, is moved by keys, and is still there after a reload", async ({
  shop,
  wall,
  page,
}, testInfo) => {
  const room = new RoomPanel(page);
  // A red door seen from the left, as a photo of 1200 by 900: nothing about it is upright or level but one edge.
  const door = testInfo.outputPath("door.png");
  const corners = [
    { x: 360, y: 180 },
    { x: 720, y: 270 },
    { x: 720, y: 630 },
    { x: 360, y: 720 },
  ];
  const points = corners.map(({ x, y }) => `${x},${y}`).join(" ");
  const drawing = `<svg width="1200" height="900"><rect width="1200" height="900" fill="#fff"/><polygon points="${points}" fill="#f00"/></svg>`;
  await sharp(Buffer.from(drawing)).png().toFile(door);
  await shop.openDesigner("set=square_trio");
  await room.showPanel("Room");
  const dialog = await room.chooseWallPhoto(door);
  await expectAccessible(page, "a photo of the wall to be made straight");
  for (const corner of corners) await room.tapPhoto(corner, { width: 1200, height: 900 });
  await dialog.getByRole("button", { name: "Make it straight" }).click();
  await expect(dialog.locator(":focus")).toContainText("Step 2 of 2");
  const measured = await room.measureRedArea();
  expect(measured.filled, "the door is a rectangle now").toBeGreaterThan(0.97);

  // Its two ends are tapped, and said to be two metres: the tiles of 20 cm are a tenth of it.
  await room.tapPhoto({ x: measured.middle, y: measured.top }, measured);
  await room.tapPhoto({ x: measured.middle, y: measured.bottom }, measured);
  await dialog.getByLabel("Length of the line").fill("2 m");
  await expectAccessible(page, "a length on the wall");
  await dialog.getByRole("button", { name: "Hang my tiles here" }).click();
  const picture = room.drawing().locator("image");
  await expect(picture).toBeAttached();
  const shownHeight = await picture.evaluate((image) => image.getBoundingClientRect().height);
  const shownDoorHeight = (shownHeight * (measured.bottom - measured.top)) / measured.height;
  await expect.poll(async () => (await room.firstTileBox()).height / shownDoorHeight).toBeCloseTo(0.1, 2);

  const before = await room.firstTileLeft();
  await page.getByRole("button", { name: /^Move the tiles/ }).press("ArrowLeft");
  await expect.poll(() => room.firstTileLeft()).toBeLessThan(before);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => room.firstTileLeft()).toBeCloseTo(before, 0);

  // Else the step that was undone may be the last that was kept.
  await wall.expectSavedStep("Change room");
  await shop.reload();
  await expect(picture).toBeAttached();

  // Another device has the wall and not its photo, which is sent to nobody: that is said where the wall hangs.
  const missingPhotoNotice = page.getByText("The photo of your wall is in the browser where you chose it");
  await expect(missingPhotoNotice).toBeHidden();
  await page.evaluate(clearWallPhotos);
  await shop.reload();
  await expect(missingPhotoNotice).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(missingPhotoNotice).toBeHidden();
});

/** Runs in the page. */
const clearWallPhotos = (): Promise<void> =>
  new Promise((resolve) => {
    const openRequest = indexedDB.open("storywall-rooms");
    openRequest.onsuccess = () => {
      const transaction = openRequest.result.transaction("pictures", "readwrite");
      transaction.objectStore("pictures").clear();
      transaction.oncomplete = () => resolve();
    };
  });
