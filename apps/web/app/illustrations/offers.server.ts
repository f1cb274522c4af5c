import { GALLERY_WALL_KEYS } from "@storywall/domain/catalogue/galleryWallKeys.ts";
import { SET_KEYS } from "@storywall/domain/catalogue/sets.ts";
import { TEMPLATE_KEYS } from "@storywall/domain/catalogue/templateKeys.ts";
import { allowedSizes } from "@storywall/domain/design/allowedOptions.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { createGalleryWall } from "@storywall/domain/design/createGalleryWall.ts";
import type { Design, DesignBase } from "@storywall/domain/design/design.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import type { SizeMm } from "@storywall/domain/geometry/rect.ts";
import type { Wall } from "@storywall/domain/geometry/wall.ts";
import { mm } from "@storywall/domain/units/units.ts";
import { drawWall, type WallToDraw } from "@storywall/scene/drawWall.ts";
import type { Box, Drawing } from "@storywall/scene/operations.ts";
import { WALL_COLOURS } from "@storywall/scene/palette.ts";
import { drawBetweenBitmaps, drawRenderedRoom } from "@storywall/scene/rooms/drawRenderedRoom.ts";
import { defaultHangingPosition, ROOMS } from "@storywall/scene/rooms/drawRoom.ts";
import { renderedBedroom } from "@storywall/scene/rooms/rendered/bedroom.ts";
import { renderedHall } from "@storywall/scene/rooms/rendered/hall.ts";
import { renderedLivingRoom } from "@storywall/scene/rooms/rendered/livingRoom.ts";
import { NEAR_LIVING_ROOM_BITMAPS, nearLivingRoom } from "@storywall/scene/rooms/rendered/nearLivingRoom.ts";
import { drawRulers } from "@storywall/scene/rooms/rulers.ts";
import { rect, solid } from "@storywall/scene/shapes.ts";
import {
  GALLERY_VIEW,
  offerHangingPosition,
  offerPageViewOf,
  offerPlaceOf,
} from "../lib/samples/offerView.ts";
import { SAMPLE_GALLERY_FRAME } from "../lib/samples/samplePath.ts";
import { sampleChoiceOf, samplePhotoIdAt, withSamplePhotos } from "../lib/samples/samplePhotographs.ts";
import { freeSampleDesign, renderMarkup, sampleDesign } from "./samples.server.ts";

type Base = Exclude<DesignBase, { kind: "free" }>;

const BASES: readonly Base[] = [
  ...TEMPLATE_KEYS.map((key): Base => ({ kind: "template", key })),
  ...SET_KEYS.map((key): Base => ({ kind: "set", key })),
];

/**
 * Returns a layout or set filled with sample photos, by its name `square_trio` or `flex_two_frames.rectangle_large`;
 * null when it is not sold, or not in that size.
 */
const sampleOffer = (name: string): { readonly design: Design; readonly wall: Wall } | null => {
  const [key, size = null] = name.split(".");
  const base = BASES.find((known) => known.key === key);
  if (!base) return null;
  const requestedSize = allowedSizes(base).find((allowed) => allowed === size);
  if (size !== null && requestedSize === undefined) return null;
  const design = sampleDesign(
    base,
    {
      frameStyle: base.kind === "set" ? "Infinite" : "Timeless",
      ...(requestedSize && { size: requestedSize }),
    },
    sampleChoiceOf(base),
  );
  return { design, wall: layOut(design) };
};

/** Returns the wall of an offer's picture: a layout, set or gallery wall; null when it is not sold. */
export const sampleWallOf = (name: string): { readonly design: Design; readonly wall: Wall } | null =>
  name === "own_mix" ? sampleOwnMix() : (sampleGalleryWall(name) ?? sampleOffer(name));

/** Renders a layout, set or gallery wall in the room of its picture; null when it is not sold. */
export const renderOffer = (name: string): string | null => {
  const sample = sampleWallOf(name);
  if (!sample) return null;
  const { room, view, at } = offerPlaceOf(sample.wall, sample.design.base);
  const drawing =
    room === "hall"
      ? drawRenderedRoom("hall", renderedHall, { ...sample, at }, "warmWhite")
      : drawAboveSofa(sample);
  return renderMarkup(drawing, view);
};

/** Renders a layout or set above the sofa, in the scale of its own page; null when it is not sold. */
export const renderOfferOfPage = (name: string): string | null => {
  const sample = sampleOffer(name);
  return sample && renderMarkup(drawAboveSofa(sample), offerPageViewOf(largestOf(sample.design.base)));
};

/** Returns the greatest width and height in which a layout or set is sold. */
const largestOf = (base: DesignBase): SizeMm => {
  const sizes = allowedSizes(base).map((size) => layOut(createDesign(base, { size })));
  return {
    width: mm(Math.max(...sizes.map(({ width }) => width))),
    height: mm(Math.max(...sizes.map(({ height }) => height))),
  };
};

