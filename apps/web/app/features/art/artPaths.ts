import type { FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import type { FrameStyleKey } from "@storywall/domain/catalogue/frameStyles.ts";

/** Returns the label of a tag: `food_and_drink` is "Food and drink" (R5.2). */
export const tagLabel = (tag: string): string => {
  const text = tag.replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** Returns the path of an art item's page. */
export const artPath = (itemId: string): string => `/art/${itemId}`;

/**
 * Returns the designer's path that adds an art item to the wall that the shopper left. Where there is none, a new wall
 * begins with a frame of this size and style.
 */
export const designPathWithArt = (itemId: string, size: FrameSizeKey, frameStyle: FrameStyleKey): string =>
  `/design?${new URLSearchParams({ size, frame: frameStyle, art: itemId })}`;

/** Returns the path of the catalogue, filtered by a set or a tag. */
export const artListPath = ({
  set = null,
  tag = null,
  page = 1,
}: {
  readonly set?: string | null;
  readonly tag?: string | null;
  readonly page?: number;
}): string => {
  const search = new URLSearchParams();
  if (set !== null) search.set("set", set);
  if (tag !== null) search.set("tag", tag);
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `/art?${search}` : "/art";
};
