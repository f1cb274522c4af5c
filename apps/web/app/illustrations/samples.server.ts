import type { FrameSizeKey, Orientation } from "@storywall/domain/catalogue/frameSizes.ts";
import type { FrameStyleKey } from "@storywall/domain/catalogue/frameStyles.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { Design, DesignBase, DesignPhoto } from "@storywall/domain/design/design.ts";
import type { PointMm } from "@storywall/domain/geometry/rect.ts";
import { imageTransform } from "@storywall/scene/imageTransform.ts";
import type { Box, Drawing, Group, Photo } from "@storywall/scene/operations.ts";
import { SHEET } from "@storywall/scene/samples/brush.ts";
import { SAMPLE_PHOTO_SIZE, SAMPLE_PHOTOS } from "@storywall/scene/samples/samplePhotos.ts";
import { point } from "@storywall/scene/shapes.ts";
import { renderSvg } from "@storywall/scene/svg.ts";
import { toSvgMarkup } from "@storywall/scene/svgMarkup.ts";

/** The sample photos as photos of a design. */
const SAMPLE_DESIGN_PHOTOS: readonly DesignPhoto[] = SAMPLE_PHOTOS.map(({ id }) => ({
  id,
  fileName: `${id}.svg`,
  size: SAMPLE_PHOTO_SIZE,
}));

/** Returns the id of the sample photo at an index; after the end the list starts again. */
export const samplePhotoIdAt = (index: number): string =>
  SAMPLE_DESIGN_PHOTOS[index % SAMPLE_DESIGN_PHOTOS.length]?.id ?? "";

/** Returns a design with sample photos in its first `filled` tiles (default: all), starting with the sample `first`. */
export const sampleDesign = (
  base: DesignBase,
  options: { readonly size?: FrameSizeKey; readonly frameStyle?: FrameStyleKey } = {},
  {
    first = 0,
    filled = Number.POSITIVE_INFINITY,
  }: { readonly first?: number; readonly filled?: number } = {},
): Design => {
  const design = createDesign(base, options);
  return {
    ...design,
    photos: SAMPLE_DESIGN_PHOTOS,
    tiles: design.tiles.map((tile, index) => ({
      ...tile,
      photoId: index < filled ? samplePhotoIdAt(first + index) : null,
    })),
  };
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
    renderSvg(inlineSamples(drawing), viewBox, {
      idPrefix: "p",
      photoSource: () => null,
      size: { width, height },
    }),
  );
};

/**
 * Replaces sample photos by their shapes. As an image inside the SVG each would be a document of its own to the
 * browser, and would be rasterized at its full size when the SVG is: three times the work.
 */
const inlineSamples = (drawing: Drawing): Drawing =>
  drawing.map((operation) => {
    if (operation.kind === "group") return { ...operation, children: inlineSamples(operation.children) };
    return operation.kind === "photo" ? drawSample(operation) : operation;
  });

/** Returns a sample's shapes, clipped to its opening. The crops of samples have no rotation. */
const drawSample = ({ photoId, photo, opening, crop }: Photo): Group => {
  const sample = SAMPLE_PHOTOS.find(({ id }) => id === photoId);
  const { a, d, e, f } = imageTransform(crop, photo, opening);
  const sheetScale = photo.width / SHEET.width;
  return {
    kind: "group",
    clip: opening,
    children: [
      {
        kind: "group",
        at: point(e, f),
        scale: point(a * sheetScale, d * sheetScale),
        children: sample?.draw() ?? [],
      },
    ],
  };
};
