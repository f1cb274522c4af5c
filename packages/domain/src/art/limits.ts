/** More than an owner ever needs, and little enough to be read at once. */
export const ART_LIMITS = { tags: 50, tagLength: 60, setItems: 100, setNameLength: 80 } as const;

export const ART_PAGE_SIZE = 24;

/** Related items that are shown beside one. */
export const MAX_RELATED_ART = 12;
