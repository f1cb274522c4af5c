import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { photo as photoSchema } from "@storywall/contract/schemas/photo.ts";
import sharp from "sharp";
import * as z from "zod/mini";
import type { UploadServer } from "./uploadServers.ts";

/** Creates a PNG of random pixels, three bytes each. */
export const aRandomPng = (width: number, height: number): Promise<Uint8Array> =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();

const TIMEOUT_MS = 60_000;

/** Waits for the photo of an upload. */
const waitForPhoto = async (upload: () => string) => {
  for (const deadline = performance.now() + TIMEOUT_MS; ; await wait(50)) {
    const reply = await fetch(upload()).catch(() => undefined);
    if (reply?.ok) return z.parse(photoSchema, await reply.json());
    await reply?.body?.cancel();
    if (performance.now() > deadline)
      throw new Error(`Cannot read the photo of the upload: ${reply?.status}`);
  }
};

/** Waits for the photo of an upload, and returns whether its original equals the sent file. */
export const isStoredIntact = async (
  server: UploadServer,
  upload: () => string,
  file: Uint8Array,
): Promise<boolean> => {
  const { asset_id } = await waitForPhoto(upload);
  const original = join(server.dataDir, "photos/by-id", asset_id.slice(0, 2), asset_id, "original");
  return (await readFile(original)).equals(file);
};
