import styles from "./PersonalData.module.css";

/** Shown after everything was deleted. */
export function DeletedNote() {
  return (
    <p role="status" className={styles.success}>
      Deleted, both here and on our servers. The photo files follow within minutes.
    </p>
  );
}
