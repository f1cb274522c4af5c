import { FRAME_GAP } from "../../catalogue/canvasTemplates.ts";
import { makeRoom } from "../../gallery/makeRoom.ts";
import type { Design } from "../design.ts";
import { isGalleryWall, MIN_FRAME_GAP, rectsOf, withPositions } from "../galleryWall.ts";

/** The gap that frames get, and the smallest that a shopper may hang them at. */
export const GAPS = { gap: FRAME_GAP, minGap: MIN_FRAME_GAP } as const;

/**
 * Returns the changed design with room for a tile that has another size or orientation now: it keeps its middle, and
 * frames in its way move aside. Other designs are returned unchanged.
 */
export const withRoomFor = (before: Design, after: Design, tile: string): Design => {
  if (after === before || !isGalleryWall(before)) return after;
  const index = after.tiles.findIndex(({ name }) => name === tile);
  const [old, changed] = [rectsOf(before)[index], rectsOf(after)[index]];
  if (!old || !changed) return after;
  const centred = {
    ...changed,
    x: Math.floor(old.x + (old.width - changed.width) / 2),
    y: Math.floor(old.y + (old.height - changed.height) / 2),
  };
  return withPositions(after, makeRoom(rectsOf(before), index, centred, GAPS));
};
