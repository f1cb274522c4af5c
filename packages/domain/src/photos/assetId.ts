/**
 * Whether a text may be a photo's or an upload's id: letters, digits, - and _ only. Ids come from addresses that strangers
 * type, and name folders and keys of a store, so none may lead anywhere else.
 */
export const isSafeId = (id: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(id);
