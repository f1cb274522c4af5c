import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { maxCellDifference, meanCellColours } from "@storywall/testkit/cellColours.ts";
import sharp from "sharp";
import * as z from "zod/mini";
import type { ManifestEntry } from "./manifest.ts";

/** Allowed difference of a channel (of 255): for two conversions at 8 bits, and for JPEG. */
const DEFAULT_TOLERANCE = 8;

/** Error codes that match each reason of a manifest. A reason that is not listed matches every code. */
const ERROR_CODES: Readonly<Record<string, readonly string[]>> = {
  "not-an-image": ["NOT_AN_IMAGE"],
  unsupported: ["NOT_AN_IMAGE"],
  truncated: ["PHOTO_DAMAGED"],
  corrupt: ["PHOTO_DAMAGED"],
  "too-many-pixels": ["TOO_MANY_PIXELS"],
  "too-small": ["PHOTO_TOO_SMALL"],
};

const photoReply = z.object({ url: z.string(), format: z.string(), width: z.number(), height: z.number() });
const errorReply = z.object({ error: z.string(), message: z.string() });

/** Uploads a file and returns in one line how the shop's reply differs from the manifest; null when it does not. */
export const findMismatch = async (
  origin: string,
  folder: string,
  entry: ManifestEntry,
): Promise<string | null> => {
  const form = new FormData();
  const name = entry.upload_as ?? entry.name.split("/").at(-1) ?? entry.name;
  form.append("file", new Blob([await readFile(join(folder, entry.name))]), name);
  const reply = await fetch(`${origin}/api/photos`, { method: "POST", body: form });
  const body: unknown = await reply.json();
  return reply.status === 201
    ? findPhotoMismatch(origin, z.parse(photoReply, body), entry)
    : findErrorMismatch(reply.status, z.parse(errorReply, body), entry);
};

const allowedResults = ({ expected, reason, also_ok = [] }: ManifestEntry): readonly string[] => {
  if (expected === "either") return ["accept", "reject"];
  return [expected === "reject" && reason ? `reject:${reason}` : expected, ...also_ok];
};

const findErrorMismatch = (
  status: number,
  { error, message }: z.infer<typeof errorReply>,
  entry: ManifestEntry,
): string | null => {
  const isAllowed = allowedResults(entry).some((result) => {
    const [kind, reason = ""] = result.split(":");
    return kind === "reject" && (ERROR_CODES[reason]?.includes(error) ?? true);
  });
  if (status >= 500 || !isAllowed) return `was rejected with ${status} ${error} (${message})`;
  return null;
};

const findPhotoMismatch = async (
  origin: string,
  { url, format, width, height }: z.infer<typeof photoReply>,
  entry: ManifestEntry,
): Promise<string | null> => {
  if (!allowedResults(entry).includes("accept")) return "was accepted";
  if (format !== entry.format) return `has the format ${format} instead of ${entry.format}`;
  if (width !== entry.width || height !== entry.height)
    return `has the size ${width} by ${height} instead of ${entry.width} by ${entry.height}`;
  const master = await (await fetch(`${origin}${new URL(url).pathname}`)).bytes();
  const metadata = await sharp(master).metadata();
  if (metadata.format !== "jpeg" || metadata.space !== "srgb" || !metadata.icc)
    return "has a master that is not an sRGB JPEG";
  if (metadata.width !== width || metadata.height !== height) return "has a master of another size";
  if (metadata.exif || metadata.xmp || metadata.iptc || metadata.comments)
    return "has personal metadata in its master";
  if (!entry.probe_3x3_srgb) return null;
  const difference = maxCellDifference(await meanCellColours(master), entry.probe_3x3_srgb);
  const tolerance = entry.probe_tolerance ?? DEFAULT_TOLERANCE;
  return difference > tolerance
    ? `has colours that are off by ${difference.toFixed(1)} (limit ${tolerance})`
    : null;
};
