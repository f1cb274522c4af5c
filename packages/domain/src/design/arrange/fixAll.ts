import { defineCommand } from "../commands/command.ts";
import type { Design } from "../design.ts";
import { applyRemedy, type FixConstraints, findFixes, type Remedy } from "./fixes.ts";

type FixAllInput = {
  /** Names of tiles whose prints are weak. */
  readonly tiles: readonly string[];
  readonly constraints: FixConstraints;
};

/** The first that a tile has. A mat in some frames alone changes the look of the wall; another photo is a choice. */
const KINDS: readonly Remedy["kind"][] = ["wholePhoto", "size", "tile", "mat"];

/** Each fix is looked for on the wall as those before have left it: two photos never move to the same tile. */
const fixInTurn = (design: Design, { tiles, constraints }: FixAllInput): Design =>
  tiles.reduce((wall, tile) => {
    const [best] = findFixes(wall, tile, constraints)
      .filter(({ remedy }) => KINDS.includes(remedy.kind))
      .toSorted((one, other) => KINDS.indexOf(one.remedy.kind) - KINDS.indexOf(other.remedy.kind));
    return best ? applyRemedy(tile, best.remedy, (command, input) => command.run(wall, input)) : wall;
  }, design);

/** Applies one fix to each of these tiles (B2), in one step of undo. A tile without a fix stays as it is. */
export const fixAll = defineCommand<FixAllInput>({
  label: "Fix soft photos",
  isPossible: (design, input) => fixInTurn(design, input) !== design,
  run: fixInTurn,
});
