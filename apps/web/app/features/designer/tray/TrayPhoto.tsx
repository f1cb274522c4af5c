import { assignPhoto, deletePhoto } from "@storywall/domain/design/commands/photoCommands.ts";
import type { DesignPhoto } from "@storywall/domain/design/design.ts";
import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import { IconButton } from "../../../ui/Button.tsx";
import { classNames } from "../../../ui/classNames.ts";
import { RotateIcon, TrashIcon } from "../../../ui/icons/designerIcons.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { useDragState, useDragStore } from "../drag/dragContext.ts";
import { focusTile } from "../focus/useRestoreFocus.ts";
import { useDesign, useDesigner, useDesignerStore } from "../state/designerStore.ts";
import { showUndoToast } from "../status/showUndoToast.ts";
import { missingThumbnailText, type PhotoViewStore, progressOf, stageMessage } from "../view/photoView.ts";
import styles from "./TrayPhoto.module.css";
import { TrayThumbnail } from "./TrayThumbnail.tsx";
import { trayPressOf } from "./trayPress.ts";

type Props = {
  readonly photo: DesignPhoto;
  readonly photos: PhotoViewStore;
  /** Whether this is the one photo that Tab stops at, with its buttons. */
  readonly isTabStop: boolean;
  /** Lets the shopper choose a photo that takes the place of this one. */
  readonly onReplace: (photoId: string) => void;
  readonly onRetry: (photoId: string) => void;
  /** Whether a photo on the wall can be deleted. */
  readonly canEmptyTiles: boolean;
};

/** One photo of the tray: where it hangs, the progress of its upload, its problem and its actions. */
export function TrayPhoto({ photo, photos, isTabStop, onReplace, onRetry, canEmptyTiles }: Props) {
  const design = useDesign();
  const store = useDesignerStore();
  const { run, openTile, openTileName, announce } = useDesigner(
    useShallow(({ run, openTile, openTileName, announce }) => ({ run, openTile, openTileName, announce })),
  );
  const dragStore = useDragStore();
  const isDragged = useDragState((drag) => drag?.photoId === photo.id);
  const view = useStore(photos, (views) => views[photo.id]);
  const tileNumbers = design.tiles.flatMap((tile, index) => (tile.photoId === photo.id ? [index + 1] : []));
  const isPending = photo.handle === undefined;
  const progress = isPending ? progressOf(view) : null;
  const stageText = isPending ? stageMessage(view) : null;
  const problem = isPending && view?.stage.kind === "failed" ? view.stage.problem : null;
  const imageText = missingThumbnailText(photo, view);
  const tabIndex = isTabStop ? 0 : -1;
  const positionText = tileNumbers.length > 0 ? `in tile ${tileNumbers.join(" and ")}` : "not on the wall";

  const press = trayPressOf(design, {
    photoId: photo.id,
    openTile: openTileName,
    isUsable: problem === null,
  });
  const handleClick = (): void => {
    if (press === null) announce(problem?.message ?? "");
    else if (press.kind === "open") openTile(press.tile);
    else if (press.kind === "hang") run(assignPhoto, { tile: press.tile, photoId: photo.id });
    else {
      dragStore.setState({ drag: { kind: "pickedUp", photoId: photo.id, fromTile: null } });
      // By keyboard the next press chooses the tile.
      focusTile(press.tile);
    }
  };
  return (
    <li className={styles.photo}>
      <button
        type="button"
        className={classNames(styles.picture, isDragged && styles.dragged)}
        aria-label={[photo.fileName, positionText, imageText, stageText].filter(Boolean).join(", ")}
        title={photo.fileName}
        data-tray-photo={photo.id}
        data-unusable={problem !== null || undefined}
        aria-disabled={press === null || undefined}
        tabIndex={tabIndex}
        onClick={handleClick}
      >
        <TrayThumbnail photo={photo} photos={photos} />
        {tileNumbers.length > 0 && <span className={styles.badge} data-tiles={tileNumbers.join(", ")} />}
        {progress !== null && (
          <span className={styles.progress}>
            <span className={styles.progressBar} style={{ transform: `scaleX(${progress.toFixed(3)})` }} />
          </span>
        )}
      </button>
      <span className={styles.tools}>
        {problem?.canRetry && (
          <IconButton
            label={`Try ${photo.fileName} again`}
            tabIndex={tabIndex}
            onClick={() => onRetry(photo.id)}
          >
            <RotateIcon size={16} />
          </IconButton>
        )}
        {(canEmptyTiles || tileNumbers.length === 0) && (
          <IconButton
            label={`Delete ${photo.fileName}`}
            tabIndex={tabIndex}
            onClick={() => {
              run(deletePhoto, { photoId: photo.id });
              showUndoToast(store, "Photo deleted.");
            }}
          >
            <TrashIcon size={16} />
          </IconButton>
        )}
      </span>
      {problem && (
        <p className={styles.error}>
          {photo.fileName}: {problem.message}
          {!problem.canRetry && (
            <button
              type="button"
              className={styles.replace}
              tabIndex={tabIndex}
              onClick={() => onReplace(photo.id)}
            >
              Choose another<VisuallyHidden> photo in place of {photo.fileName}</VisuallyHidden>
            </button>
          )}
        </p>
      )}
    </li>
  );
}
