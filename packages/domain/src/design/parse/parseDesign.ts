import { FRAME_STYLE_KEYS } from "../../catalogue/frameStyles.ts";
import { ALL_GALLERY_WALL_KEYS } from "../../catalogue/galleryWallKeys.ts";
import { SET_KEYS } from "../../catalogue/sets.ts";
import { TEMPLATE_KEYS } from "../../catalogue/templateKeys.ts";
import type { Crop, PhotoSize } from "../../crop/crop.ts";
import { OPENING_KEYS, type OpeningKey } from "../../geometry/opening.ts";
import type { PointMm } from "../../geometry/rect.ts";
import { ParseError, Reader } from "../../parse/reader.ts";
import { degrees, fraction, mm, px } from "../../units/units.ts";
import {
  allowedOrientations,
  allowedSizes,
  allowedTileSizes,
  isFrameStyleAllowed,
  tileNamesOf,
} from "../allowedOptions.ts";
import type { Design, DesignBase, DesignPhoto, DesignTile, PrintConfirmation } from "../design.ts";
import { findPositionError } from "../galleryWall.ts";
import {
  MAX_CONFIRMED_PPI,
  MAX_FILE_NAME_LENGTH,
  MAX_GALLERY_SIDE,
  MAX_PHOTOS_PER_DESIGN,
  MAX_TILES_PER_WALL,
} from "../limits.ts";
import { isPhotoUrl } from "../photoUrl.ts";
import { migrateDesign } from "./migrateDesign.ts";
import { readRoom } from "./readRoom.ts";

type ParseDesignResult =
  | { readonly kind: "ok"; readonly design: Design }
  /** `path` is the position of the error, such as `tiles.2.size`; `message` is what was expected there, for a log. */
  | { readonly kind: "error"; readonly path: string; readonly message: string };

/**
 * Parses a design from browser storage, a link, the wire or the database. Older versions are migrated and unknown
 * fields dropped. What the base does not allow is an error. Never throws.
 */
export const parseDesign = (value: unknown): ParseDesignResult => {
  try {
    return { kind: "ok", design: readDesign(new Reader(migrateDesign(value))) };
  } catch (error) {
    if (error instanceof ParseError) return { kind: "error", path: error.path, message: error.message };
    throw error;
  }
};

const readDesign = (reader: Reader): Design => {
  reader.field("version").number(1, 1);
  const base = readBase(reader.field("base"));
  const photos = readPhotos(reader.field("photos"));
  const room = readRoom(reader.field("room"));
  const design: Design = {
    version: 1,
    base,
    size: reader.field("size").oneOf(allowedSizes(base)),
    frameStyle: readFrameStyle(reader.field("frameStyle"), base),
    tiles: reader
      .field("tiles")
      .array(MAX_TILES_PER_WALL)
      .map((tile) => readTile(tile, base, photos)),
    photos,
    ...(room && { room }),
  };
  validateTiles(reader.field("tiles"), design);
  return design;
};

const readBase = (reader: Reader): DesignBase => {
  const kind = reader.field("kind").oneOf(["template", "set", "free"]);
  switch (kind) {
    case "template":
      return { kind, key: reader.field("key").oneOf(TEMPLATE_KEYS) };
    case "set":
      return { kind, key: reader.field("key").oneOf(SET_KEYS) };
    case "free": {
      const wall = reader.field("wall");
      return { kind, ...(!wall.isAbsent && { wall: wall.oneOf(ALL_GALLERY_WALL_KEYS) }) };
    }
  }
};

const readFrameStyle = (reader: Reader, base: DesignBase) =>
  reader.oneOf(FRAME_STYLE_KEYS.filter((style) => isFrameStyleAllowed(base, style)));

const readTile = (reader: Reader, base: DesignBase, photos: readonly DesignPhoto[]): DesignTile => {
  const name = reader.field("name").string(64);
  const photoId = reader.field("photoId");
  const size = reader.field("size");
  const frameStyle = reader.field("frameStyle");
  const position = reader.field("position");
  const printConfirmation = reader.field("printConfirmation");
  return {
    name,
    photoId: photoId.isNull ? null : photoId.oneOf(photos.map(({ id }) => id)),
    orientation: reader.field("orientation").oneOf(allowedOrientations(base, name)),
    ...(!size.isAbsent && { size: size.oneOf(allowedTileSizes(base, name)) }),
    ...(!frameStyle.isAbsent && { frameStyle: readFrameStyle(frameStyle, base) }),
    crops: readCrops(reader.field("crops")),
    ...(!position.isAbsent && { position: readPosition(position) }),
    ...(!printConfirmation.isAbsent && { printConfirmation: readPrintConfirmation(printConfirmation) }),
  };
};

