import { createStore, del, get, set } from "idb-keyval";
import { importedDesignKey, importedDesignPath } from "../importedDesignKey.ts";
import { storedDesignKey } from "../storedDesignKey.ts";

/**
 * One saved design, as stored in local storage and the browser's database. It is moved without parsing, so that a
 * copy, or the undo of a deletion, loses nothing.
 */
export type StoredDesign = { readonly local: string | null; readonly history: unknown };

const openStore = () => createStore("storywall-designs", "histories");

const readStoredDesign = async (designKey: string): Promise<StoredDesign> => ({
  local: localStorage.getItem(storedDesignKey(designKey)),
  history: await get<unknown>(designKey, openStore()).catch(() => undefined),
});

/** Returns false when storage is full: then nothing of the design is left under the key. */
export const writeStoredDesign = async (designKey: string, design: StoredDesign): Promise<boolean> => {
  const isWritten = await writeBoth(designKey, design).catch(() => false);
  if (!isWritten) await deleteStoredDesign(designKey);
  return isWritten;
};

const writeBoth = async (designKey: string, { local, history }: StoredDesign): Promise<boolean> => {
  if (history !== undefined) await set(designKey, history, openStore());
  if (local !== null) localStorage.setItem(storedDesignKey(designKey), local);
  return true;
};

/** Saves a copy of a design with its steps, and returns the key and the path of the copy; null when storage is full. */
export const copyStoredDesign = async (
  designKey: string,
): Promise<{ readonly designKey: string; readonly path: string } | null> => {
  const id = crypto.randomUUID();
  const isWritten = await writeStoredDesign(importedDesignKey(id), await readStoredDesign(designKey));
  return isWritten ? { designKey: importedDesignKey(id), path: importedDesignPath(id) } : null;
};

/** Deletes a design and returns a function that restores it. */
export const deleteStoredDesign = async (designKey: string): Promise<StoredDesign> => {
  const stored = await readStoredDesign(designKey);
  localStorage.removeItem(storedDesignKey(designKey));
  await del(designKey, openStore()).catch(() => undefined);
  return stored;
};
