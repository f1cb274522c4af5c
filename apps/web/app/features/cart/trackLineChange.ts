import type { Cart } from "@storywall/contract/schemas/cart.ts";
import { track } from "../../lib/analytics/analyticsEvents.ts";
import type { CartRequest } from "./cartRequest.ts";

/**
 * Tracks how many walls a request added or removed. Only its own line counts: other changes may come from another tab.
 */
export const trackLineChange = (request: CartRequest, before: Cart | null, after: Cart): void => {
  const isAffectedLine = (line: Cart["lineItems"][number]): boolean =>
    request.kind === "add"
      ? line.uuid === request.line.uuid
      : "itemId" in request && line._id === request.itemId;
  const lineBefore = before?.lineItems.find(isAffectedLine);
  const lineAfter = after.lineItems.find(isAffectedLine);
  const line = lineAfter ?? lineBefore;
  const quantityChange = (lineAfter?.quantity ?? 0) - (lineBefore?.quantity ?? 0);
  if (line && quantityChange !== 0) track({ kind: "lineChanged", line, quantityChange });
};
