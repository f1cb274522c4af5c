import { readFile, writeFile } from "node:fs/promises";
import type { PhotoFormat } from "@storywall/domain/photos/formats.ts";
import { type PhotoError, photoDamaged } from "@storywall/domain/photos/photoErrors.ts";
import { MAX_PHOTO_PIXELS } from "@storywall/domain/photos/photoLimits.ts";
import sharp, { type Sharp } from "sharp";
import type { MasterResult } from "../../ports/photos/ImageProcessor.ts";
import { decodeHeic } from "./heic.ts";
import { type PhotoHeader, readHeader } from "./photoHeader.ts";

/** `failOn: "warning"` also refuses a photo that ends too early; its lower part would print grey. */
const SHARP_OPTIONS = {
  limitInputPixels: MAX_PHOTO_PIXELS,
  failOn: "warning",
  sequentialRead: true,
} as const;

/** No mark of the person stays: sharp keeps EXIF, GPS, XMP and comments only when asked, and we ask for the profile. */
const toMasterJpeg = (picture: Sharp): Sharp =>
  picture
    .flatten({ background: "#ffffff" }) // clear parts become paper, not black
    .toColourspace("srgb")
    .withIccProfile("srgb")
    .jpeg({ quality: 92, chromaSubsampling: "4:4:4" });

/**
 * sharp takes 16 bits without a profile for Display P3 once an output profile is asked for, and prints them garish;
 * brought down to 8 bits first, they count as the sRGB that they are.
 */
const toEightBit = async (picture: Sharp): Promise<Sharp> =>
  sharp(await picture.toColourspace("srgb").png({ compressionLevel: 1 }).toBuffer(), SHARP_OPTIONS);

const decode = async (
  path: string,
  format: PhotoFormat,
  header: PhotoHeader,
): Promise<{ kind: "picture"; picture: Sharp } | PhotoError> => {
  if (format !== "heic") {
    const picture = sharp(path, SHARP_OPTIONS).autoOrient();
    return {
      kind: "picture",
      picture: header.isDeep && !header.profile ? await toEightBit(picture) : picture,
    };
  }
  const decoded = await decodeHeic(await readFile(path), header.profile);
  return decoded.kind === "pixels"
    ? { kind: "picture", picture: sharp(decoded.tiff, SHARP_OPTIONS) }
    : decoded;
};

const encode = async (path: string, format: PhotoFormat, header: PhotoHeader) => {
  const decoded = await decode(path, format, header);
  if (decoded.kind === "error") return decoded;
  const { data, info } = await toMasterJpeg(decoded.picture).toBuffer({ resolveWithObject: true });
  return { kind: "jpeg", data, info } as const;
};

/** Checks the file and writes its master; runs in the process that may die. Throws only what is not the file's fault. */
export const createMaster = async (
  original: string,
  master: string,
  format: PhotoFormat,
): Promise<MasterResult> => {
  const header = await readHeader(original, format);
  if (header.kind === "error") return header;
  const encoded = await encode(original, format, header).catch(() => photoDamaged());
  if (encoded.kind === "error") return encoded;
  await writeFile(master, encoded.data);
  return { kind: "photo", format, width: encoded.info.width, height: encoded.info.height };
};