const readPosition = (reader: Reader): PointMm => ({
  x: mm(reader.field("x").number(0, MAX_GALLERY_SIDE)),
  y: mm(reader.field("y").number(0, MAX_GALLERY_SIDE)),
});

const readPrintConfirmation = (reader: Reader): PrintConfirmation => ({
  photoId: reader.field("photoId").string(128),
  ppi: reader.field("ppi").number(0, MAX_CONFIRMED_PPI),
});

/** Drops crops of openings that do not exist any more, because no code reads them. */
const readCrops = (reader: Reader): DesignTile["crops"] => {
  const names = reader.fieldNames();
  const crops: Partial<Record<OpeningKey, Crop>> = {};
  for (const key of OPENING_KEYS) if (names.includes(key)) crops[key] = readCrop(reader.field(key));
  return crops;
};

/** Far above the value of any covering crop; it keeps later calculations finite. */
const MAX_CROP_VALUE = 1000;
const MIN_CROP_SIDE = 1e-6;

const readCrop = (reader: Reader): Crop => ({
  x: fraction(reader.field("x").number(-MAX_CROP_VALUE, MAX_CROP_VALUE)),
  y: fraction(reader.field("y").number(-MAX_CROP_VALUE, MAX_CROP_VALUE)),
  width: fraction(reader.field("width").number(MIN_CROP_SIDE, MAX_CROP_VALUE)),
  height: fraction(reader.field("height").number(MIN_CROP_SIDE, MAX_CROP_VALUE)),
  rotation: degrees(reader.field("rotation").number(-360, 360)),
  // Crops that were stored before the flip existed do not have the field.
  ...(!reader.field("isFlipped").isAbsent && reader.field("isFlipped").boolean() && { isFlipped: true }),
});

const readPhotos = (reader: Reader): readonly DesignPhoto[] => {
  const photos = reader.array(MAX_PHOTOS_PER_DESIGN).map(readPhoto);
  if (new Set(photos.map(({ id }) => id)).size < photos.length)
    return reader.fail("photos with different ids");
  return photos;
};

const readPhoto = (reader: Reader): DesignPhoto => {
  const [size, url, handle] = [reader.field("size"), reader.field("url"), reader.field("handle")];
  return {
    id: reader.field("id").string(128),
    fileName: reader.field("fileName").string(MAX_FILE_NAME_LENGTH),
    ...(!size.isAbsent && { size: readPhotoSize(size) }),
    ...(!url.isAbsent && { url: readPhotoUrl(url) }),
    ...(!handle.isAbsent && { handle: handle.string(255) }),
  };
};

const MAX_PHOTO_SIDE_PX = 1_000_000;

const readPhotoSize = (reader: Reader): PhotoSize => ({
  width: px(reader.field("width").number(1, MAX_PHOTO_SIDE_PX)),
  height: px(reader.field("height").number(1, MAX_PHOTO_SIDE_PX)),
});

const readPhotoUrl = (reader: Reader): string => {
  const url = reader.string(2048);
  return isPhotoUrl(url) ? url : reader.fail("an https address");
};

/** Checks rules across tiles: the names of all tiles, that the base allows each size, and the positions. */
const validateTiles = (reader: Reader, design: Design): void => {
  const { base, size, tiles } = design;
  const names = tiles.map(({ name }) => name);
  if (new Set(names).size < names.length) reader.fail("tiles with different names");
  if (base.kind === "free" ? names.length === 0 : names.join("\n") !== tileNamesOf(base).join("\n"))
    reader.fail(base.kind === "free" ? "at least one tile" : `the tiles ${tileNamesOf(base).join(", ")}`);
  for (const tile of tiles)
    if (!allowedTileSizes(base, tile.name).includes(tile.size ?? size))
      reader.fail(`a size for tile ${tile.name}`);
  const problem = findPositionError(design);
  if (problem !== null) reader.fail(problem);
};
