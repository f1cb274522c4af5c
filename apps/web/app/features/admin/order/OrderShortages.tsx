import type { OrderWork } from "@storywall/contract/schemas/owner/orderWork.ts";
import { shortagesLabel } from "../stock/shortageLabel.ts";
import styles from "../ui/Admin.module.css";

/** Items that an unsent order needs and that the workshop has run out of; nothing when everything is in stock. */
export function OrderShortages({ shortages }: Pick<OrderWork, "shortages">) {
  if (shortages.length === 0) return null;
  return (
    <p className={styles.error}>
      <strong>Waiting for stock</strong>: {shortagesLabel(shortages)}.
    </p>
  );
}
