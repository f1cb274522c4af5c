import type { FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import { FRAME_STYLE_KEYS, type FrameStyleKey } from "@storywall/domain/catalogue/frameStyles.ts";
import { cropFor } from "@storywall/domain/crop/cropFor.ts";
import { innerRectsOf, outerSizeOf } from "@storywall/domain/geometry/opening.ts";
import type { PlacedTile } from "@storywall/domain/geometry/wall.ts";
import { mm } from "@storywall/domain/units/units.ts";
import { drawFrame } from "@storywall/scene/drawFrame.ts";
import { drawTile } from "@storywall/scene/drawTile.ts";
import { FRAME_SHADOWS } from "@storywall/scene/frames/frameShadows.ts";
import { drawShadow } from "@storywall/scene/frames/shadow.ts";
import type { Box, Drawing, Group } from "@storywall/scene/operations.ts";
import { WALL_COLOURS } from "@storywall/scene/palette.ts";
import { group, linear, point, polygon, rect, solid, stop } from "@storywall/scene/shapes.ts";
import { samplePhotoIdAt, sizeOfSample } from "../lib/samples/samplePhotographs.ts";
import { renderMarkup } from "./samples.server.ts";

/** Draws one frame of a size and style with a sample photo, its top left corner at the origin. In mm. */
export const drawSampleTile = (size: FrameSizeKey, frameStyle: FrameStyleKey, photoId: string): Group => {
  const outer = { x: mm(0), y: mm(0), ...outerSizeOf(size, "portrait") };
  const tile: PlacedTile = {
    name: "tile_1",
    size,
    frameStyle,
    orientation: "portrait",
    outer,
    ...innerRectsOf(outer, size, frameStyle),
  };
  const photo = sizeOfSample(photoId);
  return drawTile(tile, { photoId, photo, crop: cropFor({ crops: {} }, tile, photo) });
};

/** The corner of a frame, close enough to see moulding, mat and paper. In mm. */
const CLOSE_UP_VIEW: Box = { x: -34, y: -34, width: 190, height: 190 };
const CLOSE_UP_SAMPLES: Readonly<Record<FrameStyleKey, number>> = {
  Infinite: 6,
  Timeless: 2,
  Serene: 0,
  Sleek: 3,
  Harmony: 10,
  Whisper: 7,
};

export const renderFrameCloseUp = (name: string): string | null => {
  const style = FRAME_STYLE_KEYS.find((key) => key.toLowerCase() === name);
  if (!style) return null;
  return renderMarkup(
    [drawSampleTile("rectangle_small", style, samplePhotoIdAt(CLOSE_UP_SAMPLES[style]))],
    CLOSE_UP_VIEW,
  );
};

/** The top left corner of a frame, and a little of the wall around it. In mm. */
const SWATCH_VIEW: Box = { x: -10, y: -10, width: 95, height: 95 };

/** Renders the corner of the smallest frame over a plain area, large enough to judge the moulding by. */
export const renderSwatch = (name: string): string | null => {
  const frameStyle = FRAME_STYLE_KEYS.find((key) => key.toLowerCase() === name);
  if (!frameStyle) return null;
  const size = "square_small";
  const outer = { x: mm(0), y: mm(0), ...outerSizeOf(size, "portrait") };
  const innerRects = innerRectsOf(outer, size, frameStyle);
  const placed = {
    name: frameStyle,
    size,
    frameStyle,
    orientation: "portrait",
    outer,
    ...innerRects,
  } as const;
  // A swatch is shown as a thumbnail: coarse detail is enough.
  return renderMarkup(
    [rect(innerRects.opening, solid(WALL_COLOURS.slate.colour)), ...drawFrame(placed, frameStyle, "coarse")],
    SWATCH_VIEW,
  );
};

const STYLE_VIEW: Box = { x: -50, y: -30, width: 310, height: 370 };

/** Renders a tile in one style, for the carousel on the FAQ page. Returns null for an unknown style. */
export const renderStyle = (name: string): string | null => {
  if (name === "pure") return renderMarkup(drawPureStyle(), STYLE_VIEW);
  const style = FRAME_STYLE_KEYS.find((key) => key.toLowerCase() === name);
  return style
    ? renderMarkup([drawSampleTile("rectangle_small", style, samplePhotoIdAt(4))], STYLE_VIEW)
    : null;
};

/**
 * Draws the style Pure, which has no frame: a photo on a board of veneered wood, whose edge shows at the right and
 * below.
 */
const drawPureStyle = (): Drawing => {
  const outer = { x: 0, y: 0, ...outerSizeOf("rectangle_small", "portrait") };
  const { width, height } = outer;
  const edge = 7;
  const opening = { x: mm(0), y: mm(0), width: mm(width - edge), height: mm(height - edge) };
  const tile: PlacedTile = {
    name: "tile_1",
    size: "rectangle_small",
    // Has no effect: no frame is drawn, and without a saved crop only the opening counts. `PlacedTile` needs a style of
    // the catalogue, and Pure is not in it.
    frameStyle: "Harmony",
    orientation: "portrait",
    outer: { x: mm(0), y: mm(0), width, height },
    inner: opening,
    opening,
  };
  return [
    group(
      "shadow",
      FRAME_SHADOWS.flatMap((shadow) => drawShadow(outer, shadow)),
    ),
    polygon(
      [
        point(opening.width, 0),
        point(width, edge),
        point(width, height),
        point(edge, height),
        point(0, opening.height),
        point(opening.width, opening.height),
      ],
      linear(point(0, 0), point(width, height), [stop(0, "#d3b183"), stop(1, "#9a7444")]),
    ),
    {
      kind: "photo",
      opening,
      photoId: samplePhotoIdAt(4),
      photo: sizeOfSample(samplePhotoIdAt(4)),
      crop: cropFor({ crops: {} }, tile, sizeOfSample(samplePhotoIdAt(4))),
    },
  ];
};
