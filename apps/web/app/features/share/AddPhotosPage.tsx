import type { ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import { CameraIcon, PhotoIcon, RotateIcon, TrashIcon } from "../../ui/designerIcons.tsx";
import { CheckIcon, WarningIcon } from "../../ui/icons.tsx";
import styles from "./AddPhotosPage.module.css";
import { lastDay } from "./linkWords.ts";

/** A photo on its way from this device to somebody's wall. */
export type SentPhoto = {
  readonly id: string;
  readonly fileName: string;
  readonly source: string | null;
  readonly step:
    | { readonly kind: "waiting" | "paused" | "added" }
    /** 0 to 1. */
    | { readonly kind: "sending"; readonly sent: number }
    | { readonly kind: "refused"; readonly message: string; readonly canRetry: boolean };
};

type Props = {
  /** A code on a desktop's screen was read with this phone: both are the same person's. */
  readonly isHandOver: boolean;
  readonly photos: readonly SentPhoto[];
  /** By everybody who has the link, and how many of them the other side has. */
  readonly added: number;
  readonly received: number;
  /** Why no more are taken. */
  readonly ended: string | null;
  readonly expiresAt: string;
  readonly onChoose: () => void;
  readonly onTake: () => void;
  readonly onRetry: (id: string) => void;
  readonly onForget: (id: string) => void;
  /** The wall that they are for. */
  readonly children: ReactNode;
};

/** B6, B7: photos from a phone for a wall that is designed elsewhere. */
export function AddPhotosPage({ isHandOver, photos, added, received, ended, children, ...props }: Props) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{isHandOver ? "Send photos to your wall" : "Add your photos to this wall"}</h1>
        <p className={styles.lead}>
          {isHandOver
            ? "Choose them here. They appear on your other screen as they arrive."
            : "Choose as many as you like. They go to whoever sent you this link, for this wall."}
        </p>
      </header>
      {!isHandOver && children}
      {ended === null ? (
        <div className={styles.ways}>
          <Button size="large" wide onClick={props.onChoose}>
            <PhotoIcon /> {photos.length + added === 0 ? "Choose photos" : "Choose more photos"}
          </Button>
          <Button size="large" wide look="secondary" className={styles.byFinger} onClick={props.onTake}>
            <CameraIcon /> Take a photo
          </Button>
        </div>
      ) : (
        <p role="alert" className={styles.ended}>
          <WarningIcon size={20} /> {ended}
        </p>
      )}
      <p role="status" className={styles.status}>
        {statusOf(photos, added, received, isHandOver)}
      </p>
      {photos.length > 0 && (
        <ul className={styles.photos} aria-label="Your photos">
          {photos.map((photo) => (
            <Photo key={photo.id} photo={photo} {...props} />
          ))}
        </ul>
      )}
      {ended === null && (
        <p className={styles.note}>
          {isHandOver
            ? "You can leave this page when all have arrived. This link is over an hour after the last photo."
            : lastDay(props.expiresAt)}
        </p>
      )}
    </div>
  );
}

const statusOf = (
  photos: readonly SentPhoto[],
  added: number,
  received: number,
  isHandOver: boolean,
): string => {
  const underWay = photos.filter(({ step }) => step.kind !== "added" && step.kind !== "refused").length;
  if (underWay > 0) return `${underWay === 1 ? "1 photo is" : `${underWay} photos are`} on the way.`;
  if (added === 0) return "";
  const all = added === 1 ? "The photo has" : `${added} photos have`;
  if (received >= added)
    return isHandOver ? `${all} arrived on your other screen.` : `${all} arrived. Thank you.`;
  return isHandOver
    ? `${added - received} of ${added} still to appear on your other screen. Is its page open?`
    : `${all} been sent, to appear on the wall when its page is next opened.`;
};

type PhotoProps = Pick<Props, "onRetry" | "onForget"> & { readonly photo: SentPhoto };

function Photo({ photo: { id, fileName, source, step }, onRetry, onForget }: PhotoProps) {
  return (
    <li className={styles.photo}>
      <span className={styles.picture}>
        {source ? <img src={source} alt="" className={styles.image} /> : <PhotoIcon />}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{fileName}</span>
        <span className={step.kind === "refused" ? styles.refused : styles.step}>
          {step.kind === "added" && <CheckIcon size={16} />}
          {stepWords(step)}
        </span>
        {step.kind === "sending" && (
          <progress className={styles.progress} value={step.sent} aria-label={`Sending ${fileName}`} />
        )}
      </span>
      {step.kind === "refused" && (
        <span className={styles.tools}>
          {step.canRetry && (
            <Button look="secondary" aria-label={`Try ${fileName} again`} onClick={() => onRetry(id)}>
              <RotateIcon size={18} /> Try again
            </Button>
          )}
          <Button look="quiet" aria-label={`Take ${fileName} off the list`} onClick={() => onForget(id)}>
            <TrashIcon size={18} />
          </Button>
        </span>
      )}
    </li>
  );
}

const stepWords = (step: SentPhoto["step"]): string => {
  switch (step.kind) {
    case "waiting":
      return "Waiting for its turn";
    case "paused":
      return "Waiting for the network; it goes on by itself";
    case "sending":
      return step.sent < 1 ? `Sending, ${Math.round(step.sent * 100)} %` : "Almost there";
    case "added":
      return "Sent";
    case "refused":
      return step.message;
  }
};
