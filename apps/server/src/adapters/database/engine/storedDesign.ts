import type { LineItem } from "@storywall/domain/cart/cart.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { parseDesign } from "@storywall/domain/design/parse/parseDesign.ts";
import type { StoredLine } from "../schema/jsonColumns.ts";

/**
 * Returns the design of a database column, migrated when an older program version wrote it.
 * @throws Error when it cannot be parsed; such a row was damaged by hand.
 */
export const parseStoredDesign = (stored: unknown): Design => {
  const parsed = parseDesign(stored);
  if (parsed.kind === "ok") return parsed.design;
  throw new Error(`Cannot read a stored design: ${parsed.path} ${parsed.message}`);
};

/** Returns a stored line with its design parsed. @throws Error when the design cannot be parsed. */
export const parseStoredLine = <Line extends LineItem>(stored: StoredLine<Line>) => ({
  ...stored,
  design: parseStoredDesign(stored.design),
});
