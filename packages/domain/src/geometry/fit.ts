import { type Mm, mm } from "../units/units.ts";
import type { SizeMm } from "./rect.ts";

/** How the tiles fit the width of a wall (requirement B5). */
type Fit =
  | { readonly kind: "unknown" }
  | { readonly kind: "fits" }
  | { readonly kind: "wider"; readonly by: Mm };

/** Checks whether the tiles fit. `width` is the width of the shopper's wall; null while it is not known. */
export const checkFit = (tiles: SizeMm, width: Mm | null): Fit => {
  if (width === null) return { kind: "unknown" };
  const by = tiles.width - width;
  return by > 0 ? { kind: "wider", by: mm(by) } : { kind: "fits" };
};
