import type { Cart } from "@storywall/contract/schemas/cart.ts";
import { track } from "../../lib/analytics/analyticsEvents.ts";
import type { CartRequest } from "./cartRequest.ts";

/** Tells how many walls an action put into the cart or took out. Of its own line only: others may be another tab's doing. */
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
