import type { Batch, BatchList, QueuedPrint } from "@storywall/contract/schemas/owner/batches.ts";
import { useState } from "react";
import { Link } from "react-router";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { DownloadLink } from "../download/DownloadLink.tsx";
import { shortagesLabel } from "../stock/shortageLabel.ts";
import { ActionForm } from "../ui/ActionForm.tsx";
import styles from "../ui/Admin.module.css";
import { AdminPage } from "../ui/AdminPage.tsx";
import { Badge } from "../ui/Badge.tsx";
import { type Column, DataTable } from "../ui/DataTable.tsx";
import { DateTime } from "../ui/DateTime.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Pagination } from "../ui/Pagination.tsx";
import { StaleNotice } from "../ui/StaleNotice.tsx";
import { useBusy } from "../ui/useBusy.ts";
import { BatchBadge, BatchFacts } from "./BatchFacts.tsx";
import { batchZipUrl } from "./batchUrls.ts";
import { type ChangeClosing, ClosingForm } from "./ClosingForm.tsx";
import makeStyles from "./MakePage.module.css";
import { printLabel } from "./printLabel.ts";
import { type UndoBatch, UndoBatchStep } from "./UndoBatchStep.tsx";
import { useRefreshWhile } from "./useRefreshWhile.ts";

/** Each returns a sentence that says why it failed; null when it succeeded. */
export type MakeActions = {
  /** Sheets to include; absent: all prints that are ready. */
  readonly close: (sheets: readonly string[] | null, requestKey: string) => Promise<string | null>;
  readonly markPrinted: (batchId: string) => Promise<string | null>;
  readonly undo: UndoBatch;
  readonly changeClosing: ChangeClosing;
  readonly refresh: () => Promise<void>;
};

const COLOUR_LABELS = { black: "black", white: "white", wood: "oak" } as const;

type Props = {
  readonly list: BatchList;
  readonly staleSince: string | null;
  readonly actions: MakeActions;
};

/** The prints that are ready, by sheet of paper, and the batches that were closed. */
export function MakePage({ list, staleSince, actions }: Props) {
  const { ready, waiting, waitingTotal, batches, page, pages: pageCount, total } = list;
  const pieces = ready.reduce((sum, group) => sum + group.pieces, 0);
  const isPreparing = batches.some(({ state }) => state === "preparing");
  const { refresh } = actions;
  useRefreshWhile(isPreparing, refresh);
  return (
    <AdminPage
      title="Print queue"
      lead={
        pieces === 0
          ? `No print is ready.${inBatchesText(batches)}`
          : `${pieces === 1 ? "One piece is" : `${pieces} pieces are`} ready to print.${inBatchesText(batches)}`
      }
      actions={
        ready.length > 0 && (
          <CloseButton label="Start all and get their files" sheets={null} actions={actions} />
        )
      }
    >
      <StaleNotice since={staleSince}>
        <div className={styles.stack}>
          <section aria-labelledby="ready" className={styles.section}>
            <h2 id="ready" className={styles.heading}>
              To print, by sheet
            </h2>
            {ready.length === 0 ? (
              <EmptyState
                title="Nothing to print"
                action={
                  <ButtonLink to="/admin/orders?status=placed" variant="secondary">
                    See new orders
                  </ButtonLink>
                }
              >
                Prints appear here on their own once an order can no longer be changed.
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
              <ListedNote listed={waiting.length} total={waitingTotal} />
            </section>
          )}
          <section aria-labelledby="batches" className={styles.section}>
            <h2 id="batches" className={styles.heading}>
              {total === 0 ? "Batches" : `Batches (${total})`}
            </h2>
            {total === 0 ? (
              <EmptyState title="No batches yet">
                Start what is above: its orders are then being made, and its files come as one download, in a
                folder for each sheet, with the cut list and all job tickets.
              </EmptyState>
            ) : (
              <ul className={styles.stack}>
                {batches.map((batch) => (
                  <li key={batch.batchId}>
                    <BatchItem batch={batch} onPrinted={actions.markPrinted} onUndo={actions.undo} />
                  </li>
                ))}
              </ul>
            )}
            {total > 0 && batches.length === 0 && <p>There are no batches on this page.</p>}
            <Pagination page={page} pages={pageCount} />
          </section>
          <ClosingForm list={list} onChange={actions.changeClosing} />
        </div>
      </StaleNotice>
    </AdminPage>
  );
}

/**
 * Explains which prints the number in the menu counts besides those that are ready: prints of batches that are not
 * marked as printed.
 */
const inBatchesText = (batches: readonly Batch[]): string => {
  const prints = batches
    .filter(({ state }) => state === "preparing" || state === "ready")
    .reduce((sum, batch) => sum + batch.prints, 0);
  if (prints === 0) return "";
  return prints === 1
    ? " One print is in a batch that isn't marked as printed."
    : ` ${prints} prints are in batches that aren't marked as printed.`;
};

const printKey = ({ number, cartItemId, tile }: QueuedPrint): string => `${number} ${cartItemId} ${tile}`;

