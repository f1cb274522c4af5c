import { undoOrderSteps } from "@storywall/contract/calls/owner/undoOrderSteps.ts";
import type { BulkItem } from "@storywall/contract/schemas/owner/ownerOrderList.ts";
import type { UndoStep } from "@storywall/domain/orders/undoSteps.ts";
import { adminApi } from "../../features/admin/shell/adminApi.ts";
import { bulkUndoMessage } from "../../features/admin/ui/bulkUndoMessage.ts";
import { showNotice } from "../../features/admin/ui/notices.ts";
import { errorMessage } from "./unwrapOwnerReply.ts";

type Undo = { readonly step: UndoStep; readonly revalidate: () => Promise<void> };

/** Shows a notice about a step that several orders have just made, which undoes it for all of them. */
export const showUndoOfMany = (
  items: readonly BulkItem[],
  { text, ...undo }: Undo & { readonly text: (orders: string) => string },
): void => {
  const done = items.filter(({ isDone }) => isDone);
  if (done.length === 0) return;
  const [first] = done;
  const orders = done.length === 1 ? `Order ${first?.orderNumber}` : `${done.length} orders`;
  const orderIds = done.flatMap(({ orderId }) => (orderId === null ? [] : [orderId]));
  showNotice({ text: text(orders), undo: () => undoStepOfMany(orderIds, undo) });
};

/** Undoes a step of orders in one call. Returns a sentence about those that could not be undone, or null. */
const undoStepOfMany = async (
  orderIds: readonly string[],
  { step, revalidate }: Undo,
): Promise<string | null> => {
  const result = await adminApi(undoOrderSteps, { body: { orderIds: [...orderIds], step } });
  await revalidate();
  return result.kind === "ok" ? bulkUndoMessage(result.reply.items) : errorMessage(result);
};
