import type { OpeningKey } from "../geometry/opening.ts";
import type { Degrees, Fraction, Px } from "../units/units.ts";

/** Size of the upright photo: after its EXIF or HEIF orientation has been applied. */
export type PhotoSize = { readonly width: Px; readonly height: Px };

/**
 * The window of a photo that is seen through the opening of a frame.
 *
 * Space: fractions of the upright photo, so that a crop means the same on a phone, on the wall and on paper.
 * `x + width / 2` and `y + height / 2` are the centre of the window. `width` x photo width and `height` x photo height
 * are its sides in photo pixels, along the axes of the opening. `rotation` turns the photo clockwise behind the
 * opening, around that centre. In the space of the photo the window is therefore turned counterclockwise:
 *
 *      photo ┌──────────────────┐        opening ┌────────┐
 *            │     ╱╲           │                │        │   what is in the turned window
 *            │    ╱  ╲  window  │      ──►       │ upright│   is shown upright in the opening
 *            │    ╲  ╱          │                │        │
 *            │     ╲╱           │                └────────┘
 *            └──────────────────┘
 *
 * With a rotation the unturned box may reach over the edge of the photo (a quarter turn of a portrait photo has
 * width > 1). The turned window must be inside the photo: then the crop covers its opening (B1, R2.9).
 */
export type Crop = {
  readonly x: Fraction;
  readonly y: Fraction;
  readonly width: Fraction;
  readonly height: Fraction;
  readonly rotation: Degrees;
  /**
   * The photo is mirrored left to right, along the axes of the opening. It is turned first and then mirrored, so the
   * window in the photo is the same with and without. Absent, never false, where the photo is not mirrored.
   */
  readonly isFlipped?: true;
};

/**
 * The crops of a tile, by the opening that each was made for, so that a tile that returns to an earlier size finds
 * its crop again.
 */
export type TileCrops = Readonly<Partial<Record<OpeningKey, Crop>>>;
