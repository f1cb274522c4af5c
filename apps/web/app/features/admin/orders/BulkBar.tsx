import type { OrderRow } from "@storywall/contract/schemas/owner/ownerOrderList.ts";
import { MAX_BULK_ORDERS } from "@storywall/domain/orders/bulkLimits.ts";
import { type ReactNode, useState } from "react";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { shortagesLabel } from "../stock/shortageLabel.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import styles from "./OrdersPage.module.css";

/** How many names of chosen orders are read out before "and others". */
const MAX_NAMED = 3;

/** Actions for the chosen orders, at the bottom of the screen while any is chosen. */
export function BulkBar({
  rows,
  canWork,
  onBegin,
  children,
}: {
  readonly rows: readonly OrderRow[];
  /** Whether the staff member may start, label and send orders. */
  readonly canWork: boolean;
  /** Returns a sentence that says why nothing happened; null when each order has a result. */
  readonly onBegin: (orderIds: readonly string[]) => Promise<string | null>;
  readonly children: ReactNode;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const toBegin = rows.filter(({ canBegin }) => canBegin).slice(0, MAX_BULK_ORDERS);
  const numbersOf = (orders: readonly OrderRow[]): string =>
    orders
      .slice(0, MAX_BULK_ORDERS)
      .map(({ orderNumber }) => orderNumber)
      .join(",");
  const toSend = rows.filter(canBeSent);
  const dialog = (
    <ConfirmDialog
      open={isAsking}
      title={
        toBegin.length === 1 ? "Start making this order?" : `Start making these ${toBegin.length} orders?`
      }
      confirmLabel={toBegin.length === 1 ? "Start making it" : `Start making ${toBegin.length} orders`}
      onConfirm={() => onBegin(toBegin.map(({ orderId }) => orderId))}
      onClose={() => setIsAsking(false)}
    >
      <BeginDetails toBegin={toBegin} others={rows.filter((row) => !toBegin.includes(row))} />
    </ConfirmDialog>
  );
  if (rows.length === 0) return dialog;
  return (
    <section aria-label="Chosen orders" className={styles.bulk}>
      <p>
        <strong>{rows.length} chosen:</strong> {nameSome(rows)}
      </p>
      {canWork && toBegin.length === 0 && <BeginBlockers rows={rows} />}
      <div className={styles.bulkButtons}>
        {canWork && (
          <>
            <Button onClick={() => setIsAsking(true)} disabled={toBegin.length === 0}>
              {beginLabel(rows.length, toBegin.length)}
            </Button>
            <a
              href={`/api/owner/orders/labels.pdf?orders=${numbersOf(rows)}`}
              download
              className={styles.export}
            >
              Labels (PDF)
            </a>
          </>
        )}
        {canWork && toSend.length > 0 && (
          <ButtonLink to={`/admin/orders/parcels?orders=${numbersOf(toSend)}`} variant="secondary">
            {sendLabel(rows.length, toSend.length)}
          </ButtonLink>
        )}
        {children}
      </div>
      {dialog}
    </section>
  );
}

/** The question before orders are started: which ones, what they wait for, and which stay as they are. */
export function BeginDetails({
  toBegin,
  others,
}: {
  readonly toBegin: readonly OrderRow[];
  readonly others: readonly OrderRow[];
}) {
  const waiting = toBegin.filter(({ shortages = [] }) => shortages.length > 0);
  return (
    <>
      <p>
        {nameSome(toBegin)}. We'll tell {toBegin.length === 1 ? "its" : "each"} shopper that we've started.
      </p>
      {waiting.length > 0 && (
        <div>
          <p>
            {waiting.length === 1 ? "One waits" : `${waiting.length} wait`} for stock and can't be finished
            yet:
          </p>
          <ul>
            {waiting.map(({ orderId, orderNumber, shortages = [] }) => (
              <li key={orderId}>
                {orderNumber}: {shortagesLabel(shortages)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {others.length > 0 && (
        <div>
          <p>
            {others.length === 1
              ? "The other one isn't ready to start, and stays as it is."
              : `The other ${others.length} aren't ready to start, and stay as they are.`}
          </p>
          <BeginBlockers rows={others} />
        </div>
      )}
    </>
  );
}

/** Why orders can't be started yet. Orders in the workshop need no reason: they are chosen for another step. */
function BeginBlockers({ rows }: { readonly rows: readonly OrderRow[] }) {
  const blocked = rows.filter(({ status }) => status === "placed" || status === "awaiting_photos");
  const more = blocked.length - MAX_NAMED;
  return (
    blocked.length > 0 && (
      <ul className={styles.reasons}>
        {blocked.slice(0, MAX_NAMED).map(({ orderId, orderNumber, startBlock }) => (
          <li key={orderId}>
            {orderNumber}: {startBlock}
          </li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ul>
    )
  );
}

const beginLabel = (chosen: number, ready: number): string => {
  if (ready > 0) return `Start making ${ready}`;
  return chosen === 1 ? "Not ready to start" : "None ready to start";
};

/** Whether the order is in the workshop and not held. */
const canBeSent = ({ status, isHeld, isStopped }: OrderRow): boolean =>
  status === "in_production" && !isHeld && !isStopped;

const sendLabel = (chosen: number, ready: number): string => {
  if (ready < chosen) return `Send ${ready}`;
  return chosen === 1 ? "Send it" : `Send these ${chosen}`;
};

const nameSome = (rows: readonly OrderRow[]): string => {
  const named = rows.slice(0, MAX_NAMED).map(({ orderNumber }) => orderNumber);
  const more = rows.length - named.length;
  if (more === 0) return named.join(", ");
  return `${named.join(", ")} and ${more === 1 ? "one other" : `${more} others`}`;
};
