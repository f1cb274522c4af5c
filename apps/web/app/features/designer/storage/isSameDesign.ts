import type { Design } from "@storywall/domain/design/design.ts";
import { parseDesign } from "@storywall/domain/design/parse/parseDesign.ts";

/**
 * Returns whether two designs have the same content. The parser writes fields in one order, so their text can be
 * compared.
 */
export const isSameDesign = (one: Design, other: Design): boolean =>
  one === other || JSON.stringify(parseDesign(one)) === JSON.stringify(parseDesign(other));
