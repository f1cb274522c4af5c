import { isLikelyPhoto } from "./isLikelyPhoto.ts";

/**
 * The files of a drop, those in folders too, in the order of their names as a folder's window shows them. Call it
 * within the event: a browser forgets what was dropped as soon as the handler is left. What lies in a folder beside the photos
 * (`Thumbs.db`, a text) was not chosen by anybody and is passed over; a file that was dropped itself is not.
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

/** A reader gives a hundred at a time, and nothing once it has given all. */
const readAllEntries = async (reader: FileSystemDirectoryReader): Promise<readonly FileSystemEntry[]> => {
  const batch = await new Promise<readonly FileSystemEntry[]>((resolve) =>
    reader.readEntries(resolve, () => resolve([])),
  );
  return batch.length === 0 ? [] : [...batch, ...(await readAllEntries(reader))];
};

/** IMG_2 comes before IMG_10. */
const byName = (one: FileSystemEntry, other: FileSystemEntry): number =>
  one.name.localeCompare(other.name, undefined, { numeric: true });

const isDirectory = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
