import { CANVAS_TEMPLATES } from "@storywall/domain/catalogue/canvasTemplates.ts";
import { FRAME_SIZE_KEYS } from "@storywall/domain/catalogue/frameSizes.ts";
import { FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import type { Crop } from "@storywall/domain/crop/crop.ts";
import { allowedFrameStyles, allowedSizes } from "@storywall/domain/design/allowed.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type {
  Design,
  DesignBase,
  DesignPhoto,
  DesignTile,
  OpeningKey,
} from "@storywall/domain/design/design.ts";
import { degrees, fraction } from "@storywall/domain/units/units.ts";
import type { ErrorCode } from "./errors.ts";
import type { LineItemInput } from "./schemas/cart.ts";
import type { CropParams, UserTemplateInfo } from "./schemas/design.ts";

/**
 * A wall between the house's own type (Design) and the wire's (a line's size, templateKey or collectionId, and
 * UserTemplateInfo). The wire's odd names stop here.
 */

/** What the wire says of a wall: a line item without its identity and quantity. */
export type WireWall = Pick<LineItemInput, "size" | "templateKey" | "collectionId" | "userTemplateInfo">;

export const toWireWall = (design: Design): WireWall => ({
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
      userPhotoId: tile.photoId,
      ...(tile.size ? { size: tile.size } : {}),
      ...(tile.frameStyle ? { frameStyle: tile.frameStyle } : {}),
      ...(design.base.kind === "free" ? { orientation: tile.orientation } : {}),
      cropParams: toCropParams(tile.crops),
    })),
  };
};

const toCropParams = (crops: DesignTile["crops"]): CropParams =>
  Object.fromEntries(
    Object.entries(crops).map(([opening, crop]) => [opening, { editorCropParams: { ...crop } }]),
  );

export type WireWallResult =
  | { readonly kind: "design"; readonly design: Design }
  | { readonly kind: "refused"; readonly error: ErrorCode; readonly message: string };

const refused = (error: ErrorCode, message: string): WireWallResult => ({ kind: "refused", error, message });

/**
 * Reads a wall from the wire against the catalogue: the frame triple, what the layout allows, and its tiles.
 * `photos` are those the server knows; whether every tile's photo is among them is the caller's question.
 */
export const readWireWall = (wire: WireWall, photos: readonly DesignPhoto[]): WireWallResult => {
  const info = wire.userTemplateInfo;
  const style = FRAME_STYLES[info.frameStyle];
  if (style.colour !== info.frameType || style.mat !== info.matType) {
    return refused(
      "FRAME_MISMATCH",
      `${style.name} is a ${style.colour} frame with ${style.mat === "none" ? "no" : "a shallow"} mat.`,
    );
  }
  const base = baseOf(wire);
  if (base === null) return refused("TILES_MISMATCH", "A wall is either a layout or a set, not both.");

  const sizes = allowedSizes(base);
  const styles = allowedFrameStyles(base);
  if (!sizes.includes(wire.size)) return refused("SIZE_NOT_SOLD", "This layout is not sold in that size.");
  if (!styles.includes(style.key)) return refused("FRAME_MISMATCH", "This layout is not sold in that frame.");

  const blank =
    base.kind === "free" ? null : createDesign(base, { size: wire.size, frameStyle: info.frameStyle });
  const tiles: DesignTile[] = [];
  for (const tile of info.tiles) {
    const own = blank?.tiles.find((candidate) => candidate.name === tile.name);
    if (blank && !own) return refused("TILES_MISMATCH", `This layout has no tile named ${tile.name}.`);
    if (tiles.some((earlier) => earlier.name === tile.name)) {
      return refused("TILES_MISMATCH", `Two tiles are named ${tile.name}.`);
    }
    if (tile.size && !sizes.includes(tile.size)) {
      return refused("SIZE_NOT_SOLD", `The tile ${tile.name} is not sold in that size.`);
    }
    if (tile.size && blank && tile.size !== wire.size) {
      return refused("SIZE_NOT_SOLD", "All tiles of this layout have one size.");
    }
    if (tile.frameStyle && !styles.includes(tile.frameStyle)) {
      return refused("FRAME_MISMATCH", `The tile ${tile.name} is not sold in that frame.`);
    }
    tiles.push({
      name: tile.name,
      photoId: tile.userPhotoId,
      orientation: own?.orientation ?? tile.orientation ?? "portrait",
      ...(tile.size && !blank ? { size: tile.size } : {}),
      ...(tile.frameStyle ? { frameStyle: tile.frameStyle } : {}),
      crops: readCropParams(tile.cropParams ?? {}),
    });
  }
  if (blank && tiles.length !== blank.tiles.length) {
    return refused("TILES_MISMATCH", `This layout has ${blank.tiles.length} tiles.`);
  }
  // In the layout's own order, whatever order the wire had: names decide, not places.
  const ordered = blank
    ? blank.tiles.flatMap((own) => tiles.filter((tile) => tile.name === own.name))
    : tiles;
  const used = new Set(ordered.map((tile) => tile.photoId));
  return {
    kind: "design",
    design: {
      version: 1,
      base,
      size: wire.size,
      frameStyle: style.key,
      tiles: ordered,
      photos: photos.filter((photo) => used.has(photo.id)),
    },
  };
};

const baseOf = (wire: WireWall): DesignBase | null => {
  if (wire.templateKey && wire.collectionId) return null;
  if (wire.templateKey) return { kind: "template", key: CANVAS_TEMPLATES[wire.templateKey].key };
  if (wire.collectionId) return { kind: "set", key: wire.collectionId };
  return { kind: "free" };
};

const readCropParams = (params: CropParams): DesignTile["crops"] => {
  const crops: Partial<Record<OpeningKey, Crop>> = {};
  for (const [opening, { editorCropParams: crop }] of Object.entries(params)) {
    if (!isOpeningKey(opening)) continue;
    crops[opening] = {
      x: fraction(crop.x),
      y: fraction(crop.y),
      width: fraction(crop.width),
      height: fraction(crop.height),
      rotation: degrees(crop.rotation),
    };
  }
  return crops;
};

const isOpeningKey = (text: string): text is OpeningKey => {
  const [size, mat, orientation, rest] = text.split(":");
  return (
    rest === undefined &&
    size !== undefined &&
    isFrameSize(size) &&
    (mat === "none" || mat === "shallow") &&
    (orientation === "portrait" || orientation === "landscape")
  );
};

const isFrameSize = (text: string): boolean => FRAME_SIZE_KEYS.some((key) => key === text);
