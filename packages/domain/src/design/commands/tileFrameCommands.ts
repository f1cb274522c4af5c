import type { FrameSizeKey, Orientation } from "../../catalogue/frameSizes.ts";
import type { FrameStyleKey } from "../../catalogue/frameStyles.ts";
import { allowedFrameStyles, allowedOrientations, allowedTileSizes } from "../allowedOptions.ts";
import { frameStyleOfTile, sizeOfTile } from "../effectiveTile.ts";
import { changeTile, findTile, type TileInput } from "./changeTiles.ts";
import { defineCommand } from "./command.ts";
import { type FrameAnchor, withRoomFor } from "./frameRoom.ts";

// Commands on the frame of one tile.

/** Sets the frame style of one tile. A tile set to the wall's style stores none, so that it follows the wall again. */
export const setTileFrameStyle = defineCommand<TileInput & { readonly frameStyle: FrameStyleKey }>({
  label: "Change frame",
  isPossible: (design, { tile, frameStyle }) => {
    const target = findTile(design, tile);
    return (
      !!target &&
      allowedFrameStyles(design.base).includes(frameStyle) &&
      frameStyleOfTile(design, target) !== frameStyle
    );
  },
  run: (design, { tile, frameStyle }) =>
    changeTile(design, tile, ({ frameStyle: _own, ...target }) =>
      frameStyle === design.frameStyle ? target : { ...target, frameStyle },
    ),
});

/**
 * Sets the size of one tile. A tile set to the wall's size stores none, so that it follows the wall again. `anchor`:
 * the point that stays in place on a gallery wall.
 */
export const setTileSize = defineCommand<
  TileInput & { readonly size: FrameSizeKey; readonly anchor?: FrameAnchor }
>({
  label: "Change size",
  isPossible: (design, { tile, size }) => {
    const target = findTile(design, tile);
    return (
      !!target && sizeOfTile(design, target) !== size && allowedTileSizes(design.base, tile).includes(size)
    );
  },
  run: (design, { tile, size, anchor }) =>
    withRoomFor(
      design,
      changeTile(design, tile, ({ size: _own, ...target }) =>
        size === design.size ? target : { ...target, size },
      ),
      tile,
      anchor,
    ),
});

/** Sets the orientation of one tile, if the base lets the shopper choose it. */
export const setTileOrientation = defineCommand<TileInput & { readonly orientation: Orientation }>({
  label: "Rotate tile",
  isPossible: (design, { tile, orientation }) => {
    const target = findTile(design, tile);
    return (
      !!target &&
      target.orientation !== orientation &&
      allowedOrientations(design.base, tile).includes(orientation)
    );
  },
  run: (design, { tile, orientation }) =>
    withRoomFor(
      design,
      changeTile(design, tile, (target) => ({ ...target, orientation })),
      tile,
    ),
});
