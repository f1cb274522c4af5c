import { isLikelyPhoto } from "./isLikelyPhoto.ts";

/**
 * Returns the files of a drop, including those in folders, in order of their names. Call it within the event:
 * browsers clear the transfer when the handler returns. Other files in a folder (`Thumbs.db`, a text) are skipped,
 * since the shopper did not choose them; a file that was dropped itself is not.
 */
export const getDroppedFiles = (transfer: DataTransfer): Promise<readonly File[]> => {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (!entries.some(({ isDirectory }) => isDirectory)) return Promise.resolve([...transfer.files]);
  return Promise.all(entries.map((entry) => collectFiles(entry, false))).then((files) => files.flat());
};

const collectFiles = async (entry: FileSystemEntry, isInFolder: boolean): Promise<readonly File[]> => {
  if (isDirectory(entry)) {
    const children = await readAllEntries(entry.createReader());
    const files = await Promise.all([...children].sort(byName).map((one) => collectFiles(one, true)));
    return files.flat();
  }
  if (!isFile(entry)) return [];
  const file = await new Promise<File | null>((resolve) => entry.file(resolve, () => resolve(null)));
  return file && (!isInFolder || isLikelyPhoto(file)) ? [file] : [];
};

/** A reader returns a hundred entries at a time, and none after the last. */
const readAllEntries = async (reader: FileSystemDirectoryReader): Promise<readonly FileSystemEntry[]> => {
  const batch = await new Promise<readonly FileSystemEntry[]>((resolve) =>
    reader.readEntries(resolve, () => resolve([])),
  );
  return batch.length === 0 ? [] : [...batch, ...(await readAllEntries(reader))];
};

/** Compares by name, with IMG_2 before IMG_10. */
const byName = (one: FileSystemEntry, other: FileSystemEntry): number =>
  one.name.localeCompare(other.name, undefined, { numeric: true });

const isDirectory = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
