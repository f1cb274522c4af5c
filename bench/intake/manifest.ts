import { readFile } from "node:fs/promises";
import * as z from "zod/mini";

const OUTCOMES = ["accept", "reject", "either"] as const;

const colour = z.tuple([z.number(), z.number(), z.number()]);

const entry = z.object({
  /** Below the folder. */
  name: z.string(),
  /** The name to upload it under, where that is an odd one. */
  upload_as: z.optional(z.string()),
  format: z.string(),
  /** Upright pixels. */
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  expected: z.enum(OUTCOMES),
  /** Class of the refusal. */
  reason: z.optional(z.string()),
  /** Outcomes that are as right, such as `accept` or `reject:too-small`. */
  also_ok: z.optional(z.array(z.string())),
  /** Mean sRGB colour of each of nine equal cells of the upright picture on white, row by row. */
  probe_3x3_srgb: z.optional(z.array(colour)),
  /** Of a channel, where it is not the usual one. */
  probe_tolerance: z.optional(z.number()),
});
export type ManifestEntry = z.infer<typeof entry>;

const manifest = z.object({ files: z.array(entry) });

/** @throws when the file is none. */
export const readManifest = async (path: string): Promise<readonly ManifestEntry[]> =>
  z.parse(manifest, JSON.parse(await readFile(path, "utf8"))).files;
