import { degrees, fraction, px } from "@storywall/domain/units/units.ts";
import type { Box, Photo } from "../operations.ts";

/** The photo id by which a renderer gets the wall photo. */
export const WALL_PHOTO_ID = "own wall";

/** Draws the wall photo uncropped, at its size in mm. */
export const drawWallPhoto = (opening: Box): Photo => ({
  kind: "photo",
  photoId: WALL_PHOTO_ID,
  opening,
  photo: { width: px(opening.width), height: px(opening.height) },
  crop: { x: fraction(0), y: fraction(0), width: fraction(1), height: fraction(1), rotation: degrees(0) },
});
