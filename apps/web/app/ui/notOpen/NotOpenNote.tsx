import { useSite } from "../../lib/api/site.ts";
import styles from "./NotOpenNote.module.css";

/** Says on pages to look around that the shop does not sell yet, as long as details lack that the law asks a seller for. */
export const NotOpenNote = () =>
  useSite().isReadyToSell ? null : (
    <p className={styles.note}>This shop is being set up and isn't open for orders yet. Do look around.</p>
  );
