import { FRAME_GAP } from "../../catalogue/canvasTemplates.ts";
import { makeRoom } from "../../gallery/makeRoom.ts";
import type { Rect } from "../../gallery/rects.ts";
import type { Design } from "../design.ts";
import { isGalleryWall, MIN_FRAME_GAP, rectsOf, withPositions } from "../galleryWall.ts";

/** The usual gap between frames, and the smallest one that a shopper may choose. */
export const GAPS = { gap: FRAME_GAP, minGap: MIN_FRAME_GAP } as const;

/**
 * Point that stays in place when a frame gets another size: its top left corner, or the one that moves the fewest
 * other frames.
 */
export type FrameAnchor = "corner" | "any";

/**
 * Returns the changed design with space for a tile whose size or orientation has changed: frames in its way move
 * aside. Designs that are not gallery walls are returned unchanged.
 */
export const withRoomFor = (
  before: Design,
  after: Design,
  tile: string,
  anchor: FrameAnchor = "any",
): Design => {
  if (after === before || !isGalleryWall(before)) return after;
  const index = after.tiles.findIndex(({ name }) => name === tile);
  const rects = rectsOf(before);
  const [old, changed] = [rects[index], rectsOf(after)[index]];
  if (!old || !changed) return after;
  const walls = placesOf(old, changed, anchor).map((place) =>
    makeRoom(rects, index, { ...changed, ...place }, GAPS),
  );
  const [best] = walls
    .map((wall) => ({ wall, moved: countMoved(rects, wall, index) }))
    .sort((one, other) => one.moved - other.moved);
  return best ? withPositions(after, best.wall) : after;
};

/**
 * Returns the positions that a frame of another size could have instead: with the same middle; else with the same
 * edge or corner.
 */
const placesOf = (
  old: Rect,
  { width, height }: Rect,
  anchor: FrameAnchor,
): readonly { readonly x: number; readonly y: number }[] => {
  if (anchor === "corner") return [{ x: old.x, y: old.y }];
  const [across, down] = [old.width - width, old.height - height];
  const starts = [0.5, 0, 1];
  return starts.flatMap((left) =>
    starts.map((top) => ({ x: Math.floor(old.x + left * across), y: Math.floor(old.y + top * down) })),
  );
};

const countMoved = (before: readonly Rect[], after: readonly Rect[], changed: number): number =>
  before.filter(({ x, y }, index) => index !== changed && (after[index]?.x !== x || after[index]?.y !== y))
    .length;
