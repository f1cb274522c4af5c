import { afterEach, expect, test, vi } from "vitest";
import { nameUntitledFiles, readClipboardPhotos } from "./pastedPhotos.ts";

const file = (name: string, type: string): File => new File(["x"], name, { type });
const names = (files: readonly File[] | null) => files?.map(({ name }) => name);

afterEach(() => vi.unstubAllGlobals());

test("R2.7 pasted images get numbered names, files from a folder keep theirs", () => {
  const pasted = [file("image.png", "image/png"), file("beach.jpg", "image/jpeg"), file("", "image/jpeg")];
  expect(names(nameUntitledFiles(pasted, "Pasted photo", ["cat.jpg", "Pasted photo 1.png"]))).toEqual([
    "Pasted photo 2.png",
    "beach.jpg",
    "Pasted photo 3.jpg",
  ]);
});

test("R2.7 images of the clipboard are read, texts are not", async () => {
  const item = (types: readonly string[]) => ({
    types,
    getType: async (type: string) => new Blob(["x"], { type }),
  });
  const read = async () => [item(["text/html", "image/png"]), item(["text/plain"])];
  vi.stubGlobal("navigator", { clipboard: { read } });
  const photos = await readClipboardPhotos();
  expect(photos?.map(({ type }) => type)).toEqual(["image/png"]);
});

test("R2.7 a browser that denies access differs from an empty clipboard", async () => {
  vi.stubGlobal("navigator", { clipboard: { read: () => Promise.reject(new DOMException("no")) } });
  expect(await readClipboardPhotos()).toBeNull();
});
