import { expect, test } from "vitest";
import { readStored, type StorageEntry, writeStored } from "./storage.ts";

/** The methods of the browser's storage that the code uses. */
const fakeStorage = (isFull = false): Storage => {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => {
      if (isFull) throw new DOMException("full", "QuotaExceededError");
      items.set(key, value);
    },
  };
};

const COUNT: StorageEntry<number> = {
  key: "count",
  version: 2,
  parse: (data, version) => (typeof data === "number" ? (version === 1 ? data * 10 : data) : null),
};

test("a stored value is read back", () => {
  const storage = fakeStorage();
  expect(writeStored(COUNT, 7, storage)).toBe(true);
  expect(readStored(COUNT, storage)).toBe(7);
});

test("a value of an older version is migrated", () => {
  const storage = fakeStorage();
  storage.setItem("count", JSON.stringify({ version: 1, data: 7 }));
  expect(readStored(COUNT, storage)).toBe(70);
});

test.each([
  ["text that is not JSON", "{"],
  ["a value without a version", "7"],
  ["a value of a newer page", JSON.stringify({ version: 3, data: 7 })],
  ["a value of another shape", JSON.stringify({ version: 2, data: "seven" })],
])("%s reads as null", (_, text) => {
  const storage = fakeStorage();
  storage.setItem("count", text);
  expect(readStored(COUNT, storage)).toBeNull();
});

test("writing to a full storage returns false, it does not throw", () => {
  expect(writeStored(COUNT, 7, fakeStorage(true))).toBe(false);
});
