import { readFile } from "node:fs/promises";
import * as z from "zod/mini";

const RESULTS = ["accept", "reject", "either"] as const;

const colour = z.tuple([z.number(), z.number(), z.number()]);

const entry = z.object({
  /** Path relative to the folder. */
  name: z.string(),
  /** File name for the upload, if it differs from the path. */
  upload_as: z.optional(z.string()),
  format: z.string(),
  /** Size of the upright photo, in pixels. */
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  expected: z.enum(RESULTS),
  /** Why the file must be rejected. */
  reason: z.optional(z.string()),
  /** Other results that are allowed, such as `accept` or `reject:too-small`. */
  also_ok: z.optional(z.array(z.string())),
  /** Mean sRGB colour of each of nine equal cells of the upright photo on white, row by row. */
  probe_3x3_srgb: z.optional(z.array(colour)),
  /** Allowed difference of a channel (of 255), if it is not the default. */
  probe_tolerance: z.optional(z.number()),
});
export type ManifestEntry = z.infer<typeof entry>;

const manifest = z.object({ files: z.array(entry) });

/** Reads a manifest. @throws when the file cannot be read or is not a manifest. */
export const readManifest = async (path: string): Promise<readonly ManifestEntry[]> =>
  z.parse(manifest, JSON.parse(await readFile(path, "utf8"))).files;
