/** Returns the label of a tag: `food_and_drink` is "Food and drink" (R5.2). */
export const tagLabel = (tag: string): string => {
  const text = tag.replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** Returns the path of an art item's page. */
export const artPath = (itemId: string): string => `/art/${itemId}`;

/** Returns the designer's path that adds an art item to the open wall. */
export const designPathWithArt = (itemId: string): string => `/design?art=${itemId}`;

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
