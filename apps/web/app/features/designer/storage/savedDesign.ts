import type { Design } from "@storywall/domain/design/design.ts";
import { withStoredPhotosOnly } from "@storywall/domain/design/filterPhotos.ts";
import { parseDesign } from "@storywall/domain/design/parse/parseDesign.ts";
import { fieldOf } from "@storywall/domain/parse/fieldOf.ts";
import { readStored, type StorageEntry, writeStored } from "../../../lib/browser/storage.ts";
import { storedDesignKey } from "./storedDesignKey.ts";

/** A design with the time at which it was saved, in ms since 1970. */
export type SavedDesign = { readonly design: Design; readonly savedAt: number };

/** Returns the entry of local storage for a design, by its key (R9.7). */
export const storedDesignOf = (designKey: string): StorageEntry<SavedDesign> => ({
  key: storedDesignKey(designKey),
  version: 1,
  parse: parseSavedDesign,
});

/** Returns null, with a line in the console, for data that is not a saved design: then the wall starts blank. */
export const parseSavedDesign = (data: unknown): SavedDesign | null => {
  const savedAt = fieldOf(data, "savedAt");
  const parsed = parseDesign(fieldOf(data, "design"));
  if (parsed.kind === "error" || typeof savedAt !== "number") {
    const reason = parsed.kind === "error" ? `${parsed.path}: ${parsed.message}` : "savedAt is not a number";
    // biome-ignore lint/suspicious/noConsole: the only trace of why a shopper's wall started blank
    console.info(`Cannot read the saved design, starting blank: ${reason}`);
    return null;
  }
  return { design: parsed.design, savedAt };
};

/**
 * Saves the design in local storage, only with photos that the shop has (R4.2). Returns false when storage is full.
 */
export const saveDesign = (designKey: string, { design, savedAt }: SavedDesign): boolean =>
  writeStored(storedDesignOf(designKey), { design: withStoredPhotosOnly(design), savedAt });

export const loadSavedDesign = (designKey: string): SavedDesign | null =>
  readStored(storedDesignOf(designKey));
