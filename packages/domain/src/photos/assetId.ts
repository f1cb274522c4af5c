/**
 * Returns true if a text may be the id of a photo or an upload: letters, digits, - and _ only. Ids come from URLs
 * that clients send and are used as folder names and store keys, so an id must not lead to another path.
 */
export const isSafeId = (id: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(id);
