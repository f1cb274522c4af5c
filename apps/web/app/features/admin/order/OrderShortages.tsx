import type { OrderWork } from "@storywall/contract/schemas/owner/orderWork.ts";
import { shortagesLabel } from "../stock/shortageLabel.ts";
import styles from "../ui/Admin.module.css";

/** What an order that is not sent yet needs and the workshop has run out of; nothing when all is there. */
export function OrderShortages({ shortages }: Pick<OrderWork, "shortages">) {
  if (shortages.length === 0) return null;
  return (
    <p className={styles.error}>
      <strong>Waiting for stock</strong>: {shortagesLabel(shortages)}.
    </p>
  );
}
