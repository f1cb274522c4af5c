import { useEffect, useState } from "react";
import { Dialog } from "../../../../ui/modal/Dialog.tsx";
import { ShortcutSwitch } from "./ShortcutSwitch.tsx";
import styles from "./Shortcuts.module.css";
import { useShortcuts } from "./shortcuts.ts";
import { useShortcutKeys } from "./useShortcutKeys.ts";

const KEYS: readonly (readonly [string, string])[] = [
  ["Ctrl K", "Search everything; also / outside of fields"],
  ["j k", "Next and previous row of a list"],
  ["x", "Choose the row; Shift and a click choose all in between"],
  ["Enter", "Open the row"],
  ["Ctrl Enter", "Press the button of the next step"],
  ["?", "This list"],
];

/** The list of keys, opened by `?`. */
export function KeyboardHelp() {
  const [isOpen, setIsOpen] = useState(false);
  const load = useShortcuts((shortcuts) => shortcuts.load);
  useEffect(load, [load]);
  useShortcutKeys({ "?": () => setIsOpen(true) });
  return (
    <Dialog open={isOpen} onCancel={() => setIsOpen(false)} title="Keys">
      <dl className={styles.keys}>
        {KEYS.map(([keys, meaning]) => (
          <div key={keys} className={styles.key}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <ShortcutSwitch />
    </Dialog>
  );
}
