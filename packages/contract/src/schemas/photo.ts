import { FRAME_SIZE_KEYS } from "@storywall/domain/catalogue/frameSizes.ts";
import * as z from "zod/mini";
import { cropParams } from "./design.ts";
import { clientId, id } from "./primitives.ts";

/** Verdict for each size, for the whole photo without a mat (requirement B2). */
export const printable = z.record(z.enum(FRAME_SIZE_KEYS), z.enum(["good", "fair", "poor"]));

/** A stored photo. Width and height in pixels, after its EXIF orientation is applied. */
export const photo = z.object({
  url: z.string(),
  format: z.string(),
  asset_id: id,
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  printable,
});
export type Photo = z.infer<typeof photo>;

/** A photo in the record of a visitor. */
export const userPhoto = z.object({
  uuid: clientId,
  url: z.string().check(z.maxLength(2048)),
  handle: id,
  cropParams: z.optional(cropParams),
  width: z.optional(z.int().check(z.positive())),
  height: z.optional(z.int().check(z.positive())),
});
export type UserPhoto = z.infer<typeof userPhoto>;
