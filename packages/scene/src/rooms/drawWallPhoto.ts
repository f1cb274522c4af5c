import { degrees, fraction, px } from "@storywall/domain/units/units.ts";
import type { Box, Photo } from "../operations.ts";

/** Under this id the painter asks for the shopper's own wall. */
export const WALL_PHOTO_ID = "own wall";

/** The picture of the own wall lies as it is: whole, and as large as it measures. */
export const drawWallPhoto = (opening: Box): Photo => ({
  kind: "photo",
  photoId: WALL_PHOTO_ID,
  opening,
  photo: { width: px(opening.width), height: px(opening.height) },
  crop: { x: fraction(0), y: fraction(0), width: fraction(1), height: fraction(1), rotation: degrees(0) },
});
