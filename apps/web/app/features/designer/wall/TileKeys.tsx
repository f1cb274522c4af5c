import styles from "./Wall.module.css";

/** Describes every tile to a screen reader, and is in sight while a tile has the focus by keyboard. */
export const TILE_KEYS_ID = "tile-keys";

export function TileKeys() {
  return (
    <p id={TILE_KEYS_ID} className={styles.keys}>
      Arrow keys go to other tiles, with Shift they swap the photos. Enter opens, Delete takes the photo out.
    </p>
  );
}
