import { type Mm, mm } from "../units/units.ts";
import type { SizeMm } from "./rect.ts";

/** Whether tiles hang within a wall's width (B5). */
export type Fit =
  | { readonly kind: "unknown" }
  | { readonly kind: "fits" }
  | { readonly kind: "wider"; readonly by: Mm };

/** `width` is the wall's, null while it is not known. */
export const checkFit = (tiles: SizeMm, width: Mm | null): Fit => {
  if (width === null) return { kind: "unknown" };
  const by = tiles.width - width;
  return by > 0 ? { kind: "wider", by: mm(by) } : { kind: "fits" };
};
