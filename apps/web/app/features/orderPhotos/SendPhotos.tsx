import { useStore } from "zustand";
import { Button } from "../../ui/Button.tsx";
import type { OrderPhotoSync } from "./orderPhotoSync.ts";
import styles from "./SendPhotos.module.css";

type Props = {
  readonly syncState: OrderPhotoSync["state"];
  /** True when the order is placed: changes are saved at once, and there is nothing to send. */
  readonly isPlaced: boolean;
  /** True when every tile has its photo, so that sending is the next step. */
  readonly isComplete: boolean;
  readonly isSending: boolean;
  /** The error of the last attempt to send. */
  readonly error: string | null;
  readonly onSend: () => void;
};

const SYNC_MESSAGES = {
  saved: "Your changes are saved with your order.",
  saving: "Saving your photos with your order…",
  unreachable: "We can't reach the shop right now. Your photos are safe here and will be sent automatically.",
} as const;

/** Shows whether the photos are saved, and sends them to the workshop once every tile is filled. */
export function SendPhotos({ syncState, isPlaced, isComplete, isSending, error, onSend }: Props) {
  const state = useStore(syncState);
  if (state.kind === "error") {
    return (
      <p role="alert" className={styles.error}>
        {state.message}
      </p>
    );
  }
  return (
    <section className={styles.send} aria-label="Your photos">
      {!isPlaced && (
        <Button
          size="large"
          wide
          variant={isComplete ? "primary" : "secondary"}
          busy={isSending}
          onClick={onSend}
        >
          {isSending ? "Sending" : "Send these photos"}
        </Button>
      )}
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <p className={styles.note} role="status">
        {SYNC_MESSAGES[state.kind]}
      </p>
      <p className={styles.note}>
        Choose several at once and they fill the empty tiles in order. Press a tile to replace its photo or
        adjust the crop. Frames and sizes stay as you ordered them.
      </p>
    </section>
  );
}
