import { GALLERY_WALL_KEYS } from "@storywall/domain/catalogue/galleryWallKeys.ts";
import { SET_KEYS } from "@storywall/domain/catalogue/sets.ts";
import { TEMPLATE_KEYS } from "@storywall/domain/catalogue/templateKeys.ts";
import { expect, test } from "vitest";
import { lightSwitchOf } from "./lightSwitch.server.ts";
import { offerInRoomScene, offerScene } from "./offers.server.ts";
import type { RoomScene } from "./roomScene.server.ts";

/** Between a light switch and a tile, in mm. */
const SPACE = 25;

const SCENES = [...SET_KEYS, ...TEMPLATE_KEYS, ...GALLERY_WALL_KEYS, "own_mix"].flatMap((key) =>
  [offerScene(key), offerInRoomScene(key)].filter((scene): scene is RoomScene => scene !== null),
);

test("no tile of the list hangs over a light switch", () => {
  expect(SCENES.length).toBeGreaterThan(25);
  for (const { variant, hung } of SCENES) {
    const plate = lightSwitchOf(variant.room, variant.isMirrored);
    if (!plate || !hung) continue;
    for (const { outer } of hung.wall.tiles) {
      const [x, y] = [hung.at.x + outer.x, hung.at.y + outer.y];
      const apart = Math.max(
        x - (plate.x + plate.width),
        plate.x - (x + outer.width),
        y - (plate.y + plate.height),
        plate.y - (y + outer.height),
      );
      expect(apart, JSON.stringify(variant)).toBeGreaterThan(SPACE);
    }
  }
});

test("a mirrored room has its switch at the other side", () => {
  const [plain, mirrored] = [lightSwitchOf("hall", false), lightSwitchOf("hall", true)];
  expect(mirrored?.x).toBe(-((plain?.x ?? 0) + (plain?.width ?? 0)));
});
