import type { Mm } from "../units/units.ts";

/** A rectangle on the wall: millimetres, origin at the wall's top left, x to the right, y down. */
export type RectMm = { readonly x: Mm; readonly y: Mm; readonly width: Mm; readonly height: Mm };
export type SizeMm = { readonly width: Mm; readonly height: Mm };
