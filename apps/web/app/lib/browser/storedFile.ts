import { fieldOf } from "@storywall/domain/parse/fieldOf.ts";

/**
 * A file as stored in the browser's database: as a file, which costs no memory, or as its bytes. Private windows of
 * WebKit store bytes, but reject files.
 */
export type StoredFile = Blob | { readonly bytes: ArrayBuffer; readonly type: string };

/** Saves a file by `save`, and as bytes when that fails. Returns false when the browser takes neither. */
export const saveFile = async (
  file: Blob,
  save: (stored: StoredFile) => Promise<unknown>,
): Promise<boolean> => {
  try {
    await save(file).catch(async () => save({ bytes: await file.arrayBuffer(), type: file.type }));
    return true;
  } catch {
    return false;
  }
};

/** Returns a file from what was stored, or null for invalid data. */
export const parseStoredFile = (value: unknown): Blob | null => {
  if (value instanceof Blob) return value;
  const [bytes, type] = [fieldOf(value, "bytes"), fieldOf(value, "type")];
  return bytes instanceof ArrayBuffer && typeof type === "string" ? new Blob([bytes], { type }) : null;
};
