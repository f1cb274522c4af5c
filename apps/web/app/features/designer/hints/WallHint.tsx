import { useEffect, useState } from "react";
import { readStored, STORAGE_KEYS, type Stored, writeStored } from "../../../lib/browser/storage.ts";
import { Button, IconButton } from "../../../ui/Button.tsx";
import { CloseIcon, PlusIcon } from "../../../ui/icons.tsx";
import { useCarrying } from "../drag/carryingContext.ts";
import { useDesigner } from "../state/designerStore.ts";
import styles from "./WallHint.module.css";
import { wallHintOf } from "./wallHint.ts";

/** Long enough to read it twice. */
const SHOWN_FOR_MS = 12_000;

const hintTold: Stored<true> = {
  key: STORAGE_KEYS.hintTold,
  version: 1,
  parse: (data) => (data === true ? true : null),
};

/** First steps, said on the wall itself. What tiles can do is said once in a browser's life and goes away by itself. */
export function WallHint({ onChoosePhotos }: { readonly onChoosePhotos: () => void }) {
  const [wasTold, setWasTold] = useState(true);
  const hint = useDesigner((state) => wallHintOf(state, wasTold));
  const hasOthers = useDesigner((state) => state.history.present.tiles.length > 1);
  const isCarrying = useCarrying((now) => now !== null);
  useEffect(() => setWasTold(readStored(hintTold) === true), []);
  useEffect(() => {
    if (hint !== "tiles") return;
    // Kept at once: who reloads has seen it.
    writeStored(hintTold, true);
    const timer = setTimeout(() => setWasTold(true), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [hint]);
  // Who carries a photo has found it out.
  useEffect(() => {
    if (isCarrying) setWasTold(true);
  }, [isCarrying]);
  if (hint === null) return null;
  const name = hasOthers ? "it" : "the photo";
  return (
    <div className={styles.said}>
      {hint === "begin" ? (
        <Button look="secondary" className={styles.begin} onClick={onChoosePhotos}>
          <PlusIcon size={20} /> Choose your photos, many at once
        </Button>
      ) : (
        <div className={styles.hint} role="status">
          <p className={styles.byFinger}>
            {hasOthers && "Hold a photo to carry it to another tile. "}Tap {name} for crop, frame and size.
          </p>
          <p className={styles.byMouse}>
            {hasOthers && "Drag a photo to another tile. "}Click {name} for crop, frame and size.
          </p>
          <IconButton label="Dismiss hint" onClick={() => setWasTold(true)}>
            <CloseIcon size={18} />
          </IconButton>
        </div>
      )}
    </div>
  );
}
