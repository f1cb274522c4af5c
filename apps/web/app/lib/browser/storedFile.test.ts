import { expect, test } from "vitest";
import { parseStoredFile, type StoredFile, saveFile } from "./storedFile.ts";

const PHOTO = new Blob(["bytes of a photo"], { type: "image/jpeg" });

/** A database that takes what `accepts` says, and has what it took last. */
const aDatabase = (accepts: (stored: StoredFile) => boolean) => {
  const database = { stored: null as StoredFile | null };
  const save = async (stored: StoredFile): Promise<void> => {
    if (!accepts(stored)) throw new DOMException("Error preparing Blob/File data", "UnknownError");
    database.stored = stored;
  };
  return { database, save };
};

test("B4 a file is stored as it is where the browser takes files", async () => {
  const { database, save } = aDatabase(() => true);
  expect(await saveFile(PHOTO, save)).toBe(true);
  expect(database.stored).toBe(PHOTO);
  expect(parseStoredFile(database.stored)).toBe(PHOTO);
});

test("B4 a file is stored as bytes where the browser refuses files, and read back as it was", async () => {
  const { database, save } = aDatabase((stored) => !(stored instanceof Blob));
  expect(await saveFile(PHOTO, save)).toBe(true);
  const file = parseStoredFile(database.stored);
  expect(file?.type).toBe("image/jpeg");
  expect(await file?.text()).toBe("bytes of a photo");
});

test("B4 a browser that stores nothing is told apart", async () => {
  const { database, save } = aDatabase(() => false);
  expect(await saveFile(PHOTO, save)).toBe(false);
  expect(database.stored).toBeNull();
});

test.each([undefined, null, "bytes", { bytes: "text", type: "image/jpeg" }, { bytes: new ArrayBuffer(1) }])(
  "what is no stored file (%s) is none",
  (value) => {
    expect(parseStoredFile(value)).toBeNull();
  },
);
