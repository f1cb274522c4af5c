import { writeFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import type { CopyFormat } from "../../ports/photos/PhotoStore.ts";
import type { Job } from "./jobs.ts";

/**
 * As good to the eye as one another. Efforts are low since somebody waits: of an AVIF each step more costs four times the
 * work for a tenth of the bytes (docs/decisions/0029).
 */
const ENCODERS: Readonly<Record<CopyFormat, (picture: Sharp) => Sharp>> = {
  jpg: (picture) => picture.jpeg({ quality: 82, mozjpeg: false, progressive: true }),
  webp: (picture) => picture.webp({ quality: 80, effort: 2 }),
  avif: (picture) => picture.avif({ quality: 60, effort: 0 }),
};

/** Writes a smaller copy of a master; one that is narrow enough already is only encoded again. */
export const resize = async ({
  master,
  width,
  format,
  to,
}: Extract<Job, { kind: "resize" }>): Promise<void> => {
  const smaller = sharp(master).resize({ width, withoutEnlargement: true }).withIccProfile("srgb");
  await writeFile(to, await ENCODERS[format](smaller).toBuffer());
};
