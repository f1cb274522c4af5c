import { STORAGE_KEYS } from "../../lib/browser/storage.ts";

/** Returns the key under which the draft of an ordered wall is stored. */
export const orderDraftKey = (lineId: string): string => `${STORAGE_KEYS.orderPhotos}_${lineId}`;
