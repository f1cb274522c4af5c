import { FRAME_SIZE_KEYS, ORIENTATIONS } from "@storywall/domain/catalogue/frameSizes.ts";
import { FRAME_COLOURS, FRAME_STYLE_KEYS, MAT_TYPES } from "@storywall/domain/catalogue/frameStyles.ts";
import { SET_KEYS } from "@storywall/domain/catalogue/sets.ts";
import { TEMPLATE_KEYS } from "@storywall/domain/catalogue/templateKeys.ts";
import { MAX_CONFIRMED_PPI, MAX_GALLERY_SIDE } from "@storywall/domain/design/limits.ts";
import * as z from "zod/mini";
import type { ErrorCode } from "../errors.ts";
import { id, userPhotoId } from "./primitives.ts";

export const frameSize = z.enum(FRAME_SIZE_KEYS);
export const frameStyle = z.enum(FRAME_STYLE_KEYS);
export const templateKey = z.enum(TEMPLATE_KEYS);
/** A set is sold as a memory collection; its id is the set's key. */
export const collectionId = z.enum(SET_KEYS);

/** The unturned box of a turned window may reach over the edge of the photo (see domain/crop/crop.ts). */
const cropNumber = z.number().check(z.gte(-4), z.lte(5));
export const editorCropParams = z.object({
  x: cropNumber,
  y: cropNumber,
  width: cropNumber.check(z.positive()),
  height: cropNumber.check(z.positive()),
  rotation: z.number().check(z.gte(-360), z.lte(360)),
  /** Mirrored left to right. */
  isFlipped: z.optional(z.boolean()),
});

/** Crops by opening (`rectangle_medium:shallow:portrait`), so that an earlier size finds its crop again. */
export const cropParams = z.record(
  z.string().check(z.regex(/^[a-z_]{1,32}:(none|shallow):(portrait|landscape)$/, "is not an opening")),
  z.object({ editorCropParams }),
);
export type CropParams = z.infer<typeof cropParams>;

export const tileName = z.string().check(z.regex(/^[a-z0-9_]{1,40}$/, "is not a tile's name"));

const galleryLength = z.int().check(z.gte(0), z.lte(MAX_GALLERY_SIDE));

const tileFields = z.object({
  name: tileName,
  userPhotoId: z.nullable(userPhotoId),
  /** The tile shows this image of the catalogue, and no photo (R2.13). */
  artItemId: z.optional(id),
  size: z.optional(frameSize),
  frameStyle: z.optional(frameStyle),
  orientation: z.optional(z.enum(ORIENTATIONS)),
  /**
   * Top left corner of the frame on a gallery wall, in whole millimetres. Either all tiles of a wall have one, or
   * none has.
   */
  position: z.optional(z.object({ x: galleryLength, y: galleryLength })),
  cropParams: z._default(cropParams, {}),
  /**
   * Pixels per inch of a print that the shopper was warned about and still wants (B2): below 100 as well as below
   * 150. Void once the print has fewer.
   */
  confirmedPpi: z.optional(z.number().check(z.gte(0), z.lte(MAX_CONFIRMED_PPI))),
});

/** Adds an issue to a tile that has both a photo and art. */
const checkSingleContent = ({
  value,
  issues,
}: z.core.ParsePayload<Pick<z.infer<typeof tileFields>, "userPhotoId" | "artItemId">>): void => {
  if (value.userPhotoId !== null && value.artItemId !== undefined) {
    issues.push({ code: "custom", path: ["artItemId"], message: "is given beside a photo", input: value });
  }
};

export const templateTile = tileFields.check(checkSingleContent);

/** The content of a tile of an order. Its frame and size cannot change any more. */
export const tileFilling = z
  .pick(tileFields, {
    name: true,
    userPhotoId: true,
    artItemId: true,
    cropParams: true,
    confirmedPpi: true,
  })
  .check(checkSingleContent);

/**
 * Frames and tiles of a design. Style, colour and mat must agree with the table of frame styles, else FRAME_MISMATCH.
 */
export const userTemplateInfo = z.object({
  frameStyle,
  frameType: z.enum(FRAME_COLOURS),
  matType: z.enum(MAT_TYPES),
  /** The limit is higher than MAX_TILES_PER_WALL, so that too many tiles get a clear error: TOO_MANY_TILES. */
  tiles: z.array(templateTile).check(z.minLength(1), z.maxLength(200)),
  /**
   * Key of the ready-made gallery wall that a free wall started from; it gives the wall its name. Unknown keys are
   * ignored.
   */
  galleryWall: z.optional(tileName),
});
export type UserTemplateInfo = z.infer<typeof userTemplateInfo>;

/** Errors of a design: the shop does not sell it, or a photo or art item in it is not known. */
export const DESIGN_ERROR_CODES = [
  "FRAME_MISMATCH",
  "SIZE_NOT_SOLD",
  "TILES_MISMATCH",
  "TOO_MANY_TILES",
  "PHOTO_UNKNOWN",
  "ART_ITEM_UNKNOWN",
] as const satisfies readonly ErrorCode[];

/** Errors when a wall is added to a cart. */
export const LINE_ERROR_CODES = [
  ...DESIGN_ERROR_CODES,
  "FRAME_OUT_OF_STOCK",
] as const satisfies readonly ErrorCode[];
