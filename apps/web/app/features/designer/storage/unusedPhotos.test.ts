import { beforeEach, expect, test, vi } from "vitest";
import { loadUnusedPhotos, saveUnusedPhotos } from "./unusedPhotos.ts";

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

const stored = { id: "a", fileName: "a.jpg", url: "https://shop.example/photos/a.jpg", handle: "a" };
const pending = { id: "b", fileName: "b.jpg" };

test("B9 a replaced photo is there at the next visit, for its wall only", () => {
  saveUnusedPhotos("line-1", [stored, pending]);
  expect(loadUnusedPhotos("line-1")).toMatchObject([{ id: "a", handle: "a" }]);
  expect(loadUnusedPhotos("line-2")).toEqual([]);
});

test("B9 a photo that hangs again, or is deleted, is not kept", () => {
  saveUnusedPhotos("line-1", [stored]);
  saveUnusedPhotos("line-1", []);
  expect(loadUnusedPhotos("line-1")).toEqual([]);
});
