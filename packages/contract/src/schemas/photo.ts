import { FRAME_SIZE_KEYS } from "@storywall/domain/catalogue/frameSizes.ts";
import * as z from "zod/mini";
import { cropParams } from "./design.ts";
import { clientId, id } from "./primitives.ts";

/** A photo that the shop has taken in. Width and height as seen upright. */
export const photo = z.object({
  url: z.string(),
  format: z.string(),
  asset_id: id,
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  /** Verdict a size for the whole photo, without a mat (B2). */
  printable: z.record(z.enum(FRAME_SIZE_KEYS), z.enum(["good", "fair", "poor"])),
});
export type Photo = z.infer<typeof photo>;

/** A photo as a visitor's record holds it. */
export const userPhoto = z.object({
  uuid: clientId,
  url: z.string().check(z.maxLength(2048)),
  handle: id,
  cropParams: z.optional(cropParams),
  width: z.optional(z.int().check(z.positive())),
  height: z.optional(z.int().check(z.positive())),
});
export type UserPhoto = z.infer<typeof userPhoto>;
