import type { Batch, BatchList, QueuedPrint } from "@storywall/contract/schemas/batches.ts";
import { sheetLabel } from "@storywall/domain/batches/sheets.ts";
import { nameOfBatch } from "../../usecases/batches/closeBatch.ts";
import type { BatchTile } from "../../usecases/batches/describeTiles.ts";
import type { BatchesView } from "../../usecases/batches/listBatches.ts";

const toQueuedPrint = ({ made, work, print, pieces, fileName }: BatchTile): QueuedPrint => ({
  orderId: made.orderId,
  replacementId: made.replacementId,
  number: work.number,
  cartItemId: made.lineId,
  tile: made.tile,
  tileNumber: print.number,
  size: print.size,
  frameStyle: print.frameStyle,
  pieces,
  state: made.state,
  renderError: made.lastFault,
  fileName,
  queuedAt: made.createdAt.toISOString(),
});

const stateOf = ({ removedAt, printedAt, completedAt }: BatchesView["batches"][number]): Batch["state"] =>
  removedAt ? "removed" : printedAt ? "printed" : completedAt ? "ready" : "preparing";

export const toBatchList = ({ ready, waiting, batches }: BatchesView): BatchList => ({
  ready: ready.map(({ sheet, pieces, mouldings, tiles }) => ({
    sheet: sheet.key,
    label: sheetLabel(sheet),
    pieces,
    mouldings: mouldings.map(({ moulding, pieces: count }) => ({
      colour: moulding.colour,
      widthMm: moulding.width,
      pieces: count,
    })),
    prints: tiles.map(toQueuedPrint),
  })),
  waiting: waiting.map(toQueuedPrint),
  batches: batches.map((batch) => ({
    batchId: batch.id,
    name: nameOfBatch(batch),
    createdAt: batch.closedAt.toISOString(),
    createdBy: batch.closedBy,
    prints: batch.prints,
    spoilt: batch.spoilt,
    state: stateOf(batch),
    printedAt: batch.printedAt?.toISOString() ?? null,
    printedBy: batch.printedBy,
    error: batch.lastFault,
  })),
});
