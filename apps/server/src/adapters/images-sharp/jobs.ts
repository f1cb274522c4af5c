import type { PhotoFormat } from "@storywall/domain/photos/formats.ts";
import type { PhotoError } from "@storywall/domain/photos/photoErrors.ts";
import type { MasterResult } from "../../ports/photos/ImageProcessor.ts";
import type { CopyFormat } from "../../ports/photos/PhotoStore.ts";

/** A message to the process that decodes; it runs one job at a time. */
export type Job =
  | { readonly kind: "estimate"; readonly original: string; readonly format: PhotoFormat }
  | {
      readonly kind: "createMaster";
      readonly original: string;
      readonly master: string;
      readonly format: PhotoFormat;
    }
  | {
      readonly kind: "resize";
      readonly master: string;
      readonly width: number;
      readonly format: CopyFormat;
      readonly to: string;
    };

export type JobResult =
  /** How much work the photo is, judged by its header; see `weightOf`. */
  | {
      readonly kind: "estimated";
      readonly estimate: { readonly kind: "weight"; readonly weight: number } | PhotoError;
    }
  | { readonly kind: "masterCreated"; readonly masterResult: MasterResult }
  | { readonly kind: "resized"; readonly bytes: number }
  | { readonly kind: "diskFull" }
  /** An error that the photo did not cause, such as a missing path. `reason` is for the log. */
  | { readonly kind: "failed"; readonly reason: string };
