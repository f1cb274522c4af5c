import { addPhotos } from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { withStoredPhotosOnly } from "@storywall/domain/design/filterPhotos.ts";
import { photosInTray } from "@storywall/domain/design/tilePhotos.ts";
import { expect, test } from "vitest";
import { saveLineOfDesign } from "./lineOfDesign.ts";
import { saveDesign } from "./savedDesign.ts";
import { stubLocalStorage } from "./storageTesting.ts";
import { withTrayOfLine } from "./trayOfLine.ts";

const photos = ["a", "b", "c", "d", "e"].map((id) => ({
  id,
  fileName: `${id}.jpg`,
  handle: id,
  url: `https://shop.example/photos/${id}.jpg`,
}));
const wall = addPhotos.run(createDesign({ kind: "set", key: "square_trio" }), { photos });
/** As the cart has it: only the photos that hang. */
const line = { ...wall, photos: wall.photos.slice(0, 3) };

test("R2.12 a wall that is opened from the cart has the other photos of its wall in the tray", () => {
  stubLocalStorage();
  saveDesign("square_trio", { design: withStoredPhotosOnly(wall), savedAt: 1 });
  saveLineOfDesign("square_trio", "line-1");
  const opened = withTrayOfLine(line, "line-1");
  expect(photosInTray(opened).map(({ id }) => id)).toEqual(["d", "e"]);
  expect(opened.tiles).toBe(line.tiles);
});

test("R2.12 a line that came from another browser is opened with its own photos", () => {
  stubLocalStorage();
  expect(withTrayOfLine(line, "line-2")).toBe(line);
});
