import type { FrameSizeKey, Orientation } from "../../catalogue/frameSizes.ts";
import { type FrameStyleKey, RESET_FRAME_STYLE } from "../../catalogue/frameStyles.ts";
import { clampCrop } from "../../crop/cover.ts";
import type { Crop, PhotoSize } from "../../crop/crop.ts";
import {
  allowedOrientations,
  allowedSizes,
  allowedTileSizes,
  defaultSize,
  isFrameStyleAllowed,
} from "../allowed.ts";
import { emptyTile } from "../createDesign.ts";
import type { Design, DesignPhoto, DesignTile } from "../design.ts";
import { MAX_FILE_NAME_LENGTH, MAX_PHOTOS_PER_DESIGN, MAX_TILES_PER_WALL } from "../limits.ts";
import { normalisePhotoUrl } from "../photoUrl.ts";
import { frameStyleOfTile, openingKeyOfTile, openingOfTile, sizeOfTile } from "../tileChoices.ts";
import { photoOfTile } from "../tilePhotos.ts";
import { defineCommand } from "./command.ts";

type TileInput = { readonly tile: string };

const findTile = (design: Design, name: string): DesignTile | undefined =>
  design.tiles.find((tile) => tile.name === name);

const changeTiles = (design: Design, change: (tile: DesignTile) => DesignTile): Design => ({
  ...design,
  tiles: design.tiles.map(change),
});

const changeTile = (design: Design, name: string, change: (tile: DesignTile) => DesignTile): Design =>
  changeTiles(design, (tile) => (tile.name === name ? change(tile) : tile));

/** A crop belongs to the photo it was made for, so it goes whenever the photo goes. */
const withPhotoId = (tile: DesignTile, photoId: string | null): DesignTile => ({
  ...tile,
  photoId,
  crops: {},
});

/** The only frame of a free wall lies or stands as the photo does that comes into it: it stood for want of a photo. */
const hangPhoto = ({ base, tiles }: Design, tile: DesignTile, { id, size }: DesignPhoto): DesignTile =>
  base.kind === "free" && tiles.length === 1 && tile.photoId === null && size
    ? { ...withPhotoId(tile, id), orientation: orientationOfPhoto(size) }
    : withPhotoId(tile, id);

/** A photo whose size is not known yet gets the frame that most walls have. */
export const orientationOfPhoto = (size: PhotoSize | undefined): Orientation =>
  size && size.width > size.height ? "landscape" : "portrait";

/** Photos that the design has not yet and has room for. */
const findNewPhotos = (design: Design, photos: readonly DesignPhoto[]): readonly DesignPhoto[] => {
  const known = new Set(design.photos.map(({ id }) => id));
  const fresh = photos.filter(({ id }) => {
    const isNew = !known.has(id);
    known.add(id);
    return isNew;
  });
  return fresh.slice(0, Math.max(0, MAX_PHOTOS_PER_DESIGN - design.photos.length));
};

/** R4.3: photos fill the empty tiles in order; what is left over waits in the tray (see photosInTray). */
export const addPhotos = defineCommand<{ readonly photos: readonly DesignPhoto[] }>({
  label: "Add photos",
  isPossible: (design, { photos }) => findNewPhotos(design, photos).length > 0,
  run: (design, { photos }) => {
    const added = findNewPhotos(design, photos).map((photo) => ({
      ...photo,
      fileName: photo.fileName.slice(0, MAX_FILE_NAME_LENGTH) || "photo",
    }));
    const waiting = [...added];
    const filled = changeTiles(design, (tile) => {
      const next = tile.photoId === null ? waiting.shift() : undefined;
      return next ? hangPhoto(design, tile, next) : tile;
    });
    return { ...filled, photos: [...design.photos, ...added] };
  },
});

