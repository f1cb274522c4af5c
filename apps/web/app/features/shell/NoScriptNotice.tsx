import { useSite } from "../../lib/api/site.ts";
import styles from "./OfflineNotice.module.css";

/** Where scripts are switched off, buttons do nothing: then the page says why, and who helps. */
export const NoScriptNotice = () => (
  // Whoever runs this in a browser never sees it, so only the server has the words.
  <noscript>{import.meta.env.SSR && <NoScriptMessage />}</noscript>
);

function NoScriptMessage() {
  const { email_address } = useSite().copy;
  return (
    <p className={styles.notice}>
      Designing and ordering need JavaScript, which this browser has switched off. Write to{" "}
      <a href={`mailto:${email_address}`}>{email_address}</a> for help.
    </p>
  );
}
