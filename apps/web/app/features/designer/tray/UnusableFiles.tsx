import { IconButton } from "../../../ui/Button.tsx";
import { CloseIcon } from "../../../ui/icons/icons.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { type PhotoView, stageMessage } from "../view/photoView.ts";
import styles from "./PhotoTray.module.css";

export type UnusableFilesProps = {
  readonly files: readonly PhotoView[];
  /** Opens the dialog with all ways to add photos, for a tile or (null) for the wall. */
  readonly onAddPhotos: (tile: string | null) => void;
  readonly onDismiss: (photoId: string) => void;
};

/**
 * Files that never became photos, with the reasons; when there are many, collapsed into one line. They stay until they
 * are dismissed or another photo is chosen. Their number is shown above, together with the photos that failed.
 */
export default function UnusableFiles({ files, onAddPhotos, onDismiss }: UnusableFilesProps) {
  return (
    <details className={styles.problems} open={files.length < 3}>
      <summary>Not added</summary>
      <ul>
        {files.map((view) => (
          <li key={view.id} className={styles.problem}>
            <p>
              <strong className={styles.file}>{view.fileName}</strong>
              <br />
              {stageMessage(view)}
              <br />
              <button
                type="button"
                className={styles.replace}
                onClick={() => {
                  onDismiss(view.id);
                  onAddPhotos(view.tile ?? null);
                }}
              >
                Choose another photo<VisuallyHidden> in place of {view.fileName}</VisuallyHidden>
              </button>
            </p>
            <IconButton label={`Dismiss ${view.fileName}`} onClick={() => onDismiss(view.id)}>
              <CloseIcon size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
    </details>
  );
}
