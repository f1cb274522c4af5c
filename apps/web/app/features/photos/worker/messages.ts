import type { PhotoSize } from "@storywall/domain/crop/crop.ts";
import type { PhotoFormat } from "@storywall/domain/photos/formats.ts";
import type { UploadError } from "../uploadError.ts";

/** What the page asks of the photo worker. */
export type PhotoTask =
  /** Read the header; give the embedded thumbnail upright where there is one. A few milliseconds. */
  | { readonly kind: "inspect"; readonly file: Blob }
  /** Decode, shrink to about `longSide` pixels and give a small upright JPEG. Some tens of milliseconds. */
  | {
      readonly kind: "preview";
      readonly file: Blob;
      readonly format: PhotoFormat;
      readonly longSide: number;
    };

export type InspectReply =
  | {
      readonly kind: "photo";
      readonly format: PhotoFormat;
      readonly size: PhotoSize | null;
      readonly thumbnail: Blob | null;
    }
  | { readonly kind: "error"; readonly problem: UploadError };

export type PreviewReply =
  /** `size` is the whole photo's, where decoding has shown it. */
  | { readonly kind: "preview"; readonly image: Blob; readonly size: PhotoSize | null }
  /** This browser cannot show this file (HEIC, TIFF, or damaged); the server will say which. */
  | { readonly kind: "undecodable" };

export type TaskReply = InspectReply | PreviewReply;

export type TaskMessage = { readonly ticket: number; readonly task: PhotoTask };
export type ReplyMessage = { readonly ticket: number; readonly reply: TaskReply };
