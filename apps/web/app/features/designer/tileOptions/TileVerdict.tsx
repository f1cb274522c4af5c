import { isWeak } from "@storywall/domain/crop/resolution.ts";
import { verdictAdvice, verdictMessage } from "@storywall/domain/crop/verdictMessages.ts";
import type { PriceList } from "@storywall/domain/pricing/wallPrice.ts";
import { useStore } from "zustand";
import { classNames } from "../../../ui/classNames.ts";
import { isUnread, type PhotoViewStore } from "../view/photoView.ts";
import type { TileView } from "../view/tileView.ts";
import { LazyFixes } from "./LazyFixes.tsx";
import styles from "./TileVerdict.module.css";

type Props = {
  readonly view: TileView;
  readonly photos: PhotoViewStore;
  /** Null for a wall that is already paid for: its frames stay. */
  readonly prices: PriceList | null;
};

/** How the photo will print in this tile, and fixes of one tap each (B2). */
export function TileVerdict({ view: { verdict, placed, tile, photo }, photos, prices }: Props) {
  const isPhotoUnread = useStore(photos, (views) => photo !== undefined && isUnread(views[photo.id]));
  if (verdict === null || isPhotoUnread) return null;
  return (
    <div className={classNames(styles.verdict, styles[verdict])}>
      <p>{verdictMessage(verdict, placed.size, placed.orientation)}</p>
      {isWeak(verdict) && (
        <LazyFixes tile={tile.name} photos={photos} prices={prices} advice={verdictAdvice(verdict, false)} />
      )}
    </div>
  );
}
