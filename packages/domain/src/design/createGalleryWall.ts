import type { FrameSizeKey } from "../catalogue/frameSizes.ts";
import type { FrameStyleKey } from "../catalogue/frameStyles.ts";
import {
  GALLERY_WALL_KEYS,
  type GalleryWallKey,
  type ReadyGalleryWallKey,
} from "../catalogue/galleryWallKeys.ts";
import { GALLERY_WALLS } from "../catalogue/galleryWalls.ts";
import { findLayoutOfGallery } from "../catalogue/layoutGalleries.ts";
import type { TemplateKey } from "../catalogue/templateKeys.ts";
import { mm } from "../units/units.ts";
import { inEvenGrid } from "./commands/hangFrames.ts";
import { createDesign, emptyTile } from "./createDesign.ts";
import type { Design } from "./design.ts";
import { layOut } from "./layOut.ts";

type Preferences = {
  readonly size?: FrameSizeKey;
  readonly frameStyle?: FrameStyleKey;
  /** Number of frames that a wall starts with when it is not ready-made. Absent: one. */
  readonly frameCount?: number;
};

/**
 * Creates an empty gallery wall: a ready-made one, one with the frames of a layout, or `frameCount` frames of one
 * size in an even grid.
 */
export const createGalleryWall = (wall: GalleryWallKey | null, preferences: Preferences = {}): Design => {
  const blank = createDesign({ kind: "free" }, preferences);
  const layout = wall === null ? undefined : findLayoutOfGallery(wall);
  if (wall !== null && layout !== undefined) return hangLikeLayout(blank, wall, layout, preferences);
  const ready = GALLERY_WALL_KEYS.find((key) => key === wall);
  if (ready !== undefined) return hangReadyMade(blank, ready);
  const position = { x: mm(0), y: mm(0) };
  const tiles = Array.from({ length: preferences.frameCount ?? 1 }, (_, index) => ({
    ...emptyTile(blank.base, `tile_${index + 1}`, blank.size),
    position,
  }));
  return inEvenGrid({ ...blank, tiles });
};

const hangReadyMade = (blank: Design, wall: ReadyGalleryWallKey): Design => {
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

/** The frames hang exactly where those of the layout do, in the same size, and may have any frame style. */
const hangLikeLayout = (
  blank: Design,
  wall: GalleryWallKey,
  layout: TemplateKey,
  { size }: Preferences,
): Design => {
  const template = createDesign({ kind: "template", key: layout }, { ...(size && { size }) });
  const placed = layOut(template).tiles;
  const tiles = template.tiles.map((tile, index) => {
    const { x, y } = placed[index]?.outer ?? { x: mm(0), y: mm(0) };
    return { ...tile, name: `tile_${index + 1}`, position: { x, y } };
  });
  return { ...blank, base: { kind: "free", wall }, size: template.size, tiles };
};
