import { type PhotoError, photoDamaged, tooManyPixels } from "@storywall/domain/photos/photoErrors.ts";
import { MAX_PHOTO_PIXELS } from "@storywall/domain/photos/photoLimits.ts";
import libheif from "libheif-js/wasm-bundle.js";
import { createRgbaTiff } from "./rgbaTiff.ts";

/** One decoder for the life of the process: it frees a file only when it gets the next one. */
const decoder = new libheif.HeifDecoder();

/**
 * Returns the primary image of a HEIC file as a TIFF that sharp can read (its build has no HEVC decoder). libheif
 * turns the image upright by the file's boxes irot and imir, so EXIF must not turn it again. It drops the colour
 * profile, so the caller passes the profile in.
 */
export const decodeHeic = async (
  file: Buffer,
  profile: Buffer | undefined,
): Promise<{ kind: "pixels"; tiff: Buffer } | PhotoError> => {
  const images = decoder.decode(file);
  try {
    const image = images.find((candidate) => candidate.is_primary()) ?? images[0];
    if (!image) return photoDamaged();
    const width = image.get_width();
    const height = image.get_height();
    if (width * height > MAX_PHOTO_PIXELS) return tooManyPixels();
    const tiff = createRgbaTiff(width, height, profile);
    const isDecoded = await new Promise((resolve) =>
      image.display({ data: tiff.pixels, width, height }, resolve),
    );
    return isDecoded ? { kind: "pixels", tiff: tiff.file } : photoDamaged();
  } finally {
    for (const image of images) image.free();
  }
};
