import type { GalleryWallKey } from "../catalogue/galleryWallKeys.ts";
import type { Arrangement } from "../gallery/arrangements.ts";
import { createGalleryWall } from "./createGalleryWall.ts";
import type { Design, DesignBase } from "./design.ts";
import { rectsOf } from "./galleryWall.ts";

/** Returns the ready-made gallery wall that the design started from, while it has no more frames than at the start. */
const findReadyMadeWall = ({ base, tiles }: Pick<Design, "base" | "tiles">): GalleryWallKey | undefined => {
  const wall = base.kind === "free" ? base.wall : undefined;
  return wall !== undefined && tiles.length <= createGalleryWall(wall).tiles.length ? wall : undefined;
};

/**
 * Returns the base that gives the design its name. A ready-made gallery wall that has grown is the shopper's own
 * wall.
 */
export const namedBaseOf = (design: Pick<Design, "base" | "tiles">): DesignBase =>
  design.base.kind === "free" && findReadyMadeWall(design) === undefined ? { kind: "free" } : design.base;

/** Returns the arrangement of a ready-made wall whose frames are all where they started; null for any other wall. */
export const readyMadeArrangementOf = (design: Design): Arrangement | null => {
  const wall = findReadyMadeWall(design);
  if (wall === undefined) return null;
  if (placesOf(design) !== placesOf(createGalleryWall(wall, { size: design.size }))) return null;
  return wall === "stair_seven" ? "stair" : "salon";
};

/** Returns the positions of the frames as text, in any order of the tiles: they may be numbered anew (`numberTiles.ts`). */
const placesOf = (design: Design): string =>
  rectsOf(design)
    .map(({ x, y, width, height }) => [x, y, width, height].join(" "))
    .sort()
    .join();