const ORDER_COLUMN: Column<QueuedPrint> = {
  key: "order",
  label: "Print",
  isTitle: true,
  render: ({ orderId, shortages = [], ...print }) => (
    <>
      <Link to={`/admin/orders/${orderId}`}>{printLabel(print)}</Link>
      {shortages.length > 0 && (
        <>
          {" "}
          <Badge tone="attention">Out of stock</Badge> <small>{shortagesLabel(shortages)}</small>
        </>
      )}
    </>
  ),
};

const READY_COLUMNS: readonly Column<QueuedPrint>[] = [
  ORDER_COLUMN,
  { key: "frame", label: "Frame", render: ({ frameStyle }) => frameStyle },
  { key: "pieces", label: "Pieces", isNumber: true, render: ({ pieces }) => pieces },
  { key: "since", label: "Ordered", render: ({ queuedAt }) => <DateTime at={queuedAt} /> },
];

const WAITING_LABELS: Readonly<Record<QueuedPrint["state"], string>> = {
  waiting: "File being made",
  held: "Photo to check",
  failed: "Failed",
  done: "Ready",
};

const WAITING_COLUMNS: readonly Column<QueuedPrint>[] = [
  ORDER_COLUMN,
  {
    key: "state",
    label: "State",
    render: ({ state, waitsForAnswer, renderError: error }) => (
      <>
        <Badge tone={state === "failed" ? "wrong" : "neutral"}>
          {waitsForAnswer ? "Waits for the shopper's answer" : WAITING_LABELS[state]}
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
  group: { sheet, label, pieces, mouldings, prints, printsTotal },
  actions,
}: {
  readonly group: BatchList["ready"][number];
  readonly actions: MakeActions;
}) {
  const shortages = prints.flatMap((print) => print.shortages ?? []);
  // Each item once, although many prints need it. Countries may expect it on different days.
  const out = [...new Map(shortages.map((each) => [`${each.item} ${each.expectedOn}`, each])).values()];
  return (
    <section aria-label={label} className={makeStyles.group}>
      <div>
        <h3>
          {label}: {pieces === 1 ? "one piece" : `${pieces} pieces`}
        </h3>
        <p className={styles.muted}>
          {mouldings
            .map(({ colour, widthMm, pieces: count }) => `${count} × ${COLOUR_LABELS[colour]} ${widthMm} mm`)
            .join(", ")}
        </p>
        {out.length > 0 && (
          <p className={styles.error}>
            <strong>Out of stock</strong>: {shortagesLabel(out)}. The prints that need it are marked in the
            list.
          </p>
        )}
      </div>
      <div>
        <CloseButton
          label="Start and get the files"
          name={`Start and get the files: ${label}`}
          sheets={[sheet]}
          actions={actions}
          isSecondary
        />
      </div>
      <details>
        <summary>{printsTotal === 1 ? "Show the print" : `Show the ${printsTotal} prints`}</summary>
        <DataTable caption={`Prints on ${label}`} columns={READY_COLUMNS} rows={prints} rowKey={printKey} />
        <ListedNote listed={prints.length} total={printsTotal} />
      </details>
    </section>
  );
}

/** Says so when a list holds only the oldest of its prints. */
function ListedNote({ listed, total }: { readonly listed: number; readonly total: number }) {
  return (
    listed < total && (
      <p className={styles.muted}>
        The {listed} oldest of {total} prints are listed.
      </p>
    )
  );
}

function CloseButton({
  label,
  name,
  sheets,
  actions,
  isSecondary = false,
}: {
  readonly label: string;
  /** For screen readers, which read it without the heading beside it. Absent: the label is sufficient. */
  readonly name?: string;
  readonly sheets: readonly string[] | null;
  readonly actions: MakeActions;
  readonly isSecondary?: boolean;
}) {
  // Stays the same for each press until one is answered, so that a lost reply closes only one batch.
  const [requestKey, setRequestKey] = useState(() => crypto.randomUUID());
  const { isBusy, whileBusy } = useBusy();
  const [error, setError] = useState<string | null>(null);
  const handleClick = async () => {
    const message = await whileBusy(actions.close(sheets, requestKey));
    setError(message);
    if (message !== null) return;
    setRequestKey(crypto.randomUUID());
  };
  return (
    <>
      <Button
        variant={isSecondary ? "secondary" : "primary"}
        busy={isBusy}
        aria-label={name}
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

function BatchItem({
  batch,
  onPrinted,
  onUndo,
}: {
  readonly batch: Batch;
  readonly onUndo: UndoBatch;
  readonly onPrinted: MakeActions["markPrinted"];
}) {
  const { batchId, title, state } = batch;
  return (
    <section aria-label={title} className={styles.section}>
      <h3>
        <Link to={`/admin/make/${batchId}`}>{title}</Link> <BatchBadge state={state} />
      </h3>
      <BatchFacts batch={batch} />
      {(state === "ready" || state === "printed") && (
        <DownloadLink href={batchZipUrl(batchId)}>Download prints, cut list and tickets (ZIP)</DownloadLink>
      )}
      {state === "ready" && <ActionForm buttonLabel="Mark as printed" onSend={() => onPrinted(batchId)} />}
      <UndoBatchStep batch={batch} onUndo={onUndo} />
    </section>
  );
}
