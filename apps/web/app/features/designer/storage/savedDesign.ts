import type { Design } from "@storywall/domain/design/design.ts";
import { withStoredPhotosOnly } from "@storywall/domain/design/filterPhotos.ts";
import { parseDesign } from "@storywall/domain/design/parse/parseDesign.ts";
import { fieldOf } from "@storywall/domain/parse/fieldOf.ts";
import { readStored, STORAGE_KEYS, type StorageEntry, writeStored } from "../../../lib/browser/storage.ts";

/** A design with the time at which it was saved, in milliseconds since 1970. */
export type SavedDesign = { readonly design: Design; readonly savedAt: number };

/** Where local storage keeps the wall of a template or set (R9.7). */
export const storedDesignOf = (designKey: string): StorageEntry<SavedDesign> => ({
  key: `${STORAGE_KEYS.templateInfo}.${designKey}`,
  version: 1,
  parse: parseSavedDesign,
});

/** Null, and a note for whoever reads the console, for anything that is not a design: then the wall starts anew. */
export const parseSavedDesign = (data: unknown): SavedDesign | null => {
  const savedAt = fieldOf(data, "savedAt");
  const parsed = parseDesign(fieldOf(data, "design"));
  if (parsed.kind === "fault" || typeof savedAt !== "number") {
    const why = parsed.kind === "fault" ? `${parsed.path}: ${parsed.message}` : "savedAt is not a number";
    // biome-ignore lint/suspicious/noConsole: the one trace of why somebody's wall began anew
    console.warn(`A saved wall could not be read and starts anew (${why})`);
    return null;
  }
  return { design: parsed.design, savedAt };
};

/** R4.2: only photos that the shop has are kept in local storage. Gives whether there was room. */
export const saveDesign = (designKey: string, { design, savedAt }: SavedDesign): boolean =>
  writeStored(storedDesignOf(designKey), { design: withStoredPhotosOnly(design), savedAt });

export const loadSavedDesign = (designKey: string): SavedDesign | null =>
  readStored(storedDesignOf(designKey));
