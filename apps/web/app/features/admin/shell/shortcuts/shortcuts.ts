import { create } from "zustand";
import { readStored, type StorageEntry, writeStored } from "../../../../lib/browser/storage.ts";

/** Not in `STORAGE_KEYS`, which shoppers' pages load. */
const STORED: StorageEntry<boolean> = {
  key: "admin_shortcuts",
  version: 1,
  parse: (data) => (typeof data === "boolean" ? data : null),
};

type Shortcuts = {
  /**
   * Whether single letters are shortcuts. People who dictate or press keys by accident switch them off (WCAG 2.1.4).
   */
  readonly isOn: boolean;
  readonly load: () => void;
  readonly toggle: () => void;
};

export const useShortcuts = create<Shortcuts>((set, get) => ({
  isOn: true,
  load: () => set({ isOn: readStored(STORED) ?? true }),
  toggle: () => {
    const isOn = !get().isOn;
    writeStored(STORED, isOn);
    set({ isOn });
  },
}));

/** The part of a key event that determines whether it is a shortcut. */
type KeyPress = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "defaultPrevented"> & {
  readonly target: EventTarget | null;
};

const FIELDS = "input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]";

/**
 * Returns the single character that was pressed as a shortcut; null in fields, in dialogs and together with modifier
 * keys.
 */
export const shortcutOf = (event: KeyPress, isOn: boolean): string | null => {
  const { key, altKey, ctrlKey, metaKey, defaultPrevented, target } = event;
  if (!isOn || defaultPrevented || altKey || ctrlKey || metaKey || key.length !== 1) return null;
  return target instanceof Element && target.closest(`${FIELDS}, dialog[open]`) ? null : key;
};
