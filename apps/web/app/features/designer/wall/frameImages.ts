import { FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import type { PlacedTile } from "@storywall/domain/geometry/wall.ts";
import { boardOf, drawTile } from "@storywall/scene/drawTile.ts";
import { SHADOW_MARGIN } from "@storywall/scene/frames/shadow.ts";
import type { Box, Drawing } from "@storywall/scene/operations.ts";
import { renderSvg } from "@storywall/scene/svg.ts";
import { toSvgMarkup } from "@storywall/scene/svgMarkup.ts";

/** A tile without its photo, as addresses of pictures that hold the drawing itself: nothing is loaded for them. */
export type FrameImages = {
  /** The part of the tile's space that both show, in millimetres. */
  readonly box: Box;
  /** Its shadow and paper. */
  readonly behind: string;
  /** Mat and moulding, open where the photo is. */
  readonly before: string;
};

/** By look: one for each size, style and orientation, and for wood also each board. Few enough to keep them all. */
const imageCache = new Map<string, FrameImages>();

/** Tiles that look alike have the same pictures. */
export const getFrameImages = (placed: PlacedTile): FrameImages => {
  const { name, size, frameStyle, orientation } = placed;
  const board = FRAME_STYLES[frameStyle].colour === "wood" ? boardOf(name) : "";
  const key = [size, frameStyle, orientation, board].join();
  const pictures = imageCache.get(key) ?? renderFrame(placed);
  imageCache.set(key, pictures);
  return pictures;
};

/**
 * Makes the pictures of these tiles and has the browser read them, one at a time: a picture of a frame is a small document,
 * and a dozen of them read in one go hold a phone up for a fifth of a second.
 */
export const preloadFrameImages = async (
  tiles: readonly PlacedTile[],
  signal: AbortSignal,
): Promise<void> => {
  // What is read is kept as long as somebody has it: until the wall does.
  const read = new Map<string, HTMLImageElement>();
  for (const tile of tiles) {
    const { behind, before } = getFrameImages(tile);
    for (const url of [behind, before]) {
      if (signal.aborted) return;
      if (read.has(url)) continue;
      const image = new Image();
      read.set(url, image);
      await new Promise((go) => {
        image.onload = go;
        // One that cannot be read is missing on the wall; the wall itself is not held up.
        image.onerror = go;
        image.src = url;
      });
    }
  }
};

const renderFrame = (placed: PlacedTile): FrameImages => {
  const { width, height } = placed.outer;
  const box = {
    x: -SHADOW_MARGIN,
    y: -SHADOW_MARGIN,
    width: width + 2 * SHADOW_MARGIN,
    height: height + 2 * SHADOW_MARGIN,
  };
  const { children } = drawTile(placed, null);
  // An empty tile's first plain rectangle is its paper; a photo lies on that.
  const above = children.findIndex(({ kind }) => kind === "rect") + 1;
  const address = (drawing: Drawing): string => svgDataUrl(drawing, box);
  return { box, behind: address(children.slice(0, above)), before: address(children.slice(above)) };
};

const svgDataUrl = (drawing: Drawing, box: Box): string => {
  const { width, height } = box;
  const svg = renderSvg(drawing, box, { idPrefix: "f", photoSource: () => null, size: { width, height } });
  // Only what an address cannot hold, since everything that is escaped is three characters more.
  return `data:image/svg+xml,${toSvgMarkup(svg).replace(/["%#<>&]/g, encodeURIComponent)}`;
};
