import type { PhotoSize } from "@storywall/domain/crop/crop.ts";

/** A photo of the shopper's wall as this browser opened it: upright, and no larger than a screen has use for. */
export type WallPhoto = {
  readonly kind: "photo";
  readonly picture: ImageBitmap;
  readonly size: PhotoSize;
};

export type ReadWallPhoto = (
  file: File,
) => Promise<WallPhoto | { readonly kind: "error"; readonly message: string }>;
