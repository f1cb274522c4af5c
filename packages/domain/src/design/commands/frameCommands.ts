import type { FrameSizeKey, Orientation } from "../../catalogue/frameSizes.ts";
import type { FrameStyleKey } from "../../catalogue/frameStyles.ts";
import {
  allowedFrameStyles,
  allowedOrientations,
  allowedSizes,
  allowedTileSizes,
  defaultSize,
  resetFrameStyle,
} from "../allowedOptions.ts";
import { emptyTile } from "../createDesign.ts";
import type { Design, DesignTile } from "../design.ts";
import { frameStyleOfTile, sizeOfTile } from "../effectiveTile.ts";
import { MAX_TILES_PER_WALL } from "../limits.ts";
import { changeTile, changeTiles, findTile, type TileInput } from "./changeTiles.ts";
import { defineCommand } from "./command.ts";

/**
 * Sets the frame style of every tile. It replaces the styles of single tiles, since the shopper chose it for the wall.
 */
export const setWallFrameStyle = defineCommand<{ readonly frameStyle: FrameStyleKey }>({
  label: "Change all frames",
  isPossible: (design, { frameStyle }) =>
    allowedFrameStyles(design.base).includes(frameStyle) &&
    (design.frameStyle !== frameStyle || design.tiles.some((tile) => tile.frameStyle !== undefined)),
  run: (design, { frameStyle }) => ({
    ...changeTiles(design, ({ frameStyle: _own, ...tile }) => tile),
    frameStyle,
  }),
});

/**
 * Sets the frame style of one tile. A tile with the wall's style has no style of its own, so it follows the wall again.
 */
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

/** Sets the size of every tile whose base allows it; the others keep theirs. Crops for other sizes stay stored. */
export const setWallSize = defineCommand<{ readonly size: FrameSizeKey }>({
  label: "Change all sizes",
  isPossible: (design, { size }) =>
    allowedSizes(design.base).includes(size) &&
    (design.size !== size || design.tiles.some((tile) => tile.size !== undefined)),
  run: (design, { size }) => ({
    ...changeTiles(design, (tile) => {
      const { size: _own, ...withoutSize } = tile;
      const isAllowed = allowedTileSizes(design.base, tile.name).includes(size);
      return isAllowed ? withoutSize : { ...withoutSize, size: sizeOfTile(design, tile) };
    }),
    size,
  }),
});

/** Sets the size of one tile. A tile with the wall's size has no size of its own, so it follows the wall again. */
export const setTileSize = defineCommand<TileInput & { readonly size: FrameSizeKey }>({
  label: "Change size",
  isPossible: (design, { tile, size }) => {
    const target = findTile(design, tile);
    return (
      !!target && sizeOfTile(design, target) !== size && allowedTileSizes(design.base, tile).includes(size)
    );
  },
  run: (design, { tile, size }) =>
    changeTile(design, tile, ({ size: _own, ...target }) =>
      size === design.size ? target : { ...target, size },
    ),
});

/** Sets the orientation of one tile, where the base lets the shopper choose. */
export const setTileOrientation = defineCommand<TileInput & { readonly orientation: Orientation }>({
  label: "Turn frame",
  isPossible: (design, { tile, orientation }) => {
    const target = findTile(design, tile);
    return (
      !!target &&
      target.orientation !== orientation &&
      allowedOrientations(design.base, tile).includes(orientation)
    );
  },
  run: (design, { tile, orientation }) => changeTile(design, tile, (target) => ({ ...target, orientation })),
});

/**
 * Empties every tile and sets the style of a reset (Sleek where the layout sells it) and the default size (R4.6). The
 * photos stay in the tray: they are the shopper's work, and a reset does not ask to delete them.
 */
export const resetDesign = defineCommand<void>({
  label: "Start over",
  // A second press is no step. So one undo takes the reset back, even after two presses.
  isPossible: (design) => !isReset(design),
  run: (design) => ({
    ...design,
    size: defaultSize(design.base),
    frameStyle: resetFrameStyle(design.base),
    tiles: design.tiles.map(({ name }) => resetTile(design, name)),
  }),
});

const resetTile = ({ base }: Design, name: string): DesignTile => emptyTile(base, name, defaultSize(base));

const isReset = (design: Design): boolean =>
  design.size === defaultSize(design.base) &&
  design.frameStyle === resetFrameStyle(design.base) &&
  design.tiles.every(({ name, photoId, orientation, size, frameStyle }) => {
    const reset = resetTile(design, name);
    return (
      photoId === null &&
      !frameStyle &&
      orientation === reset.orientation &&
      (size ?? design.size) === (reset.size ?? design.size)
    );
  });

/** Returns the name with the number after the highest, so that two tiles never have the same name. */
const nextTileName = (design: Design): string => {
  const numbers = design.tiles.map(({ name }) => Number(/^tile_(\d+)$/.exec(name)?.[1] ?? 0));
  return `tile_${Math.max(0, ...numbers) + 1}`;
};

/** Adds an empty tile at the end of a free wall. */
export const addTile = defineCommand<{ readonly orientation?: Orientation }>({
  label: "Add a frame",
  isPossible: (design) => design.base.kind === "free" && design.tiles.length < MAX_TILES_PER_WALL,
  run: (design, { orientation = "portrait" }) => ({
    ...design,
    tiles: [...design.tiles, { ...emptyTile(design.base, nextTileName(design), design.size), orientation }],
  }),
});

/** Removes a tile of a free wall. Its photo is in the tray again. The last tile stays. */
export const removeTile = defineCommand<TileInput>({
  label: "Remove frame",
  isPossible: (design, { tile }) =>
    design.base.kind === "free" && design.tiles.length > 1 && findTile(design, tile) !== undefined,
  run: (design, { tile }) => ({ ...design, tiles: design.tiles.filter(({ name }) => name !== tile) }),
});
