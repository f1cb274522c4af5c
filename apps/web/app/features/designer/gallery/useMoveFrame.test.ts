import { createGalleryWall } from "@storywall/domain/design/createGalleryWall.ts";
import { rectsOf } from "@storywall/domain/design/galleryWall.ts";
import { expect, test } from "vitest";
import { designOf } from "../state/designerState.ts";
import { createDesignerStore } from "../state/designerStore.ts";
import { moveFrameByKey, runMoveFrame } from "./useMoveFrame.ts";

/** Presses a key on a tile until it stays, and returns the store and the last announcement. */
const pressUntilBlocked = (tileIndex: number, key: string) => {
  const store = createDesignerStore(createGalleryWall("sofa_nine"));
  const tile = designOf(store.getState()).tiles[tileIndex]?.name ?? "";
  for (let press = 0; press < 200; press += 1) {
    const before = designOf(store.getState());
    expect(moveFrameByKey(store, tile, { key, isFine: true })).toBe(true);
    if (designOf(store.getState()) === before) break;
  }
  return store.getState();
};

test("B11 a tile that another one blocks stays, and the announcement names both", () => {
  const { announcement } = pressUntilBlocked(0, "ArrowRight");
  expect(announcement?.text).toMatch(/^Tile 1 can't move right: tile \d is in the way\.$/);
  // The same text is announced at each press.
  expect(announcement?.number).toBeGreaterThan(1);
});

test("B11 the position of a tile is that among the tiles, not on the wall of the room", () => {
  const store = createDesignerStore(createGalleryWall("sofa_nine"));
  const design = designOf(store.getState());
  const tile = design.tiles[0]?.name ?? "";
  const rect = rectsOf(design)[0] ?? { x: 0, y: 0 };
  const place = `${rect.x / 10} cm from the left and ${rect.y / 10} cm from the top of your group of tiles.`;
  runMoveFrame(store, tile, rect);
  expect(store.getState().announcement?.text).toBe(`Tile 1 stays where it is, ${place}`);
});

test("B11 other keys move no tile", () => {
  const store = createDesignerStore(createGalleryWall("sofa_nine"));
  expect(moveFrameByKey(store, "tile_1", { key: "Enter", isFine: false })).toBe(false);
});
