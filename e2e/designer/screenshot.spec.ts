import { readFile, writeFile } from "node:fs/promises";
import type { Locator } from "@playwright/test";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import { readPixels } from "@storywall/testkit/pixels.ts";
import { createQuadrantImage, quadrantColourOf } from "@storywall/testkit/quadrantImage.ts";
import { RoomPanel } from "../pages/roomPanel.ts";
import { pressTool } from "../pages/tools.ts";
import { expectAccessible } from "../support/expectAccessible.ts";
import { disconnect } from "../support/pageErrors.ts";
import { expect, test } from "../support/test.ts";

test("R2.6 R9.8 the saved picture of a wall shows tiles, paint and room as the designer does, also offline", async ({
  shop,
  wall,
  page,
  pageErrors,
}, testInfo) => {
  const photo = testInfo.outputPath("quadrants.png");
  await writeFile(photo, await createQuadrantImage(900, 900));
  await shop.openDesigner("set=square_trio");
  await wall.choosePhotos([photo]);
  const dialog = page.getByRole("dialog", { name: "A picture of your wall" });
  const openDialog = () => pressTool(page, "Save as picture");
  const link = dialog.getByRole("link", { name: "Save the picture" });
  await openDialog();
  // The link stays the same while photos are uploaded, so that a press on it always works.
  const href = await link.getAttribute("href");
  await wall.expectAllUploaded();
  expect(await link.getAttribute("href")).toBe(href);
  await dialog.getByRole("button", { name: "Close" }).click();
  const room = new RoomPanel(page);
  await room.showPanel("Room");
  await room.chooseOption("Living room");
  await expect(room.drawing()).toBeAttached();
  await page.waitForLoadState("networkidle");
  await disconnect(page, pageErrors);

  await openDialog();
  await dialog.getByRole("checkbox", { name: "With the room" }).uncheck();
  await dialog.getByRole("radio", { name: "PNG" }).check();
  await expect(link).toHaveAttribute("download", /\.png$/);
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect(download.suggestedFilename()).toBe("storywall 66 x 20 cm.png");
  const pixels = await readPixels(await readFile(await download.path()));

  const tiles = layOut(createDesign({ kind: "set", key: "square_trio" }));
  // The margin of wall is the same on every side. The aspect ratio of the image tells how wide it is.
  const marginMm =
    (pixels.width * tiles.height - pixels.height * tiles.width) / (2 * (pixels.height - pixels.width));
  const scale = pixels.width / (tiles.width + 2 * marginMm);
  const colourAt = (x: number, y: number) => pixels.at((x + marginMm) * scale, (y + marginMm) * scale);
  const opening = tiles.tiles[0]?.opening;
  if (!opening) throw new Error("The design has no tile.");
  const quadrantAt = (across: number, down: number) =>
    quadrantColourOf(colourAt(opening.x + opening.width * across, opening.y + opening.height * down));
  expect([
    quadrantAt(0.25, 0.25),
    quadrantAt(0.75, 0.25),
    quadrantAt(0.25, 0.75),
    quadrantAt(0.75, 0.75),
  ]).toEqual(["red", "green", "blue", "yellow"]);
  expect(pixels.at(1, 1)).toMatchObject({ red: 0xec, green: 0xe7, blue: 0xdd });
  // The image has the resolution of the photo: its 900 px fill one opening.
  expect(opening.width * scale).toBeGreaterThan(890);
  expect(Math.max(pixels.width, pixels.height)).toBeLessThanOrEqual(16_384);

  // With the room, as a JPEG, shared by the device's share sheet. The dialog says when the browser limits the size.
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.evaluate(limitCanvasPixels, 2_000_000);
  await openDialog();
  await expect(dialog.getByRole("checkbox", { name: "With the room" })).toBeChecked();
  await expect(dialog.getByText(/a little softer in this picture than in print/)).toBeVisible();
  await expectAccessible(page, "a picture of the wall in its room");
  await dialog.getByRole("button", { name: "Share" }).click();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, "sharedFile")))
    .toBe("storywall 66 x 20 cm.jpg");
  const sizeWithRoom = await savedSizeOf(link);
  await dialog.getByRole("checkbox", { name: "With the room" }).uncheck();
  await expect
    .poll(async () => (await savedSizeOf(link)).height / (await savedSizeOf(link)).width)
    .toBeLessThan(0.6);
  expect(sizeWithRoom.height / sizeWithRoom.width).toBeGreaterThan(0.6);
  expect(sizeWithRoom.width * sizeWithRoom.height).toBeLessThanOrEqual(2_000_000);
});

/** Simulates a browser with a limited canvas size, on a device with a share sheet. Runs in the page. */
const limitCanvasPixels = (maxPixels: number): void => {
  const { getContext } = HTMLCanvasElement.prototype;
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement, ...options: Parameters<typeof getContext>) {
      return this.width * this.height > maxPixels ? null : Reflect.apply(getContext, this, options);
    },
  });
  Object.assign(navigator, {
    canShare: () => true,
    share: async ({ files }: ShareData) => Reflect.set(window, "sharedFile", files?.[0]?.name),
  });
};

/** Returns the size in px of the image that the link saves. */
const savedSizeOf = async (link: Locator): Promise<{ readonly width: number; readonly height: number }> => {
  await expect(link).toBeVisible();
  return link.evaluate(async (element) => {
    const image = await createImageBitmap(await (await fetch(element.getAttribute("href") ?? "")).blob());
    return { width: image.width, height: image.height };
  });
};
