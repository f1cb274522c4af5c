import type { FrameSizeKey, Orientation } from "../catalogue/frameSizes.ts";
import type { FrameStyleKey } from "../catalogue/frameStyles.ts";
import type { Mm } from "../units/units.ts";
import type { RectMm } from "./rect.ts";

/** A tile on the wall: the position of its frame and of the opening through which the photo is seen. */
export type PlacedTile = {
  readonly name: string;
  readonly size: FrameSizeKey;
  readonly frameStyle: FrameStyleKey;
  readonly orientation: Orientation;
  /** Outer rectangle of the frame. */
  readonly outer: RectMm;
  /** Inside of the moulding: the area of mat and photo. */
  readonly inner: RectMm;
  /** The visible part of the photo: `inner` without the mat. Equal to `inner` when the style has no mat. */
  readonly opening: RectMm;
};

/** A design that is laid out: the size of the wall and its tiles in the order of the design. */
export type Wall = {
  readonly width: Mm;
  readonly height: Mm;
  readonly tiles: readonly PlacedTile[];
};
