import { assignPhoto, deletePhoto } from "@storywall/domain/design/commands.ts";
import type { DesignPhoto } from "@storywall/domain/design/design.ts";
import { useMemo } from "react";
import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import { showToast } from "../../../lib/toast.ts";
import { Button, IconButton } from "../../../ui/Button.tsx";
import { classes } from "../../../ui/classes.ts";
import { CheckIcon, PhotoIcon, PlusIcon, RotateIcon, TrashIcon, WarningIcon } from "../../../ui/icons.tsx";
import { useDesign, useDesigner } from "../designerStore.ts";
import { type PhotoView, type PhotoViewStore, pictureSource, progressOf, stageWords } from "../photoView.ts";
import styles from "./PhotoTray.module.css";

type Props = {
  readonly photos: PhotoViewStore;
  readonly onChoose: () => void;
  readonly onMoreWays: () => void;
  readonly onRetry: (photoId: string) => void;
  readonly onForget: (photoId: string) => void;
};

/** All photos of this wall: in tiles and waiting, on their way and refused. */
export function PhotoTray({ photos, onChoose, onMoreWays, onRetry, onForget }: Props) {
  const design = useDesign();
  const refused = useStore(photos, useShallow(refusedFiles));
  const known = new Set(design.photos.map(({ id }) => id));
  const strangers = refused.filter(({ id }) => !known.has(id));
  return (
    <section className={styles.tray} aria-labelledby="photo-tray">
      <header className={styles.header}>
        <h2 id="photo-tray" className={styles.title}>
          Photos
        </h2>
        <Button look="quiet" onClick={onMoreWays}>
          Ways to add
        </Button>
      </header>
      <Button look="secondary" wide onClick={onChoose}>
        <PlusIcon size={20} /> Add photos
      </Button>
      {design.photos.length === 0 && strangers.length === 0 && (
        <p className={styles.empty}>
          Choose many at once: they fill the wall in order, and you can swap them after.
        </p>
      )}
      <ul className={styles.photos}>
        {design.photos.map((photo) => (
          <TrayPhoto key={photo.id} photo={photo} photos={photos} onRetry={onRetry} onForget={onForget} />
        ))}
      </ul>
      {strangers.length > 0 && (
        <ul className={styles.problems} aria-label="Files that cannot be used">
          {strangers.map((view) => (
            <li key={view.id} className={styles.problem}>
              <WarningIcon size={20} />
              <p>
                <strong className={styles.file}>{view.fileName}</strong>
                <br />
                {stageWords(view)}
              </p>
              <IconButton label={`Dismiss ${view.fileName}`} onClick={() => onForget(view.id)}>
                <TrashIcon size={20} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const refusedFiles = (views: Readonly<Record<string, PhotoView>>): readonly PhotoView[] =>
  Object.values(views).filter(({ stage }) => stage.kind === "refused");

function TrayPhoto({
  photo,
  photos,
  onRetry,
  onForget,
}: { readonly photo: DesignPhoto } & Pick<Props, "photos" | "onRetry" | "onForget">) {
  const design = useDesign();
  const { run, openTile, focusedTile } = useDesigner(
    useShallow(({ run, openTile, focusedTile }) => ({ run, openTile, focusedTile })),
  );
  const view = useStore(photos, (views) => views[photo.id]);
  const hangsIn = useMemo(
    () => design.tiles.flatMap((tile, index) => (tile.photoId === photo.id ? [index + 1] : [])),
    [design.tiles, photo.id],
  );
  const source = pictureSource(photo, view?.source, 320);
  const progress = photo.handle === undefined ? progressOf(view) : null;
  const words = photo.handle === undefined ? stageWords(view) : null;
  const isRefused = view?.stage.kind === "refused" && photo.handle === undefined;
  const where = hangsIn.length > 0 ? `in tile ${hangsIn.join(" and ")}` : "not on the wall";

  // A tile whose options are open takes the photo; else it goes to the first empty tile, or shows where it hangs.
  const place = () => {
    const hanging = design.tiles.find((tile) => tile.photoId === photo.id);
    const target = focusedTile ?? design.tiles.find((tile) => tile.photoId === null)?.name;
    if (hanging && focusedTile === null) openTile(hanging.name);
    else if (target) run(assignPhoto, { tile: target, photoId: photo.id });
    else showToast("info", "The wall is full. Tap a tile first, then the photo that should hang there.");
  };
  return (
    <li className={styles.photo}>
      <button
        type="button"
        className={classes(styles.picture, hangsIn.length > 0 && styles.used)}
        aria-label={[photo.fileName, where, words].filter(Boolean).join(", ")}
        title={photo.fileName}
        data-tray-photo={photo.id}
        onClick={place}
      >
        {source ? (
          <img src={source} alt="" className={styles.image} draggable={false} />
        ) : (
          <span className={styles.without}>
            <PhotoIcon size={20} />
            <span className={styles.file}>{photo.fileName}</span>
          </span>
        )}
        {hangsIn.length > 0 && (
          <span className={styles.mark}>
            <CheckIcon size={14} />
          </span>
        )}
        {progress !== null && progress > 0 && (
          <span className={styles.progress}>
            <span className={styles.sent} style={{ transform: `scaleX(${progress.toFixed(3)})` }} />
          </span>
        )}
      </button>
      {isRefused && view.stage.kind === "refused" && <p className={styles.refusal}>{words}</p>}
      {view?.stage.kind === "paused" && <p className={styles.pause}>{words}</p>}
      <span className={styles.tools}>
        {isRefused && view.stage.kind === "refused" && view.stage.problem.canRetry && (
          <IconButton label={`Try ${photo.fileName} again`} onClick={() => onRetry(photo.id)}>
            <RotateIcon size={18} />
          </IconButton>
        )}
        <IconButton
          label={`Delete ${photo.fileName}`}
          onClick={() => {
            run(deletePhoto, { photoId: photo.id });
            if (isRefused) onForget(photo.id);
          }}
        >
          <TrashIcon size={18} />
        </IconButton>
      </span>
    </li>
  );
}
