import { defineCommand } from "../commands/command.ts";
import type { Design } from "../design.ts";
import { type FixConstraints, findFixes, type Remedy } from "./fixes.ts";

type FixAllInput = {
  /** Names of tiles whose prints are weak. */
  readonly tiles: readonly string[];
  readonly constraints: FixConstraints;
  /** Names of tiles whose size the shopper has chosen: they get another fix, or none. Absent: none. */
  readonly tilesOfChosenSize?: readonly string[];
};

/**
 * Kinds of fix in order of preference. A mat comes last, since a mat in only some frames changes the look of the
 * wall. Another photo is not among them: that is the shopper's choice.
 */
const KINDS: readonly Remedy["kind"][] = ["wholePhoto", "size", "tile", "mat"];

/** The fix that one tile gets. */
export type PlannedFix = { readonly tile: string; readonly kind: Remedy["kind"] };

type PlannedFixes = { readonly after: Design; readonly fixes: readonly PlannedFix[] };

/**
 * Returns the fixes of these tiles, one for each tile that has one, and the wall with all of them applied. Each fix
 * is searched on the wall that the previous ones have left, so that two photos never move to the same tile.
 */
export const planFixes = (
  design: Design,
  { tiles, constraints, tilesOfChosenSize = [] }: FixAllInput,
): PlannedFixes =>
  tiles.reduce<PlannedFixes>(
    ({ after, fixes }, tile) => {
      const [best] = findFixes(after, tile, constraints)
        .filter(({ remedy }) => KINDS.includes(remedy.kind))
        .filter(({ remedy }) => remedy.kind !== "size" || !tilesOfChosenSize.includes(tile))
        .toSorted((one, other) => KINDS.indexOf(one.remedy.kind) - KINDS.indexOf(other.remedy.kind));
      return best
        ? { after: best.after, fixes: [...fixes, { tile, kind: best.remedy.kind }] }
        : { after, fixes };
    },
    { after: design, fixes: [] },
  );

const fixInTurn = (design: Design, input: FixAllInput): Design => planFixes(design, input).after;

/** Applies one fix to each of these tiles (B2), in one step of undo. A tile without a fix stays as it is. */
export const fixAll = defineCommand<FixAllInput>({
  label: "Fix soft photos",
  isPossible: (design, input) => fixInTurn(design, input) !== design,
  run: fixInTurn,
});
