import type { FocusEvent } from "react";
import styles from "./Wall.module.css";

/** Describes every tile to a screen reader, and is visible while a tile has the focus by keyboard. */
export const KEYBOARD_HELP_ID = "tile-keys";

/** Handler of focus and blur of a tile: the description is visible while a tile has the focus by keyboard. */
export const handleTileFocus = ({ target, type }: FocusEvent): void => {
  document
    .getElementById(KEYBOARD_HELP_ID)
    ?.toggleAttribute("data-shown", type === "focus" && target.matches("[data-tile]:focus-visible"));
};

/** `canEmptyTiles`: false for a wall that is paid for, of which no tile may become empty (B9). */
export function TileKeyboardHelp({ canEmptyTiles }: { readonly canEmptyTiles: boolean }) {
  return (
    <p id={KEYBOARD_HELP_ID} className={styles.keyboardHelp}>
      Arrow keys move between tiles; with Shift they swap photos. Enter opens a tile
      {canEmptyTiles && ", Delete removes its photo"}.
    </p>
  );
}
