import { createHash } from "node:crypto";
import { type Photo, photo as photoSchema } from "@storywall/contract/schemas/photo.ts";
import sharp from "sharp";
import * as z from "zod/mini";

export type SentPhoto = { readonly bytes: Uint8Array<ArrayBuffer>; readonly sha256: string };

/** A small JPEG; each number has its own. */
export const aPhotoFile = async (shade: number): Promise<SentPhoto> => {
  const background = { r: shade % 256, g: (shade >> 8) % 256, b: (shade * 7) % 256 };
  const picture = sharp({ create: { width: 300, height: 240, channels: 3, background } });
  const bytes = new Uint8Array(await picture.jpeg({ quality: 60 }).toBuffer());
  return { bytes, sha256: createHash("sha256").update(bytes).digest("hex") };
};

/** Sends it as a plain form. Undefined when the shop did not take it; it may be sent again. */
export const sendPhoto = async (origin: string, { bytes }: SentPhoto): Promise<Photo | undefined> => {
  const form = new FormData();
  form.append("file", new Blob([bytes]), "photo.jpg");
  try {
    const reply = await fetch(`${origin}/api/photos`, { method: "POST", body: form });
    return reply.status === 201 ? z.parse(photoSchema, await reply.json()) : undefined;
  } catch {
    return undefined;
  }
};
