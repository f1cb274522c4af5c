import type { FrameSizeKey, Orientation } from "../../catalogue/frameSizes.ts";
import type { FrameStyleKey } from "../../catalogue/frameStyles.ts";
import {
  allowedFrameStyles,
  allowedSizes,
  allowedTileSizes,
  defaultSize,
  resetFrameStyle,
} from "../allowedOptions.ts";
import { emptyTile } from "../createDesign.ts";
import type { Design, DesignTile } from "../design.ts";
import { sizeOfTile } from "../effectiveTile.ts";
import { isGalleryWall, rectsOf, withPositions } from "../galleryWall.ts";
import { MAX_TILES_PER_WALL } from "../limits.ts";
import { changeTiles, findTile, type TileInput } from "./changeTiles.ts";
import { defineCommand } from "./command.ts";
import { hangLastTile, inRowsLike } from "./hangFrames.ts";
import { orientationOfPhoto } from "./photoCommands.ts";

/**
 * Sets the frame style of every tile. It replaces the styles of single tiles too, since the shopper chose it for the
 * whole wall.
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

/** Sets the size of every tile whose base allows it; other tiles keep their size. Crops for other sizes stay stored. */
export const setWallSize = defineCommand<{ readonly size: FrameSizeKey }>({
  label: "Change all sizes",
  isPossible: (design, { size }) =>
    allowedSizes(design.base).includes(size) &&
    (design.size !== size || design.tiles.some((tile) => tile.size !== undefined)),
  run: (design, { size }) =>
    inRowsLike(design, {
      ...changeTiles(design, (tile) => {
        const { size: _own, ...withoutSize } = tile;
        const isAllowed = allowedTileSizes(design.base, tile.name).includes(size);
        return isAllowed ? withoutSize : { ...withoutSize, size: sizeOfTile(design, tile) };
      }),
      size,
    }),
});

/**
 * Empties every tile and sets the reset style (Sleek if the layout sells it) and the default size (R4.6). The photos
 * stay in the tray: they are the shopper's work, and a reset is not a request to delete them. The frames of a
 * gallery wall keep their sizes and positions, because without them nothing would be left of it.
 */
export const resetDesign = defineCommand<void>({
  label: "Start over",
  // A second press adds no step, so one undo reverts the reset even after two presses.
  isPossible: (design) => !isReset(design),
  run: (design) => ({
    ...design,
    size: resetSize(design),
    frameStyle: resetFrameStyle(design.base),
    tiles: design.tiles.map((tile) => resetTile(design, tile)),
  }),
});

const resetSize = (design: Design): FrameSizeKey =>
  isGalleryWall(design) ? design.size : defaultSize(design.base);

const resetTile = (design: Design, tile: DesignTile): DesignTile => {
  const { name, size, orientation, position } = tile;
  const empty = emptyTile(design.base, name, resetSize(design));
  return position ? { ...empty, orientation, ...(size && { size }), position } : empty;
};

const isReset = (design: Design): boolean =>
  design.size === resetSize(design) &&
  design.frameStyle === resetFrameStyle(design.base) &&
  design.tiles.every((tile) => {
    const { photoId, orientation, size, frameStyle } = tile;
    const reset = resetTile(design, tile);
    return (
      photoId === null &&
      !frameStyle &&
      orientation === reset.orientation &&
      (size ?? design.size) === (reset.size ?? design.size)
    );
  });

/** Returns a name with the next number after the highest, so that two tiles never have the same name. */
const nextTileName = (design: Design): string => {
  const numbers = design.tiles.map(({ name }) => Number(/^tile_(\d+)$/.exec(name)?.[1] ?? 0));
  return `tile_${Math.max(0, ...numbers) + 1}`;
};

type AddTileInput = {
  readonly orientation?: Orientation;
  /** A photo of the design for the new tile, which also sets its orientation. Absent: the tile is empty. */
  readonly photoId?: string;
  /** The tile of a gallery wall to hang the new one beside. Absent: the position that leaves the wall most compact. */
  readonly beside?: string;
};

/** Adds a tile at the end of a free wall; on a gallery wall it hangs beside the others. */
export const addTile = defineCommand<AddTileInput>({
  label: "Add tile",
  isPossible: (design) => design.base.kind === "free" && design.tiles.length < MAX_TILES_PER_WALL,
  run: (design, { orientation = "portrait", photoId, beside }) => {
    const photo = design.photos.find(({ id }) => id === photoId);
    const added: DesignTile = {
      ...emptyTile(design.base, nextTileName(design), design.size),
      orientation: photo ? orientationOfPhoto(photo.size) : orientation,
      photoId: photo?.id ?? null,
    };
    const grown = { ...design, tiles: [...design.tiles, added] };
    return isGalleryWall(design) ? hangLastTile(grown, beside) : grown;
  },
});

/** Removes a tile of a free wall, except the last one. Its photo returns to the tray. */
export const removeTile = defineCommand<TileInput>({
  label: "Remove tile",
  isPossible: (design, { tile }) =>
    design.base.kind === "free" && design.tiles.length > 1 && findTile(design, tile) !== undefined,
  run: (design, { tile }) => {
    const rest = { ...design, tiles: design.tiles.filter(({ name }) => name !== tile) };
    return isGalleryWall(rest) ? withPositions(rest, rectsOf(rest)) : rest;
  },
});
