import { FRAME_SIZES } from "@storywall/domain/catalogue/frameSizes.ts";
import { isWeak } from "@storywall/domain/crop/resolution.ts";
import { findBetterSuitedTile } from "@storywall/domain/design/arrange/betterSuitedTile.ts";
import type { PriceList } from "@storywall/domain/pricing/wallPrice.ts";
import { type ComponentType, type ReactNode, useEffect, useMemo, useRef } from "react";
import { useStore } from "zustand";
import { Button, IconButton } from "../../../ui/Button.tsx";
import {
  ArrowLeftIcon,
  ArrowRightIcon,
  CropIcon,
  PhotoIcon,
  RotateIcon,
  SwapIcon,
  TrashIcon,
} from "../../../ui/icons/designerIcons.tsx";
import { CloseIcon } from "../../../ui/icons/icons.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { useDesign, useDesignerStore } from "../state/designerStore.ts";
import { dismissUndoToast } from "../status/showUndoToast.ts";
import { type PhotoViewStore, stageMessage } from "../view/photoView.ts";
import { shortFileName } from "../view/shortFileName.ts";
import { formatFrameSize, type TileView, tileViewsOf } from "../view/tileView.ts";
import { LazyAlternatives } from "./lazyAlternatives.tsx";
import { swapPhotos } from "./swapPhotos.ts";
import styles from "./TileOptions.module.css";
import { TileVerdict } from "./TileVerdict.tsx";

export type FrameOptionsProps = {
  readonly view: TileView;
  readonly photos: PhotoViewStore;
  readonly prices: PriceList;
  readonly children: ReactNode;
};

type Props = {
  readonly tileName: string;
  readonly photos: PhotoViewStore;
  /** Null for a wall that is ordered: its frames and sizes are paid for, only its photos may change. */
  readonly prices: PriceList | null;
  /** Controls for the tile's frame and size, when there are prices. */
  readonly FrameOptions?: ComponentType<FrameOptionsProps>;
  /** False for a wall that is paid for with all its photos. */
  readonly canRemove?: boolean;
  /** Absent for a wall of art that is paid for: its buyer has no photos to add. */
  readonly onReplace?: (tile: string) => void;
  readonly onAdjustCrop: (tile: string) => void;
  /** Retries the upload of a photo. */
  readonly onRetry: (photoId: string) => void;
};

/** Options of one tile (R2.8), beside the wall so that the effect of each choice is visible at once. */
export function TileOptions({
  tileName,
  photos,
  prices,
  FrameOptions,
  canRemove = true,
  onReplace,
  onAdjustCrop,
  onRetry,
}: Props) {
  const design = useDesign();
  const { tiles } = tileViewsOf(design);
  const view = tiles.find(({ tile }) => tile.name === tileName);
  const state = useStore(photos, (views) => (view?.photo ? views[view.photo.id] : undefined));
  // A file chosen for this tile that is not a photo: the tile stays as it is.
  const rejected = useStore(photos, (views) =>
    Object.values(views).findLast(({ isOnlyFile, tile }) => isOnlyFile && tile === tileName),
  );
  const store = useDesignerStore();
  const { closeTile, removePhoto } = store.getState();
  const heading = useRef<HTMLHeadingElement>(null);

  const betterTileName = useMemo(() => findBetterSuitedTile(design, tileName), [design, tileName]);

  // Moves keyboard and screen reader to the options when they open.
  useEffect(() => {
    if (tileName) heading.current?.focus({ preventScroll: true });
  }, [tileName]);
  // A step may remove the focused button, such as a fix that is no longer needed: the heading gets the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every step
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [design]);

  if (!view) return null;
  const { tile, placed, photo, index, verdict } = view;
  // A failed photo has no print to judge, and nothing to crop.
  const problem = photo?.handle === undefined && state?.stage.kind === "failed" ? state.stage.problem : null;
  const previous = tiles[index - 1];
  const next = tiles[index + 1];
  // A weak print has its own message and fixes.
  const betterTile =
    verdict !== null && !isWeak(verdict)
      ? tiles.find((other) => other.tile.name === betterTileName)
      : undefined;
  const swapWith = (other: TileView | undefined) => other && swapPhotos(store, view, other);
  // Below what most shoppers come for: on a phone the sizes are in sight without scrolling.
  const others = (
    <>
      {betterTile && (
        <Button variant="secondary" wide onClick={() => swapWith(betterTile)}>
          <SwapIcon size={20} /> Swap with tile {betterTile.index + 1}: a better fit for this photo
        </Button>
      )}
      <LazyAlternatives view={view} photos={photos} />
      <div className={styles.actions}>
        {photo && canRemove && (
          <Button variant="secondary" onClick={() => removePhoto(tile.name)}>
            <TrashIcon size={20} /> Remove photo
          </Button>
        )}
        {tiles.length > 1 && (
          <fieldset className={styles.swap}>
            <legend className={styles.legend}>Swap with</legend>
            <IconButton
              label="Swap with the previous tile"
              aria-disabled={!previous}
              onClick={() => swapWith(previous)}
            >
              <ArrowLeftIcon size={20} />
            </IconButton>
            <span aria-hidden="true">Swap</span>
            <IconButton label="Swap with the next tile" aria-disabled={!next} onClick={() => swapWith(next)}>
              <ArrowRightIcon size={20} />
            </IconButton>
          </fieldset>
        )}
      </div>
    </>
  );
  return (
    <section className={styles.options} aria-labelledby="tile-options">
      <header className={styles.header}>
        <h2 id="tile-options" ref={heading} tabIndex={-1} className={styles.title}>
          Tile {index + 1} of {tiles.length}
        </h2>
        <IconButton label="Close tile options" onClick={closeTile}>
          <CloseIcon />
        </IconButton>
      </header>
      <p className={styles.facts}>
        {FRAME_SIZES[placed.size].name}, {formatFrameSize(placed.size, placed.orientation)}
        {photo && <VisuallyHidden>, {photo.fileName}</VisuallyHidden>}
        {stageMessage(state) && (
          <span className={styles.stage}>
            {/* When a photo cannot be shown, its file name identifies it. */}
            {photo && problem && <span aria-hidden="true">{shortFileName(photo.fileName)}: </span>}
            {stageMessage(state)}
          </span>
        )}
      </p>
      {rejected && (
        <p className={styles.rejected}>
          {shortFileName(rejected.fileName)}: {stageMessage(rejected)}
        </p>
      )}
      {problem === null && <TileVerdict view={view} photos={photos} prices={prices} />}
      <div className={styles.actions}>
        {onReplace && (
          <Button variant="secondary" onClick={() => onReplace(tile.name)}>
            <PhotoIcon size={20} /> {photo ? "Replace" : "Add photo"}
          </Button>
        )}
        {photo && problem?.canRetry && (
          <Button variant="secondary" onClick={() => onRetry(photo.id)}>
            <RotateIcon size={20} /> Try again
          </Button>
        )}
        {photo && problem === null && (
          <Button
            variant="secondary"
            aria-disabled={photo.size === undefined}
            onClick={() => {
              if (photo.size === undefined) return;
              // Undo would remove the photo that is being cropped, and the toast would cover the tools.
              dismissUndoToast();
              onAdjustCrop(tile.name);
            }}
          >
            <CropIcon size={20} /> Adjust crop
          </Button>
        )}
      </div>
      {prices && FrameOptions ? (
        <FrameOptions view={view} photos={photos} prices={prices}>
          {others}
        </FrameOptions>
      ) : (
        others
      )}
    </section>
  );
}
