import type { FrameSizeKey, Orientation } from "@storywall/domain/catalogue/frameSizes.ts";
import type { FrameStyleKey } from "@storywall/domain/catalogue/frameStyles.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { Design, DesignBase } from "@storywall/domain/design/design.ts";
import type { PointMm } from "@storywall/domain/geometry/rect.ts";
import type { Box, Drawing } from "@storywall/scene/operations.ts";
import { renderSvg } from "@storywall/scene/svg.ts";
import { toSvgMarkup } from "@storywall/scene/svgMarkup.ts";
import {
  SAMPLE_DESIGN_PHOTOS,
  type SampleChoice,
  withSamplePhotos,
} from "../lib/samples/samplePhotographs.ts";
import { bitmapSource } from "./bitmaps.server.ts";

/** Returns a design with photographs in its first `filled` tiles (default: all). */
export const sampleDesign = (
  base: DesignBase,
  options: { readonly size?: FrameSizeKey; readonly frameStyle?: FrameStyleKey },
  choice: SampleChoice,
  filled = Number.POSITIVE_INFINITY,
): Design => {
  return withSamplePhotos(createDesign(base, options), choice, filled);
};

type SampleTile = {
  readonly photo: string;
  readonly size: FrameSizeKey;
  readonly orientation: Orientation;
  readonly frameStyle: FrameStyleKey;
  readonly position?: PointMm;
};

/** Returns a free design of the given tiles. */
export const freeSampleDesign = (tiles: readonly SampleTile[]): Design => ({
  version: 1,
  base: { kind: "free" },
  size: "rectangle_medium",
  frameStyle: "Timeless",
  photos: SAMPLE_DESIGN_PHOTOS,
  tiles: tiles.map(({ photo, ...tile }, index) => ({
    ...tile,
    name: `tile_${index + 1}`,
    photoId: photo,
    crops: {},
  })),
});

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
