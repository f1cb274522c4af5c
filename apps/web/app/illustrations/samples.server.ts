import type { Box, Drawing } from "@storywall/scene/operations.ts";
import { renderSvg } from "@storywall/scene/svg.ts";
import { toSvgMarkup } from "@storywall/scene/svgMarkup.ts";
import { bitmapSource } from "./bitmaps.server.ts";

/** Returns the drawing as an SVG file of `size` px; by default one pixel per millimetre of the view. */
export const renderMarkup = (
  drawing: Drawing,
  viewBox: Box,
  size: { readonly width: number; readonly height: number } = viewBox,
): string => {
  const { width, height } = size;
  return toSvgMarkup(
    renderSvg(drawing, viewBox, {
      idPrefix: "p",
      photoSource: bitmapSource,
      size: { width, height },
    }),
  );
};
