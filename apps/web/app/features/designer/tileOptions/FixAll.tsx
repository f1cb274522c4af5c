import { fixAll } from "@storywall/domain/design/arrange/fixAll.ts";
import { findUnconfirmedPrints } from "@storywall/domain/design/printConfirmation.ts";
import { type PriceList, wallPrice } from "@storywall/domain/pricing/wallPrice.ts";
import { useMemo } from "react";
import { Button } from "../../../ui/Button.tsx";
import { PriceChange } from "../panels/PriceChange.tsx";
import { useDesign, useDesigner } from "../state/designerStore.ts";
import type { PhotoViewStore } from "../view/photoView.ts";
import { useFixConstraints } from "../view/useFixConstraints.ts";
import styles from "./Fixes.module.css";

type Props = {
  readonly tiles: readonly string[];
  readonly photos: PhotoViewStore;
  /** Null for a wall that is already paid for. */
  readonly prices: PriceList | null;
  readonly onFixed: () => void;
};

/** One press for the best fix of each weak tile, where there are several (B2). One undo takes all of them back. */
export function FixAll({ tiles, photos, prices, onFixed }: Props) {
  const design = useDesign();
  const run = useDesigner((state) => state.run);
  const constraints = useFixConstraints(photos, prices === null);
  const after = useMemo(() => fixAll.run(design, { tiles, constraints }), [design, tiles, constraints]);
  const left = findUnconfirmedPrints(after).filter(({ tile }) => tiles.includes(tile)).length;
  const fixed = tiles.length - left;
  if (fixed < 2) return null;
  return (
    <Button
      wide
      className={styles.fix}
      onClick={() => {
        run(fixAll, { tiles, constraints });
        onFixed();
      }}
    >
      <span className={styles.text}>
        <span>{left > 0 ? `Fix ${fixed} of ${tiles.length}` : `Fix all ${fixed}`}</span>
        <span>
          {prices ? "smaller, or in a better place" : "in a better place"}
          {prices && (
            <>
              , <PriceChange from={wallPrice(prices, design)} to={wallPrice(prices, after)} />
            </>
          )}
        </span>
      </span>
    </Button>
  );
}
