import type { PhotoSize } from "@storywall/domain/crop/crop.ts";

/** A photo of the shopper's wall as this browser opened it: upright, and no larger than a screen can show. */
export type WallPhoto = {
  readonly kind: "photo";
  readonly bitmap: ImageBitmap;
  readonly size: PhotoSize;
};

export type ReadWallPhoto = (
  file: File,
) => Promise<WallPhoto | { readonly kind: "error"; readonly message: string }>;
