import { type History, statesOf } from "@storywall/domain/design/commands/history.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { photosInTray } from "@storywall/domain/design/fill.ts";
import { type ReactNode, useState } from "react";
import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import { useOnline } from "../../../lib/browser/useOnline.ts";
import { Button, IconButton } from "../../../ui/Button.tsx";
import { classes } from "../../../ui/classes.ts";
import { CloseIcon, PlusIcon } from "../../../ui/icons.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { useCarrying } from "../drag/carryingContext.ts";
import { ArrangeButtons } from "../panels/ArrangeButtons.tsx";
import { useDesign, useDesigner } from "../state/designerStore.ts";
import { type PhotoView, type PhotoViewStore, type PhotoViews, stageWords } from "../view/photoView.ts";
import styles from "./PhotoTray.module.css";
import { TrayPhoto } from "./TrayPhoto.tsx";
import { spokenProgress, trayNote } from "./trayNote.ts";
import { useTrayKeys } from "./useTrayKeys.ts";

type Props = {
  readonly photos: PhotoViewStore;
  readonly onChoose: () => void;
  readonly onMoreWays: () => void;
  readonly onRetry: (photoId: string) => void;
  readonly onForget: (photoId: string) => void;
  /** Whether there is an undo to point to. */
  readonly hasUndo: boolean;
  /** What is said to whoever has more photos than tiles. */
  readonly children?: ReactNode;
};

/** From so many photos on, those that still wait for a place are hard to find among the others. */
const MANY = 9;

/** All photos of this wall: in tiles and waiting, on their way and refused. */
export function PhotoTray({ photos, onChoose, onMoreWays, onRetry, onForget, hasUndo, children }: Props) {
  const design = useDesign();
  const history = useDesigner((state) => state.history);
  const refused = useStore(photos, useShallow(refusedFiles));
  const strangers = refused.filter(({ id }) => !wasEverOnWall(history, id));
  const waiting = photosInTray(design);
  const isFiltered = useDesigner((state) => state.isTrayFiltered);
  const filterTray = useDesigner((state) => state.filterTray);
  const mayFilter =
    design.photos.length > MANY && waiting.length > 0 && waiting.length < design.photos.length;
  const shown = mayFilter && isFiltered ? waiting : design.photos;
  const { stop, list } = useTrayKeys(shown);
  const isTarget = useCarrying((now) => now?.kind === "dragged" && now.over?.kind === "tray");
  return (
    <section className={classes(styles.tray, isTarget && styles.target)} aria-labelledby="photo-tray">
      <header className={styles.header}>
        <h2 id="photo-tray" className={styles.title}>
          Photos
        </h2>
        {design.photos.length > 0 && (
          <p className={styles.count}>
            {design.photos.length}, {design.photos.length - waiting.length} on the wall
          </p>
        )}
      </header>
      <div className={styles.add}>
        <Button look="secondary" onClick={onChoose}>
          <PlusIcon size={20} /> Add photos
        </Button>
        <Button look="secondary" onClick={onMoreWays}>
          More ways
        </Button>
      </div>
      <div className={styles.tools}>
        <ArrangeButtons views={photos} hasUndo={hasUndo} />
        {mayFilter && (
          <label className={styles.filter}>
            <input
              type="checkbox"
              checked={isFiltered}
              onChange={(event) => filterTray(event.target.checked)}
            />
            Unused ({waiting.length})
          </label>
        )}
      </div>
      {children}
      {design.photos.length === 0 && strangers.length === 0 && (
        <p className={styles.empty}>
          Choose many at once, or drop them anywhere: they fill the wall in order, and you can swap them
          after.
        </p>
      )}
      {strangers.length > 0 && <Strangers files={strangers} onForget={onForget} />}
      <ul className={styles.photos} {...list}>
        {shown.map((photo) => (
          <TrayPhoto
            key={photo.id}
            photo={photo}
            photos={photos}
            isTabStop={photo.id === stop}
            onRetry={onRetry}
            hasUndo={hasUndo}
          />
        ))}
      </ul>
      <Note photos={photos} />
    </section>
  );
}

/** Files that never became photos. Closed at first: one line among the photos, and the reasons for who asks. */
function Strangers({ files, onForget }: Pick<Props, "onForget"> & { readonly files: readonly PhotoView[] }) {
  return (
    <details className={styles.problems}>
      <summary>
        {files.length === 1 ? "1 file cannot be used" : `${files.length} files cannot be used`}
      </summary>
      <ul>
        {files.map((view) => (
          <li key={view.id} className={styles.problem}>
            <p>
              <strong className={styles.file}>{view.fileName}</strong>
              <br />
              {stageWords(view)}
            </p>
            <IconButton label={`Dismiss ${view.fileName}`} onClick={() => onForget(view.id)}>
              <CloseIcon size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
    </details>
  );
}

/**
 * One sentence for all photos on their way, at the tray's foot: it comes and goes by itself, and nothing that is about to be pressed
 * may move for it. It follows each step of an upload, so it is a component of its own and the tray is not drawn again.
 */
function Note({ photos }: Pick<Props, "photos">) {
  const design = useDesign();
  const isOnline = useOnline();
  const kind = useStore(photos, (views) => trayNote(design, views, isOnline)?.kind);
  const words = useStore(photos, (views) => trayNote(design, views, isOnline)?.words);
  const [wasUploading, setWasUploading] = useState(false);
  if (kind === "progress" && !wasUploading) setWasUploading(true);
  return (
    <>
      <p className={styles.note}>{kind === "progress" && words}</p>
      <p className={classes(styles.note, styles.warning)} role="status">
        {kind === "warning" && words}
      </p>
      <VisuallyHidden>
        <span role="status">{spokenProgress(kind, wasUploading)}</span>
      </VisuallyHidden>
    </>
  );
}

const refusedFiles = (views: PhotoViews): readonly PhotoView[] =>
  Object.values(views).filter(({ stage }) => stage.kind === "refused");

/** A photo that was deleted may come back by undo; a file that never was a photo is only told of. */
const wasEverOnWall = (history: History<Design>, photoId: string): boolean =>
  statesOf(history).some(({ photos }) => photos.some(({ id }) => id === photoId));
