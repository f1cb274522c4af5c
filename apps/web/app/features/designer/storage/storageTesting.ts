import { vi } from "vitest";

/** Replaces local storage with a map until the test ends, and returns the map. */
export const stubLocalStorage = (): Map<string, string> => {
  const items = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
  return items;
};
