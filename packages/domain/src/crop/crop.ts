import type { OpeningKey } from "../geometry/opening.ts";
import type { Degrees, Fraction, Px } from "../units/units.ts";

/** Size of a photo as seen upright, after its EXIF or HEIF orientation has been applied. */
export type PhotoSize = { readonly width: Px; readonly height: Px };

/**
 * The window of a photo that is seen through a frame's opening.
 *
 * Space: fractions of the upright photo, so that it means the same on a phone, on the wall and on paper.
 * `x + width / 2` and `y + height / 2` are the window's centre; `width` x photo width and `height` x photo height are
 * its sides in photo pixels, in the opening's own axes. `rotation` turns the photo clockwise behind the opening, about
 * that centre; in the photo's space the window is therefore turned the other way:
 *
 *      photo ┌──────────────────┐        opening ┌────────┐
 *            │     ╱╲           │                │        │   what lies in the turned window
 *            │    ╱  ╲  window  │      ──►       │ upright│   is shown upright in the opening
 *            │    ╲  ╱          │                │        │
 *            │     ╲╱           │                └────────┘
 *            └──────────────────┘
 *
 * With a rotation the unturned box may reach over the photo's edge (a quarter turn of a portrait photo has
 * width > 1); what counts is that the turned window lies inside: the crop covers its opening (B1, R2.9).
 */
export type Crop = {
  readonly x: Fraction;
  readonly y: Fraction;
  readonly width: Fraction;
  readonly height: Fraction;
  readonly rotation: Degrees;
  /**
   * The photo is seen mirrored, left for right, in the opening's own axes: it is turned first and mirrored then, so the
   * window in the photo is the same with and without. Absent, never false, where it is not.
   */
  readonly isFlipped?: true;
};

/** The crops of a tile, each under the opening that it was made for: going back to an earlier size finds its crop again. */
export type TileCrops = Readonly<Partial<Record<OpeningKey, Crop>>>;
