import { fieldOf } from "@storywall/domain/parse/fieldOf.ts";
import { create } from "zustand";
import { readStored, STORAGE_KEYS, type StorageEntry, writeStored } from "../browser/storage.ts";

/** A line of the cart whose wall was changed in the designer since it was added. */
type ChangedLine = {
  readonly uuid: string;
  /** Path of the designer's page that has the changes. */
  readonly path: string;
};

const storedLines: StorageEntry<readonly ChangedLine[]> = {
  key: STORAGE_KEYS.changedLines,
  version: 1,
  parse: (data) => (Array.isArray(data) ? data.flatMap(parseChangedLine) : null),
};

const parseChangedLine = (data: unknown): readonly ChangedLine[] => {
  const uuid = fieldOf(data, "uuid");
  const path = fieldOf(data, "path");
  return typeof uuid === "string" && typeof path === "string" && path.startsWith("/design")
    ? [{ uuid, path }]
    : [];
};

/** More lines than a shopper changes. Beyond this number only the newest are saved. */
const MAX_CHANGED_LINES = 50;

/** Router state of a link to a changed wall: its designer updates the cart's line, and asks for no second one. */
export const TO_UPDATE_CART = { updatesCart: true };

/** Returns true for the router state of a link that leads to the changes of a wall in the cart. */
export const isToUpdateCart = (state: unknown): boolean => fieldOf(state, "updatesCart") === true;

type ChangedLines = {
  readonly lines: readonly ChangedLine[];
  /** Reads what other tabs and earlier visits stored. */
  readonly load: () => void;
  readonly add: (line: ChangedLine) => void;
  readonly remove: (uuid: string) => void;
};

/**
 * The walls of the cart that have changes which are not in the cart. The designer knows them and the cart shows them:
 * without a notice the shopper would pay for the wall as it was before.
 */
export const useChangedLines = create<ChangedLines>()((set, get) => {
  const save = (lines: readonly ChangedLine[]): void => {
    writeStored(storedLines, lines);
    set({ lines });
  };
  const loadOthers = (uuid: string): readonly ChangedLine[] => {
    get().load();
    return get().lines.filter((line) => line.uuid !== uuid);
  };
  return {
    lines: [],
    load: () => set({ lines: readStored(storedLines) ?? [] }),
    add: (line) => save([...loadOthers(line.uuid), line].slice(-MAX_CHANGED_LINES)),
    remove: (uuid) => {
      const others = loadOthers(uuid);
      if (others.length < get().lines.length) save(others);
    },
  };
});
