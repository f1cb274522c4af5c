import type { OrderWork as WireOrderWork } from "@storywall/contract/schemas/owner/orderWork.ts";
import { titleOfBatch } from "../../../usecases/batches/closeBatch.ts";
import type { OrderWork } from "../../../usecases/orders/orderWork.ts";
import { toMessage } from "../messages.ts";

/** Enough messages to know what was agreed; the thread itself is one press away. */
const MAX_MESSAGES = 5;

export const toOrderWork = ({ order, ...work }: OrderWork): WireOrderWork => ({
  orderId: order.id,
  remake: work.remake,
  tiles: work.tiles.map(({ lineId, paid, refunded, ...tile }) => ({
    ...tile,
    cartItemId: lineId,
    paid: [...paid],
    ...(refunded !== undefined && { givenBack: refunded }),
  })),
  batches: work.batches.map(({ batch, prints }) => ({
    ...{ batchId: batch.id, title: titleOfBatch(batch), prints },
    isPrinted: batch.printedAt !== null,
  })),
  reprints: work.reprints.map(({ lineId, tile, pieces, reason, at, actorName }) => ({
    ...{ cartItemId: lineId, tile, pieces, reason },
    at: at.toISOString(),
    who: actorName,
  })),
  replacements: work.replacements.map((replacement) => {
    const { id, number, state, reason, note, prints, printsReady, createdBy, tracking } = replacement;
    return {
      replacementId: id,
      ...{ number, state, reason, note, prints, printsReady, createdBy, tracking },
      sendDoubts: [...replacement.shippingWarnings],
      tiles: replacement.tiles.map(({ lineId, ...tile }) => ({ ...tile, cartItemId: lineId })),
      createdAt: replacement.createdAt.toISOString(),
      undoUntil: replacement.undoUntil?.toISOString() ?? null,
    };
  }),
  events: work.events.map(({ kind, at, actorName, text }) => ({
    kind,
    at: at.toISOString(),
    who: actorName,
    text,
  })),
  thread: work.thread && {
    threadId: work.thread.id,
    name: work.thread.name,
    messages: work.thread.messages.slice(-MAX_MESSAGES).map(toMessage),
  },
  sendDoubts: [...work.shippingWarnings],
  hold: order.heldAt && { since: order.heldAt.toISOString(), reason: order.holdReason ?? "" },
  shortages: work.shortages.map(({ item, expectedOn }) => ({ item, expectedOn })),
  printableUntil: work.printableUntil?.toISOString() ?? null,
  refundAllowance: work.refundAllowance,
  photosDeletedAt: order.photosGoneAt?.toISOString() ?? null,
});
