import { DAY_MS } from "@storywall/domain/time/durations.ts";
import { expect, test } from "vitest";
import { loadDraft, saveDraft } from "./draftStorage.ts";

const openStorage = (): Storage => {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  };
};

test("B13 what is typed about an order is saved for that order alone, until it is sent", () => {
  const storage = openStorage();
  saveDraft("note order1", "Call first", 0, storage);
  saveDraft("message order1", "Dear Thandi", 0, storage);
  expect(loadDraft("note order1", storage)).toBe("Call first");
  expect(loadDraft("note order2", storage)).toBe("");
  saveDraft("note order1", "", 1, storage);
  saveDraft("message order1", "", 1, storage);
  expect(storage.length).toBe(0);
});

test("B13 a draft of long ago goes when something else is typed; what is no draft is ignored", () => {
  const storage = openStorage();
  saveDraft("note order1", "Call first", 0, storage);
  saveDraft("note order2", "Blue paper", 31 * DAY_MS, storage);
  expect(loadDraft("note order1", storage)).toBe("");
  storage.setItem("admin_drafts", JSON.stringify({ version: 1, data: { "note order2": 5 } }));
  expect(loadDraft("note order2", storage)).toBe("");
});
