/** A tag as people read it: `food_and_drink` is "Food and drink" (R5.2 says how it came about). */
export const tagLabel = (tag: string): string => {
  const text = tag.replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** Of the page of one picture. */
export const artPath = (itemId: string): string => `/art/${itemId}`;

/** The designer, with the picture on its way into the wall that is open there. */
export const designPathWithArt = (itemId: string): string => `/design?art=${itemId}`;

/** The catalogue narrowed to a set or to a tag. */
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
