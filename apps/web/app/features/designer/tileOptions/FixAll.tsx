import { findChosenSizes } from "@storywall/domain/design/arrange/chosenSizes.ts";
import {
  fixAll,
  KINDS_OF_FIX_ALL,
  type KindOfFixAll,
  planFixes,
} from "@storywall/domain/design/arrange/fixAll.ts";
import type { FixConstraints } from "@storywall/domain/design/arrange/fixes.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import type { PriceList } from "@storywall/domain/pricing/wallPrice.ts";
import { useMemo } from "react";
import { Button } from "../../../ui/Button.tsx";
import { useDesign, useDesigner } from "../state/designerStore.ts";
import type { PhotoViewStore } from "../view/photoView.ts";
import { useFixConstraints } from "../view/useFixConstraints.ts";
import { fixAllLabel, fixAllResult } from "./describeFixes.ts";
import styles from "./Fixes.module.css";
import { ForPrice } from "./ForPrice.tsx";

type Props = {
  readonly tiles: readonly string[];
  readonly offers: readonly FixAllOffer[];
  /** Null for a wall that is already paid for. */
  readonly prices: PriceList | null;
  readonly onFixed: () => void;
};

/** What one press can do for several weak prints. */
export type FixAllOffer = {
  readonly kind: KindOfFixAll;
  readonly constraints: FixConstraints;
  readonly tilesOfChosenSize: readonly string[];
  readonly after: Design;
  /** The tiles whose photos print well then. */
  readonly fixed: readonly string[];
};

/**
 * Returns what one press can do for these weak tiles, that which changes the wall least first; nothing for a single one,
 * which has its own fixes. Photos move to other tiles only where no change of frames helps more.
 */
export const useFixAllOffers = (
  tiles: readonly string[],
  photos: PhotoViewStore,
  areFramesPaid: boolean,
): readonly FixAllOffer[] => {
  const design = useDesign();
  const constraints = useFixConstraints(photos, areFramesPaid);
  const history = useDesigner((state) => state.history);
  return useMemo(() => {
    if (tiles.length < 2) return [];
    const tilesOfChosenSize = findChosenSizes(history);
    const offers = KINDS_OF_FIX_ALL.map((kind) => {
      const input = { tiles, kind, constraints, tilesOfChosenSize };
      return { ...input, ...planFixes(design, input) };
    }).filter(({ fixed }) => fixed.length > 0);
    return offers.filter(
      ({ kind, fixed }) =>
        kind !== "tile" || offers.every((other) => other.kind === kind || other.fixed.length < fixed.length),
    );
  }, [design, history, tiles, constraints]);
};

/** One button for each kind of fix, which applies it to all tiles that it helps (B2). One undo reverts all of them. */
export function FixAll({ tiles, offers, prices, onFixed }: Props) {
  const design = useDesign();
  const run = useDesigner((state) => state.run);
  return offers.map(({ kind, after, fixed, constraints, tilesOfChosenSize }, index) => (
    <Button
      key={kind}
      wide
      variant={index === 0 ? "primary" : "secondary"}
      className={styles.fix}
      onClick={() => {
        run(fixAll, { tiles, kind, constraints, tilesOfChosenSize });
        onFixed();
      }}
    >
      <span className={styles.text}>
        <span>{fixAllLabel(kind, fixed.length)}</span>
        <span>
          {fixAllResult(fixed.length, tiles.length)}
          <ForPrice prices={prices} before={design} after={after} />
        </span>
      </span>
    </Button>
  ));
}
