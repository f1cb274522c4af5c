import { FRAME_SIZE_KEYS, ORIENTATIONS } from "@storywall/domain/catalogue/frameSizes.ts";
import { FRAME_STYLE_KEYS } from "@storywall/domain/catalogue/frameStyles.ts";
import { innerRectsOf, outerSizeOf } from "@storywall/domain/geometry/opening.ts";
import { mm } from "@storywall/domain/units/units.ts";
import { drawFrame } from "@storywall/scene/drawFrame.ts";
import type { Box } from "@storywall/scene/operations.ts";
import { defaultHangingPosition, ROOMS } from "@storywall/scene/rooms/drawRoom.ts";
import type { ArtPosition } from "../features/art/ArtPage.tsx";
import type { ArtSize } from "../features/art/artSizes.ts";
import { sofaScene } from "./offers.server.ts";
import { drawRoomScene } from "./roomScene.server.ts";
import { renderMarkup } from "./samples.server.ts";

/**
 * Renders an empty frame with its mat, to lay over an image, by its name `rectangle_small.Timeless.portrait`; null for
 * an unknown name.
 */
export const renderEmptyFrame = (name: string): string | null => {
  const [sizeName, styleName, orientationName, extra] = name.split(".");
  const size = FRAME_SIZE_KEYS.find((key) => key === sizeName);
  const frameStyle = FRAME_STYLE_KEYS.find((key) => key === styleName);
  const orientation = ORIENTATIONS.find((key) => key === orientationName);
  if (!size || !frameStyle || !orientation || extra !== undefined) return null;
  const outer = { x: mm(0), y: mm(0), ...outerSizeOf(size, orientation) };
  const tile = {
    name: "tile_1",
    size,
    frameStyle,
    orientation,
    outer,
    ...innerRectsOf(outer, size, frameStyle),
  };
  return renderMarkup(drawFrame(tile, tile.name, "fine"), outer);
};

/** The part of the living room that the image of `renderSofa` shows, in mm. */
const SOFA_VIEW: Box = { x: -1224, y: -2180, width: 2448, height: 1836 };

/** Renders the living room of all offers with an empty wall. */
export const renderSofa = (): string => renderMarkup(drawRoomScene(sofaScene(SOFA_VIEW)), SOFA_VIEW);

/** Returns where a single frame hangs in the image of `renderSofa`, in percent of its width and height. */
export const positionAboveSofa = ({ widthCm, heightCm }: ArtSize): ArtPosition => {
  const frame = { width: mm(widthCm * 10), height: mm(heightCm * 10) };
  const { x, y } = defaultHangingPosition(ROOMS.livingRoom, frame);
  return {
    left: ((x - SOFA_VIEW.x) / SOFA_VIEW.width) * 100,
    top: ((y - SOFA_VIEW.y) / SOFA_VIEW.height) * 100,
    width: (frame.width / SOFA_VIEW.width) * 100,
  };
};
