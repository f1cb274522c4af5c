/** Limits of the catalogue: more than an owner needs, and small enough to read all of it in one query. */
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

/** Lower than the limit of items, because a reply contains the items of each set too. */
export const ART_SET_PAGE_SIZE = 12;

/** Number of related items on the page of an item. */
export const MAX_RELATED_ART = 12;
