import type { PackOptions } from "@storywall/domain/gallery/pack/packGallery.ts";
import type { FrameChange } from "@storywall/domain/gallery/pack/recompose.ts";
import type { Rect } from "@storywall/domain/gallery/rects.ts";

/** Requests to the worker: another arrangement of these frames, or the same one after some were added or removed. */
export type PackRequest =
  | { readonly rects: readonly Rect[]; readonly options: PackOptions }
  | { readonly change: FrameChange };

/** The frames at their new positions; null when no other arrangement was found, or frames were moved by hand. */
export type PackReply = readonly Rect[] | null;