/** Hangs a photo of the design in a tile; the one that hung there goes back to the tray. */
export const assignPhoto = defineCommand<TileInput & { readonly photoId: string }>({
  label: "Place photo",
  isPossible: (design, { tile, photoId }) => {
    const target = findTile(design, tile);
    return !!target && target.photoId !== photoId && design.photos.some(({ id }) => id === photoId);
  },
  run: (design, { tile, photoId }) => {
    const photo = design.photos.find(({ id }) => id === photoId);
    return photo ? changeTile(design, tile, (target) => hangPhoto(design, target, photo)) : design;
  },
});

/** Empties a tile; its photo goes back to the tray. */
export const removePhotoFromTile = defineCommand<TileInput>({
  label: "Take photo out",
  isPossible: (design, { tile }) => (findTile(design, tile)?.photoId ?? null) !== null,
  run: (design, { tile }) => changeTile(design, tile, (target) => withPhotoId(target, null)),
});

/** Takes a photo out of every tile and out of the tray. */
export const deletePhoto = defineCommand<{ readonly photoId: string }>({
  label: "Delete photo",
  isPossible: (design, { photoId }) => design.photos.some(({ id }) => id === photoId),
  run: (design, { photoId }) => ({
    ...changeTiles(design, (tile) => (tile.photoId === photoId ? withPhotoId(tile, null) : tile)),
    photos: design.photos.filter(({ id }) => id !== photoId),
  }),
});

/** Two tiles exchange their photos; each photo takes its crops along, the frames stay where they are. */
export const swapTiles = defineCommand<{ readonly first: string; readonly second: string }>({
  label: "Swap photos",
  isPossible: (design, { first, second }) => {
    const [one, other] = [findTile(design, first), findTile(design, second)];
    return !!one && !!other && one !== other && (one.photoId !== null || other.photoId !== null);
  },
  run: (design, { first, second }) => {
    const [one, other] = [findTile(design, first), findTile(design, second)];
    if (!one || !other) return design;
    const withPhotoOf = (tile: DesignTile, { photoId, crops }: DesignTile): DesignTile => ({
      ...tile,
      photoId,
      crops,
    });
    return changeTiles(design, (tile) =>
      tile === one ? withPhotoOf(one, other) : tile === other ? withPhotoOf(other, one) : tile,
    );
  },
});

/** Gives every tile the frame style; choices made for single tiles give way, since the shopper asked for the wall. */
export const setWallFrameStyle = defineCommand<{ readonly frameStyle: FrameStyleKey }>({
  label: "Change all frames",
  isPossible: (design, { frameStyle }) =>
    isFrameStyleAllowed(design.base, frameStyle) &&
    (design.frameStyle !== frameStyle || design.tiles.some((tile) => tile.frameStyle !== undefined)),
  run: (design, { frameStyle }) => ({
    ...changeTiles(design, ({ frameStyle: _own, ...tile }) => tile),
    frameStyle,
  }),
});

/** Gives one tile a frame style of its own; the wall's style again when it is the same. */
export const setTileFrameStyle = defineCommand<TileInput & { readonly frameStyle: FrameStyleKey }>({
  label: "Change frame",
  isPossible: (design, { tile, frameStyle }) => {
    const target = findTile(design, tile);
    return (
      !!target &&
      isFrameStyleAllowed(design.base, frameStyle) &&
      frameStyleOfTile(design, target) !== frameStyle
    );
  },
  run: (design, { tile, frameStyle }) =>
    changeTile(design, tile, ({ frameStyle: _own, ...target }) =>
      frameStyle === design.frameStyle ? target : { ...target, frameStyle },
    ),
});

/** Gives every tile the size where its place allows it. Crops of other sizes stay remembered. */
export const setWallSize = defineCommand<{ readonly size: FrameSizeKey }>({
  label: "Change all sizes",
  isPossible: (design, { size }) =>
    allowedSizes(design.base).includes(size) &&
    (design.size !== size || design.tiles.some((tile) => tile.size !== undefined)),
  run: (design, { size }) => ({
    ...changeTiles(design, (tile) => {
      const { size: _own, ...following } = tile;
      const takesIt = allowedTileSizes(design.base, tile.name).includes(size);
      return takesIt ? following : { ...following, size: sizeOfTile(design, tile) };
    }),
    size,
  }),
});

