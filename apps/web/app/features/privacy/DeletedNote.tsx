import styles from "./PersonalData.module.css";

/** Shown after everything was deleted. */
export function DeletedNote() {
  return (
    <p role="status" className={styles.success}>
      It is deleted, here and with us. The files of your photos follow within minutes.
    </p>
  );
}
