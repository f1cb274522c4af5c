import type { Mm } from "../units/units.ts";

/** A point on the wall or in an opening: millimetres from its top left corner, x to the right, y down. */
export type PointMm = { readonly x: Mm; readonly y: Mm };
/** A rectangle on the wall: millimetres, origin at the wall's top left, x to the right, y down. */
export type RectMm = { readonly x: Mm; readonly y: Mm; readonly width: Mm; readonly height: Mm };
export type SizeMm = { readonly width: Mm; readonly height: Mm };
