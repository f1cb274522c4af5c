import { useOnline } from "../../lib/browser/useOnline.ts";
import styles from "./OfflineNotice.module.css";
import { useBlockOfflineNavigation } from "./useBlockOfflineNavigation.ts";

/** Says under the header that the network is away, for as long as it is. */
export function OfflineNotice() {
  const isOnline = useOnline();
  useBlockOfflineNavigation();
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.notice}>You are offline. Your photos and your design are kept on this device.</p>
      )}
    </div>
  );
}
