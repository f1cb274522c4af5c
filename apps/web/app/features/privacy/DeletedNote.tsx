import styles from "./Desk.module.css";

/** Said once everything is gone. */
export function DeletedNote() {
  return (
    <p role="status" className={styles.done}>
      It is deleted, here and with us. The files of your photos follow within minutes.
    </p>
  );
}
