import { findChosenSizes } from "@storywall/domain/design/arrange/chosenSizes.ts";
import { fixAll, type PlannedFix, planFixes } from "@storywall/domain/design/arrange/fixAll.ts";
import type { FixConstraints } from "@storywall/domain/design/arrange/fixes.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { findUnconfirmedPrints } from "@storywall/domain/design/printConfirmation.ts";
import type { PriceList } from "@storywall/domain/pricing/wallPrice.ts";
import { useMemo } from "react";
import { Button } from "../../../ui/Button.tsx";
import { useDesign, useDesigner } from "../state/designerStore.ts";
import type { PhotoViewStore } from "../view/photoView.ts";
import { useFixConstraints } from "../view/useFixConstraints.ts";
import { describeFixes, fixAllLabel } from "./describeFixes.ts";
import styles from "./Fixes.module.css";
import { ForPrice } from "./ForPrice.tsx";

type Props = {
  readonly tiles: readonly string[];
  readonly fix: AllFixes;
  /** Null for a wall that is already paid for. */
  readonly prices: PriceList | null;
  readonly onFixed: () => void;
};

type AllFixes = {
  readonly constraints: FixConstraints;
  readonly tilesOfChosenSize: readonly string[];
  readonly after: Design;
  /** The best fix for each tile. */
  readonly fixes: readonly PlannedFix[];
  /** Number of tiles that become good, and number that stay weak. */
  readonly fixed: number;
  readonly left: number;
};

/** Returns what one press can do for these weak tiles; null when it helps fewer than two. */
export const useAllFixes = (
  tiles: readonly string[],
  photos: PhotoViewStore,
  areFramesPaid: boolean,
): AllFixes | null => {
  const design = useDesign();
  const constraints = useFixConstraints(photos, areFramesPaid);
  const history = useDesigner((state) => state.history);
  const tilesOfChosenSize = useMemo(() => findChosenSizes(history), [history]);
  const { after, fixes } = useMemo(
    () => planFixes(design, { tiles: tiles.length < 2 ? [] : tiles, constraints, tilesOfChosenSize }),
    [design, tiles, constraints, tilesOfChosenSize],
  );
  const left = findUnconfirmedPrints(after).filter(({ tile }) => tiles.includes(tile)).length;
  const fixed = tiles.length - left;
  return fixed < 2 ? null : { constraints, tilesOfChosenSize, after, fixes, fixed, left };
};

/**
 * One button that applies the best fix to each weak tile, when there are several (B2). One undo reverts all of them.
 */
export function FixAll({ tiles, fix, prices, onFixed }: Props) {
  const { after, fixes, fixed, left, constraints, tilesOfChosenSize } = fix;
  const design = useDesign();
  const run = useDesigner((state) => state.run);
  return (
    <Button
      wide
      className={styles.fix}
      onClick={() => {
        run(fixAll, { tiles, constraints, tilesOfChosenSize });
        onFixed();
      }}
    >
      <span className={styles.text}>
        <span>{fixAllLabel({ fixed, left, improved: fixes.length - fixed })}</span>
        <span>
          {describeFixes(design.tiles, fixes)}
          <ForPrice prices={prices} before={design} after={after} />
        </span>
      </span>
    </Button>
  );
}
