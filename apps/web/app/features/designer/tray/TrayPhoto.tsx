import { assignPhoto, deletePhoto } from "@storywall/domain/design/commands/commands.ts";
import type { DesignPhoto } from "@storywall/domain/design/design.ts";
import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import { IconButton } from "../../../ui/Button.tsx";
import { classes } from "../../../ui/classes.ts";
import { RotateIcon, TrashIcon } from "../../../ui/designerIcons.tsx";
import { useCarrying, useCarryingStore } from "../drag/carryingContext.ts";
import { useDesign, useDesigner, useDesignerStore } from "../state/designerStore.ts";
import { tellUndoable } from "../status/tellUndoable.ts";
import { type PhotoViewStore, progressOf, stageWords } from "../view/photoView.ts";
import styles from "./TrayPhoto.module.css";
import { TrayPicture } from "./TrayPicture.tsx";

type Props = {
  readonly photo: DesignPhoto;
  readonly photos: PhotoViewStore;
  /** The one of all photos that the tab key stops at, with what can be done with it. */
  readonly isTabStop: boolean;
  readonly onRetry: (photoId: string) => void;
  readonly hasUndo: boolean;
};

/** One photo of the tray: where it hangs, how far its upload is, what is wrong with it, and what can be done. */
export function TrayPhoto({ photo, photos, isTabStop, onRetry, hasUndo }: Props) {
  const design = useDesign();
  const store = useDesignerStore();
  const { run, openTile, focusedTile } = useDesigner(
    useShallow(({ run, openTile, focusedTile }) => ({ run, openTile, focusedTile })),
  );
  const carrying = useCarryingStore();
  const isCarried = useCarrying((now) => now?.photoId === photo.id);
  const view = useStore(photos, (views) => views[photo.id]);
  const hangsIn = design.tiles.flatMap((tile, index) => (tile.photoId === photo.id ? [index + 1] : []));
  const isOnItsWay = photo.handle === undefined;
  const progress = isOnItsWay ? progressOf(view) : null;
  const words = isOnItsWay ? stageWords(view) : null;
  const problem = isOnItsWay && view?.stage.kind === "refused" ? view.stage.problem : null;
  const tabIndex = isTabStop ? 0 : -1;
  const where = hangsIn.length > 0 ? `in tile ${hangsIn.join(" and ")}` : "not on the wall";

  // A tile whose options are open takes the photo; else it goes to the first empty tile, or shows where it hangs. Where
  // no tile is empty, it is taken in hand until the shopper says which.
  const place = (): void => {
    const hanging = design.tiles.find((tile) => tile.photoId === photo.id);
    const target = focusedTile ?? design.tiles.find((tile) => tile.photoId === null)?.name;
    if (hanging && focusedTile === null) openTile(hanging.name);
    else if (target) run(assignPhoto, { tile: target, photoId: photo.id });
    else carrying.setState({ carrying: { kind: "inHand", photoId: photo.id, from: null } });
  };
  return (
    <li className={styles.photo}>
      <button
        type="button"
        className={classes(styles.picture, hangsIn.length > 0 && styles.used, isCarried && styles.carried)}
        aria-label={[photo.fileName, where, words].filter(Boolean).join(", ")}
        title={photo.fileName}
        data-tray-photo={photo.id}
        tabIndex={tabIndex}
        onClick={place}
      >
        <TrayPicture photo={photo} photos={photos} />
        {hangsIn.length > 0 && <span className={styles.mark} data-tiles={hangsIn.join(", ")} />}
        {progress !== null && (
          <span className={styles.progress}>
            <span className={styles.sent} style={{ transform: `scaleX(${progress.toFixed(3)})` }} />
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
        <IconButton
          label={`Delete ${photo.fileName}`}
          tabIndex={tabIndex}
          onClick={() => {
            run(deletePhoto, { photoId: photo.id });
            if (hasUndo) tellUndoable(store, `${photo.fileName} is gone. Undo brings it back.`);
          }}
        >
          <TrashIcon size={16} />
        </IconButton>
      </span>
      {problem && <p className={styles.refusal}>{problem.message}</p>}
    </li>
  );
}
