import styles from "./OpeningWall.module.css";

/** Says that a wall of the cart, or an imported one, is being opened. It appears only where that takes a moment. */
export const OpeningWall = () => (
  <p role="status" className={styles.opening}>
    Opening your wall…
  </p>
);
