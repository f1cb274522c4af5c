import type { PhotoError } from "@storywall/domain/photos/photoErrors.ts";
import type { PhotoFormat } from "@storywall/domain/photos/formats.ts";
import type { CopyFormat } from "./PhotoStore.ts";

/** What became of a file that somebody sent as a photo. */
export type MasterResult =
  | {
      readonly kind: "photo";
      /** Of the file that was sent, found from its bytes and never from its name. */
      readonly format: PhotoFormat;
      /** Pixels as seen upright. */
      readonly width: number;
      readonly height: number;
    }
  | PhotoError
  | { readonly kind: "noSpace" };

/**
 * Reading pictures that strangers made. Decoding happens where it may die: whatever a file does, it costs that file only.
 */
export type ImageProcessor = {
  /**
   * Checks the file `original` and writes its master to `master`: an upright sRGB JPEG on white, with no EXIF, GPS or
   * embedded preview. Nothing useful is at `master` unless the answer is a photo.
   */
  createMaster(original: string, master: string): Promise<MasterResult>;
  /** Writes a copy of a master that is at most `width` pixels wide; never enlarges. */
  resize(
    master: string,
    width: number,
    format: CopyFormat,
    to: string,
  ): Promise<{ readonly kind: "resized" | "noSpace" }>;
  /** Ends the processes that decode. */
  close(): Promise<void>;
};
