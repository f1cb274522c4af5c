import type { PackOptions } from "@storywall/domain/gallery/pack/packGallery.ts";
import type { Rect } from "@storywall/domain/gallery/rects.ts";

/** What the page asks of the worker: another wall of these frames. */
export type PackRequest = { readonly rects: readonly Rect[]; readonly options: PackOptions };

/** The frames at their new places; null where no other wall was found. */
export type PackReply = readonly Rect[] | null;
