/**
 * Ids come from addresses that strangers type, and name folders here: letters, digits, - and _ only, so none can lead
 * anywhere else.
 */
export const isSafeId = (id: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(id);
