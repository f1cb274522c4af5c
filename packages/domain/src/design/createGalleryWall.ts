import type { FrameSizeKey } from "../catalogue/frameSizes.ts";
import type { FrameStyleKey } from "../catalogue/frameStyles.ts";
import type { GalleryWallKey } from "../catalogue/galleryWallKeys.ts";
import { GALLERY_WALLS } from "../catalogue/galleryWalls.ts";
import { mm } from "../units/units.ts";
import { createDesign } from "./createDesign.ts";
import type { Design } from "./design.ts";

/** Creates an empty gallery wall: a ready-made one, or one frame to begin with. */
export const createGalleryWall = (
  wall: GalleryWallKey | null,
  preferences: { readonly size?: FrameSizeKey; readonly frameStyle?: FrameStyleKey } = {},
): Design => {
  const blank = createDesign({ kind: "free" }, preferences);
  if (wall === null) {
    const position = { x: mm(0), y: mm(0) };
    return { ...blank, tiles: blank.tiles.map((tile) => ({ ...tile, position })) };
  }
  const tiles = GALLERY_WALLS[wall].frames.map(({ size, orientation, position }, index) => ({
    name: `tile_${index + 1}`,
    photoId: null,
    orientation,
    ...(size !== blank.size && { size }),
    crops: {},
    position,
  }));
  return { ...blank, base: { kind: "free", wall }, tiles };
};
