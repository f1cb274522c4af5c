import type { Design } from "@storywall/domain/design/design.ts";
import { parseDesign } from "@storywall/domain/design/parse/parseDesign.ts";

/** Whether two designs say the same, however they were made. The parser writes fields in one order, so text can compare. */
export const isSameDesign = (one: Design, other: Design): boolean =>
  one === other || JSON.stringify(parseDesign(one)) === JSON.stringify(parseDesign(other));