/** Gives one tile a size of its own; the wall's size again when it is the same. */
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

/** Hangs one tile upright or lying, where the base leaves the choice. */
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

const photoSizeOf = (design: Design, tileName: string): PhotoSize | undefined => {
  const tile = findTile(design, tileName);
  return tile && photoOfTile(design, tile)?.size;
};

/** Remembers a crop for the opening that the tile has now, made to cover it; possible once the photo's size is known. */
export const setCrop = defineCommand<TileInput & { readonly crop: Crop }>({
  label: "Adjust crop",
  isPossible: (design, { tile }) => photoSizeOf(design, tile) !== undefined,
  run: (design, { tile, crop }) => {
    const photoSize = photoSizeOf(design, tile);
    if (!photoSize) return design;
    return changeTile(design, tile, (target) => {
      const covering = clampCrop(crop, photoSize, openingOfTile(design, target));
      return { ...target, crops: { ...target.crops, [openingKeyOfTile(design, target)]: covering } };
    });
  },
});

/**
 * R4.6: back to empty tiles in Sleek, white, shallow, in the default size. The photos stay in the tray: they are the
 * shopper's work, and deleting them was not asked for.
 */
export const resetDesign = defineCommand<void>({
  label: "Start over",
  // Whoever presses twice takes back with one undo what the first press took away.
  isPossible: (design) => !isReset(design),
  run: (design) => ({
    ...design,
    size: defaultSize(design.base),
    frameStyle: RESET_FRAME_STYLE,
    tiles: design.tiles.map(({ name }) => resetTile(design, name)),
  }),
});

const resetTile = ({ base }: Design, name: string): DesignTile => emptyTile(base, name, defaultSize(base));

const isReset = (design: Design): boolean =>
  design.size === defaultSize(design.base) &&
  design.frameStyle === RESET_FRAME_STYLE &&
  design.tiles.every(({ name, photoId, orientation, size, frameStyle }) => {
    const fresh = resetTile(design, name);
    return (
      photoId === null &&
      !frameStyle &&
      orientation === fresh.orientation &&
      (size ?? design.size) === (fresh.size ?? design.size)
    );
  });

/** The number after the highest, so that a name never comes back for another tile. */
const nextTileName = (design: Design): string => {
  const numbers = design.tiles.map(({ name }) => Number(/^tile_(\d+)$/.exec(name)?.[1] ?? 0));
  return `tile_${Math.max(0, ...numbers) + 1}`;
};

/** One more empty tile at the end of a free wall. */
export const addTile = defineCommand<{ readonly orientation?: Orientation }>({
  label: "Add a frame",
  isPossible: (design) => design.base.kind === "free" && design.tiles.length < MAX_TILES_PER_WALL,
  run: (design, { orientation = "portrait" }) => ({
    ...design,
    tiles: [...design.tiles, { ...emptyTile(design.base, nextTileName(design), design.size), orientation }],
  }),
});

/** Takes a tile off a free wall; its photo goes back to the tray. The last tile stays. */
export const removeTile = defineCommand<TileInput>({
  label: "Remove frame",
  isPossible: (design, { tile }) =>
    design.base.kind === "free" && design.tiles.length > 1 && findTile(design, tile) !== undefined,
  run: (design, { tile }) => ({ ...design, tiles: design.tiles.filter(({ name }) => name !== tile) }),
});

/**
 * What the worker or the store has found out about a photo (R4.1). Nobody did this and nobody undoes it: it goes
 * through the history with `amend`.
 */
export const updatePhoto = (
  design: Design,
  changes: Pick<DesignPhoto, "id"> & Partial<Pick<DesignPhoto, "size" | "url" | "handle">>,
): Design => {
  if (!design.photos.some(({ id }) => id === changes.id)) return design;
  const normalised =
    changes.url === undefined ? changes : { ...changes, url: normalisePhotoUrl(changes.url) };
  return {
    ...design,
    photos: design.photos.map((photo) => (photo.id === changes.id ? { ...photo, ...normalised } : photo)),
  };
};
