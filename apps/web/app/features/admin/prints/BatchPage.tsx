import type { BatchDetail } from "@storywall/contract/schemas/owner/batches.ts";
import { FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import { REMAKE_REASON_RULES } from "@storywall/domain/print/remakeReasons.ts";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { Button } from "../../../ui/Button.tsx";
import { DownloadLink } from "../download/DownloadLink.tsx";
import { ActionForm } from "../ui/ActionForm.tsx";
import styles from "../ui/Admin.module.css";
import { AdminPage } from "../ui/AdminPage.tsx";
import { type Column, DataTable } from "../ui/DataTable.tsx";
import { DateTime } from "../ui/DateTime.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { type ReprintAction, SpoiltDialog } from "../ui/SpoiltDialog.tsx";
import { StaleNotice } from "../ui/StaleNotice.tsx";
import { useRowSelection } from "../ui/useRowSelection.ts";
import { BatchBadge, BatchFacts } from "./BatchFacts.tsx";
import batchStyles from "./BatchPage.module.css";
import { batchDocumentUrl, batchZipUrl, printThumbnailUrl } from "./batchUrls.ts";
import { printLabel } from "./printLabel.ts";
import { type UndoBatch, UndoBatchStep } from "./UndoBatchStep.tsx";

type BatchPrint = BatchDetail["prints"][number];

/** Each returns a sentence that says why it failed; null when it succeeded. */
export type BatchActions = {
  readonly markPrinted: () => Promise<string | null>;
  readonly undo: UndoBatch;
  readonly reprint: (print: BatchPrint, ...spoilt: Parameters<ReprintAction>) => Promise<string | null>;
};

/** More file names do not fit into an address. The whole batch is a separate download. */
const MAX_TICKED = 500;

/** One batch: its documents, its prints to download and to mark as spoilt, and its spoilt prints. */
export function BatchPage({
  detail: { batch, pieces, prints, spoilt, papers },
  staleSince,
  actions,
}: {
  readonly detail: BatchDetail;
  readonly staleSince: string | null;
  readonly actions: BatchActions;
}) {
  const { batchId, title, name, state } = batch;
  const hasFiles = state === "ready" || state === "printed";
  const selection = useRowSelection(prints.map(printKey));
  const [spoiltPrint, setSpoiltPrint] = useState<BatchPrint | null>(null);
  const printsHeading = useRef<HTMLHeadingElement>(null);
  const wasDialogOpen = useRef(false);
  // A spoilt print leaves the table with the button that had the focus.
  useEffect(() => {
    if (wasDialogOpen.current && spoiltPrint === null && document.activeElement === document.body)
      printsHeading.current?.focus();
    wasDialogOpen.current = spoiltPrint !== null;
  }, [spoiltPrint]);
  const ticked = prints.filter((print) => selection.chosen.has(printKey(print)));
  const columns: readonly Column<BatchPrint>[] = [
    ...PRINT_COLUMNS,
    {
      key: "actions",
      label: "Spoilt?",
      render: (print) => (
        <Button
          variant="secondary"
          aria-label={`Spoilt: ${printLabel(print)}`}
          onClick={() => setSpoiltPrint(print)}
        >
          Spoilt
        </Button>
      ),
    },
  ];
  return (
    <AdminPage
      title={title}
      lead={`${pieces === prints.length ? "" : `${pieces} pieces in all. `}Its folder is ${name}.`}
      actions={<Link to="/admin/make">All batches</Link>}
    >
      <StaleNotice since={staleSince}>
        <div className={styles.stack}>
          <section aria-labelledby="batch" className={styles.section}>
            <h2 id="batch" className={styles.heading}>
              Files <BatchBadge state={state} />
            </h2>
            <BatchFacts batch={batch} />
            {state === "preparing" && <p>Its files are being put together and will appear here.</p>}
            {state === "removed" && (
              <p>
                Its files were deleted after 30 days. Each order has its own copies as long as its photos are
                kept.
              </p>
            )}
            {hasFiles && (
              <ul className={styles.lines}>
                <li>
                  <DownloadLink href={batchZipUrl(batchId)}>
                    Download prints, cut list and tickets (ZIP)
                  </DownloadLink>
                </li>
                {papers.map((paper) => (
                  <li key={paper}>
                    <DownloadLink href={batchDocumentUrl(batchId, paper)}>
                      {documentLabel(paper)}
                    </DownloadLink>
                  </li>
                ))}
              </ul>
            )}
            {state === "ready" && <ActionForm buttonLabel="Mark as printed" onSend={actions.markPrinted} />}
            <UndoBatchStep batch={batch} onUndo={actions.undo} />
          </section>
          <section aria-labelledby="prints" className={styles.section}>
            <h2 ref={printsHeading} id="prints" tabIndex={-1} className={styles.heading}>
              Prints
            </h2>
            {prints.length === 0 ? (
              <EmptyState title="No prints left in this batch">
                All of them went back to the printer.
              </EmptyState>
            ) : (
              <>
                {hasFiles && <TickedDownload batchId={batchId} ticked={ticked} />}
                <DataTable
                  caption={`Prints of ${title}`}
                  columns={columns}
                  rows={prints}
                  rowKey={printKey}
                  {...(hasFiles ? { selection: { ...selection, labelOf: printLabel } } : {})}
                />
                {prints.length < batch.prints && (
                  <p className={styles.muted}>
                    The first {prints.length} of {batch.prints} prints are listed. The ZIP has all of them.
                  </p>
                )}
              </>
            )}
          </section>
          {spoilt.length > 0 && (
            <section aria-labelledby="spoilt" className={styles.section}>
              <h2 id="spoilt" className={styles.heading}>
                Spoilt
              </h2>
              <ul className={styles.lines}>
                {spoilt.map(({ orderId, number, tile, label, pieces: count, reason, at, who }) => (
                  <li key={`${number} ${tile} ${at}`}>
                    <Link to={`/admin/orders/${orderId}`}>{number}</Link>, {label}
                    {count > 1 && `, ${count} pieces`}: {REMAKE_REASON_RULES[reason].label},{" "}
                    <DateTime at={at} />, {who}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </StaleNotice>
      {spoiltPrint && (
        <SpoiltDialog
          name={printLabel(spoiltPrint)}
          pieces={spoiltPrint.pieces}
          onReprint={(...request) => actions.reprint(spoiltPrint, ...request)}
          onClose={() => setSpoiltPrint(null)}
        />
      )}
    </AdminPage>
  );
}

const printKey = ({ number, cartItemId, tile }: BatchPrint): string => `${number} ${cartItemId} ${tile}`;

const PRINT_COLUMNS: readonly Column<BatchPrint>[] = [
  {
    key: "picture",
    label: "Picture",
    render: (print) => (
      // No alternative text: the row names the print. The picture is for finding a spoilt print that lies on the table.
      <img className={batchStyles.picture} src={printThumbnailUrl(print)} alt="" loading="lazy" />
    ),
  },
  {
    key: "print",
    label: "Print",
    isTitle: true,
    render: (print) => <Link to={`/admin/orders/${print.orderId}`}>{printLabel(print)}</Link>,
  },
  { key: "sheet", label: "Sheet", render: ({ sheetLabel }) => sheetLabel },
  { key: "frame", label: "Frame", render: ({ frameStyle }) => FRAME_STYLES[frameStyle].name },
  { key: "pieces", label: "Pieces", isNumber: true, render: ({ pieces }) => pieces },
];

/** Returns "Cut list (PDF)" for `batch-2026-11-23-a_cut-list.pdf`. */
const documentLabel = (fileName: string): string => {
  if (fileName.endsWith(".csv")) return "List of the prints (CSV)";
  const words = (fileName.split("_").at(-1) ?? fileName).replace(".pdf", "").replace("-", " ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} (PDF)`;
};

function TickedDownload({
  batchId,
  ticked,
}: {
  readonly batchId: string;
  readonly ticked: readonly BatchPrint[];
}) {
  if (ticked.length === 0) return <p className={styles.muted}>Tick prints to download just those.</p>;
  if (ticked.length > MAX_TICKED)
    return <p role="status">More than {MAX_TICKED} are ticked. Please download the whole batch.</p>;
  const fileNames = ticked.map(({ fileName }) => fileName);
  return (
    <p>
      <DownloadLink href={batchZipUrl(batchId, fileNames)}>
        {ticked.length === 1
          ? "Download the ticked print (ZIP)"
          : `Download the ${ticked.length} ticked prints (ZIP)`}
      </DownloadLink>
    </p>
  );
}
