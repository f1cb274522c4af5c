import { FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import type { PlacedTile } from "@storywall/domain/geometry/wall.ts";
import { boardOf, drawTile } from "@storywall/scene/drawTile.ts";
import { SHADOW_MARGIN } from "@storywall/scene/frames/frameShadows.ts";
import type { Box, Drawing } from "@storywall/scene/operations.ts";
import { renderSvg } from "@storywall/scene/svg.ts";
import { toSvgMarkup } from "@storywall/scene/svgMarkup.ts";

/** A tile without its photo, as data URLs: nothing is loaded for them. */
type FrameImages = {
  /** The part of the tile's space that both images show, in mm. */
  readonly box: Box;
  /** Its shadow and paper. */
  readonly behind: string;
  /** Mat and moulding, open where the photo is. */
  readonly before: string;
};

/** Images by size, style and orientation, and for wood also by board. Few enough to hold them all. */
const imageCache = new Map<string, FrameImages>();

/** Returns the images of a tile's frame. Tiles that look the same share them. */
export const getFrameImages = (placed: PlacedTile): FrameImages => {
  const { name, size, frameStyle, orientation } = placed;
  const board = FRAME_STYLES[frameStyle].colour === "wood" ? boardOf(name) : "";
  const key = [size, frameStyle, orientation, board].join();
  const images = imageCache.get(key) ?? renderFrame(placed);
  imageCache.set(key, images);
  return images;
};

/**
 * Renders the images of these tiles and makes the browser decode them, one at a time: the image of a frame is a small
 * document, and a dozen of them decoded in one go block a phone for a fifth of a second.
 */
export const preloadFrameImages = async (
  tiles: readonly PlacedTile[],
  signal: AbortSignal,
): Promise<void> => {
  // A decoded image stays in memory while something refers to it: this map, then the wall.
  const decoded = new Map<string, HTMLImageElement>();
  for (const tile of tiles) {
    const { behind, before } = getFrameImages(tile);
    for (const url of [behind, before]) {
      if (signal.aborted) return;
      if (decoded.has(url)) continue;
      const image = new Image();
      decoded.set(url, image);
      await new Promise((resolve) => {
        image.onload = resolve;
        // An image that fails is missing on the wall; the wall itself must not wait for it.
        image.onerror = resolve;
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
  // The first plain rectangle of an empty tile is its paper; the photo is above it.
  const above = children.findIndex(({ kind }) => kind === "rect") + 1;
  const toUrl = (drawing: Drawing): string => svgDataUrl(drawing, box);
  return { box, behind: toUrl(children.slice(0, above)), before: toUrl(children.slice(above)) };
};

const svgDataUrl = (drawing: Drawing, box: Box): string => {
  const { width, height } = box;
  const svg = renderSvg(drawing, box, { idPrefix: "f", photoSource: () => null, size: { width, height } });
  // Escapes only what a URL cannot hold, since each escaped character takes two more.
  return `data:image/svg+xml,${toSvgMarkup(svg).replace(/["%#<>&]/g, encodeURIComponent)}`;
};
