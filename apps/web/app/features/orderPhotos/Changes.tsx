import { type ReactNode, useState } from "react";
import { useStore } from "zustand";
import { ButtonLink } from "../../ui/Button.tsx";
import type { OrderPhotoSync } from "./orderPhotoSync.ts";
import styles from "./SendPhotos.module.css";

const SYNC_MESSAGES = {
  saved: "Your changes are saved with your order.",
  saving: "Saving…",
  uploading: "Not in your order yet: we'll save it once your photos are uploaded.",
  unconfirmed: "Not saved yet: choose what to do with the photos that won't print sharp.",
  unreachable: "We can't reach the shop. Your photos are safe here; we'll keep trying.",
} as const;
const UNCHANGED_MESSAGE = "Changes are saved to your order straight away.";
/** Where nothing is sent at the end, weak prints are confirmed before they are saved. */
const ASKED_MESSAGE = " If a photo won't print sharp, we ask you first.";

type Props = {
  readonly syncState: OrderPhotoSync["state"];
  /** Nothing has to be sent at the end: the order is complete. */
  readonly isPlaced: boolean;
  /** Undo and redo. */
  readonly children: ReactNode;
};

/** Whether the order has what the wall shows, beside undo and redo; once it has, also the way back to the order. */
export function Changes({ syncState, isPlaced, children }: Props) {
  const state = useStore(syncState);
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && state.kind !== "saved") setHasChanged(true);
  const isOver = state.kind === "error";
  const isUnchanged = state.kind === "saved" && !hasChanged;
  return (
    <div className={styles.changes}>
      {children}
      {isPlaced && state.kind === "saved" && (
        <ButtonLink to="../.." relative="path">
          Done
        </ButtonLink>
      )}
      <p role={isOver ? "alert" : "status"} className={isOver ? styles.error : styles.note}>
        {isOver
          ? state.message
          : isUnchanged
            ? UNCHANGED_MESSAGE + (isPlaced ? ASKED_MESSAGE : "")
            : SYNC_MESSAGES[state.kind]}
      </p>
    </div>
  );
}
