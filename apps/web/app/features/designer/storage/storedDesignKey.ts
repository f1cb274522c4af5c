import { STORAGE_KEYS } from "../../../lib/browser/storage.ts";

/** Returns the key of local storage under which a design is saved, by the design's key (R9.7). */
export const storedDesignKey = (designKey: string): string => `${STORAGE_KEYS.templateInfo}.${designKey}`;
