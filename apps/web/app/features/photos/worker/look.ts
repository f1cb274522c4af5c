import type { PhotoSize } from "@storywall/domain/crop/crop.ts";
import { type ExifOrientation, swapsSides } from "../header/exif.ts";
import type { PhotoHeader } from "../header/photoHeader.ts";
import { HEADER_BYTES, readPhotoHeader } from "../header/readPhotoHeader.ts";
import { judgeFile } from "../judgeFile.ts";
import type { LookReply } from "./messages.ts";

/** Reads what a file is, its upright size and its embedded thumbnail, without decoding the photo. */
export const look = async (file: Blob): Promise<LookReply> => {
  const head = new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer());
  const judgement = judgeFile(file.size, readPhotoHeader(head));
  if (judgement.kind === "refused") {
    return { kind: "problem", problem: { message: judgement.message, canRetry: false } };
  }
  const { header } = judgement;
  return {
    kind: "photo",
    format: header.format,
    size: header.size,
    thumbnail: await uprightThumbnail(head, header).catch(() => null),
  };
};

const uprightThumbnail = async (head: Uint8Array, header: PhotoHeader): Promise<Blob | null> => {
  if (header.thumbnail === null || header.size === null) return null;
  const jpeg = head.slice(header.thumbnail.start, header.thumbnail.end);
  const picture = await createImageBitmap(new Blob([jpeg], { type: "image/jpeg" }), {
    imageOrientation: "none",
  });
  const { width, height } = picture;
  const upright = swapsSides(header.orientation) ? { width: height, height: width } : { width, height };
  if (!hasShapeOf(upright, header.size)) return null;
  const canvas = new OffscreenCanvas(upright.width, upright.height);
  const context = canvas.getContext("2d");
  if (context === null) return null;
  context.setTransform(...turnUpright(header.orientation, upright.width, upright.height));
  context.drawImage(picture, 0, 0);
  picture.close();
  return canvas.convertToBlob({ type: "image/jpeg", quality: 0.8 });
};

/** Cameras letterbox thumbnails of other shapes; such a one, or one left over from an edit, would jump when replaced. */
const hasShapeOf = (thumbnail: { width: number; height: number }, photo: PhotoSize): boolean =>
  Math.abs((thumbnail.width / thumbnail.height) * (photo.height / photo.width) - 1) < 0.02;

type Transform = readonly [number, number, number, number, number, number];

/** Canvas transform that stands a stored picture upright, for an upright picture of this size (Exif 2.32, 4.6.4). */
const turnUpright = (orientation: ExifOrientation, width: number, height: number): Transform => {
  const transforms: Readonly<Record<ExifOrientation, Transform>> = {
    1: [1, 0, 0, 1, 0, 0],
    2: [-1, 0, 0, 1, width, 0],
    3: [-1, 0, 0, -1, width, height],
    4: [1, 0, 0, -1, 0, height],
    5: [0, 1, 1, 0, 0, 0],
    6: [0, 1, -1, 0, width, 0],
    7: [0, -1, -1, 0, width, height],
    8: [0, -1, 1, 0, 0, height],
  };
  return transforms[orientation];
};
