import type { Orientation } from "../../catalogue/frameSizes.ts";
import { clampCrop } from "../../crop/cover.ts";
import type { Crop, PhotoSize } from "../../crop/crop.ts";
import type { Design, DesignPhoto, DesignTile } from "../design.ts";
import { openingKeyOfTile, openingOfTile } from "../effectiveTile.ts";
import { MAX_FILE_NAME_LENGTH, MAX_PHOTOS_PER_DESIGN } from "../limits.ts";
import { normalisePhotoUrl } from "../photoUrl.ts";
import { photoOfTile } from "../tilePhotos.ts";
import { changeTile, changeTiles, findTile, type TileInput } from "./changeTiles.ts";
import { defineCommand } from "./command.ts";

/** Also deletes the crops: a crop belongs to the photo that it was made for. */
const withPhotoId = (tile: DesignTile, photoId: string | null): DesignTile => ({
  ...tile,
  photoId,
  crops: {},
});

/**
 * Places a photo. The only frame of a free wall takes the orientation of its photo: it was portrait only for lack of
 * a photo.
 */
const placePhoto = ({ base, tiles }: Design, tile: DesignTile, { id, size }: DesignPhoto): DesignTile =>
  base.kind === "free" && tiles.length === 1 && tile.photoId === null && size
    ? { ...withPhotoId(tile, id), orientation: orientationOfPhoto(size) }
    : withPhotoId(tile, id);

/** Portrait while the size is not known, as most frames are. */
export const orientationOfPhoto = (size: PhotoSize | undefined): Orientation =>
  size && size.width > size.height ? "landscape" : "portrait";

/** Returns the photos that are not in the design yet, up to the number that it may still add. */
const findNewPhotos = (design: Design, photos: readonly DesignPhoto[]): readonly DesignPhoto[] => {
  const known = new Set(design.photos.map(({ id }) => id));
  const newPhotos = photos.filter(({ id }) => {
    const isNew = !known.has(id);
    known.add(id);
    return isNew;
  });
  return newPhotos.slice(0, Math.max(0, MAX_PHOTOS_PER_DESIGN - design.photos.length));
};

type AddPhotosInput = {
  readonly photos: readonly DesignPhoto[];
  /**
   * Photos that the shop cannot use. New ones are not hung; of those that hang already, the tiles are given to
   * usable photos for which no empty tile is left. Absent: none.
   */
  readonly unusableIds?: readonly string[];
};

/**
 * Fills the empty tiles with photos in order, then the tiles of unusable photos (R4.3). The rest go to the tray (see
 * `photosInTray`).
 */
export const addPhotos = defineCommand<AddPhotosInput>({
  label: "Add photos",
  isPossible: (design, { photos }) => findNewPhotos(design, photos).length > 0,
  run: (design, { photos, unusableIds = [] }) => {
    const added = findNewPhotos(design, photos).map((photo) => ({
      ...photo,
      fileName: photo.fileName.slice(0, MAX_FILE_NAME_LENGTH) || "photo",
    }));
    const unplaced = added.filter(({ id }) => !unusableIds.includes(id));
    const fill = (wall: Design, isFree: (photoId: string | null) => boolean): Design =>
      changeTiles(wall, (tile) => {
        const next = isFree(tile.photoId) ? unplaced.shift() : undefined;
        return next ? placePhoto(wall, tile, next) : tile;
      });
    const filled = fill(design, (photoId) => photoId === null);
    const replaced = fill(filled, (photoId) => photoId !== null && unusableIds.includes(photoId));
    return { ...replaced, photos: [...design.photos, ...added] };
  },
});

/** Places a photo of the design in a tile. The tile's previous photo returns to the tray. */
export const assignPhoto = defineCommand<TileInput & { readonly photoId: string }>({
  label: "Place photo",
  isPossible: (design, { tile, photoId }) => {
    const target = findTile(design, tile);
    return !!target && target.photoId !== photoId && design.photos.some(({ id }) => id === photoId);
  },
  run: (design, { tile, photoId }) => {
    const photo = design.photos.find(({ id }) => id === photoId);
    return photo ? changeTile(design, tile, (target) => placePhoto(design, target, photo)) : design;
  },
});

/** Empties a tile. Its photo returns to the tray. */
export const removePhotoFromTile = defineCommand<TileInput>({
  label: "Remove photo",
  isPossible: (design, { tile }) => (findTile(design, tile)?.photoId ?? null) !== null,
  run: (design, { tile }) => changeTile(design, tile, (target) => withPhotoId(target, null)),
});

/** Removes a photo from every tile and from the tray. */
export const deletePhoto = defineCommand<{ readonly photoId: string }>({
  label: "Delete photo",
  isPossible: (design, { photoId }) => design.photos.some(({ id }) => id === photoId),
  run: (design, { photoId }) => ({
    ...changeTiles(design, (tile) => (tile.photoId === photoId ? withPhotoId(tile, null) : tile)),
    photos: design.photos.filter(({ id }) => id !== photoId),
  }),
});

/** Exchanges the photos and crops of two tiles. The frames stay. */
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

const photoSizeOf = (design: Design, tileName: string): PhotoSize | undefined => {
  const tile = findTile(design, tileName);
  return tile && photoOfTile(design, tile)?.size;
};

/**
 * Stores a crop, clamped to cover, for the opening that the tile has now. Possible once the size of the photo is known.
 */
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
 * Returns the design with what the browser's worker or the photo store has learned about a photo (R4.1). It is not a
 * command: the shopper did not do it and cannot undo it, so it is applied to the whole history with `amend`.
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
