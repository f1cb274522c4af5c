import { expect, test } from "vitest";
import { getDroppedFiles } from "./getDroppedFiles.ts";

/** Returns a fake of a browser's folder. It returns two entries at a time, where browsers return a hundred. */
const fakeFolder = (name: string, children: readonly object[]): object => ({
  name,
  isDirectory: true,
  isFile: false,
  createReader: () => {
    let remaining = children;
    return {
      readEntries: (callback: (entries: readonly object[]) => void) => {
        callback(remaining.slice(0, 2));
        remaining = remaining.slice(2);
      },
    };
  },
});
const fakeFile = (name: string, type = "image/jpeg"): object => ({
  name,
  isDirectory: false,
  isFile: true,
  file: (callback: (file: File) => void) => callback(new File(["x"], name, { type })),
});
const fakeTransfer = (entries: readonly (object | null)[], files: readonly File[] = []): DataTransfer =>
  Object.assign(Object.create(null), {
    items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })),
    files,
  });
const droppedNames = async (transfer: DataTransfer) =>
  (await getDroppedFiles(transfer)).map(({ name }) => name);

test("R2.7 a folder yields its photos and those of its subfolders, in order of their names", async () => {
  const holiday = fakeFolder("holiday", [
    fakeFile("IMG_10.jpg"),
    fakeFile("IMG_2.jpg"),
    fakeFolder("beach", [fakeFile("b.HEIC", ""), fakeFile("a.png")]),
    fakeFile("IMG_1.jpg"),
  ]);
  expect(await droppedNames(fakeTransfer([holiday]))).toEqual([
    "a.png",
    "b.HEIC",
    "IMG_1.jpg",
    "IMG_2.jpg",
    "IMG_10.jpg",
  ]);
});

test("R2.7 other files in a folder are skipped; a file that was dropped itself is not", async () => {
  const mixed = fakeFolder("mixed", [
    fakeFile(".DS_Store", ""),
    fakeFile("notes.txt", "text/plain"),
    fakeFile("a.jpg"),
  ]);
  expect(await droppedNames(fakeTransfer([mixed, fakeFile("notes.txt", "text/plain")]))).toEqual([
    "a.jpg",
    "notes.txt",
  ]);
});

test("R2.7 files without a folder keep their order", async () => {
  const files = [new File(["x"], "b.jpg"), new File(["x"], "a.jpg")];
  expect(await droppedNames(fakeTransfer([null, null], files))).toEqual(["b.jpg", "a.jpg"]);
});
