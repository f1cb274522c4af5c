import { undoOrderStep } from "@storywall/contract/calls/owner/undoOrderStep.ts";
import type { BulkItem } from "@storywall/contract/schemas/owner/ownerOrderList.ts";
import type { UndoStep } from "@storywall/domain/orders/undoSteps.ts";
import { adminApi } from "../../features/admin/shell/adminApi.ts";
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
  showNotice({ text: text(orders), undo: () => undoStepOfMany(done, undo) });
};

/** Undoes a step of orders, one after the other. Returns a sentence about those that could not be undone, or null. */
const undoStepOfMany = async (
  orders: readonly BulkItem[],
  { step, revalidate }: Undo,
): Promise<string | null> => {
  const failed: string[] = [];
  for (const { orderId, orderNumber } of orders) {
    if (orderId === null) continue;
    const message = errorMessage(await adminApi(undoOrderStep, { params: { orderId }, body: { step } }));
    if (message !== null) failed.push(`${orderNumber}: ${message}`);
  }
  await revalidate();
  if (failed.length === 0) return null;
  return `${orders.length - failed.length} of ${orders.length} undone. ${failed.slice(0, 3).join(" ")}`;
};
