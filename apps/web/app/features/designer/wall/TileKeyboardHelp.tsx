import styles from "./Wall.module.css";

/** Describes every tile to a screen reader, and is visible while a tile has the focus by keyboard. */
export const KEYBOARD_HELP_ID = "tile-keys";

export function TileKeyboardHelp() {
  return (
    <p id={KEYBOARD_HELP_ID} className={styles.keyboardHelp}>
      Arrow keys move between tiles; with Shift they swap photos. Enter opens a tile, Delete removes its
      photo.
    </p>
  );
}
