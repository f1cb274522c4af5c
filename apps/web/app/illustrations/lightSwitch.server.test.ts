import { GALLERY_WALL_KEYS } from "@storywall/domain/catalogue/galleryWallKeys.ts";
import { SET_KEYS } from "@storywall/domain/catalogue/sets.ts";
import { TEMPLATE_KEYS } from "@storywall/domain/catalogue/templateKeys.ts";
import { expect, test } from "vitest";
import { lightSwitchOf } from "./lightSwitch.server.ts";
import { beforeOrAfterScene, offerInRoomScene, offerPageScene, offerScene } from "./offers.server.ts";
import { plainRoom } from "./roomScene.server.ts";

/** Between a light switch and a tile, in mm. */
const SPACE = 300;

const SCENES = [
  beforeOrAfterScene("after"),
  ...[...SET_KEYS, ...TEMPLATE_KEYS, ...GALLERY_WALL_KEYS, "own_mix"].flatMap((key) => [
    offerScene(key),
    offerPageScene(key),
    offerInRoomScene(key),
  ]),
].filter((scene) => scene !== null);

test("a light switch is in few rooms, and no tile hangs near one", () => {
  expect(SCENES.length).toBeGreaterThan(30);
  const rooms = new Set<string>();
  for (const { variant, hung } of SCENES) {
    const plate = lightSwitchOf(variant);
    if (!plate || !hung) continue;
    rooms.add(JSON.stringify(variant));
    for (const { outer } of hung.wall.tiles) {
      const [x, y] = [hung.at.x + outer.x, hung.at.y + outer.y];
      const beside = Math.max(0, x - (plate.x + plate.width), plate.x - (x + outer.width));
      const below = Math.max(0, y - (plate.y + plate.height), plate.y - (y + outer.height));
      expect(Math.hypot(beside, below), JSON.stringify(variant)).toBeGreaterThan(SPACE);
    }
  }
  expect(rooms.size).toBe(2);
});

test("a mirrored room has its switch at the other side", () => {
  const variant = { ...plainRoom("bedroom"), hasSwitch: true };
  const [plain, mirrored] = [lightSwitchOf(variant), lightSwitchOf({ ...variant, isMirrored: true })];
  expect(mirrored?.x).toBe(-((plain?.x ?? 0) + (plain?.width ?? 0)));
});
