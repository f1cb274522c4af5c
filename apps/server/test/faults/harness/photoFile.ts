import { createHash } from "node:crypto";
import { type Photo, photo as photoSchema } from "@storywall/contract/schemas/photo.ts";
import { isRecord } from "@storywall/domain/parse/isRecord.ts";
import sharp from "sharp";
import * as z from "zod/mini";
import { randomIpAddress } from "./randomIpAddress.ts";

type TestPhoto = { readonly bytes: Uint8Array<ArrayBuffer>; readonly sha256: string };

/** Creates a JPEG of few bytes that differs for each number, with pixels enough for the frames that tests order (B2). */
export const aPhotoFile = async (shade: number): Promise<TestPhoto> => {
  const background = { r: shade % 256, g: (shade >> 8) % 256, b: (shade * 7) % 256 };
  const picture = sharp({ create: { width: 1500, height: 2100, channels: 3, background } });
  const bytes = new Uint8Array(await picture.jpeg({ quality: 60 }).toBuffer());
  return { bytes, sha256: createHash("sha256").update(bytes).digest("hex") };
};

/**
 * What a loaded machine may answer to any photo: decoding it took longer than it may, or is not over after a minute. A
 * photo of `aPhotoFile` is plain and small, so the same photo is accepted at another time.
 */
const TOO_SLOW: readonly unknown[] = ["PHOTO_TOO_COMPLEX", "UPLOAD_IN_PROGRESS"];

/**
 * Sends a photo as a form. Returns undefined when the shop was unreachable or could not store it now; the caller may
 * retry.
 *
 * @throws Error when the shop rejected the photo, since a retry would be rejected too.
 */
export const sendPhoto = async (origin: string, { bytes }: TestPhoto): Promise<Photo | undefined> => {
  const form = new FormData();
  form.append("file", new Blob([bytes]), "photo.jpg");
  const headers = { "x-forwarded-for": randomIpAddress() };
  let reply: Response;
  let answer: unknown;
  try {
    reply = await fetch(`${origin}/api/photos`, { method: "POST", headers, body: form });
    answer = await reply.json();
  } catch {
    return undefined;
  }
  if (isRecord(answer) && TOO_SLOW.includes(answer.error)) return undefined;
  if (reply.status >= 400 && reply.status < 500)
    throw new Error(`The shop rejected a photo: ${JSON.stringify(answer)}`);
  return reply.status === 201 ? z.parse(photoSchema, answer) : undefined;
};
