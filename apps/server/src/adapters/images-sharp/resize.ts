import { writeFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import type { CopyFormat } from "../../ports/photos/PhotoStore.ts";
import type { Job } from "./jobs.ts";

/**
 * Encoders of the same visible quality. Efforts are low because a visitor waits: one step more for an AVIF takes four
 * times the work and saves a tenth of the bytes (docs/decisions/0029).
 */
const ENCODERS: Readonly<Record<CopyFormat, (image: Sharp) => Sharp>> = {
  jpg: (image) => image.jpeg({ quality: 82, mozjpeg: false, progressive: true }),
  webp: (image) => image.webp({ quality: 80, effort: 2 }),
  avif: (image) => image.avif({ quality: 60, effort: 0 }),
};

/** Writes a smaller copy of a master and returns its bytes. A master that is narrow enough is only encoded again. */
export const resize = async ({
  master,
  width,
  format,
  to,
}: Extract<Job, { kind: "resize" }>): Promise<number> => {
  const smaller = sharp(master).resize({ width, withoutEnlargement: true }).withIccProfile("srgb");
  const copy = await ENCODERS[format](smaller).toBuffer();
  await writeFile(to, copy);
  return copy.length;
};