/** Draws a wall above the sofa of the living room, from near. */
export const drawAboveSofa = (sample: WallToDraw | null): Drawing =>
  drawBetweenBitmaps(
    NEAR_LIVING_ROOM_BITMAPS,
    nearLivingRoom,
    sample && { ...sample, at: offerHangingPosition(sample.wall) },
  );

/** Renders the wall above the sofa with nothing on it, as the picture of a gallery wall shows it. */
export const renderBareWall = (): string => renderMarkup(drawAboveSofa(null), GALLERY_VIEW);

/** The part of the room that a link preview shows, in mm: wider, in the shape of such previews. */
const SOCIAL_IMAGE_VIEW: Box = { x: -1_720, y: -2_090, width: 3_440, height: 1_806 };

/** Renders a layout or set in its first size, in the shape of a link preview; null when it is not sold. */
export const renderOfferForSharing = (key: string): string | null => {
  const sample = key.includes(".") ? null : sampleOffer(key);
  return sample && renderForSharing(sample);
};

/** Renders a wall above the sofa in the shape of a link preview. */
export const renderForSharing = (sample: WallToDraw): string => {
  const hung = { ...sample, at: offerHangingPosition(sample.wall) };
  return renderMarkup(
    drawRenderedRoom("livingRoom", renderedLivingRoom, hung, "warmWhite"),
    SOCIAL_IMAGE_VIEW,
  );
};

/** Returns a ready-made gallery wall with sample photos in oak, as its card opens it; null for another name. */
const sampleGalleryWall = (name: string) => {
  const key = GALLERY_WALL_KEYS.find((known) => known === name);
  if (!key) return null;
  const blank = createGalleryWall(key, { frameStyle: SAMPLE_GALLERY_FRAME });
  const design = withSamplePhotos(blank, sampleChoiceOf(blank.base));
  return { design, wall: layOut(design) };
};

/** Returns a wall of single frames of several sizes and styles, as a shopper may combine them. */
const sampleOwnMix = () => {
  const design = freeSampleDesign([
    { photo: samplePhotoIdAt(4), size: "rectangle_small", orientation: "portrait", frameStyle: "Harmony" },
    { photo: samplePhotoIdAt(7), size: "rectangle_medium", orientation: "landscape", frameStyle: "Sleek" },
    { photo: samplePhotoIdAt(1), size: "rectangle_medium", orientation: "portrait", frameStyle: "Timeless" },
    { photo: samplePhotoIdAt(10), size: "rectangle_small", orientation: "landscape", frameStyle: "Whisper" },
  ]);
  return { design, wall: layOut(design) };
};

/** The part of the bedroom that an offer's image shows, in mm: the upper edge of the bed, and the lamps beside it. */
const BEDROOM_VIEW: Box = { x: -1060, y: -2270, width: 2120, height: 1590 };

/** Renders a layout or set above the bed; null when it is not sold. */
export const renderOfferAboveBed = (name: string): string | null => {
  const sample = sampleOffer(name);
  if (!sample) return null;
  const hung = { ...sample, at: defaultHangingPosition(ROOMS.bedroom, sample.wall) };
  return renderMarkup(drawRenderedRoom("bedroom", renderedBedroom, hung, "sage"), BEDROOM_VIEW);
};

/**
 * Renders a layout or set with rulers; null when it is not sold. Its sizes share one scale, so that larger ones look
 * larger.
 */
export const renderOfferDimensions = (name: string): string | null => {
  const sample = sampleOffer(name);
  if (!sample) return null;
  const { design, wall } = sample;
  const { width: widest, height: tallest } = largestOf(design.base);
  const textHeight = Math.max(widest * 0.75, tallest) / 18;
  // Space for the rulers above and at the left, where their texts need more width.
  const [marginX, marginY] = [textHeight * 7, textHeight * 5];
  const view = expandTo4By3({
    x: (wall.width - widest) / 2 - marginX,
    y: (wall.height - tallest) / 2 - marginY,
    width: widest + 2 * marginX,
    height: tallest + 2 * marginY,
  });
  return renderMarkup(
    [
      rect(view, solid(WALL_COLOURS.warmWhite.colour)),
      ...drawWall({ wall, design }),
      drawRulers(wall, { textHeight, wall: null }),
    ],
    view,
  );
};

/** Returns the view expanded to 4:3, as all images of offers are; nothing is cut off. */
const expandTo4By3 = (view: Box): Box => {
  const width = Math.max(view.width, (view.height * 4) / 3);
  const height = (width * 3) / 4;
  return {
    x: view.x - (width - view.width) / 2,
    y: view.y - (height - view.height) / 2,
    width,
    height,
  };
};
