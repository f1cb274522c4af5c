import type { Batch, BatchList, QueuedPrint } from "@storywall/contract/schemas/batches.ts";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { Button } from "../../../ui/Button.tsx";
import { ActionForm } from "../ui/ActionForm.tsx";
import styles from "../ui/Admin.module.css";
import { AdminPage } from "../ui/AdminPage.tsx";
import { Badge, type BadgeTone } from "../ui/Badge.tsx";
import { type Column, DataTable } from "../ui/DataTable.tsx";
import { DateTime } from "../ui/DateTime.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { showNotice } from "../ui/notices.ts";

/** Each returns a sentence that says why it failed; null when it succeeded. */
export type MakeActions = {
  /** Without sheets: of all prints that are ready. */
  readonly close: (sheets: readonly string[] | null, requestKey: string) => Promise<string | null>;
  readonly markPrinted: (batchId: string) => Promise<string | null>;
  readonly refresh: () => Promise<void>;
};

const COLOUR_LABELS = { black: "black", white: "white", wood: "oak" } as const;
const REFRESH_MS = 3000;

/** What may be printed, by sheet of paper, and the batches that were closed. */
export function MakePage({ list, actions }: { readonly list: BatchList; readonly actions: MakeActions }) {
  const { ready, waiting, batches } = list;
  const pieces = ready.reduce((sum, group) => sum + group.pieces, 0);
  const isPreparing = batches.some(({ state }) => state === "preparing");
  const { refresh } = actions;
  useEffect(() => {
    if (!isPreparing) return;
    const timer = setInterval(() => void refresh(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [isPreparing, refresh]);
  return (
    <AdminPage
      title="Make"
      lead={
        pieces === 0
          ? "No print is ready for a batch."
          : `${pieces === 1 ? "One piece is" : `${pieces} pieces are`} ready to print.`
      }
      actions={
        ready.length > 0 && <CloseButton label="Close a batch of all" sheets={null} actions={actions} />
      }
    >
      <section aria-labelledby="ready" className={styles.section}>
        <h2 id="ready" className={styles.heading}>
          To print, by sheet
        </h2>
        {ready.length === 0 ? (
          <EmptyState title="Nothing to print">
            Prints come here by themselves when an order can no longer be changed.
          </EmptyState>
        ) : (
          <div className={styles.stack}>
            {ready.map((group) => (
              <Group key={group.sheet} group={group} actions={actions} />
            ))}
          </div>
        )}
      </section>
      {waiting.length > 0 && (
        <section aria-labelledby="waiting" className={styles.section}>
          <h2 id="waiting" className={styles.heading}>
            Not ready yet
          </h2>
          <DataTable
            caption="Prints that are not ready"
            columns={WAITING_COLUMNS}
            rows={waiting}
            rowKey={printKey}
          />
        </section>
      )}
      <section aria-labelledby="batches" className={styles.section}>
        <h2 id="batches" className={styles.heading}>
          Batches
        </h2>
        {batches.length === 0 ? (
          <EmptyState title="No batch yet">
            Close one above: its prints come as one download, in a folder for each sheet, with the cut list
            and all job tickets.
          </EmptyState>
        ) : (
          <ul className={styles.stack}>
            {batches.map((batch) => (
              <li key={batch.batchId}>
                <BatchItem batch={batch} onPrinted={actions.markPrinted} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </AdminPage>
  );
}

const printKey = ({ number, cartItemId, tile }: QueuedPrint): string => `${number} ${cartItemId} ${tile}`;

const ORDER_COLUMN: Column<QueuedPrint> = {
  key: "order",
  label: "Print",
  isTitle: true,
  render: ({ orderId, number, tileNumber }) => (
    <Link to={`/admin/orders/${orderId}`}>
      {number}, tile {tileNumber}
    </Link>
  ),
};

const READY_COLUMNS: readonly Column<QueuedPrint>[] = [
  ORDER_COLUMN,
  { key: "frame", label: "Frame", render: ({ frameStyle }) => frameStyle },
  { key: "pieces", label: "Pieces", isNumber: true, render: ({ pieces }) => pieces },
  { key: "since", label: "Ordered", render: ({ queuedAt }) => <DateTime at={queuedAt} /> },
];

const WAITING_COLUMNS: readonly Column<QueuedPrint>[] = [
  ORDER_COLUMN,
  {
    key: "state",
    label: "State",
    render: ({ state, renderError: error }) => (
      <>
        <Badge tone={state === "failed" ? "wrong" : "neutral"}>
          {state === "failed" ? "Given up" : "Being rendered"}
        </Badge>{" "}
        {error}
        {state === "failed" &&
          " Open the order and print it once more, or ask the shopper for another photo."}
      </>
    ),
  },
  { key: "since", label: "Ordered", render: ({ queuedAt }) => <DateTime at={queuedAt} /> },
];

function Group({
  group: { sheet, label, pieces, mouldings, prints },
  actions,
}: {
  readonly group: BatchList["ready"][number];
  readonly actions: MakeActions;
}) {
  return (
    <section aria-label={label} className={styles.section}>
      <h3>
        {label}: {pieces === 1 ? "one piece" : `${pieces} pieces`}
      </h3>
      <p className={styles.muted}>
        {mouldings
          .map(({ colour, widthMm, pieces: count }) => `${count} × ${COLOUR_LABELS[colour]} ${widthMm} mm`)
          .join(", ")}
      </p>
      <details>
        <summary>{prints.length === 1 ? "Its print" : `Its ${prints.length} prints`}</summary>
        <DataTable caption={`Prints on ${label}`} columns={READY_COLUMNS} rows={prints} rowKey={printKey} />
      </details>
      <CloseButton label={`Close a batch of ${label}`} sheets={[sheet]} actions={actions} isSecondary />
    </section>
  );
}

function CloseButton({
  label,
  sheets,
  actions,
  isSecondary = false,
}: {
  readonly label: string;
  readonly sheets: readonly string[] | null;
  readonly actions: MakeActions;
  readonly isSecondary?: boolean;
}) {
  // The same for each press until one is answered, so that a lost reply closes one batch.
  const [requestKey, setRequestKey] = useState(() => crypto.randomUUID());
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const handleClick = async () => {
    setIsBusy(true);
    const message = await actions.close(sheets, requestKey);
    setIsBusy(false);
    setError(message);
    if (message !== null) return;
    setRequestKey(crypto.randomUUID());
    showNotice({ text: "The batch is closed. Its files are being put together." });
  };
  return (
    <>
      <Button
        variant={isSecondary ? "secondary" : "primary"}
        busy={isBusy}
        onClick={() => void handleClick()}
      >
        {label}
      </Button>
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </>
  );
}

const BATCH_STATES: Readonly<Record<Batch["state"], { readonly label: string; readonly tone: BadgeTone }>> = {
  preparing: { label: "Being put together", tone: "neutral" },
  ready: { label: "To print", tone: "attention" },
  printed: { label: "Printed", tone: "good" },
  removed: { label: "Files deleted", tone: "neutral" },
};

function BatchItem({
  batch: {
    batchId,
    name,
    createdAt: closedAt,
    createdBy: closedBy,
    prints,
    spoilt,
    state,
    printedAt,
    printedBy,
    error,
  },
  onPrinted,
}: {
  readonly batch: Batch;
  readonly onPrinted: MakeActions["markPrinted"];
}) {
  const { label, tone } = BATCH_STATES[state];
  return (
    <section aria-label={name} className={styles.section}>
      <h3>
        {name} <Badge tone={tone}>{label}</Badge>
      </h3>
      <p>
        {prints === 1 ? "One print" : `${prints} prints`}
        {spoilt > 0 && `, ${spoilt} spoilt`}. Closed <DateTime at={closedAt} />, {closedBy}.
        {printedAt !== null && (
          <>
            {" "}
            Printed <DateTime at={printedAt} />, {printedBy}.
          </>
        )}
      </p>
      {error !== null && state === "preparing" && (
        <p className={styles.error}>{error} It is tried again by itself.</p>
      )}
      {(state === "ready" || state === "printed") && (
        <a href={`/api/owner/batches/${batchId}/batch.zip`} download>
          Download prints, cut list and tickets (ZIP)
        </a>
      )}
      {state === "ready" && (
        <ActionForm buttonLabel="It has been printed" onSend={() => onPrinted(batchId)} />
      )}
    </section>
  );
}
