import sharp from "sharp";
import { RoomPanel } from "../pages/roomPanel.ts";
import { expectAccessible } from "../support/expectAccessible.ts";
import { disconnect } from "../support/pageErrors.ts";
import { expect, test } from "../support/test.ts";

test("B5 a wall hangs in a room, layouts that fit its width come first, and a reload keeps room and width", async ({
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
  // On a desktop the panel is below the screen and a press scrolls to it. It stays in view while layouts are compared.
  const heading = page.getByRole("heading", { name: "Layout", exact: true });
  await expect(heading).toBeInViewport();
  const layouts = page.getByRole("region", { name: "Layout" }).getByRole("link");
  await expect(layouts.first()).not.toContainText("wider");
  await expect(layouts.last()).toContainText("wider than your wall");

  // Another layout keeps the room, and undo returns to this layout.
  await layouts.first().click();
  await expect(page).not.toHaveURL(/grid_four_frames/);
  await expect(wall.tile(4)).toBeHidden();
  if (!(await wall.isPhone())) await expect(heading).toBeInViewport();
  // The browser's Back button first closes the dialog over the wall. Only the next press leaves the wall.
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
  // A press on the current layout does not change what undo returns to.
  await layouts.and(page.locator("[aria-current]")).click();
  await undo.click();
  await expect(page).toHaveURL(/grid_four_frames/);
  await expect(page.getByRole("button", { name: /^Tile 1 of 4/ })).toBeFocused();

  // Redo changes to the layout again, and undo returns once more.
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

  // A layout opened by its URL has nothing to undo, and keeps the room.
  await shop.openDesigner("layout=free");
  await expect(room.drawing()).toBeAttached();
  await expect(undo).toHaveAttribute("title", "Undo");
  await page.keyboard.press("Control+z");
  await wall.expectAnnounced("Nothing to undo.");
  await expect(room.drawing()).toBeAttached();
});

const ANDROID =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

test("B5 B15 a living room is seen in the evening, a reload keeps its light, and an Android phone opens the wall in its camera", async ({
  shop,
  page,
  pageErrors,
}) => {
  await page.addInitScript((userAgent) => {
    Object.defineProperty(navigator, "userAgent", { value: userAgent });
  }, ANDROID);
  const room = new RoomPanel(page);
  await shop.openDesigner("template=grid_four_frames");
  await room.showPanel("Room");
  await expect(room.option("Evening")).toHaveCount(0);
  await room.chooseOption("Living room");
  await expect(room.option("Day")).toBeChecked();
  await room.chooseOption("Evening");
  await expect(room.bitmaps("livingRoomEvening-")).not.toHaveCount(0);
  await expect(room.bitmaps("livingRoom-")).toHaveCount(0);
  await expectAccessible(page, "the choice of light");

  await shop.reload();
  await room.showPanel("Room");
  await expect(room.option("Evening")).toBeChecked();
  await expect(room.bitmaps("livingRoomEvening-")).not.toHaveCount(0);
  await page.getByRole("button", { name: "See it on your wall" }).click();
  const camera = page.getByRole("link", { name: "Open the camera" });
  await expect(camera).toBeFocused();
  await expect(camera).toHaveAttribute("href", /^intent:.*&enable_vertical_placement=true/);
  // The person for scale stands in the same room.
  await page.getByRole("checkbox", { name: /^Person/ }).check();
  await expect(room.option("Evening")).toBeChecked();
  await expect(room.bitmaps("livingRoomEvening-")).not.toHaveCount(0);

  // Without a network a room in another colour is drawn, and shown as it is once there is one again.
  await disconnect(page, pageErrors);
  await room.chooseOption("Slate");
  await expect(room.bitmaps("livingRoomEvening-")).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(room.bitmaps("livingRoomEvening-slate")).not.toHaveCount(0);
});

test("B5 a wall hangs on a straightened and measured wall photo, is moved by keys, and survives a reload", async ({
  shop,
  wall,
  page,
}, testInfo) => {
  const room = new RoomPanel(page);
  // A red door seen from the left, in a photo of 1200 by 900 px: its top and bottom edges are slanted.
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
  await expect(dialog, "the door is found").toContainText("The four points are a first guess.");
  await expectAccessible(page, "a wall photo before it is straightened");
  for (const corner of corners) await room.tapPhoto(corner, { width: 1200, height: 900 });
  await dialog.getByRole("button", { name: "Straighten the photo" }).click();
  await expect(dialog.locator(":focus")).toContainText("Step 2 of 2");
  const measured = await room.measureRedArea();
  expect(measured.filled, "the door is a rectangle now").toBeGreaterThan(0.97);

  // The test taps the door's top and bottom and enters 2 m between them. So tiles of 20 cm are a tenth of the door.
  await room.tapPhoto({ x: measured.middle, y: measured.top }, measured);
  await room.tapPhoto({ x: measured.middle, y: measured.bottom }, measured);
  await dialog.getByLabel("Length of the line").fill("2 m");
  await expectAccessible(page, "a length on the wall");
  await dialog.getByRole("button", { name: "Hang my tiles here" }).click();
  const wallPhoto = room.drawing().locator("image");
  await expect(wallPhoto).toBeAttached();
  await expect(
    page.locator('[id^="room-light"]').first(),
    "the photo's light is on the tiles",
  ).toBeAttached();
  await expect(page.locator('[id^="room-shadows"]').first()).toBeAttached();
  const tilesPerDoor = async ({ top, bottom, height }: typeof measured): Promise<number> => {
    const shownHeight = await wallPhoto.evaluate((image) => image.getBoundingClientRect().height);
    return (await room.firstTileBox()).height / ((shownHeight * (bottom - top)) / height);
  };
  await expect.poll(() => tilesPerDoor(measured)).toBeCloseTo(0.1, 2);

  // The same photo measured again: a door of 1 m is five tiles high, and the photo is not asked for.
  await room.showPanel("Room");
  await page.getByRole("button", { name: "Measure again" }).click();
  await dialog.getByRole("button", { name: "Straighten the photo" }).click();
  const again = await room.measureRedArea();
  await room.tapPhoto({ x: again.middle, y: again.top }, again);
  await room.tapPhoto({ x: again.middle, y: again.bottom }, again);
  await dialog.getByLabel("Length of the line").fill("1 m");
  await dialog.getByRole("button", { name: "Hang my tiles here" }).click();
  await expect.poll(() => tilesPerDoor(again)).toBeCloseTo(0.2, 2);

  const before = await room.firstTileLeft();
  await page.getByRole("button", { name: /^Move the tiles/ }).press("ArrowLeft");
  await expect.poll(() => room.firstTileLeft()).toBeLessThan(before);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => room.firstTileLeft()).toBeCloseTo(before, 0);

  // Otherwise the reload may restore the step that was undone.
  await wall.expectSavedStep("Change room");
  await shop.reload();
  await expect(wallPhoto).toBeAttached();

  // A wall photo is never uploaded, so another device has the wall without it. A notice on the wall says so.
  const missingPhotoNotice = page.getByText("The photo of your wall is in the browser where you chose it");
  await expect(missingPhotoNotice).toBeHidden();
  await page.evaluate(clearWallPhotos);
  await shop.reload();
  await expect(missingPhotoNotice).toBeVisible();
  // It hung there twice: once for each time it was measured.
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(missingPhotoNotice).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(missingPhotoNotice).toBeHidden();
});

/** Deletes all wall photos from the browser's database. Runs in the page. */
const clearWallPhotos = (): Promise<void> =>
  new Promise((resolve) => {
    const openRequest = indexedDB.open("storywall-rooms");
    openRequest.onsuccess = () => {
      const transaction = openRequest.result.transaction("pictures", "readwrite");
      transaction.objectStore("pictures").clear();
      transaction.oncomplete = () => resolve();
    };
  });
