import type { PhotoFormat } from "@storywall/domain/photos/formats.ts";
import type { PhotoError } from "@storywall/domain/photos/photoErrors.ts";
import type { CopyFormat } from "./PhotoStore.ts";

/** Result of decoding a file that was uploaded as a photo. */
export type MasterResult =
  | {
      readonly kind: "photo";
      /** Format of the uploaded file, detected from its bytes and never from its name. */
      readonly format: PhotoFormat;
      /** Size of the master's file in bytes, at most MAX_MASTER_BYTES. */
      readonly width: number;
      readonly height: number;
      /** Size of the master's file, at most MAX_MASTER_BYTES. */
      readonly masterBytes: number;
    }
  | PhotoError
  | { readonly kind: "diskFull" }
  /** The machine had too little time for the photo. A later call may succeed. */
  | { readonly kind: "busy" };

/**
 * Decodes images from untrusted visitors. Runs in child processes that may crash, so a malicious file costs only
 * itself. `sender` is a pseudonym of the address that causes the work. Senders take turns, so the many photos of one
 * sender do not delay the others.
 */
export type ImageProcessor = {
  /**
   * Checks the file at `original` and writes its master to `master`: an upright sRGB JPEG on white, without EXIF, GPS
   * and embedded preview. The file at `master` is valid only when the result is `photo`.
   */
  createMaster(original: string, master: string, sender: string): Promise<MasterResult>;
  /** Writes a copy of a master that is at most `width` px wide. Never enlarges. `failed`: its process died. */
  resize(
    master: string,
    width: number,
    format: CopyFormat,
    to: string,
    sender: string,
  ): Promise<
    | { readonly kind: "resized"; readonly bytes: number }
    | { readonly kind: "diskFull" }
    | { readonly kind: "failed" }
  >;
  /** Stops the child processes. */
  close(): Promise<void>;
};
