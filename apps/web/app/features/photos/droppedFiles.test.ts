import { expect, test } from "vitest";
import { droppedFiles } from "./droppedFiles.ts";

/** As much of a browser's folder as is asked for. It gives two entries at a time, where browsers give a hundred. */
const folder = (name: string, inside: readonly object[]): object => ({
  name,
  isDirectory: true,
  isFile: false,
  createReader: () => {
    let left = inside;
    return {
      readEntries: (give: (entries: readonly object[]) => void) => {
        give(left.slice(0, 2));
        left = left.slice(2);
      },
    };
  },
});
const photo = (name: string, type = "image/jpeg"): object => ({
  name,
  isDirectory: false,
  isFile: true,
  file: (give: (file: File) => void) => give(new File(["x"], name, { type })),
});
const drop = (entries: readonly (object | null)[], files: readonly File[] = []): DataTransfer =>
  Object.assign(Object.create(null), {
    items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })),
    files,
  });
const names = async (transfer: DataTransfer) => (await droppedFiles(transfer)).map(({ name }) => name);

test("R2.7 a folder gives its photos and those of the folders inside, in the order of their names", async () => {
  const holiday = folder("holiday", [
    photo("IMG_10.jpg"),
    photo("IMG_2.jpg"),
    folder("beach", [photo("b.HEIC", ""), photo("a.png")]),
    photo("IMG_1.jpg"),
  ]);
  expect(await names(drop([holiday]))).toEqual(["a.png", "b.HEIC", "IMG_1.jpg", "IMG_2.jpg", "IMG_10.jpg"]);
});

test("R2.7 what lies in a folder beside its photos is passed over; a file dropped by itself is looked at", async () => {
  const mixed = folder("mixed", [photo(".DS_Store", ""), photo("notes.txt", "text/plain"), photo("a.jpg")]);
  expect(await names(drop([mixed, photo("notes.txt", "text/plain")]))).toEqual(["a.jpg", "notes.txt"]);
});

test("R2.7 files without a folder come as they were dropped", async () => {
  const files = [new File(["x"], "b.jpg"), new File(["x"], "a.jpg")];
  expect(await names(drop([null, null], files))).toEqual(["b.jpg", "a.jpg"]);
});
