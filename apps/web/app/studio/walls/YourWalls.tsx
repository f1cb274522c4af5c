import { useCallback, useEffect, useRef, useState } from "react";
import {
  listOwnWalls,
  MAX_LISTED_WALLS,
  renameWall,
} from "../../features/designer/storage/walls/wallSummaries.ts";
import { type WallSummary, wallName } from "../../features/designer/storage/walls/wallSummary.ts";
import { api } from "../../lib/api/api.ts";
import { readVisitorId } from "../../lib/api/visitor.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { deleteServerCopies, markWallDeleted, unmarkWallDeleted } from "./deletedWalls.ts";
import { WallCard } from "./WallCard.tsx";
import { copyWall, type DeletedWall, deleteWall, restoreWall } from "./wallActions.ts";
import styles from "./YourWalls.module.css";

/**
 * The walls of this browser, to open, name, copy and delete, with undo. The server's page shows a placeholder for
 * them.
 */
export function YourWalls() {
  const [walls, setWalls] = useState<readonly WallSummary[] | null>(null);
  const [deleted, setDeleted] = useState<DeletedWall | null>(null);
  /** True when the deleted wall could not be restored. */
  const [isStorageFull, setIsStorageFull] = useState(false);
  const [status, setStatus] = useState("");
  const list = useRef<HTMLUListElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  /** Key of the wall whose name gets the focus as soon as it is in the list. */
  const [focusedKey, setFocusedKey] = useState<string | null>(null);
  const load = useCallback(() => setWalls(listOwnWalls()), []);
  useEffect(() => {
    const handleVisible = (): void => {
      // Another tab may have changed a wall meanwhile.
      if (!document.hidden) load();
    };
    load();
    document.addEventListener("visibilitychange", handleVisible);
    // Another window may change a wall while this one stays visible.
    addEventListener("storage", load);
    return () => {
      document.removeEventListener("visibilitychange", handleVisible);
      removeEventListener("storage", load);
    };
  }, [load]);
  // The focused button was removed with its wall.
  useEffect(() => {
    if (deleted) undoButton.current?.focus();
  }, [deleted]);

  // Sends deletions of an earlier visit at once, and that of this visit when the page is left, because it can be
  // undone until then.
  useEffect(() => {
    sendDeletions();
    return sendDeletions;
  }, []);

  useEffect(() => {
    if (focusedKey === null) return;
    list.current?.querySelector<HTMLElement>(`[data-wall="${CSS.escape(focusedKey)}"] a`)?.focus();
    setFocusedKey(null);
  }, [focusedKey]);

  const handleCopy = async (wall: WallSummary): Promise<void> => {
    const copy = await copyWall(wall);
    load();
    setDeleted(null);
    if (copy.kind === "tooMany")
      return setStatus(`You have ${MAX_LISTED_WALLS} walls. Delete one first, then copy this one.`);
    if (copy.kind === "storageFull")
      return setStatus(
        `Your browser's storage is full, so ${wallName(wall)} wasn't copied. Delete a wall, then try again.`,
      );
    setStatus(`${wallName(wall)} has been copied. The copy is first in the list.`);
    setFocusedKey(copy.designKey);
  };
  const handleRename = (wall: WallSummary, name: string): void => {
    renameWall(wall.designKey, name);
    load();
    setStatus("Name saved.");
  };
  const handleDelete = async (wall: WallSummary): Promise<void> => {
    const removed = await deleteWall(wall);
    // The previous deletion can no longer be undone.
    sendDeletions();
    markWallDeleted(wall.designKey);
    load();
    setStatus("");
    setIsStorageFull(false);
    setDeleted(removed);
  };
  const handleUndo = async (): Promise<void> => {
    if (!deleted) return;
    const isRestored = await restoreWall(deleted);
    load();
    // The deleted wall stays here, to try again once there is space.
    setIsStorageFull(!isRestored);
    if (!isRestored) return;
    unmarkWallDeleted(deleted.wall.designKey);
    setDeleted(null);
    setStatus(`${wallName(deleted.wall)} is back.`);
    setFocusedKey(deleted.wall.designKey);
  };

  if (walls === null)
    return (
      <div aria-busy="true">
        <p role="status">Opening your walls…</p>
        <Skeleton className={styles.skeleton ?? ""} />
      </div>
    );
  return (
    <>
      <div role="status" className={styles.status}>
        {deleted ? (
          <p className={styles.notice}>
            {isStorageFull
              ? `Your browser's storage is full, so ${wallName(deleted.wall)} couldn't be brought back.`
              : `${wallName(deleted.wall)} has been deleted.`}{" "}
            <Button ref={undoButton} variant="ghost" onClick={() => void handleUndo()}>
              Undo
            </Button>
          </p>
        ) : (
          status && <p className={styles.notice}>{status}</p>
        )}
      </div>
      {walls.length === 0 ? (
        <NoWalls />
      ) : (
        <>
          <ul ref={list} aria-label="Your walls" className={styles.walls}>
            {walls.map((wall) => (
              <li key={wall.designKey} data-wall={wall.designKey}>
                <WallCard
                  wall={wall}
                  onRename={(name) => handleRename(wall, name)}
                  onCopy={() => void handleCopy(wall)}
                  onDelete={() => void handleDelete(wall)}
                />
              </li>
            ))}
          </ul>
          <p>
            <ButtonLink to="/browse" variant="secondary">
              Start another wall
            </ButtonLink>
          </p>
        </>
      )}
    </>
  );
}

const sendDeletions = (): void => void deleteServerCopies(api, readVisitorId());

function NoWalls() {
  return (
    <div className={styles.empty}>
      <h2>Your first wall starts with a few photos</h2>
      <p>
        Choose a layout and drop your photos in. Your wall saves itself in this browser, so you can leave and
        come back whenever you like.
      </p>
      <ButtonLink to="/browse" size="large">
        Browse layouts and sets
      </ButtonLink>
    </div>
  );
}
