import { deleteKeptPhoto } from "@storywall/contract/calls/privacy/deleteKeptPhoto.ts";
import type { VisitorDataReply } from "@storywall/contract/schemas/personalData.ts";
import { useRef, useState } from "react";
import { apiWithoutToasts } from "../../lib/api/api.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./PersonalData.module.css";
import { formatMegabytes } from "./personalDataFacts.ts";

type Photo = VisitorDataReply["photos"][number];

type Props = {
  readonly userId: string;
  readonly photos: readonly Photo[];
  readonly onDeleted: (handle: string) => void;
};

/** The photos of this browser's visitor. Each can be deleted, which also frees quota for others. */
export function UploadedPhotos({ userId, photos, onDeleted }: Props) {
  const [deletingHandle, setDeletingHandle] = useState<string | null>(null);
  const [status, setStatus] = useState("");
  const list = useRef<HTMLUListElement>(null);
  const handleDelete = async ({ handle }: Photo) => {
    if (deletingHandle !== null) return;
    setDeletingHandle(handle);
    const result = await apiWithoutToasts(deleteKeptPhoto, { body: { userId, handle } });
    setDeletingHandle(null);
    const isAlreadyDeleted = result.kind === "error" && result.error === "NOT_FOUND";
    if (result.kind !== "ok" && !isAlreadyDeleted)
      return setStatus("We couldn't delete it. Please try again.");
    const isKept = result.kind === "ok" && result.reply.isKept;
    setStatus(
      isKept
        ? "A cart, an order or a link still uses this photo. It is deleted when they are."
        : "The photo has been deleted.",
    );
    if (isKept) return;
    // The button that had focus is removed with its photo.
    list.current?.focus();
    onDeleted(handle);
  };
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label="Your photos" className={styles.photos}>
        {photos.map((photo, index) => (
          <li key={photo.handle} className={styles.photo}>
            <img src={`${photo.url}?w=320`} alt={`Number ${index + 1}`} loading="lazy" />
            <span>{formatMegabytes(photo.bytes)}</span>
            <Button
              variant="ghost"
              busy={deletingHandle === photo.handle}
              aria-label={`Delete photo ${index + 1}`}
              onClick={() => void handleDelete(photo)}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
      <p role="status">{status}</p>
    </>
  );
}
