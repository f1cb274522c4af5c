import type { PhotoFormat } from "@storywall/domain/photos/photoLimits.ts";
import type { MasterResult } from "../../ports/photos/ImageProcessor.ts";
import type { CopyFormat } from "../../ports/photos/PhotoStore.ts";

/** What the parent asks of the process that decodes; one at a time. */
export type Job =
  | {
      readonly kind: "takeIn";
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
  | { readonly kind: "takenIn"; readonly masterResult: MasterResult }
  | { readonly kind: "resized" }
  | { readonly kind: "noSpace" }
  /** Not the file's fault, such as a path that is not there. `reason` is for the log. */
  | { readonly kind: "failed"; readonly reason: string };
