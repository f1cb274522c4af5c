import { useStore } from "zustand";
import { Button } from "../../ui/Button.tsx";
import type { OrderPhotoSync } from "./orderPhotoSync.ts";
import styles from "./SendPhotos.module.css";
import { SEND_ID } from "./sendId.ts";

type Props = {
  readonly syncState: OrderPhotoSync["state"];
  /** True when every tile has its photo, so that sending is the next step. */
  readonly isComplete: boolean;
  readonly isSending: boolean;
  /** The error of the last attempt to send. */
  readonly error: string | null;
  readonly onSend: () => void;
};

/** Sends the photos to the workshop once every tile is filled. */
export function SendPhotos({ syncState, isComplete, isSending, error, onSend }: Props) {
  const isOver = useStore(syncState, ({ kind }) => kind === "error");
  if (isOver) return null;
  return (
    <section id={SEND_ID} className={styles.send} aria-label="Your photos">
      <Button
        size="large"
        wide
        variant={isComplete ? "primary" : "secondary"}
        busy={isSending}
        onClick={onSend}
      >
        {isSending ? "Sending" : "Send these photos"}
      </Button>
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <p className={styles.note}>
        Choose several at once and they fill the empty tiles in order. Press a tile to replace its photo or
        adjust the crop. Frames and sizes stay as you ordered them.
      </p>
    </section>
  );
}
