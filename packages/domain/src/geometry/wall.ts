import type { FrameSizeKey, Orientation } from "../catalogue/frameSizes.ts";
import type { FrameStyleKey } from "../catalogue/frameStyles.ts";
import type { Mm } from "../units/units.ts";
import type { RectMm } from "./rect.ts";

/** A tile as it hangs: where its frame is, and through which opening the photo is seen. */
export type PlacedTile = {
  readonly name: string;
  readonly size: FrameSizeKey;
  readonly frameStyle: FrameStyleKey;
  readonly orientation: Orientation;
  /** Outside of the frame. */
  readonly outer: RectMm;
  /** Inside of the moulding: what the glass would cover, mat and photo together. */
  readonly inner: RectMm;
  /** What is seen of the photo: `inner` less the mat. Equal to `inner` where the style has no mat. */
  readonly opening: RectMm;
};

/** A laid-out wall: its outer size and every tile in reading order of the design. */
export type Wall = {
  readonly width: Mm;
  readonly height: Mm;
  readonly tiles: readonly PlacedTile[];
};
