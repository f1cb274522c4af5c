/** Limits of the catalogue: more than an owner needs, and small enough to read in one query. */
export const ART_LIMITS = {
  items: 300,
  tags: 30,
  tagLength: 60,
  setItems: 100,
  setNameLength: 80,
  titleLength: 80,
  licenceLength: 200,
  relatedItems: 12,
} as const;

export const ART_PAGE_SIZE = 24;

/** Fewer than items: a reply holds the items of each set too. */
export const ART_SET_PAGE_SIZE = 12;

/** Related items on the page of an item. */
export const MAX_RELATED_ART = 12;
