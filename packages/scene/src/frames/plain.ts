import type { Box, Drawing } from "../operations.ts";
import { inset, ring, solid } from "../shapes.ts";
import type { Material } from "./materials.ts";

const MAT_COLOUR = "#f7f5ef";

/** Draws a frame by its colours and widths only, in four shapes: for drawings too small to show light and grain. */
export const drawPlainFrame = (
  { outer, inner, opening }: { readonly outer: Box; readonly inner: Box; readonly opening: Box },
  material: Material,
  hasMat: boolean,
): Drawing => [
  ...(hasMat ? [ring(inner, opening, solid(MAT_COLOUR))] : []),
  ring(outer, inner, solid(material.face)),
  ring(outer, inset(outer, 0.7), solid(material.edge, material.edgeOpacity)),
  ring(inset(inner, -0.7), inner, solid(material.shade, 0.8)),
];
