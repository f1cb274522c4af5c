import { FRAME_SIZE_KEYS, FRAME_SIZES } from "@storywall/domain/catalogue/frameSizes.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import { mm } from "@storywall/domain/units/units.ts";
import type { Box } from "@storywall/scene/operations.ts";
import { point } from "@storywall/scene/shapes.ts";
import { freeSampleDesign } from "../lib/samples/sampleDesigns.ts";
import { samplePhotoIdAt } from "../lib/samples/samplePhotographs.ts";
import { drawSampleTile } from "./frames.server.ts";
import { plainRoom, type RoomScene } from "./roomScene.server.ts";
import { renderMarkup } from "./samples.server.ts";

const EYE_LEVEL_MM = -1_550;
const FRAME_GAP_MM = 90;
const SIZES_VIEW: Box = { x: -1_180, y: -2_060, width: 2_360, height: 1_400 };

/** Returns every size side by side above a sofa 2.2 m wide (R3.3). */
export const sizesScene = (): RoomScene => {
  const tallest = Math.max(...FRAME_SIZE_KEYS.map((key) => FRAME_SIZES[key].height));
  let right = -FRAME_GAP_MM;
  const tiles = FRAME_SIZE_KEYS.map((size, index) => {
    const { width, height } = FRAME_SIZES[size];
    const left = right + FRAME_GAP_MM;
    right = left + width;
    return {
      size,
      photo: samplePhotoIdAt(index + 6),
      orientation: "portrait",
      frameStyle: "Timeless",
      position: { x: mm(left), y: mm((tallest - height) / 2) },
    } as const;
  });
  const design = freeSampleDesign(tiles);
  const at = point(-right / 2, EYE_LEVEL_MM - tallest / 2);
  return {
    // On a coloured wall, shadows and white mats are seen, and it looks like no other room of the shop.
    variant: { ...plainRoom("livingRoom"), wallColour: "sage", isDyed: true },
    view: SIZES_VIEW,
    isNear: true,
    hung: { design, wall: layOut(design), at },
  };
};

/** R9.14: the illustration of a size is a square of this many pixels. */
const SQUARE_SIZE_PX = { width: 220, height: 220 } as const;
/**
 * Space for the largest frame and its shadow. All sizes share one scale, 3.6 mm a pixel, since they are shown side by
 * side.
 */
const SQUARE_SIDE_MM = 792;

/** Renders a frame of one size in the middle of a square; null when there is no such size. */
export const renderSize = (name: string): string | null => {
  const key = FRAME_SIZE_KEYS.find((known) => known === name);
  if (!key) return null;
  const { width, height } = FRAME_SIZES[key];
  const view: Box = {
    x: (width - SQUARE_SIDE_MM) / 2,
    y: (height - SQUARE_SIDE_MM) / 2,
    width: SQUARE_SIDE_MM,
    height: SQUARE_SIDE_MM,
  };
  return renderMarkup(
    [drawSampleTile(key, "Timeless", samplePhotoIdAt(FRAME_SIZE_KEYS.indexOf(key) + 6))],
    view,
    SQUARE_SIZE_PX,
  );
};
