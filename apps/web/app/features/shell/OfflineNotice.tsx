import { useOnline } from "../../lib/browser/useOnline.ts";
import styles from "./OfflineNotice.module.css";
import { useBlockOfflineNavigation } from "./useBlockOfflineNavigation.ts";

/** Says below the header that there is no network, for as long as that is true. */
export function OfflineNotice() {
  const isOnline = useOnline();
  useBlockOfflineNavigation();
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.notice}>You're offline. Your photos and your design are safe on this device.</p>
      )}
    </div>
  );
}
