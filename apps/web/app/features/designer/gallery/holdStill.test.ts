import { moveFrame } from "@storywall/domain/design/commands/galleryCommands.ts";
import { setPlace, showScaleAid } from "@storywall/domain/design/commands/roomCommands.ts";
import { setTileSize } from "@storywall/domain/design/commands/tileFrameCommands.ts";
import { createGalleryWall } from "@storywall/domain/design/createGalleryWall.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import { roomOf } from "@storywall/domain/design/room.ts";
import { mm } from "@storywall/domain/units/units.ts";
import { expect, test } from "vitest";
import { backdropOf, hangBackdrop } from "../room/hangBackdrop.ts";
import { designOf } from "../state/designerState.ts";
import { createDesignerStore } from "../state/designerStore.ts";
import { holdStill } from "./holdStill.ts";

const hang = (design: Design) => {
  const room = roomOf(design);
  const tiles = layOut(design);
  const options = { room, tiles, area: null, isChoosing: false, moved: null, heldView: null };
  return hangBackdrop(backdropOf(room, tiles), options);
};

/** Returns where each tile hangs in the room, in mm. */
const placesOf = (design: Design): ReadonlyMap<string, string> => {
  const { view, box } = hang(design);
  return new Map(
    layOut(design).tiles.map(({ name, outer }) => [
      name,
      [view.x - box.x + outer.x, view.y - box.y + outer.y].map(Math.round).join(),
    ]),
  );
};

const wall = createGalleryWall("large_and_four");
const inRoom = setPlace.run(wall, { place: { kind: "room", key: "livingRoom" } });
const aboveSofa = showScaleAid.run(wall, { scaleAid: "sofa", isShown: true });

test.each([
  ["a room", inRoom],
  ["a wall with a sofa", aboveSofa],
])("B5 in %s a moved frame stays where it was dropped, and the others where they were", (_name, design) => {
  const store = createDesignerStore(design);
  holdStill(store, () => hang(design));
  const before = placesOf(design);
  const { x, y } = layOut(design).tiles[0]?.outer ?? { x: 0, y: 0 };
  const [left = 0, top = 0] = (before.get("tile_1") ?? "").split(",").map(Number);
  store.getState().setMovingFrame("tile_1");
  store.getState().run(moveFrame, { tile: "tile_1", to: { x: mm(x - 240), y: mm(y - 30) } });
  const expected = new Map([...before, ["tile_1", `${left - 240},${top - 30}`]]);
  expect(placesOf(designOf(store.getState()))).toEqual(expected);
  expect(store.getState().history.past).toHaveLength(1);
  store.getState().undo();
  expect(placesOf(designOf(store.getState()))).toEqual(before);
});

test("B5 in a room a frame that is drawn larger by its corner keeps the opposite one", () => {
  const store = createDesignerStore(inRoom);
  holdStill(store, () => hang(inRoom));
  const before = placesOf(inRoom);
  store.getState().setMovingFrame("tile_5");
  store.getState().run(setTileSize, { tile: "tile_5", size: "rectangle_large", anchor: "corner" });
  expect(placesOf(designOf(store.getState()))).toEqual(before);
});
