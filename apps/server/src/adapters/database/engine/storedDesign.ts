import type { LineItem } from "@storywall/domain/cart/cart.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { parseDesign } from "@storywall/domain/design/parse/parseDesign.ts";
import type { StoredLine } from "./schema.ts";

/**
 * A design as it comes out of the database: perhaps written by an older program, and migrated here.
 * @throws Error for one that cannot be read; such a row was damaged by hand.
 */
export const parseStoredDesign = (stored: unknown): Design => {
  const parsed = parseDesign(stored);
  if (parsed.kind === "design") return parsed.design;
  throw new Error(`a stored design cannot be read: ${parsed.path} ${parsed.message}`);
};

export const parseStoredLine = <Line extends LineItem>(stored: StoredLine<Line>) => ({
  ...stored,
  design: parseStoredDesign(stored.design),
});
