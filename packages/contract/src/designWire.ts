import type { FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import { FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import type { Crop } from "@storywall/domain/crop/crop.ts";
import {
  allowedOrientations,
  allowedSizes,
  allowedTileSizes,
  isFrameStyleAllowed,
  tileNamesOf,
} from "@storywall/domain/design/allowed.ts";
import { artItemIdOf, toArtPhotoId } from "@storywall/domain/design/artPhoto.ts";
import { emptyTile } from "@storywall/domain/design/createDesign.ts";
import type { Design, DesignBase, DesignPhoto, DesignTile } from "@storywall/domain/design/design.ts";
import { MAX_TILES_PER_WALL } from "@storywall/domain/design/limits.ts";
import { OPENING_KEYS, type OpeningKey } from "@storywall/domain/geometry/opening.ts";
import { degrees, fraction } from "@storywall/domain/units/units.ts";
import type { LineItemInput } from "./schemas/cart.ts";
import type { CropParams, UserTemplateInfo } from "./schemas/design.ts";

/**
 * A wall between the house's own type (Design) and the wire's (a line's size, templateKey or collectionId, and
 * UserTemplateInfo). The wire's odd names stop here.
 */

/** What the wire says of a wall: a line item without its identity and quantity. */
export type WireDesign = Pick<LineItemInput, "size" | "templateKey" | "collectionId" | "userTemplateInfo">;

/** The same as a reply has it too: what a wall was not begun from is null there, and left out of what is sent. */
type AnyWireDesign = Pick<WireDesign, "size" | "userTemplateInfo"> & {
  readonly [Base in "templateKey" | "collectionId"]?: WireDesign[Base] | null;
};

export const toWireDesign = (design: Design): WireDesign => ({
  size: design.size,
  ...(design.base.kind === "template" ? { templateKey: design.base.key } : {}),
  ...(design.base.kind === "set" ? { collectionId: design.base.key } : {}),
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
      ...(tile.size ? { size: tile.size } : {}),
      ...(tile.frameStyle ? { frameStyle: tile.frameStyle } : {}),
      ...(design.base.kind === "free" ? { orientation: tile.orientation } : {}),
      cropParams: toCropParams(tile.crops),
    })),
  };
};

type WireTileContent = Pick<UserTemplateInfo["tiles"][number], "userPhotoId" | "artItemId">;

/** What hangs in a tile: a photo of the shopper's, a picture of the catalogue, or nothing. */
export const toWireTileContent = (photoId: string | null): WireTileContent => {
  const artItemId = photoId === null ? null : artItemIdOf(photoId);
  return artItemId === null ? { userPhotoId: photoId } : { userPhotoId: null, artItemId };
};

/** The id in the design of what the wire hangs in a tile. */
export const parseWireTileContent = ({ userPhotoId, artItemId }: WireTileContent): string | null =>
  artItemId === undefined ? userPhotoId : toArtPhotoId(artItemId);

export const toCropParams = (crops: DesignTile["crops"]): CropParams =>
  Object.fromEntries(
    Object.entries(crops).map(([opening, crop]) => [opening, { editorCropParams: { ...crop } }]),
  );

/** Why the catalogue does not have such a wall; each is an ErrorCode. */
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

/** The refusal of a style, colour and mat that do not agree with the catalogue's table; null when they do. */
export const findFrameMismatch = (
  info: Pick<UserTemplateInfo, "frameStyle" | "frameType" | "matType">,
): WireDesignError<"FRAME_MISMATCH"> | null => {
  const style = FRAME_STYLES[info.frameStyle];
  if (style.colour === info.frameType && style.mat === info.matType) return null;
  const mat = style.mat === "none" ? "no mat" : "a shallow mat";
  return createError("FRAME_MISMATCH", `${style.name} is a ${style.colour} frame with ${mat}.`);
};

/**
 * Reads a wall from the wire against the catalogue: the frame triple, what the layout allows, and its tiles, which come
 * back in the layout's own order: names decide, not places. `photos` are those the server knows; the design keeps the
 * ones that hang. Whether every tile's photo is among them is the caller's question.
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

  const hanging = new Set(info.tiles.map(parseWireTileContent));
  return {
    kind: "ok",
    design: {
      version: 1,
      base,
      size: wire.size,
      frameStyle: style.key,
      tiles: expected.flatMap((name) =>
        info.tiles.filter((tile) => tile.name === name).map((tile) => parseTile(base, wire.size, tile)),
      ),
      photos: photos.filter((photo) => hanging.has(photo.id)),
    },
  };
};

const parseTile = (
  base: DesignBase,
  wallSize: FrameSizeKey,
  tile: UserTemplateInfo["tiles"][number],
): DesignTile => {
  const blank = emptyTile(base, tile.name, wallSize);
  return {
    ...blank,
    photoId: parseWireTileContent(tile),
    orientation:
      tile.orientation && allowedOrientations(base, tile.name).includes(tile.orientation)
        ? tile.orientation
        : blank.orientation,
    ...(tile.size && tile.size !== wallSize ? { size: tile.size } : {}),
    ...(tile.frameStyle ? { frameStyle: tile.frameStyle } : {}),
    crops: parseCropParams(tile.cropParams ?? {}),
  };
};

const baseOf = (wire: AnyWireDesign): DesignBase => {
  if (wire.templateKey) return { kind: "template", key: wire.templateKey };
  if (wire.collectionId) return { kind: "set", key: wire.collectionId };
  return { kind: "free" };
};

/** Crops from the wire; an opening of a size that the shop does not know is left out. */
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
