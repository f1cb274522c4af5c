import { readWireWall, type WireWall, type WireWallRefusalCode } from "@storywall/contract/designWire.ts";
import type { LineItemInput } from "@storywall/contract/schemas/cart.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import type { NewLine } from "../../ports/commerce/Commerce.ts";
import { done, type Outcome, type Refusal, refuse } from "../../ports/platform/Outcome.ts";

/** A wall as the catalogue has it; which photos hang in it, the use case finds. */
export const readWall = (wire: WireWall): Outcome<Design, WireWallRefusalCode> => {
  const read = readWireWall(wire, []);
  return read.kind === "design" ? done(read.design) : refuse(read.error, read.message);
};

/** Lines in the order given; the first wall that the catalogue does not have refuses them all, and is named. */
export const readLines = (
  lines: readonly LineItemInput[],
): Outcome<readonly NewLine[], WireWallRefusalCode> => {
  const read: NewLine[] = [];
  for (const [index, line] of lines.entries()) {
    const wall = readWall(line);
    if (wall.kind === "refused") return named(wall, lines.length > 1 ? `lineItems.${index}` : "lineItem");
    read.push({ uuid: line.uuid, quantity: line.quantity ?? 1, design: wall.value });
  }
  return done(read);
};

const named = <Code extends string>(refusal: Refusal<Code>, path: string): Refusal<Code> => ({
  ...refusal,
  issues: [{ path, message: refusal.message }],
});
