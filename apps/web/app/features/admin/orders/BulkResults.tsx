import type { BulkItem } from "@storywall/contract/schemas/owner/ownerOrderList.ts";
import { Link } from "react-router";
import { Button } from "../../../ui/Button.tsx";
import styles from "./OrdersPage.module.css";

/** What became of many orders: how many are done, and each other with its reason and the way to try again. */
export function BulkResults({
  items,
  doneLabel,
  onRetry,
}: {
  readonly items: readonly BulkItem[];
  /** After a number of orders: "orders started". */
  readonly doneLabel: string;
  /** Tries those again that are not done; absent where that cannot help. */
  readonly onRetry?: (items: readonly BulkItem[]) => void;
}) {
  const failed = items.filter(({ isDone }) => !isDone);
  const done = items.length - failed.length;
  return (
    <div role="status" className={styles.results}>
      <p>
        <strong>
          {done} of {items.length} {doneLabel}.
        </strong>
      </p>
      {failed.length > 0 && (
        <>
          <ul aria-label="Not done">
            {failed.map(({ orderId, orderNumber, reason }) => (
              <li key={`${orderNumber} ${orderId}`}>
                {orderId === null ? orderNumber : <Link to={`/admin/orders/${orderId}`}>{orderNumber}</Link>}:{" "}
                {reason}
              </li>
            ))}
          </ul>
          {onRetry && (
            <Button variant="secondary" onClick={() => onRetry(failed)}>
              Try these again
            </Button>
          )}
        </>
      )}
    </div>
  );
}
