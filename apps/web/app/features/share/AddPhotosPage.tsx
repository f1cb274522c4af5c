import type { ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import { CameraIcon, PhotoIcon, RotateIcon, TrashIcon } from "../../ui/icons/designerIcons.tsx";
import { CheckIcon, WarningIcon } from "../../ui/icons/icons.tsx";
import styles from "./AddPhotosPage.module.css";
import { linkExpiryMessage } from "./linkMessages.ts";

/** A photo that this device uploads for another person's wall. */
export type LinkUpload = {
  readonly id: string;
  readonly fileName: string;
  readonly source: string | null;
  readonly step:
    | { readonly kind: "waiting" | "paused" | "added" }
    /** `sent` is a fraction, 0 to 1. */
    | { readonly kind: "sending"; readonly sent: number }
    | { readonly kind: "error"; readonly message: string; readonly canRetry: boolean };
};

type Props = {
  /** True when this phone scanned the code of the same person's desktop. */
  readonly isHandOver: boolean;
  readonly photos: readonly LinkUpload[];
  /** The number of photos added by everyone with the link. `received` counts those that the designer has. */
  readonly added: number;
  readonly received: number;
  /** Why the link accepts no more photos. */
  readonly endedMessage: string | null;
  readonly expiresAt: string;
  readonly onChoosePhotos: () => void;
  readonly onTakePhoto: () => void;
  readonly onRetry: (id: string) => void;
  readonly onRemove: (id: string) => void;
  /** The wall that the photos are for. */
  readonly children: ReactNode;
};

/** The page that adds photos of this device to a wall that is designed elsewhere (B6, B7). */
export function AddPhotosPage({
  isHandOver,
  photos,
  added,
  received,
  endedMessage,
  children,
  ...props
}: Props) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{isHandOver ? "Send photos to your wall" : "Add your photos to this wall"}</h1>
        <p className={styles.lead}>
          {isHandOver
            ? "Choose them here. They appear on your other screen as they arrive."
            : "Choose as many as you like. They go to the person who sent you this link, for this wall."}
        </p>
      </header>
      {!isHandOver && children}
      {endedMessage === null ? (
        <div className={styles.actions}>
          <Button size="large" wide onClick={props.onChoosePhotos}>
            <PhotoIcon /> {photos.length + added === 0 ? "Choose photos" : "Choose more photos"}
          </Button>
          <Button
            size="large"
            wide
            variant="secondary"
            className={styles.touchOnly}
            onClick={props.onTakePhoto}
          >
            <CameraIcon /> Take a photo
          </Button>
        </div>
      ) : (
        <p role="alert" className={styles.ended}>
          <WarningIcon size={20} /> {endedMessage}
        </p>
      )}
      <p role="status" className={styles.status}>
        {statusMessage(photos, added, received, isHandOver)}
      </p>
      {photos.length > 0 && (
        <ul className={styles.photos} aria-label="Your photos">
          {photos.map((photo) => (
            <LinkUploadItem key={photo.id} photo={photo} {...props} />
          ))}
        </ul>
      )}
      {endedMessage === null && (
        <p className={styles.note}>
          {isHandOver
            ? "Once they've all arrived, you can leave this page. This link expires an hour after the last photo."
            : linkExpiryMessage(props.expiresAt)}
        </p>
      )}
    </div>
  );
}

const statusMessage = (
  photos: readonly LinkUpload[],
  added: number,
  received: number,
  isHandOver: boolean,
): string => {
  const pendingCount = photos.filter(({ step }) => step.kind !== "added" && step.kind !== "error").length;
  if (pendingCount > 0)
    return `${pendingCount === 1 ? "1 photo is" : `${pendingCount} photos are`} on the way.`;
  if (added === 0) return "";
  const subject = added === 1 ? "The photo has" : `${added} photos have`;
  if (received >= added)
    return isHandOver ? `${subject} arrived on your other screen.` : `${subject} arrived. Thank you.`;
  return isHandOver
    ? `${added - received} of ${added} still to appear on your other screen. Is the page open there?`
    : `${subject} been sent, to appear on the wall when its page is next opened.`;
};

type LinkUploadItemProps = Pick<Props, "onRetry" | "onRemove"> & { readonly photo: LinkUpload };

function LinkUploadItem({ photo: { id, fileName, source, step }, onRetry, onRemove }: LinkUploadItemProps) {
  return (
    <li className={styles.photo}>
      <span className={styles.thumbnail}>
        {source ? <img src={source} alt="" className={styles.image} /> : <PhotoIcon />}
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{fileName}</span>
        <span className={step.kind === "error" ? styles.error : styles.step}>
          {step.kind === "added" && <CheckIcon size={16} />}
          {uploadStepMessage(step)}
        </span>
        {step.kind === "sending" && (
          <progress className={styles.progress} value={step.sent} aria-label={`Sending ${fileName}`} />
        )}
      </span>
      {step.kind === "error" && (
        <span className={styles.tools}>
          {step.canRetry && (
            <Button variant="secondary" aria-label={`Try ${fileName} again`} onClick={() => onRetry(id)}>
              <RotateIcon size={18} /> Try again
            </Button>
          )}
          <Button variant="ghost" aria-label={`Take ${fileName} off the list`} onClick={() => onRemove(id)}>
            <TrashIcon size={18} />
          </Button>
        </span>
      )}
    </li>
  );
}

const uploadStepMessage = (step: LinkUpload["step"]): string => {
  switch (step.kind) {
    case "waiting":
      return "Waiting";
    case "paused":
      return "Waiting for a connection; it will carry on by itself";
    case "sending":
      return step.sent < 1 ? `Sending, ${Math.round(step.sent * 100)}%` : "Almost there";
    case "added":
      return "Sent";
    case "error":
      return step.message;
  }
};
