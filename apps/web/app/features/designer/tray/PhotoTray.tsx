import type { DesignPhoto } from "@storywall/domain/design/design.ts";
import { photosInTray } from "@storywall/domain/design/tilePhotos.ts";
import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import { useOnline } from "../../../lib/browser/useOnline.ts";
import { Button } from "../../../ui/Button.tsx";
import { classNames } from "../../../ui/classNames.ts";
import { PlusIcon } from "../../../ui/icons/icons.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { useDragState } from "../drag/dragContext.ts";
import { ArrangeButtons } from "../panels/ArrangeButtons.tsx";
import { useDesign, useDesigner } from "../state/designerStore.ts";
import type { PhotoView, PhotoViewStore, PhotoViews } from "../view/photoView.ts";
import { useFailedPhotos } from "../view/useFailedPhotos.ts";
import { LazyUnusableFiles } from "./LazyUnusableFiles.tsx";
import styles from "./PhotoTray.module.css";
import { TrayPhoto } from "./TrayPhoto.tsx";
import { spokenProgress, type TrayNote, trayNote } from "./trayNote.ts";
import { useTrayKeys } from "./useTrayKeys.ts";

type Props = {
  readonly photos: PhotoViewStore;
  readonly onChoosePhotos: () => void;
  /** Opens the dialog with all ways to add photos, for a tile or (null) for the wall. */
  readonly onAddPhotos: (tile: string | null) => void;
  /** Lets the shopper choose a photo that takes the place of one that cannot be used. */
  readonly onReplace: (photoId: string) => void;
  readonly onRetry: (photoId: string) => void;
  readonly onDismiss: (photoId: string) => void;
  /** False for a wall that is paid for with all its photos: those on the wall cannot be deleted. */
  readonly canEmptyTiles?: boolean;
  /** Shown to a shopper who has more photos than tiles. */
  readonly children?: ReactNode;
};

/** With more photos than this, those that hang in no tile are hard to find among the others. */
const MIN_FILTERABLE_PHOTOS = 9;

/** All photos of this wall: in tiles and not, pending and failed. */
export function PhotoTray({
  photos,
  onChoosePhotos,
  onAddPhotos,
  onReplace,
  onRetry,
  onDismiss,
  canEmptyTiles = true,
  children,
}: Props) {
  const design = useDesign();
  const unusableFiles = useStore(photos, useShallow(findUnusableFiles));
  // Photos that cannot be used are listed with their reason. They hang nowhere.
  const failedIds = useFailedPhotos(photos);
  const isUsable = ({ id }: DesignPhoto): boolean => !failedIds.includes(id);
  const usable = design.photos.filter(isUsable);
  const unplaced = photosInTray(design).filter(isUsable);
  const isFiltered = useDesigner((state) => state.isTrayFiltered);
  const setTrayFilter = useDesigner((state) => state.setTrayFilter);
  const canFilter =
    usable.length > MIN_FILTERABLE_PHOTOS && unplaced.length > 0 && unplaced.length < usable.length;
  const shown = canFilter && isFiltered ? unplaced : design.photos;
  const { tabStop, list } = useTrayKeys(shown);
  const tray = useRef<HTMLElement>(null);
  const isDropTarget = useDragState((drag) => drag?.kind === "dragging" && drag.dropTarget?.kind === "tray");
  return (
    <section
      ref={tray}
      className={classNames(styles.tray, isDropTarget && styles.target)}
      aria-labelledby="photo-tray"
      data-tray
    >
      <header className={styles.header}>
        <h2 id="photo-tray" className={styles.title}>
          Photos
        </h2>
        {(design.photos.length > 0 || unusableFiles.length > 0) && (
          <PhotoCount
            photos={photos}
            count={usable.length}
            text={countText(usable.length, unplaced.length)}
            onShowProblem={() => {
              // The filter excludes photos that cannot be used.
              flushSync(() => setTrayFilter(false));
              tray.current?.querySelector<HTMLElement>("summary, [data-unusable]")?.focus();
            }}
          />
        )}
      </header>
      <div className={styles.add}>
        <Button variant="secondary" onClick={onChoosePhotos}>
          <PlusIcon size={20} /> Add photos
        </Button>
        <Button variant="secondary" onClick={() => onAddPhotos(null)}>
          More options
        </Button>
      </div>
      <div className={styles.tools}>
        <ArrangeButtons views={photos} />
        {canFilter && (
          <label className={styles.filter}>
            <input
              type="checkbox"
              checked={isFiltered}
              onChange={(event) => setTrayFilter(event.target.checked)}
            />
            Unused ({unplaced.length})
          </label>
        )}
      </div>
      <div className={styles.suggestions}>{children}</div>
      {design.photos.length === 0 && unusableFiles.length === 0 && (
        <p className={styles.empty}>Choose as many as you like: you can swap them around later.</p>
      )}
      {unusableFiles.length > 0 && (
        <LazyUnusableFiles files={unusableFiles} onReplace={onReplace} onDismiss={onDismiss} />
      )}
      <ul className={styles.photos} {...list}>
        {shown.map((photo) => (
          <TrayPhoto
            key={photo.id}
            photo={photo}
            photos={photos}
            isTabStop={photo.id === tabStop}
            onReplace={onReplace}
            onRetry={onRetry}
            canEmptyTiles={canEmptyTiles}
          />
        ))}
      </ul>
      <UploadNote photos={photos} />
    </section>
  );
}

const useTrayNote = (photos: Props["photos"]): Partial<TrayNote> => {
  const design = useDesign();
  const isOnline = useOnline();
  return useStore(
    photos,
    useShallow((views) => trayNote(design, views, isOnline) ?? {}),
  );
};

/**
 * The number of photos; or how many are uploaded; with those that have a problem, if there are any. At this position it covers nothing, and
 * moves nothing that is about to be pressed. A problem links to its photo, which may be far down among many.
 */
function PhotoCount({
  photos,
  count,
  text,
  onShowProblem,
}: Pick<Props, "photos"> & {
  readonly count: number;
  readonly text: string;
  readonly onShowProblem: () => void;
}) {
  const note = useTrayNote(photos);
  if (note.kind === "problem")
    return (
      <button type="button" className={styles.problemCount} onClick={onShowProblem}>
        {count > 0 ? `${count} ${count === 1 ? "photo" : "photos"}, ${note.shortText}` : note.text}
      </button>
    );
  return <p className={styles.count}>{note.kind === "warning" ? text : (note.text ?? text)}</p>;
}

/**
 * A warning about pending photos, at the bottom of the tray: it comes and goes by itself, and must not move what is
 * about to be pressed. It changes with each step of an upload, so it is a component of its own and the tray is not
 * rendered again.
 */
function UploadNote({ photos }: Pick<Props, "photos">) {
  const { kind, text } = useTrayNote(photos);
  const [hasUploaded, setHasUploaded] = useState(false);
  if (kind === "progress" && !hasUploaded) setHasUploaded(true);
  return (
    <>
      <p className={classNames(styles.note, styles.warning)} role="status">
        {kind === "warning" && text}
      </p>
      <VisuallyHidden>
        <span role="status">{kind === "problem" ? text : spokenProgress(kind, hasUploaded)}</span>
      </VisuallyHidden>
    </>
  );
}

const findUnusableFiles = (views: PhotoViews): readonly PhotoView[] =>
  Object.values(views).filter(({ isOnlyFile }) => isOnlyFile);

const countText = (count: number, unplaced: number): string =>
  `${unplaced > 0 ? `${count} in all, ` : ""}${count - unplaced} on the wall`;
