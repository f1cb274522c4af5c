import type { ReactNode } from "react";
import { useStore } from "zustand";
import type { OrderPhotoSync } from "./orderPhotoSync.ts";
import styles from "./SendPhotos.module.css";

const SYNC_MESSAGES = {
  saved: "Your changes are saved with your order.",
  saving: "Saving…",
  uploading: "Not in your order yet: we'll save it once your photos are uploaded.",
  unconfirmed: "Not in your order yet. This browser keeps it until you decide.",
  unreachable: "We can't reach the shop. Your photos are safe here; we'll keep trying.",
} as const;

type Props = {
  readonly syncState: OrderPhotoSync["state"];
  /** Undo and redo. */
  readonly children: ReactNode;
};

/** Whether the order has what the wall shows, beside undo and redo. */
export function Changes({ syncState, children }: Props) {
  const state = useStore(syncState);
  const isOver = state.kind === "error";
  return (
    <div className={styles.changes}>
      {children}
      <p role={isOver ? "alert" : "status"} className={isOver ? styles.error : styles.note}>
        {isOver ? state.message : SYNC_MESSAGES[state.kind]}
      </p>
    </div>
  );
}
