import { isWeak } from "../../crop/resolution.ts";
import { defineCommand } from "../commands/command.ts";
import type { Design } from "../design.ts";
import { type FixConstraints, findFixes, type Remedy } from "./fixes.ts";

/**
 * Kinds of fix that one press applies to several tiles, those that change the wall least first. Another photo is not among
 * them: that is the shopper's choice.
 */
export const KINDS_OF_FIX_ALL = [
  "wholePhoto",
  "mat",
  "size",
  "tile",
] as const satisfies readonly Remedy["kind"][];
export type KindOfFixAll = (typeof KINDS_OF_FIX_ALL)[number];

type FixAllInput = {
  /** Names of tiles whose prints are weak. */
  readonly tiles: readonly string[];
  readonly kind: KindOfFixAll;
  readonly constraints: FixConstraints;
  /** Names of tiles whose size the shopper has chosen: they keep it. Absent: none. */
  readonly tilesOfChosenSize?: readonly string[];
};

type PlannedFixes = {
  readonly after: Design;
  /** Names of the tiles whose photo prints well afterwards. */
  readonly fixed: readonly string[];
};

/**
 * Returns the wall after fixes of one kind, in each tile whose photo prints well then, and those tiles. Each fix is searched
 * on the wall that the previous ones have left, so that two photos never move to the same tile.
 */
export const planFixes = (
  design: Design,
  { tiles, kind, constraints, tilesOfChosenSize = [] }: FixAllInput,
): PlannedFixes =>
  tiles.reduce<PlannedFixes>(
    (plan, tile) => {
      const best =
        kind === "size" && tilesOfChosenSize.includes(tile)
          ? undefined
          : findFixes(plan.after, tile, constraints).find(({ remedy }) => remedy.kind === kind);
      return best && !isWeak(best.verdict) ? { after: best.after, fixed: [...plan.fixed, tile] } : plan;
    },
    { after: design, fixed: [] },
  );

const fixInTurn = (design: Design, input: FixAllInput): Design => planFixes(design, input).after;

/** Applies fixes of one kind to these tiles (B2), in one step of undo. A tile without such a fix stays as it is. */
export const fixAll = defineCommand<FixAllInput>({
  label: "Fix soft photos",
  isPossible: (design, input) => fixInTurn(design, input) !== design,
  run: fixInTurn,
});
