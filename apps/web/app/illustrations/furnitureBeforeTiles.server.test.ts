import { fileURLToPath } from "node:url";
import { GALLERY_WALL_KEYS } from "@storywall/domain/catalogue/galleryWallKeys.ts";
import { ZA } from "@storywall/domain/sites/za.ts";
import { bitmapNamesOf, RENDERED_ROOMS } from "@storywall/scene/rooms/drawRenderedRoom.ts";
import { NEAR_ROOMS, nearFurnitureOf } from "@storywall/scene/rooms/rendered/nearRooms.ts";
import sharp from "sharp";
import { expect, test } from "vitest";
import { listOffers } from "../features/browse/offers.ts";
import {
  beforeOrAfterScene,
  offerForSharing,
  offerInRoomScene,
  offerPageScene,
  offerScene,
} from "./offers.server.ts";
import type { RoomScene } from "./roomScene.server.ts";

/** From here on, of 255, a pixel of furniture hides what is behind it. Shadows on the wall are paler. */
const HIDES = 128;

type Mask = { readonly alpha: Uint8Array; readonly width: number; readonly height: number };
const masks = new Map<string, Promise<Mask>>();

const readMask = async (name: string): Promise<Mask> => {
  const file = fileURLToPath(new URL(`../lib/rooms/${name}.webp`, import.meta.url));
  const { data, info } = await sharp(file)
    .extractChannel("alpha")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { alpha: data, width: info.width, height: info.height };
};

const maskOf = ({ variant: { room, wallColour }, isNear }: RoomScene): Promise<Mask> => {
  const name = isNear ? nearFurnitureOf(room) : bitmapNamesOf(room, wallColour).furniture;
  const mask = masks.get(name) ?? readMask(name);
  masks.set(name, mask);
  return mask;
};

/** Returns how many pixels of a scene's furniture are before its tiles. */
const countHiding = async (scene: RoomScene): Promise<number> => {
  const { room, isMirrored } = scene.variant;
  const { furnitureBox } = (scene.isNear ? NEAR_ROOMS : RENDERED_ROOMS)[room];
  const { alpha, width, height } = await maskOf(scene);
  const scale = width / furnitureBox.width;
  let count = 0;
  for (const { outer } of scene.hung?.wall.tiles ?? []) {
    const x = (scene.hung?.at.x ?? 0) + outer.x;
    const left = ((isMirrored ? -(x + outer.width) : x) - furnitureBox.x) * scale;
    const top = ((scene.hung?.at.y ?? 0) + outer.y - furnitureBox.y) * scale;
    const right = Math.min(width, left + outer.width * scale);
    const bottom = Math.min(height, top + outer.height * scale);
    for (let row = Math.max(0, Math.floor(top)); row < bottom; row += 1)
      for (let column = Math.max(0, Math.floor(left)); column < right; column += 1)
        if ((alpha[row * width + column] ?? 0) >= HIDES) count += 1;
  }
  return count;
};

const NAMES = [
  ...listOffers(ZA).flatMap(({ key, sizes }) => [key, ...sizes.map(({ size }) => `${key}.${size}`)]),
  ...GALLERY_WALL_KEYS,
];

test.each(NAMES)("no leaf and no lamp hides a tile of %s in its pictures", async (name) => {
  const scenes = [offerScene(name), offerPageScene(name), offerInRoomScene(name), offerForSharing(name)];
  for (const [index, scene] of scenes.entries())
    if (scene) expect(await countHiding(scene), `picture ${index}`).toBe(0);
});

test("no leaf hides a tile of the wall after", async () => {
  const after = beforeOrAfterScene("after");
  expect(after && (await countHiding(after))).toBe(0);
});
