import { FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import type { PlacedTile } from "@storywall/domain/geometry/wall.ts";
import { boardOf, drawTile } from "@storywall/scene/drawTile.ts";
import { SHADOW_MARGIN } from "@storywall/scene/frames/shadow.ts";
import type { Box, Drawing } from "@storywall/scene/operations.ts";
import { paintSvg } from "@storywall/scene/svg.ts";
import { svgMarkup } from "@storywall/scene/svgMarkup.ts";

/** A tile without its photo, as addresses of pictures that hold the drawing itself: nothing is loaded for them. */
export type FramePictures = {
  /** The part of the tile's space that both show, in millimetres. */
  readonly box: Box;
  /** Its shadow and paper. */
  readonly behind: string;
  /** Mat and moulding, open where the photo is. */
  readonly before: string;
};

/** By look: one for each size, style and orientation, and for wood also each board. Few enough to keep them all. */
const made = new Map<string, FramePictures>();

/** Tiles that look alike have the same pictures. */
export const framePicturesOf = (placed: PlacedTile): FramePictures => {
  const { name, size, frameStyle, orientation } = placed;
  const board = FRAME_STYLES[frameStyle].colour === "wood" ? boardOf(name) : "";
  const look = [size, frameStyle, orientation, board].join();
  const pictures = made.get(look) ?? paintFrame(placed);
  made.set(look, pictures);
  return pictures;
};

/**
 * Makes the pictures of these tiles and has the browser read them, one at a time: a picture of a frame is a small document,
 * and a dozen of them read in one go hold a phone up for a fifth of a second.
 */
export const readFramePictures = async (tiles: readonly PlacedTile[], stop: AbortSignal): Promise<void> => {
  // What is read is kept as long as somebody has it: until the wall does.
  const read = new Map<string, HTMLImageElement>();
  for (const tile of tiles) {
    const { behind, before } = framePicturesOf(tile);
    for (const address of [behind, before]) {
      if (stop.aborted) return;
      if (read.has(address)) continue;
      const picture = new Image();
      read.set(address, picture);
      await new Promise((go) => {
        picture.onload = go;
        // One that cannot be read is missing on the wall; the wall itself is not held up.
        picture.onerror = go;
        picture.src = address;
      });
    }
  }
};

const paintFrame = (placed: PlacedTile): FramePictures => {
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
  const address = (drawing: Drawing): string => pictureAddress(drawing, box);
  return { box, behind: address(children.slice(0, above)), before: address(children.slice(above)) };
};

const pictureAddress = (drawing: Drawing, box: Box): string => {
  const { width, height } = box;
  const svg = paintSvg(drawing, box, { idPrefix: "f", photoSource: () => null, size: { width, height } });
  // Only what an address cannot hold, since everything that is escaped is three characters more.
  return `data:image/svg+xml,${svgMarkup(svg).replace(/["%#<>&]/g, encodeURIComponent)}`;
};
