import type { Cart } from "@storywall/contract/schemas/cart.ts";
import { tell } from "../../lib/analytics/moments.ts";
import type { CartAction } from "./cartAction.ts";

/** Tells how many walls an action put into the cart or took out. Of its own line only: others may be another tab's doing. */
export const tellOfLine = (action: CartAction, before: Cart | null, after: Cart): void => {
  const isIt = (line: Cart["lineItems"][number]): boolean =>
    action.kind === "add" ? line.uuid === action.line.uuid : "itemId" in action && line._id === action.itemId;
  const was = before?.lineItems.find(isIt);
  const is = after.lineItems.find(isIt);
  const line = is ?? was;
  const by = (is?.quantity ?? 0) - (was?.quantity ?? 0);
  if (line && by !== 0) tell({ kind: "lineChanged", line, by });
};
