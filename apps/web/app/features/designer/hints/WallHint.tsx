import { useEffect, useRef, useState } from "react";
import { useShallow } from "zustand/react/shallow";
import { readStored, STORAGE_KEYS, type StorageEntry, writeStored } from "../../../lib/browser/storage.ts";
import { Button, IconButton } from "../../../ui/Button.tsx";
import { CloseIcon, PlusIcon } from "../../../ui/icons/icons.tsx";
import { useDragState } from "../drag/dragContext.ts";
import { useDesigner } from "../state/designerStore.ts";
import styles from "./WallHint.module.css";
import { nextHint, type ShownHint } from "./wallHint.ts";

/** Long enough to read it twice. */
const HINT_DURATION_MS = 12_000;

const storedHintSeen: StorageEntry<true> = {
  key: STORAGE_KEYS.hintTold,
  version: 1,
  parse: (data) => (data === true ? true : null),
};

/** First steps, shown on the wall. What tiles can do is shown once per browser, and disappears by itself. */
export function WallHint({ onChoosePhotos }: { readonly onChoosePhotos: () => void }) {
  const [hasSeenTileHint, setHasSeenTileHint] = useState(true);
  const before = useRef<ShownHint>(null);
  const { kind: hint = null, isHidden = false } = useDesigner(
    useShallow(
      (state): Partial<NonNullable<ShownHint>> => nextHint(before.current, state, hasSeenTileHint) ?? {},
    ),
  );
  before.current = hint && { kind: hint, isHidden };
  const hasOthers = useDesigner((state) => state.history.present.tiles.length > 1);
  const isDragging = useDragState((drag) => drag !== null);
  useEffect(() => setHasSeenTileHint(readStored(storedHintSeen) === true), []);
  useEffect(() => {
    if (hint !== "tiles" || isHidden) return;
    // Saved at once: a shopper who reloads has seen it.
    writeStored(storedHintSeen, true);
    const timer = setTimeout(() => setHasSeenTileHint(true), HINT_DURATION_MS);
    return () => clearTimeout(timer);
  }, [hint, isHidden]);
  // A shopper who drags a photo needs no hint.
  useEffect(() => {
    if (isDragging) setHasSeenTileHint(true);
  }, [isDragging]);
  const isFree = useDesigner((state) => state.history.present.base.kind === "free");
  if (hint === null) return null;
  // The tiles of a set have no size of their own.
  const press = `${hasOthers ? "it" : "the photo"} for ${isFree ? "crop, frame and size" : "crop and frame"}.`;
  return (
    <div className={styles.root} data-hidden={isHidden || undefined}>
      {hint === "begin" ? (
        <Button
          variant="secondary"
          className={styles.startButton}
          data-clear-of-toasts
          onClick={onChoosePhotos}
        >
          <PlusIcon size={20} /> Choose your photos
        </Button>
      ) : (
        <div className={styles.hint} role="status" data-clear-of-toasts>
          <p className={styles.touchText}>
            {hasOthers && "Hold a photo to move it to another tile. "}Tap {press}
          </p>
          <p className={styles.mouseText}>
            {hasOthers && "Drag a photo to another tile. "}Click {press}
          </p>
          <IconButton label="Dismiss hint" onClick={() => setHasSeenTileHint(true)}>
            <CloseIcon size={18} />
          </IconButton>
        </div>
      )}
    </div>
  );
}
