import { isWeak } from "@storywall/domain/crop/resolution.ts";
import { VERDICT_LABELS } from "@storywall/domain/crop/verdictMessages.ts";
import { type CSSProperties, type KeyboardEvent, memo } from "react";
import { useStore } from "zustand";
import { classNames } from "../../../ui/classNames.ts";
import { PhotoIcon } from "../../../ui/icons/designerIcons.tsx";
import { CheckIcon, PlusIcon, WarningIcon } from "../../../ui/icons/icons.tsx";
import { useDragState } from "../drag/dragContext.ts";
import { useDesigner } from "../state/designerStore.ts";
import { isUnread, type PhotoView, type PhotoViewStore, progressOf } from "../view/photoView.ts";
import { useIsSettled } from "../view/shownPhotos.ts";
import { type TileView, tileLabel, tileNote } from "../view/tileView.ts";
import { usePhotoSource } from "../view/usePhotoSource.ts";
import { SMALL_PHOTO_PX } from "./camera/zoomedTiles.ts";
import { frameKey } from "./frameKey.ts";
import styles from "./TileButton.module.css";
import { handleTileFocus, KEYBOARD_HELP_ID } from "./TileKeyboardHelp.tsx";

type Props = {
  readonly tile: TileView;
  readonly count: number;
  readonly photos: PhotoViewStore;
  /** True while controls are hidden: then nothing is shown over the photo. */
  readonly areControlsHidden: boolean;
  /** Whether this is the one tile that Tab stops at; arrow keys move on from there. */
  readonly isTabStop: boolean;
  readonly onPress: (tile: string) => void;
  readonly onKeyDown: (tile: string, event: KeyboardEvent) => void;
};

/**
 * A tile as a button: its name has everything that is visible, badges over the photo show what needs attention. A
 * step that changes another tile does not render it again.
 */
export const TileButton = memo(function TileButton({
  tile,
  count,
  photos,
  areControlsHidden,
  isTabStop,
  onPress,
  onKeyDown,
}: Props) {
  const view = useStore(photos, (views) => (tile.photo ? views[tile.photo.id] : undefined));
  const { name } = tile.tile;
  const areOptionsOpen = useDesigner((state) => state.openTileName === name);
  const isDropTarget = useDragState(
    (drag) => drag?.kind === "dragging" && drag.dropTarget?.kind === "tile" && drag.dropTarget.tile === name,
  );
  const isDragSource = useDragState((drag) => drag?.fromTile === name);
  const canDropHere = useDragState((drag) => drag?.kind === "pickedUp" && drag.fromTile !== name);
  return (
    <button
      type="button"
      className={classNames(
        styles.tile,
        areOptionsOpen && styles.focused,
        isDragSource && styles.source,
        canDropHere && styles.droppable,
        isDropTarget && styles.target,
      )}
      aria-label={tileLabel(tile, count, view)}
      aria-pressed={tile.photo ? areOptionsOpen : undefined}
      data-tile={name}
      data-unusable={(view?.stage.kind === "failed" && !view.stage.problem.canRetry) || undefined}
      tabIndex={isTabStop ? 0 : -1}
      aria-describedby={KEYBOARD_HELP_ID}
      aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight Shift+ArrowUp Shift+ArrowDown Delete"
      onFocus={handleTileFocus}
      onBlur={handleTileFocus}
      onClick={() => onPress(name)}
      onKeyDown={(event) => onKeyDown(name, event)}
    >
      {!areControlsHidden &&
        (tile.photo ? (
          <TileBadges tile={tile} view={view} photos={photos} isVerdictWanted={areOptionsOpen} />
        ) : (
          <EmptyTilePrompt />
        ))}
    </button>
  );
}, arePropsEqual);

function arePropsEqual({ tile: before, ...rest }: Props, { tile: after, ...next }: Props): boolean {
  return (
    before.index === after.index &&
    before.tile === after.tile &&
    before.photo === after.photo &&
    before.verdict === after.verdict &&
    frameKey(before.placed) === frameKey(after.placed) &&
    rest.count === next.count &&
    rest.photos === next.photos &&
    rest.areControlsHidden === next.areControlsHidden &&
    rest.isTabStop === next.isTabStop &&
    rest.onPress === next.onPress &&
    rest.onKeyDown === next.onKeyDown
  );
}

function EmptyTilePrompt() {
  return (
    <span className={styles.prompt}>
      <span className={styles.plus}>
        <PlusIcon size={20} />
      </span>
      <span className={styles.text}>Add photo</span>
    </span>
  );
}

function TileBadges({
  tile: { photo, placed, verdict, isConfirmed },
  view,
  photos,
  isVerdictWanted,
}: Pick<Props, "tile" | "photos"> & {
  readonly view: PhotoView | undefined;
  /**
   * True to show a good verdict too, or one that the shopper has accepted. Otherwise only a verdict that needs
   * attention covers the photo (B2).
   */
  readonly isVerdictWanted: boolean;
}) {
  const isSharpEnough = verdict !== null && !isWeak(verdict);
  const progress = photo?.handle === undefined ? progressOf(view) : null;
  const isFailed = view?.stage.kind === "failed";
  const note = photo ? tileNote(photo, view) : null;
  const isLoading = !useIsSettled(usePhotoSource(photos, photo, SMALL_PHOTO_PX)) && note === null;
  return (
    <span className={styles.opening} data-loading={isLoading || undefined} style={insetOf(placed)}>
      {note !== null && (
        <span className={classNames(styles.note, isFailed && styles.failed)}>
          {isFailed ? <WarningIcon size={20} /> : <PhotoIcon size={20} />}
          <span className={styles.text}>{note}</span>
        </span>
      )}
      {!isFailed &&
        !isUnread(view) &&
        !isLoading &&
        verdict !== null &&
        (isVerdictWanted || !(isSharpEnough || isConfirmed)) && (
          <span className={classNames(styles.verdict, styles[verdict])}>
            {isSharpEnough ? <CheckIcon size={12} /> : <WarningIcon size={12} />}
            <span className={styles.verdictLabel}>{VERDICT_LABELS[verdict]}</span>
          </span>
        )}
      {progress !== null && progress > 0 && (
        <span className={styles.progress}>
          <span className={styles.progressBar} style={{ transform: `scaleX(${progress.toFixed(3)})` }} />
        </span>
      )}
    </span>
  );
}

/** Returns where the photo is in its frame, as CSS. */
const insetOf = ({ outer, opening }: TileView["placed"]): CSSProperties => {
  const [x, y] = [(opening.x - outer.x) / outer.width, (opening.y - outer.y) / outer.height];
  return { inset: `${(y * 100).toFixed(3)}% ${(x * 100).toFixed(3)}%` };
};
