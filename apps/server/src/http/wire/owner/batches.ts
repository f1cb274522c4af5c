import type {
  Batch,
  BatchDetail,
  BatchList,
  QueuedPrint,
} from "@storywall/contract/schemas/owner/batches.ts";
import { sheetLabel, sheetOf } from "@storywall/domain/batches/sheets.ts";
import type { BatchSummary } from "../../../ports/print/Batches.ts";
import { nameOfBatch, titleOfBatch } from "../../../usecases/batches/closeBatch.ts";
import type { BatchTile } from "../../../usecases/batches/describeTiles.ts";
import type { BatchView } from "../../../usecases/batches/getBatch.ts";
import type { BatchesView, QueuedTile } from "../../../usecases/batches/listBatches.ts";
import { findUndoableBatchStep } from "../../../usecases/batches/undoBatchStep.ts";
import { wallOfLine } from "../../../usecases/orders/tileLabel.ts";

const toQueuedPrint = ({ made, work, print, pieces, fileName }: BatchTile): QueuedPrint => ({
  orderId: made.orderId,
  replacementId: made.replacementId,
  number: work.number,
  cartItemId: made.lineId,
  tile: made.tile,
  wall: wallOfLine(work.order, made.lineId),
  tileNumber: print.number,
  size: print.size,
  frameStyle: print.frameStyle,
  pieces,
  state: made.state,
  ...(made.waitsForAnswer && { waitsForAnswer: true }),
  renderError: made.lastFault,
  fileName,
  queuedAt: made.createdAt.toISOString(),
});

const toPrintOfQueue = ({ shortages, ...tile }: QueuedTile): QueuedPrint => ({
  ...toQueuedPrint(tile),
  ...(shortages.length > 0 && { shortages: [...shortages] }),
});

const toBatch = (batch: BatchSummary, now: Date): Batch => ({
  batchId: batch.id,
  name: nameOfBatch(batch),
  title: titleOfBatch(batch),
  createdAt: batch.closedAt.toISOString(),
  createdBy: batch.closedBy,
  prints: batch.prints,
  spoilt: batch.spoilt,
  state: stateOf(batch),
  printedAt: batch.printedAt?.toISOString() ?? null,
  printedBy: batch.printedBy,
  error: batch.lastFault,
  undo: toUndo(findUndoableBatchStep(batch, now)),
});

const toUndo = (undoable: ReturnType<typeof findUndoableBatchStep>): NonNullable<Batch["undo"]> | null =>
  undoable && { ...undoable, until: undoable.until.toISOString() };

export const toBatchDetail = (
  { batch, pieces, tiles, spoilt, papers }: BatchView,
  now: Date,
): BatchDetail => ({
  batch: toBatch(batch, now),
  pieces,
  prints: tiles.map((tile) => ({
    ...toQueuedPrint(tile),
    sheetLabel: sheetLabel(sheetOf(tile.size, tile.frameStyle)),
  })),
  spoilt: spoilt.map(({ orderId, number, tile, label, pieces: count, reason, at, actorName }) => ({
    orderId,
    number,
    tile,
    label,
    pieces: count,
    reason,
    at: at.toISOString(),
    who: actorName,
  })),
  papers: [...papers],
});

const stateOf = ({ removedAt, printedAt, completedAt }: BatchSummary): Batch["state"] =>
  removedAt ? "removed" : printedAt ? "printed" : completedAt ? "ready" : "preparing";

export const toBatchList = (
  {
    ready,
    waiting,
    waitingTotal,
    batches,
    page,
    pages,
    total,
    closing: { version, atHour, atPieces, isByAge, site },
    countries,
  }: BatchesView,
  now: Date,
): BatchList => ({
  ready: ready.map(({ sheet, pieces, mouldings, tiles, total: printsTotal }) => ({
    sheet: sheet.key,
    label: sheetLabel(sheet),
    pieces,
    mouldings: mouldings.map(({ moulding, pieces: count }) => ({
      colour: moulding.colour,
      widthMm: moulding.width,
      pieces: count,
    })),
    prints: tiles.map(toPrintOfQueue),
    printsTotal,
  })),
  waiting: waiting.map(toPrintOfQueue),
  waitingTotal,
  batches: batches.map((batch) => toBatch(batch, now)),
  page,
  pages,
  total,
  closing: { version, atHour, atPieces, isByAge, site },
  countries: [...countries],
});
