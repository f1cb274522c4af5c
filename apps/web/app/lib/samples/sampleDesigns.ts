import type { FrameSizeKey, Orientation } from "@storywall/domain/catalogue/frameSizes.ts";
import type { FrameStyleKey } from "@storywall/domain/catalogue/frameStyles.ts";
import { GALLERY_WALL_KEYS } from "@storywall/domain/catalogue/galleryWallKeys.ts";
import { SET_KEYS } from "@storywall/domain/catalogue/sets.ts";
import { TEMPLATE_KEYS } from "@storywall/domain/catalogue/templateKeys.ts";
import { allowedSizes } from "@storywall/domain/design/allowedOptions.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { createGalleryWall } from "@storywall/domain/design/createGalleryWall.ts";
import type { Design, DesignBase } from "@storywall/domain/design/design.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import type { PointMm } from "@storywall/domain/geometry/rect.ts";
import type { Wall } from "@storywall/domain/geometry/wall.ts";
import { SAMPLE_GALLERY_FRAME, SAMPLE_SET_FRAMES } from "./samplePath.ts";
import {
  SAMPLE_DESIGN_PHOTOS,
  type SampleChoice,
  sampleChoiceOf,
  samplePhotoIdAt,
  withSamplePhotos,
} from "./samplePhotographs.ts";

export type SampleWall = { readonly design: Design; readonly wall: Wall };

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

type Base = Exclude<DesignBase, { kind: "free" }>;

const BASES: readonly Base[] = [
  ...TEMPLATE_KEYS.map((key): Base => ({ kind: "template", key })),
  ...SET_KEYS.map((key): Base => ({ kind: "set", key })),
];

/**
 * Returns a layout or set filled with sample photos, by its name `square_trio` or `flex_two_frames.rectangle_large`;
 * null when it is not sold, or not in that size.
 */
export const sampleOffer = (name: string): SampleWall | null => {
  const [key, size = null] = name.split(".");
  const base = BASES.find((known) => known.key === key);
  if (!base) return null;
  const requestedSize = allowedSizes(base).find((allowed) => allowed === size);
  if (size !== null && requestedSize === undefined) return null;
  const design = sampleDesign(
    base,
    {
      frameStyle: base.kind === "set" ? SAMPLE_SET_FRAMES[base.key] : "Timeless",
      ...(requestedSize && { size: requestedSize }),
    },
    sampleChoiceOf(base),
  );
  return { design, wall: layOut(design) };
};

/** Returns a ready-made gallery wall with sample photos in oak, by default as its card opens it; null for another name. */
export const sampleGalleryWall = (name: string, choice?: SampleChoice): SampleWall | null => {
  const key = GALLERY_WALL_KEYS.find((known) => known === name);
  if (!key) return null;
  const blank = createGalleryWall(key, { frameStyle: SAMPLE_GALLERY_FRAME });
  const design = withSamplePhotos(blank, choice ?? sampleChoiceOf(blank.base));
  return { design, wall: layOut(design) };
};

/** Returns a wall of single frames of several sizes and styles, as a shopper may combine them. */
const sampleOwnMix = (): SampleWall => {
  const design = freeSampleDesign([
    { photo: samplePhotoIdAt(4), size: "rectangle_small", orientation: "portrait", frameStyle: "Harmony" },
    { photo: samplePhotoIdAt(7), size: "rectangle_medium", orientation: "landscape", frameStyle: "Sleek" },
    { photo: samplePhotoIdAt(1), size: "rectangle_medium", orientation: "portrait", frameStyle: "Timeless" },
    { photo: samplePhotoIdAt(10), size: "rectangle_small", orientation: "landscape", frameStyle: "Whisper" },
  ]);
  return { design, wall: layOut(design) };
};

/** Returns the wall of an offer that has a page. */
export const sampleOfPage = (name: string): SampleWall | null => sampleGalleryWall(name) ?? sampleOffer(name);

/** Returns the wall of an offer's picture: a layout, set or gallery wall; null when it is not sold. */
export const sampleWallOf = (name: string): SampleWall | null =>
  name === "own_mix" ? sampleOwnMix() : sampleOfPage(name);
