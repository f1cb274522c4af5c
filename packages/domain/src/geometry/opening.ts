import {
  FRAME_SIZE_KEYS,
  FRAME_SIZES,
  type FrameSizeKey,
  ORIENTATIONS,
  type Orientation,
} from "../catalogue/frameSizes.ts";
import { FRAME_STYLES, type FrameStyleKey, MAT_TYPES, type MatType } from "../catalogue/frameStyles.ts";
import { type Mm, mm } from "../units/units.ts";
import type { RectMm, SizeMm } from "./rect.ts";

/**
 * From the outside of a frame to the opening through which the photo is seen. All lengths in millimetres.
 *
 *      outer   ┌───────────────┐
 *      moulding│ ┌───────────┐ │
 *      inner   │ │ mat       │ │
 *      opening │ │  ┌─────┐  │ │
 *              │ │  │photo│  │ │
 */

/** Returns the size of the outside of a frame in its orientation. */
export const outerSizeOf = (size: FrameSizeKey, orientation: Orientation): SizeMm => {
  const { width, height } = FRAME_SIZES[size];
  return orientation === "portrait" ? { width, height } : { width: height, height: width };
};

const inset = (rect: RectMm, by: Mm): RectMm => ({
  x: mm(rect.x + by),
  y: mm(rect.y + by),
  width: mm(rect.width - 2 * by),
  height: mm(rect.height - 2 * by),
});

/** Returns the inside of the moulding, and the part of it that the mat leaves open. */
export const innerRectsOf = (
  outer: RectMm,
  size: FrameSizeKey,
  style: FrameStyleKey,
): { readonly inner: RectMm; readonly opening: RectMm } => {
  const inner = inset(outer, FRAME_SIZES[size].moulding);
  const opening = FRAME_STYLES[style].mat === "none" ? inner : inset(inner, FRAME_SIZES[size].mat);
  return { inner, opening };
};

/** Returns the size of the opening through which the photo is seen. */
export const openingSizeOf = (size: FrameSizeKey, style: FrameStyleKey, orientation: Orientation): SizeMm => {
  const outer: RectMm = { x: mm(0), y: mm(0), ...outerSizeOf(size, orientation) };
  const { width, height } = innerRectsOf(outer, size, style).opening;
  return { width, height };
};

/** Names the shape of an opening: `size:mat:orientation`. Two styles with the same mat share their crops. */
export type OpeningKey = `${FrameSizeKey}:${MatType}:${Orientation}`;
export const OPENING_KEYS: readonly OpeningKey[] = FRAME_SIZE_KEYS.flatMap((size) =>
  MAT_TYPES.flatMap((mat) => ORIENTATIONS.map((orientation): OpeningKey => `${size}:${mat}:${orientation}`)),
);

export const openingKey = (size: FrameSizeKey, style: FrameStyleKey, orientation: Orientation): OpeningKey =>
  `${size}:${FRAME_STYLES[style].mat}:${orientation}`;
