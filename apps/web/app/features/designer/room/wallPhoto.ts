import type { PhotoSize } from "@storywall/domain/crop/crop.ts";

/** A photo of the shopper's wall as this browser opened it: upright, and no larger than a screen can show. */
export type WallPhoto = {
  readonly kind: "photo";
  readonly bitmap: ImageBitmap;
  readonly size: PhotoSize;
};

/** Decodes a file of the shopper's device; an error has a message for the shopper. */
export type LoadWallPhoto = (
  file: File,
) => Promise<WallPhoto | { readonly kind: "error"; readonly message: string }>;
