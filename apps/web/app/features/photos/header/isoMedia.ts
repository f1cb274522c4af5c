import type { PhotoSize } from "@storywall/domain/crop/crop.ts";
import type { ByteReader } from "./byteReader.ts";
import { toPhotoSize } from "./photoHeader.ts";

/**
 * Returns the largest size that any item declares: a photo is a grid of tiles with a thumbnail beside it, and both
 * are smaller. A quarter turn (`irot`) applies to photo and thumbnail alike. The server reads the file fully; this is
 * only for the first verdict and against files that declare an absurd size.
 */
export const readIsoMediaSize = (bytes: ByteReader): PhotoSize | null => {
  let largest: { width: number; height: number } | null = null;
  let quarterTurns = 0;
  for (let at = 4; at < bytes.length; at += 1) {
    const first = bytes.u8(at);
    if (first !== 0x69) continue; // "i"
    const box = bytes.text(at, 4);
    if (box === "ispe") {
      const [width, height] = [bytes.u32(at + 8), bytes.u32(at + 12)];
      if (width === null || height === null) continue;
      if (largest === null || width * height > largest.width * largest.height) largest = { width, height };
    } else if (box === "irot" && bytes.u32(at - 4) === 9) {
      quarterTurns = (bytes.u8(at + 4) ?? 0) & 3;
    }
  }
  if (largest === null) return null;
  return quarterTurns % 2 === 1
    ? toPhotoSize(largest.height, largest.width)
    : toPhotoSize(largest.width, largest.height);
};
