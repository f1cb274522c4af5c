import styles from "./DropHint.module.css";

/** Shown while files hang over the page: it does not matter where they are let go. */
export function DropHint() {
  return (
    <div className={styles.hint} aria-hidden="true">
      <p className={styles.text}>Let go to add your photos</p>
    </div>
  );
}
