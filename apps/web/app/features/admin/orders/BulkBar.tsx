import type { OrderRow } from "@storywall/contract/schemas/owner/ownerOrderList.ts";
import { MAX_BULK_ORDERS } from "@storywall/domain/orders/bulkLimits.ts";
import { type ReactNode, useState } from "react";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { shortagesLabel } from "../stock/shortageLabel.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import styles from "./OrdersPage.module.css";

/** How many names of chosen orders are read out before "and others". */
const MAX_NAMED = 3;

/** What can be done with the chosen orders, at the bottom of the screen while any is chosen. */
export function BulkBar({
  rows,
  onBegin,
  children,
}: {
  readonly rows: readonly OrderRow[];
  /** Returns a sentence that says why nothing happened; null when each order has its answer. */
  readonly onBegin: (orderIds: readonly string[]) => Promise<string | null>;
  readonly children: ReactNode;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const toBegin = rows.filter(({ canBegin }) => canBegin).slice(0, MAX_BULK_ORDERS);
  const numbers = rows.slice(0, MAX_BULK_ORDERS).map(({ orderNumber }) => orderNumber);
  const dialog = (
    <ConfirmDialog
      open={isAsking}
      title={toBegin.length === 1 ? "Begin this order?" : `Begin these ${toBegin.length} orders?`}
      confirmLabel={toBegin.length === 1 ? "Begin it" : `Begin ${toBegin.length} orders`}
      onConfirm={() => onBegin(toBegin.map(({ orderId }) => orderId))}
      onClose={() => setIsAsking(false)}
    >
      <p>{nameSome(toBegin)}. We'll tell each shopper that we've started.</p>
      {toBegin.length < rows.length && (
        <p>
          {rows.length - toBegin.length === 1
            ? "The other one isn't ready to begin, and stays as it is."
            : `The other ${rows.length - toBegin.length} aren't ready to begin, and stay as they are.`}
        </p>
      )}
    </ConfirmDialog>
  );
  if (rows.length === 0) return dialog;
  return (
    <section aria-label="Chosen orders" className={styles.bulk}>
      <p>
        <strong>{rows.length} chosen:</strong> {nameSome(rows)}
      </p>
      <div className={styles.bulkButtons}>
        <Button onClick={() => setIsAsking(true)} disabled={toBegin.length === 0}>
          {beginLabel(rows.length, toBegin.length)}
        </Button>
        <a
          href={`/api/owner/orders/labels.pdf?orders=${numbers.join(",")}`}
          download
          className={styles.export}
        >
          Labels (PDF)
        </a>
        <ButtonLink to={`/admin/orders/parcels?orders=${numbers.join(",")}`} variant="secondary">
          Send {rows.length === 1 ? "it" : `these ${rows.length}`}
        </ButtonLink>
        {children}
      </div>
      {dialog}
    </section>
  );
}

const beginLabel = (chosen: number, ready: number): string => {
  if (ready > 0) return `Begin ${ready}`;
  return chosen === 1 ? "Not ready to begin" : "None ready to begin";
};

const nameSome = (rows: readonly OrderRow[]): string => {
  const named = rows.slice(0, MAX_NAMED).map(({ orderNumber }) => orderNumber);
  const more = rows.length - named.length;
  if (more === 0) return named.join(", ");
  return `${named.join(", ")} and ${more === 1 ? "one other" : `${more} others`}`;
};
