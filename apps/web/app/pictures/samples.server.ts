import type { FrameSizeKey, Orientation } from "@storywall/domain/catalogue/frameSizes.ts";
import type { FrameStyleKey } from "@storywall/domain/catalogue/frameStyles.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { Design, DesignBase, DesignPhoto } from "@storywall/domain/design/design.ts";
import type { Box, Drawing } from "@storywall/scene/operations.ts";
import { SAMPLE_PHOTO_SIZE, SAMPLE_PHOTOS, sampleSource } from "@storywall/scene/samples/samplePhotos.ts";
import { paintSvg } from "@storywall/scene/svg.ts";
import { svgMarkup } from "@storywall/scene/svgMarkup.ts";

/** Our sample pictures as a shopper's photos. */
const PHOTOS: readonly DesignPhoto[] = SAMPLE_PHOTOS.map(({ id }) => ({
  id,
  fileName: `${id}.svg`,
  size: SAMPLE_PHOTO_SIZE,
}));

/** A sample's id from its place in the list; the list begins anew where it ends. */
export const sampleAt = (index: number): string => PHOTOS[index % PHOTOS.length]?.id ?? "";

/** A wall as the designer makes it, with samples in its first `filled` tiles (all unless told). */
export const sampleWall = (
  base: DesignBase,
  wishes: { readonly size?: FrameSizeKey; readonly frameStyle?: FrameStyleKey } = {},
  {
    first = 0,
    filled = Number.POSITIVE_INFINITY,
  }: { readonly first?: number; readonly filled?: number } = {},
): Design => {
  const design = createDesign(base, wishes);
  return {
    ...design,
    photos: PHOTOS,
    tiles: design.tiles.map((tile, index) => ({
      ...tile,
      photoId: index < filled ? sampleAt(first + index) : null,
    })),
  };
};

export type SampleTile = {
  readonly photo: string;
  readonly size: FrameSizeKey;
  readonly orientation: Orientation;
  readonly frameStyle: FrameStyleKey;
};

/** A free wall of chosen tiles: anything that a shopper may put together. */
export const freeSampleWall = (tiles: readonly SampleTile[]): Design => ({
  version: 1,
  base: { kind: "free" },
  size: "rectangle_medium",
  frameStyle: "Timeless",
  photos: PHOTOS,
  tiles: tiles.map(({ photo, ...tile }, index) => ({
    ...tile,
    name: `tile_${index + 1}`,
    photoId: photo,
    crops: {},
  })),
});

/** The drawing as an SVG file of `size` pixels, one a millimetre unless told. */
export const markup = (
  drawing: Drawing,
  viewBox: Box,
  size: { readonly width: number; readonly height: number } = viewBox,
): string => {
  const { width, height } = size;
  return svgMarkup(
    paintSvg(drawing, viewBox, { idPrefix: "p", photoSource: sampleSource, size: { width, height } }),
  );
};
