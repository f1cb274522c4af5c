import { type AnyWireDesign, parseWireDesign, toWireDesign } from "@storywall/contract/designWire.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { isSamePurchase } from "@storywall/domain/design/isSamePurchase.ts";

/** Returns what a line of the cart says about its wall. */
export const toLineContent = toWireDesign;

/** Returns whether the wall is no longer what its line of the cart says. A line that cannot be read counts as the same. */
export const differsFromLine = (line: AnyWireDesign, design: Design): boolean => {
  const added = parseWireDesign(line, []);
  return added.kind === "ok" && !isSamePurchase(added.design, design);
};
