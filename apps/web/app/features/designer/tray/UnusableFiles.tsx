import { IconButton } from "../../../ui/Button.tsx";
import { CloseIcon } from "../../../ui/icons/icons.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { type PhotoView, stageMessage } from "../view/photoView.ts";
import styles from "./PhotoTray.module.css";

export type UnusableFilesProps = {
  readonly files: readonly PhotoView[];
  /** Lets the shopper choose a photo that takes the place of this file. */
  readonly onReplace: (photoId: string) => void;
  readonly onDismiss: (photoId: string) => void;
};

/**
 * Files that never became photos, with the reasons; when there are many, collapsed into one line. They stay until they
 * are dismissed or another photo is chosen. A list that is folded says how many it has.
 */
export default function UnusableFiles({ files, onReplace, onDismiss }: UnusableFilesProps) {
  const isShort = files.length < 3;
  return (
    <details className={styles.problems} open={isShort}>
      <summary>{isShort ? "Not added" : `Not added (${files.length})`}</summary>
      <ul>
        {files.map((view) => (
          <li key={view.id} className={styles.problem}>
            <p>
              <strong className={styles.file}>{view.fileName}</strong>
              <br />
              {stageMessage(view)}
              <br />
              <button type="button" className={styles.replace} onClick={() => onReplace(view.id)}>
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
