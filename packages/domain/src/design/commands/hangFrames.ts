import { FRAME_GAP } from "../../catalogue/canvasTemplates.ts";
import { placeBeside } from "../../gallery/placeBeside.ts";
import { arrangeInRows } from "../../geometry/arrange.ts";
import { mm } from "../../units/units.ts";
import type { Design } from "../design.ts";
import { isGalleryWall, rectsOf, withPositions } from "../galleryWall.ts";
import { MAX_FREE_WALL_WIDTH } from "../layOut.ts";
import { roomOf, wallWidthOfRoom } from "../room.ts";

/** Returns the gallery wall with its last tile, which has no position yet, hung beside the others. */
export const hangLastTile = (design: Design): Design => {
  const rects = rectsOf(design);
  const [others, last] = [rects.slice(0, -1), rects.at(-1)];
  if (!last) return design;
  const maxWidth = wallWidthOfRoom(roomOf(design)) ?? Number.POSITIVE_INFINITY;
  return withPositions(design, [
    ...others,
    { ...last, ...placeBeside(others, last, { gap: FRAME_GAP, maxWidth }) },
  ]);
};

/** Returns a gallery wall whose frames have all got one size, in even rows; other designs unchanged. */
export const inEvenRows = (design: Design): Design => {
  if (!isGalleryWall(design)) return design;
  const boxes = rectsOf(design).map(({ width, height }) => ({ width: mm(width), height: mm(height) }));
  const corners = arrangeInRows(boxes, MAX_FREE_WALL_WIDTH, FRAME_GAP);
  return withPositions(
    design,
    boxes.map((box, index) => ({
      ...box,
      x: Math.floor(corners[index]?.x ?? 0),
      y: Math.floor(corners[index]?.y ?? 0),
    })),
  );
};
