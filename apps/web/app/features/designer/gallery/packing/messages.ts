import type { PackOptions } from "@storywall/domain/gallery/pack/packGallery.ts";
import type { FrameChange } from "@storywall/domain/gallery/pack/recompose.ts";
import type { Rect } from "@storywall/domain/gallery/rects.ts";

/** What the page asks of the worker: another wall of these frames, or the same wall after some were added or taken out. */
export type PackRequest =
  | { readonly rects: readonly Rect[]; readonly options: PackOptions }
  | { readonly change: FrameChange };

/** The frames at their new places; null where no other wall was found, or frames were moved by hand. */
export type PackReply = readonly Rect[] | null;
