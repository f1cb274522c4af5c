import type { BulkItem } from "@storywall/contract/schemas/owner/ownerOrderList.ts";
import { Link } from "react-router";
import { Button } from "../../../ui/Button.tsx";
import styles from "./OrdersPage.module.css";

/**
 * Results of a bulk action: how many orders are done, and each other one with its reason and a button to try again.
 */
export function BulkResults({
  items,
  doneLabel,
  onRetry,
}: {
  readonly items: readonly BulkItem[];
  /** After a number of orders: "orders started". */
  readonly doneLabel: string;
  /** Tries the failed orders again; absent when that cannot help. */
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
