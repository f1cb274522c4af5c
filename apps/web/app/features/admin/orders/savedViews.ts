import { isRecord } from "@storywall/domain/parse/isRecord.ts";
import { create } from "zustand";
import { readStored, type StorageEntry, writeStored } from "../../../lib/browser/storage.ts";

/** A list of orders under a name: the query of its address. */
export type SavedView = { readonly name: string; readonly query: string };

/** Views that everyone has: the usual steps of the work. */
export const STANDARD_VIEWS: readonly SavedView[] = [
  { name: "All", query: "" },
  { name: "New", query: "?status=placed" },
  { name: "In the workshop", query: "?status=in_production" },
  { name: "Late", query: "?late=true" },
];

const MAX_VIEWS = 20;

const isView = (value: unknown): value is SavedView =>
  isRecord(value) && typeof value.name === "string" && typeof value.query === "string";

/** In the browser (docs/decisions/0054). Not in `STORAGE_KEYS`, which shoppers' pages load. */
const STORED: StorageEntry<readonly SavedView[]> = {
  key: "admin_order_views",
  version: 1,
  parse: (data) => (Array.isArray(data) && data.every(isView) ? data.slice(0, MAX_VIEWS) : null),
};

type SavedViews = {
  readonly views: readonly SavedView[];
  readonly load: () => void;
  /** Saves a view, replacing one of the same name. */
  readonly save: (view: SavedView) => void;
  readonly remove: (name: string) => void;
};

export const useSavedViews = create<SavedViews>((set, get) => {
  const store = (views: readonly SavedView[]) => {
    writeStored(STORED, views);
    set({ views });
  };
  return {
    views: [],
    load: () => set({ views: readStored(STORED) ?? [] }),
    save: (view) => store([...get().views.filter(({ name }) => name !== view.name), view].slice(-MAX_VIEWS)),
    remove: (name) => store(get().views.filter((view) => view.name !== name)),
  };
});
