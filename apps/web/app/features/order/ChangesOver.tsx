import type { Order } from "@storywall/contract/schemas/order.ts";
import { useState, useSyncExternalStore } from "react";
import { getOpenLayers, listenForLayers } from "../../lib/page/openLayers.ts";
import styles from "./ChangeAddressButton.module.css";

type Changeable = Pick<Order, "isCancellable">;

/**
 * Returns whether the changes of an order are shown: while they are possible, and after that until an open dialog is
 * closed. What is typed there must not vanish with the last minute.
 */
export const useChangesShown = ({ isCancellable }: Changeable): boolean => {
  const hasDialog = useSyncExternalStore(
    listenForLayers,
    () => getOpenLayers().length > 0,
    () => false,
  );
  const [isShown, setIsShown] = useState(isCancellable);
  const next = isCancellable || (isShown && hasDialog);
  if (next !== isShown) setIsShown(next);
  return next;
};

/** Says in an open dialog that the time for changes has ended meanwhile. */
export function ChangesOver({ order }: { readonly order: Changeable }) {
  return (
    <div role="alert">
      {!order.isCancellable && (
        <p className={styles.error}>
          The time for changes has just ended, so this can't be saved any more. What you typed stays here
          until you close it. To ask us for help, copy it and write to us under “Need help?”.
        </p>
      )}
    </div>
  );
}
