import {
  parseWireDesign,
  type WireDesign,
  type WireDesignErrorCode,
} from "@storywall/contract/designWire.ts";
import type { LineItemInput } from "@storywall/contract/schemas/cart.ts";
import { findUnsoldFrameStyle } from "@storywall/domain/design/allowedOptions.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import type { NewLine } from "../../ports/commerce/Commerce.ts";
import { type Err, err, ok, type Result } from "../../ports/platform/Result.ts";

/** Parses a design against the catalogue. The use case looks up its photos. */
export const toDesign = (wire: WireDesign): Result<Design, WireDesignErrorCode> => {
  const parsed = parseWireDesign(wire, []);
  return parsed.kind === "ok" ? ok(parsed.design) : err(parsed.error, parsed.message);
};

/**
 * Parses a wall that goes into a cart: what is not on sale is rejected (R4.6). `before` is the wall as it is in
 * the cart; frames that it already had are allowed.
 */
export const toSoldDesign = (wire: WireDesign, before?: Design): Result<Design, WireDesignErrorCode> => {
  const design = toDesign(wire);
  if (design.kind === "error") return design;
  const unsold = findUnsoldFrameStyle(design.value);
  return unsold === undefined || (before && findUnsoldFrameStyle(before) === unsold)
    ? design
    : err("FRAME_MISMATCH", "This layout is not sold in that frame.");
};

/**
 * Parses line items in their order. Returns the error of the first design that the catalogue does not have, with its
 * path.
 */
export const toNewLines = (
  lines: readonly LineItemInput[],
): Result<readonly NewLine[], WireDesignErrorCode> => {
  const newLines: NewLine[] = [];
  for (const [index, line] of lines.entries()) {
    const design = toSoldDesign(line);
    if (design.kind === "error")
      return withIssuePath(design, lines.length > 1 ? `lineItems.${index}` : "lineItem");
    newLines.push({ uuid: line.uuid, quantity: line.quantity ?? 1, design: design.value });
  }
  return ok(newLines);
};

const withIssuePath = <Code extends string>(error: Err<Code>, path: string): Err<Code> => ({
  ...error,
  issues: [{ path, message: error.message }],
});
