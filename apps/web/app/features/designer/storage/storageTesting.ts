import { vi } from "vitest";

/** Replaces local storage with a map until the test ends, and returns the map. */
export const stubLocalStorage = (): Map<string, string> => {
  const items = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  return items;
};

/** Replaces the browser's database until the test ends with as much of it as designs and photos use. */
export const stubIndexedDb = (): void => {
  const databases = new Map<string, Map<string, unknown>>();
  const request = (result: unknown) => {
    const created: { readonly result: unknown; onsuccess?: () => void } = { result };
    queueMicrotask(() => created.onsuccess?.());
    return created;
  };
  const storeOf = (records: Map<string, unknown>) => ({
    get: (key: string) => request(records.get(key)),
    getAll: () => request([...records.values()]),
    put: (value: unknown, key: string) => void records.set(key, value),
    delete: (key: string) => void records.delete(key),
    get transaction() {
      return request(undefined);
    },
  });
  vi.stubGlobal("indexedDB", {
    open: (name: string) => {
      const records = databases.get(name) ?? new Map<string, unknown>();
      databases.set(name, records);
      return request({ transaction: () => ({ objectStore: () => storeOf(records) }) });
    },
  });
};
