import { readFile, writeFile } from "node:fs/promises";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { layOut } from "@storywall/domain/geometry/layout.ts";
import { fourQuadrants, quadrantColour } from "@storywall/testkit/fourQuadrants.ts";
import { readPixels } from "@storywall/testkit/pixels.ts";
import { expect, test } from "../support/test.ts";

test("R2.6 R9.8 the picture of a wall shows the tiles as they hang, on the wall's paint, also when the network has gone since", async ({
  shop,
  wall,
  page,
  context,
  troubles,
}, testInfo) => {
  const photo = testInfo.outputPath("quadrants.png");
  await writeFile(photo, await fourQuadrants(900, 900));
  await shop.openDesigner("set=square_trio");
  await wall.choosePhotos([photo]);
  const dialog = page.getByRole("dialog", { name: "A picture of your wall" });
  const open = () => page.getByRole("button", { name: "Picture of your wall" }).click();
  const link = dialog.getByRole("link", { name: "Save the picture" });
  await open();
  // It stays while photos go on being uploaded: nobody presses a link that goes away under the finger.
  const source = await link.getAttribute("href");
  await wall.expectAllUploaded();
  expect(await link.getAttribute("href")).toBe(source);
  await dialog.getByRole("button", { name: "Close" }).click();
  troubles.foresee(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);

  await open();
  await dialog.getByRole("radio", { name: "PNG" }).check();
  await expect(link).toHaveAttribute("download", /\.png$/);
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect(download.suggestedFilename()).toBe("storywall 66 x 20 cm.png");
  const pixels = await readPixels(await readFile(await download.path()));

  const tiles = layOut(createDesign({ kind: "set", key: "square_trio" }));
  // As much wall on every side; how much, the picture's shape says.
  const around =
    (pixels.width * tiles.height - pixels.height * tiles.width) / (2 * (pixels.height - pixels.width));
  const scale = pixels.width / (tiles.width + 2 * around);
  const seen = (x: number, y: number) => pixels.at((x + around) * scale, (y + around) * scale);
  const opening = tiles.tiles[0]?.opening;
  if (!opening) throw new Error("no tile");
  const quarter = (across: number, down: number) =>
    quadrantColour(seen(opening.x + opening.width * across, opening.y + opening.height * down));
  expect([quarter(0.25, 0.25), quarter(0.75, 0.25), quarter(0.25, 0.75), quarter(0.75, 0.75)]).toEqual([
    "red",
    "green",
    "blue",
    "yellow",
  ]);
  expect(pixels.at(1, 1)).toMatchObject({ red: 0xec, green: 0xe7, blue: 0xdd });
  // As fine as the photo itself: its 900 pixels lie in one opening.
  expect(opening.width * scale).toBeGreaterThan(890);
  expect(Math.max(pixels.width, pixels.height)).toBeLessThanOrEqual(16_384);
});
