import styles from "./DropHint.module.css";

/** Shown while files are dragged over the page. They may be dropped anywhere. */
export function DropHint() {
  return (
    <div className={styles.hint} aria-hidden="true">
      <p className={styles.text}>Drop to add your photos</p>
    </div>
  );
}
