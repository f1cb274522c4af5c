import type { FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import { FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import { ALL_GALLERY_WALL_KEYS } from "@storywall/domain/catalogue/galleryWallKeys.ts";
import type { Crop } from "@storywall/domain/crop/crop.ts";
import {
  allowedOrientations,
  allowedSizes,
  allowedTileSizes,
  isFrameStyleAllowed,
  tileNamesOf,
} from "@storywall/domain/design/allowedOptions.ts";
import { artItemIdOf, toArtPhotoId } from "@storywall/domain/design/artPhoto.ts";
import { emptyTile } from "@storywall/domain/design/createDesign.ts";
import type { Design, DesignBase, DesignPhoto, DesignTile } from "@storywall/domain/design/design.ts";
import { findPositionError } from "@storywall/domain/design/galleryWall.ts";
import { MAX_TILES_PER_WALL } from "@storywall/domain/design/limits.ts";
import { OPENING_KEYS, type OpeningKey } from "@storywall/domain/geometry/opening.ts";
import { degrees, fraction, mm } from "@storywall/domain/units/units.ts";
import type { LineItemInput } from "./schemas/cart.ts";
import type { CropParams, UserTemplateInfo } from "./schemas/design.ts";

/**
 * A design on the wire: a line item without its id and quantity. This file converts between it and `Design`, so the
 * names of the wire (templateKey, collectionId, UserTemplateInfo) are used nowhere else.
 */
export type WireDesign = Pick<LineItemInput, "size" | "templateKey" | "collectionId" | "userTemplateInfo">;

/**
 * A design in a request or a reply. Of the two keys of its base, replies have null for the unused one, requests omit
 * it.
 */
type AnyWireDesign = Pick<WireDesign, "size" | "userTemplateInfo"> & {
  readonly [Base in "templateKey" | "collectionId"]?: WireDesign[Base] | null;
};

export const toWireDesign = (design: Design): WireDesign => ({
  size: design.size,
  ...(design.base.kind === "template" && { templateKey: design.base.key }),
  ...(design.base.kind === "set" && { collectionId: design.base.key }),
  userTemplateInfo: toUserTemplateInfo(design),
});

export const toUserTemplateInfo = (design: Design): UserTemplateInfo => {
  const style = FRAME_STYLES[design.frameStyle];
  return {
    frameStyle: style.key,
    frameType: style.colour,
    matType: style.mat,
    tiles: design.tiles.map((tile) => ({
      name: tile.name,
      ...toWireTileContent(tile.photoId),
      ...(tile.size && { size: tile.size }),
      ...(tile.frameStyle && { frameStyle: tile.frameStyle }),
      ...(design.base.kind === "free" && { orientation: tile.orientation }),
      ...(tile.position && { position: tile.position }),
      cropParams: toCropParams(tile.crops),
      ...toWireConfirmation(tile),
    })),
    ...(design.base.kind === "free" && { galleryWall: design.base.wall }),
  };
};

/**
 * Returns the pixels per inch at which the shopper accepted a soft print. The photo id is left out: the tile has it.
 */
export const toWireConfirmation = ({
  photoId,
  printConfirmation,
}: DesignTile): Pick<WireTile, "confirmedPpi"> =>
  printConfirmation?.photoId === photoId ? { confirmedPpi: printConfirmation.ppi } : {};

/** Returns what the shopper accepted of a soft print, for the photo that the tile has on the wire. */
export const parseWireConfirmation = (
  photoId: string | null,
  { confirmedPpi: ppi }: Pick<WireTile, "confirmedPpi">,
): Pick<DesignTile, "printConfirmation"> =>
  ppi !== undefined && photoId !== null ? { printConfirmation: { photoId, ppi } } : {};

type WireTile = UserTemplateInfo["tiles"][number];
type WireTileContent = Pick<WireTile, "userPhotoId" | "artItemId">;

/** Returns the content of a tile for the wire: a photo of the shopper, an image of the catalogue, or nothing. */
export const toWireTileContent = (photoId: string | null): WireTileContent => {
  const artItemId = photoId === null ? null : artItemIdOf(photoId);
  return artItemId === null ? { userPhotoId: photoId } : { userPhotoId: null, artItemId };
};

/** Returns the photo id of the content of a tile on the wire. */
export const parseWireTileContent = ({ userPhotoId, artItemId }: WireTileContent): string | null =>
  artItemId === undefined ? userPhotoId : toArtPhotoId(artItemId);

export const toCropParams = (crops: DesignTile["crops"]): CropParams =>
  Object.fromEntries(
    Object.entries(crops).map(([opening, crop]) => [opening, { editorCropParams: { ...crop } }]),
  );

/** Why the shop does not sell a design. Each reason is an ErrorCode. */
export type WireDesignErrorCode = "FRAME_MISMATCH" | "SIZE_NOT_SOLD" | "TILES_MISMATCH" | "TOO_MANY_TILES";

type WireDesignError<Code extends WireDesignErrorCode> = {
  readonly kind: "error";
  readonly error: Code;
  readonly message: string;
};

type WireDesignResult =
  | { readonly kind: "ok"; readonly design: Design }
  | WireDesignError<WireDesignErrorCode>;

const createError = <const Code extends WireDesignErrorCode>(
  error: Code,
  message: string,
): WireDesignError<Code> => ({
  kind: "error",
  error,
  message,
});

/** Returns an error where style, colour and mat do not agree with the table of frame styles; else null. */
export const findFrameMismatch = (
  info: Pick<UserTemplateInfo, "frameStyle" | "frameType" | "matType">,
): WireDesignError<"FRAME_MISMATCH"> | null => {
  const style = FRAME_STYLES[info.frameStyle];
  if (style.colour === info.frameType && style.mat === info.matType) return null;
  const mat = style.mat === "none" ? "no mat" : "a shallow mat";
  return createError("FRAME_MISMATCH", `${style.name} is a ${style.colour} frame with ${mat}.`);
};

/**
 * Parses a design from the wire and checks it against the catalogue: style, colour and mat, what the base allows,
 * and that no frames of a gallery wall overlap. Tiles are matched by name and returned in the order of the layout.
 * `photos` are those that the server knows; the design includes those that are in tiles. The caller checks that
 * every photo in a tile is known.
 */
export const parseWireDesign = (wire: AnyWireDesign, photos: readonly DesignPhoto[]): WireDesignResult => {
  const info = wire.userTemplateInfo;
  const mismatch = findFrameMismatch(info);
  if (mismatch) return mismatch;
  const style = FRAME_STYLES[info.frameStyle];
  if (info.tiles.length > MAX_TILES_PER_WALL) {
    return createError("TOO_MANY_TILES", `A wall has at most ${MAX_TILES_PER_WALL} tiles.`);
  }
  if (wire.templateKey && wire.collectionId) {
    return createError("TILES_MISMATCH", "A wall is either a layout or a set, not both.");
  }
  const base = baseOf(wire);
  if (!allowedSizes(base).includes(wire.size)) {
    return createError("SIZE_NOT_SOLD", "This layout is not sold in that size.");
  }
  if (!isFrameStyleAllowed(base, style.key)) {
    return createError("FRAME_MISMATCH", "This layout is not sold in that frame.");
  }

  const names = info.tiles.map((tile) => tile.name);
  const expected = base.kind === "free" ? names : tileNamesOf(base);
  if (new Set(names).size !== names.length) {
    return createError("TILES_MISMATCH", "Two tiles of this wall have the same name.");
  }
  if (names.length !== expected.length || !names.every((name) => expected.includes(name))) {
    return createError("TILES_MISMATCH", `The tiles of this layout are ${expected.join(", ")}.`);
  }
  for (const tile of info.tiles) {
    if (tile.size && !allowedTileSizes(base, tile.name).includes(tile.size)) {
      return createError("SIZE_NOT_SOLD", `The tile ${tile.name} is not sold in that size.`);
    }
    if (tile.frameStyle && !isFrameStyleAllowed(base, tile.frameStyle)) {
      return createError("FRAME_MISMATCH", `The tile ${tile.name} is not sold in that frame.`);
    }
  }

  const placedIds = new Set(info.tiles.map(parseWireTileContent));
  const design: Design = {
    version: 1,
    base,
    size: wire.size,
    frameStyle: style.key,
    tiles: expected.flatMap((name) =>
      info.tiles.filter((tile) => tile.name === name).map((tile) => parseTile(base, wire.size, tile)),
    ),
    photos: photos.filter((photo) => placedIds.has(photo.id)),
  };
  const problem = findPositionError(design);
  return problem === null ? { kind: "ok", design } : createError("TILES_MISMATCH", problem);
};

const parseTile = (base: DesignBase, wallSize: FrameSizeKey, tile: WireTile): DesignTile => {
  const empty = emptyTile(base, tile.name, wallSize);
  const photoId = parseWireTileContent(tile);
  return {
    ...empty,
    photoId,
    orientation:
      tile.orientation && allowedOrientations(base, tile.name).includes(tile.orientation)
        ? tile.orientation
        : empty.orientation,
    ...(tile.size && tile.size !== wallSize ? { size: tile.size } : {}),
    ...(tile.frameStyle ? { frameStyle: tile.frameStyle } : {}),
    ...(tile.position ? { position: { x: mm(tile.position.x), y: mm(tile.position.y) } } : {}),
    crops: parseCropParams(tile.cropParams ?? {}),
    ...parseWireConfirmation(photoId, tile),
  };
};

const baseOf = (wire: AnyWireDesign): DesignBase => {
  if (wire.templateKey) return { kind: "template", key: wire.templateKey };
  if (wire.collectionId) return { kind: "set", key: wire.collectionId };
  const wall = ALL_GALLERY_WALL_KEYS.find((key) => key === wire.userTemplateInfo.galleryWall);
  return { kind: "free", ...(wall && { wall }) };
};

/** Parses crops from the wire. Crops of unknown openings are dropped. */
export const parseCropParams = (params: CropParams): DesignTile["crops"] => {
  const crops: Partial<Record<OpeningKey, Crop>> = {};
  for (const [opening, { editorCropParams: crop }] of Object.entries(params)) {
    const key = OPENING_KEYS.find((known) => known === opening);
    if (!key) continue;
    crops[key] = {
      x: fraction(crop.x),
      y: fraction(crop.y),
      width: fraction(crop.width),
      height: fraction(crop.height),
      rotation: degrees(crop.rotation),
      ...(crop.isFlipped && { isFlipped: true }),
    };
  }
  return crops;
};
