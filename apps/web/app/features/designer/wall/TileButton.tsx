import { isWeak } from "@storywall/domain/crop/resolution.ts";
import { type CSSProperties, type KeyboardEvent, memo } from "react";
import { useStore } from "zustand";
import { classes } from "../../../ui/classes.ts";
import { PhotoIcon } from "../../../ui/designerIcons.tsx";
import { CheckIcon, PlusIcon, WarningIcon } from "../../../ui/icons.tsx";
import { useCarrying } from "../drag/carryingContext.ts";
import { useDesigner } from "../state/designerStore.ts";
import { type PhotoView, type PhotoViewStore, progressOf } from "../view/photoView.ts";
import { noteOf, type TileView, tileName, VERDICT_WORDS } from "../view/tileView.ts";
import { frameLook } from "./frameLook.ts";
import styles from "./TileButton.module.css";
import { TILE_KEYS_ID } from "./TileKeys.tsx";

type Props = {
  readonly tile: TileView;
  readonly count: number;
  readonly photos: PhotoViewStore;
  /** Nothing over the picture: controls are hidden. */
  readonly isPlain: boolean;
  /** The one of all tiles that the tab key stops at; arrow keys go on from there. */
  readonly isTabStop: boolean;
  readonly onPress: (tile: string) => void;
  readonly onKey: (tile: string, event: KeyboardEvent) => void;
};

/**
 * A tile as something to press: its name says all that is seen, marks over the picture say what needs a hand. A step that
 * changes another tile does not concern it.
 */
export const TileButton = memo(function TileButton({
  tile,
  count,
  photos,
  isPlain,
  isTabStop,
  onPress,
  onKey,
}: Props) {
  const view = useStore(photos, (views) => (tile.photo ? views[tile.photo.id] : undefined));
  const { name } = tile.tile;
  const isFocused = useDesigner((state) => state.focusedTile === name);
  const isTarget = useCarrying(
    (now) => now?.kind === "dragged" && now.over?.kind === "tile" && now.over.tile === name,
  );
  const isSource = useCarrying((now) => now?.from === name);
  const mayTake = useCarrying((now) => now?.kind === "inHand" && now.from !== name);
  return (
    <button
      type="button"
      className={classes(
        styles.tile,
        isFocused && styles.focused,
        isSource && styles.source,
        mayTake && styles.open,
        isTarget && styles.target,
      )}
      aria-label={tileName(tile, count, view)}
      aria-pressed={tile.photo ? isFocused : undefined}
      data-tile={name}
      tabIndex={isTabStop ? 0 : -1}
      aria-describedby={TILE_KEYS_ID}
      aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight Shift+ArrowUp Shift+ArrowDown Delete"
      onClick={() => onPress(name)}
      onKeyDown={(event) => onKey(name, event)}
    >
      {!isPlain &&
        (tile.photo ? <Marks tile={tile} view={view} isVerdictWanted={isFocused} /> : <Invitation />)}
    </button>
  );
}, isSameTile);

function isSameTile({ tile: before, ...rest }: Props, { tile: after, ...next }: Props): boolean {
  return (
    before.index === after.index &&
    before.tile === after.tile &&
    before.photo === after.photo &&
    before.verdict === after.verdict &&
    frameLook(before.placed) === frameLook(after.placed) &&
    rest.count === next.count &&
    rest.photos === next.photos &&
    rest.isPlain === next.isPlain &&
    rest.isTabStop === next.isTabStop &&
    rest.onPress === next.onPress &&
    rest.onKey === next.onKey
  );
}

function Invitation() {
  return (
    <span className={styles.invitation}>
      <span className={styles.plus}>
        <PlusIcon size={20} />
      </span>
      <span className={styles.words}>Add photo</span>
    </span>
  );
}

function Marks({
  tile: { photo, placed, verdict },
  view,
  isVerdictWanted,
}: {
  readonly tile: TileView;
  readonly view: PhotoView | undefined;
  /** A good verdict too; else only one that needs a hand stands on the picture (B2), and the picture is left alone. */
  readonly isVerdictWanted: boolean;
}) {
  const isSharpEnough = verdict !== null && !isWeak(verdict);
  const progress = photo?.handle === undefined ? progressOf(view) : null;
  const isRefused = view?.stage.kind === "refused";
  const note = photo ? noteOf(photo, view) : null;
  return (
    <span className={styles.opening} style={insetOf(placed)}>
      {note !== null && (
        <span className={classes(styles.note, isRefused && styles.refused)}>
          {isRefused ? <WarningIcon size={20} /> : <PhotoIcon size={20} />}
          {!isRefused && <span className={styles.fileName}>{photo?.fileName}</span>}
          <span className={styles.words}>{note}</span>
        </span>
      )}
      {!isRefused && verdict !== null && (isVerdictWanted || !isSharpEnough) && (
        <span className={classes(styles.verdict, styles[verdict])}>
          {isSharpEnough ? <CheckIcon size={12} /> : <WarningIcon size={12} />}
          <span className={styles.verdictWord}>{VERDICT_WORDS[verdict]}</span>
        </span>
      )}
      {progress !== null && progress > 0 && (
        <span className={styles.progress}>
          <span className={styles.sent} style={{ transform: `scaleX(${progress.toFixed(3)})` }} />
        </span>
      )}
    </span>
  );
}

/** Where the picture is in its frame, as CSS wants it. */
const insetOf = ({ outer, opening }: TileView["placed"]): CSSProperties => {
  const [x, y] = [(opening.x - outer.x) / outer.width, (opening.y - outer.y) / outer.height];
  return { inset: `${(y * 100).toFixed(3)}% ${(x * 100).toFixed(3)}%` };
};
