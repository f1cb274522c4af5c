import { fileURLToPath } from "node:url";
import { ROOM_KEYS, WALL_COLOUR_KEYS } from "@storywall/domain/design/room.ts";
import { bitmapNamesOf } from "@storywall/scene/rooms/drawRenderedRoom.ts";
import { drawPerson, personBitmapOf } from "@storywall/scene/rooms/person.ts";
import { NEAR_ROOMS, nearFurnitureOf } from "@storywall/scene/rooms/rendered/nearRooms.ts";
import sharp from "sharp";
import { expect, test } from "vitest";
import { offerInRoomScene } from "./offers.server.ts";
import { renderIllustration } from "./renderIllustration.server.ts";
import { drawParts } from "./roomScene.server.ts";
import { renderRoom } from "./rooms.server.ts";

const FILES = Object.keys(import.meta.glob("../lib/rooms/*"));

test.each(ROOM_KEYS)(
  "B5 the rendered %s has its furniture and each wall colour in both formats, and a thumbnail of them",
  (room) => {
    const names = WALL_COLOUR_KEYS.flatMap((colour) => Object.values(bitmapNamesOf(room, colour)));
    for (const name of names)
      expect(FILES).toEqual(
        expect.arrayContaining([`../lib/rooms/${name}.avif`, `../lib/rooms/${name}.webp`]),
      );
    const thumbnail = renderRoom(room);
    expect(thumbnail).toContain(`bitmap:${room}-warmWhite`);
    expect(thumbnail).toContain(`bitmap:${room}-furniture`);
  },
);

test.each(ROOM_KEYS)(
  "B5 the %s in the evening has its furniture and each wall colour in both formats",
  (room) => {
    const names = WALL_COLOUR_KEYS.flatMap((colour) => Object.values(bitmapNamesOf(room, colour, true)));
    for (const name of names)
      expect(FILES).toEqual(
        expect.arrayContaining([`../lib/rooms/${name}.avif`, `../lib/rooms/${name}.webp`]),
      );
  },
);

test.each([false, true])(
  "B5 the person of 1.70 m fills her bitmap from hair to soles, and is as wide as she is drawn (evening: %s)",
  async (isEvening) => {
    const name = personBitmapOf(isEvening);
    expect(FILES).toContain(`../lib/rooms/${name}.avif`);
    const file = fileURLToPath(new URL(`../lib/rooms/${name}.webp`, import.meta.url));
    const { data, info } = await sharp(file)
      .extractChannel("alpha")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const mostOpaqueIn = (row: number) =>
      data
        .subarray(row * info.width, (row + 1) * info.width)
        .reduce((most, alpha) => Math.max(most, alpha), 0);
    // Half a pixel is hardly more than a millimetre.
    for (const row of [0, info.height - 1]) expect(mostOpaqueIn(row)).toBeGreaterThan(120);
    const person = drawPerson({ x: 0, y: 0 }, isEvening);
    const bitmap = person.kind === "group" ? person.children.find(({ kind }) => kind === "photo") : undefined;
    if (bitmap?.kind !== "photo") throw new Error("the person is a bitmap");
    const { width, height } = bitmap.opening;
    expect(Math.abs((height * info.width) / info.height - width)).toBeLessThan(3);
  },
);

test("B5 the plain wall has a drawn thumbnail, and another name has none", () => {
  expect(renderRoom("plain")).not.toContain("bitmap:");
  expect(renderRoom("cellar")).toBeNull();
});

test("the bitmaps of the list's and the product pages' pictures are there", () => {
  const names = [...ROOM_KEYS.map(nearFurnitureOf), "bedroom-sage"];
  for (const name of names) expect(FILES).toContain(`../lib/rooms/${name}.webp`);
  expect(renderIllustration("interior-flex_two_frames")).toContain("bitmap:bedroom-sage");
  expect(renderIllustration("product-flex_two_frames")).toContain("bitmap:bedroomNear-furniture");
});

test("the bed of a whole room has the pillows that are seen from near", () => {
  const scene = offerInRoomScene("flex_two_frames");
  const bed = scene ? drawParts(scene).furniture : [];
  const names = bed.map((part) => (part.kind === "photo" ? part.photoId : part.kind));
  expect(names.slice(0, 2)).toEqual(["bedroom-furniture", "bedroomNear-furniture"]);
});

test.each(ROOM_KEYS)("the furniture of the %s from near has six pixels in ten millimetres", async (room) => {
  const file = fileURLToPath(new URL(`../lib/rooms/${nearFurnitureOf(room)}.webp`, import.meta.url));
  const { width = 0, height = 0 } = await sharp(file).metadata();
  const { furnitureBox } = NEAR_ROOMS[room];
  expect(width / furnitureBox.width).toBeCloseTo(0.6, 2);
  expect(height / furnitureBox.height).toBeCloseTo(0.6, 2);
});
