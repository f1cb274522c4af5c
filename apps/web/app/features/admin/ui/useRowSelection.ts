import { useState } from "react";
import { useLocation } from "react-router";

/** Which rows of a list are chosen, and how that changes. */
export type RowSelection = {
  readonly chosen: ReadonlySet<string>;
  /** `isRange`: all rows from the last one that was pressed to this one get its state. */
  readonly toggle: (key: string, isRange: boolean) => void;
  readonly toggleAll: () => void;
  readonly clear: () => void;
};

/** Returns the keys that are chosen after a press on one of them. */
export const toggleRow = (
  keys: readonly string[],
  chosen: ReadonlySet<string>,
  {
    key,
    lastPressed,
    isRange,
  }: { readonly key: string; readonly lastPressed: string | null; readonly isRange: boolean },
): ReadonlySet<string> => {
  const [from, to] = [
    isRange && lastPressed !== null ? keys.indexOf(lastPressed) : -1,
    keys.indexOf(key),
  ].toSorted((one, other) => one - other);
  const range = from === undefined || to === undefined || from < 0 ? [key] : keys.slice(from, to + 1);
  const after = new Set(chosen);
  for (const each of range) {
    if (chosen.has(key)) after.delete(each);
    else after.add(each);
  }
  return after;
};

/**
 * The chosen rows of each entry of the browser's history, by its key. Written in the browser only, so that the server
 * process holds none.
 */
const selections = new Map<string, ReadonlySet<string>>();

/**
 * Returns the selection of a list. `chosen` has only rows that are still listed. The selection is restored when the
 * staff member comes back by the browser's Back.
 */
export const useRowSelection = (keys: readonly string[]): RowSelection => {
  const { key: page } = useLocation();
  const [selectedKeys, showSelectedKeys] = useState<ReadonlySet<string>>(
    () => selections.get(page) ?? new Set(),
  );
  const setSelectedKeys = (selected: ReadonlySet<string>): void => {
    selections.set(page, selected);
    showSelectedKeys(selected);
  };
  const [lastPressed, setLastPressed] = useState<string | null>(null);
  const chosen = new Set(keys.filter((key) => selectedKeys.has(key)));
  return {
    chosen,
    toggle: (key, isRange) => {
      setSelectedKeys(toggleRow(keys, chosen, { key, lastPressed, isRange }));
      setLastPressed(key);
    },
    toggleAll: () => setSelectedKeys(chosen.size === keys.length ? new Set() : new Set(keys)),
    clear: () => setSelectedKeys(new Set()),
  };
};
