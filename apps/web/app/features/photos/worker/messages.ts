import type { PhotoSize } from "@storywall/domain/crop/crop.ts";
import type { PhotoFormat } from "@storywall/domain/photos/formats.ts";
import type { UploadError } from "../uploadError.ts";

/** Tasks that the page sends to the photo worker. */
export type PhotoTask =
  /** Reads the header, and the embedded thumbnail upright if there is one. Takes a few ms. */
  | { readonly kind: "inspect"; readonly file: Blob }
  /** Decodes the photo and renders an upright JPEG of about `longSide` px. Takes some tens of ms. */
  | {
      readonly kind: "preview";
      readonly file: Blob;
      readonly format: PhotoFormat;
      readonly longSide: number;
    };

export type InspectResult =
  | {
      readonly kind: "photo";
      readonly format: PhotoFormat;
      readonly size: PhotoSize | null;
      readonly thumbnail: Blob | null;
    }
  | { readonly kind: "error"; readonly problem: UploadError };

export type ThumbnailResult =
  /** `size` is that of the whole photo, if decoding revealed it. */
  | { readonly kind: "preview"; readonly image: Blob; readonly size: PhotoSize | null }
  /** This browser cannot decode the file (HEIC, TIFF, or damaged). The server finds out which. */
  | { readonly kind: "undecodable" };

export type TaskResult = InspectResult | ThumbnailResult;

export type TaskMessage = { readonly requestId: number; readonly task: PhotoTask };
export type ResultMessage = { readonly requestId: number; readonly result: TaskResult };
