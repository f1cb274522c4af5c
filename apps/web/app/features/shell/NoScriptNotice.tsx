import { useSite } from "../../lib/api/site.ts";
import styles from "./OfflineNotice.module.css";

/** Says, when scripts are switched off, why buttons do nothing, and how to get help. */
export const NoScriptNotice = () => (
  // A browser that runs this code never shows it, so only the server's build has the text.
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
