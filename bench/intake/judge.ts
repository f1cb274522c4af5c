import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { cellsApart, nineCells } from "@storywall/testkit/nineCells.ts";
import sharp from "sharp";
import * as z from "zod/mini";
import type { ManifestEntry } from "./manifest.ts";

/** Of a channel: two conversions at 8 bits, and what JPEG loses. */
const TOLERANCE = 8;

/** Refusals that fit each class of reason; of a class that is not here any refusal fits. */
const CODES: Readonly<Record<string, readonly string[]>> = {
  "not-an-image": ["NOT_AN_IMAGE"],
  unsupported: ["NOT_AN_IMAGE"],
  truncated: ["PHOTO_DAMAGED"],
  corrupt: ["PHOTO_DAMAGED"],
  "too-many-pixels": ["TOO_MANY_PIXELS"],
  "too-small": ["PHOTO_TOO_SMALL"],
};

const photo = z.object({ url: z.string(), format: z.string(), width: z.number(), height: z.number() });
const refusal = z.object({ error: z.string(), message: z.string() });

/** What is wrong with the shop's answer to one file, in a line; null when it is as the manifest says. */
export const judge = async (origin: string, folder: string, entry: ManifestEntry): Promise<string | null> => {
  const form = new FormData();
  const name = entry.upload_as ?? entry.name.split("/").at(-1) ?? entry.name;
  form.append("file", new Blob([await readFile(join(folder, entry.name))]), name);
  const reply = await fetch(`${origin}/api/photos`, { method: "POST", body: form });
  const body: unknown = await reply.json();
  return reply.status === 201
    ? judgePhoto(origin, z.parse(photo, body), entry)
    : judgeRefusal(reply.status, z.parse(refusal, body), entry);
};

const outcomesOf = ({ expected, reason, also_ok = [] }: ManifestEntry): readonly string[] => {
  if (expected === "either") return ["accept", "reject"];
  return [expected === "reject" && reason ? `reject:${reason}` : expected, ...also_ok];
};

const judgeRefusal = (
  status: number,
  { error, message }: z.infer<typeof refusal>,
  entry: ManifestEntry,
): string | null => {
  const fits = outcomesOf(entry).some((outcome) => {
    const [what, reason = ""] = outcome.split(":");
    return what === "reject" && (CODES[reason]?.includes(error) ?? true);
  });
  if (status >= 500 || !fits) return `refused with ${status} ${error} (${message})`;
  return null;
};

const judgePhoto = async (
  origin: string,
  { url, format, width, height }: z.infer<typeof photo>,
  entry: ManifestEntry,
): Promise<string | null> => {
  if (!outcomesOf(entry).includes("accept")) return "was taken";
  if (format !== entry.format) return `is called ${format} and is ${entry.format}`;
  if (width !== entry.width || height !== entry.height)
    return `is called ${width} by ${height} and is ${entry.width} by ${entry.height}`;
  const master = await (await fetch(`${origin}${new URL(url).pathname}`)).bytes();
  const said = await sharp(master).metadata();
  if (said.format !== "jpeg" || said.space !== "srgb" || !said.icc)
    return "has a master that is no sRGB JPEG";
  if (said.width !== width || said.height !== height) return "has a master of another size";
  if (said.exif || said.xmp || said.iptc || said.comments) return "keeps marks of the person in its master";
  if (!entry.probe_3x3_srgb) return null;
  const off = cellsApart(await nineCells(master), entry.probe_3x3_srgb);
  const tolerance = entry.probe_tolerance ?? TOLERANCE;
  return off > tolerance ? `has colours that are off by ${off.toFixed(1)} (limit ${tolerance})` : null;
};
