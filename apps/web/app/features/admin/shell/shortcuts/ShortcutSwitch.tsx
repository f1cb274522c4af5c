import styles from "./Shortcuts.module.css";
import { useShortcuts } from "./shortcuts.ts";

/** Switches shortcuts of a single letter on and off on this device (WCAG 2.1.4). */
export function ShortcutSwitch() {
  const isOn = useShortcuts((shortcuts) => shortcuts.isOn);
  const toggle = useShortcuts((shortcuts) => shortcuts.toggle);
  return (
    <label className={styles.switch}>
      <input type="checkbox" checked={isOn} onChange={toggle} />
      Single letters are shortcuts on this device
    </label>
  );
}
