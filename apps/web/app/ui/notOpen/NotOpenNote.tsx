import { useSite } from "../../lib/api/site.ts";
import styles from "./NotOpenNote.module.css";

/**
 * Says on browsing pages that the shop does not sell yet, while details that the law requires of a seller are missing.
 */
export const NotOpenNote = () =>
  useSite().isReadyToSell ? null : (
    <p className={styles.note}>This shop is being set up and isn't open for orders yet. Do look around.</p>
  );
