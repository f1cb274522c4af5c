import { MAX_PHOTO_BYTES } from "@storywall/domain/photos/photoLimits.ts";
import type { ReactNode } from "react";
import { classNames } from "../../ui/classNames.ts";
import type { IconProps } from "../../ui/icons/icon.tsx";
import { ChevronRightIcon } from "../../ui/icons/icons.tsx";
import { Dialog } from "../../ui/modal/Dialog.tsx";
import styles from "./UploadOptions.module.css";

/** One way to add photos: a row of the dialog. */
export type UploadSource = {
  readonly name: string;
  /** One sentence that says what happens. */
  readonly description: string;
  readonly Icon: (props: IconProps) => ReactNode;
  readonly onSelect: () => void;
  /** Set when only devices with a touch screen, or with a mouse, have this source. */
  readonly only?: "touch" | "mouse";
};

type Props = {
  readonly open: boolean;
  readonly title: string;
  /** Most wanted first. */
  readonly sources: readonly UploadSource[];
  readonly onClose: () => void;
  /** Content above the sources, such as photos that are already here, for an empty tile. */
  readonly children?: ReactNode;
};

/** The dialog with the ways to add photos (R2.7). */
export function UploadOptions({ open, title, sources, onClose, children }: Props) {
  return (
    <Dialog open={open} onCancel={onClose} title={title}>
      <div className={styles.options}>
        {children}
        <ul className={styles.actions}>
          {sources.map(({ name, description, Icon, onSelect, only }) => (
            <li
              key={name}
              className={classNames(
                only === "touch" && styles.touchOnly,
                only === "mouse" && styles.mouseOnly,
              )}
            >
              <button type="button" className={styles.action} onClick={onSelect}>
                <span className={styles.icon}>
                  <Icon size={22} />
                </span>
                <span className={styles.name}>{name}</span>
                <span className={styles.text}>{description}</span>
                <ChevronRightIcon size={18} />
              </button>
            </li>
          ))}
        </ul>
        <p className={classNames(styles.note, styles.mouseOnly)}>
          Or drop photos or a folder anywhere on this page, or paste with Ctrl+V (Cmd+V on a Mac).
        </p>
        <p className={styles.note}>
          JPEG, HEIC from an iPhone, PNG, WebP, AVIF, TIFF or GIF, up to {MAX_PHOTO_BYTES / 1e6} MB each. We
          remove location data from every photo.
        </p>
      </div>
    </Dialog>
  );
}
