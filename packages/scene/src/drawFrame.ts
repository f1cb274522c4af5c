import { FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import type { PlacedTile } from "@storywall/domain/geometry/wall.ts";
import { drawGrain } from "./frames/grain.ts";
import { drawInnerShadow, drawMat } from "./frames/mat.ts";
import { MATERIALS } from "./frames/materials.ts";
import { drawMoulding } from "./frames/moulding.ts";
import { drawPlainFrame } from "./frames/plain.ts";
import { GALLERY_PROFILE } from "./frames/profile.ts";
import type { Drawing } from "./operations.ts";
import { group } from "./shapes.ts";

/**
 * How much a drawing shows: `fine` for tiles of 100 px and more, `coarse` leaves out what a thumbnail cannot show,
 * `plain` has colours and widths only, for many small tiles at the same time.
 */
export type Detail = "fine" | "coarse" | "plain";

/**
 * Draws what covers the photo: the mat, the shadows inside the frame, and the moulding, in the same space as the tile's
 * boxes (mm). The opening stays open. `seed` decides the grain of a wooden frame.
 */
export const drawFrame = (tile: PlacedTile, seed: string, detail: Detail): Drawing => {
  const { outer, inner, opening } = tile;
  const { colour, mat } = FRAME_STYLES[tile.frameStyle];
  const material = MATERIALS[colour];
  if (detail === "plain") return drawPlainFrame(tile, material, mat === "shallow");
  const mouldingWidth = inner.x - outer.x;
  const grain = colour === "wood" ? drawGrain(seed, outer, inner, material, detail) : [];
  return [
    ...(mat === "shallow"
      ? [group("mat", [...drawMat(inner, opening), ...drawInnerShadow(opening, 1.6, 0.16)])]
      : []),
    group("inner-shadow", drawInnerShadow(inner, mouldingWidth * 0.42, 0.95)),
    group("moulding", drawMoulding(outer, inner, material, GALLERY_PROFILE, grain)),
  ];
};
