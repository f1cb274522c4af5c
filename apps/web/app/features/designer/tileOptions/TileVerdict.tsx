import { verdictAdvice, verdictMessage } from "@storywall/domain/crop/resolution.ts";
import { findFixes } from "@storywall/domain/design/arrange/fixes.ts";
import type { PriceList } from "@storywall/domain/pricing/wallPrice.ts";
import { useMemo } from "react";
import { classNames } from "../../../ui/classNames.ts";
import { useDesign } from "../state/designerStore.ts";
import type { PhotoViewStore } from "../view/photoView.ts";
import type { TileView } from "../view/tileView.ts";
import { useFixConstraints } from "../view/useFixConstraints.ts";
import { Fixes } from "./Fixes.tsx";
import styles from "./TileVerdict.module.css";

type Props = {
  readonly view: TileView;
  readonly photos: PhotoViewStore;
  /** Null for a wall that is already paid for: its frames stay. */
  readonly prices: PriceList | null;
};

/** How the photo will print in this tile, and fixes of one tap each (B2). */
export function TileVerdict({ view: { verdict, placed, tile }, photos, prices }: Props) {
  const design = useDesign();
  const constraints = useFixConstraints(photos, prices === null);
  const fixes = useMemo(() => findFixes(design, tile.name, constraints), [design, tile.name, constraints]);
  if (verdict === null) return null;
  return (
    <div className={classNames(styles.verdict, styles[verdict])}>
      <p>
        {verdictMessage(verdict, placed.size)} {fixes.length === 0 && verdictAdvice(verdict, false)}
      </p>
      <Fixes tile={tile.name} fixes={fixes} photos={photos} prices={prices} />
    </div>
  );
}
