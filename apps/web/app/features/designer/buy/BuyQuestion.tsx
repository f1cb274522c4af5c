import { fixesFor } from "@storywall/domain/design/arrange/fixes.ts";
import type { PriceList } from "@storywall/domain/pricing/wallPrice.ts";
import type { ReactNode } from "react";
import { useOnline } from "../../../lib/browser/useOnline.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { useDesign, useDesigner } from "../state/designerStore.ts";
import { Fixes } from "../tileOptions/Fixes.tsx";
import { PhotoThumb } from "../tray/PhotoThumb.tsx";
import type { PhotoViewStore } from "../view/photoView.ts";
import { centimetres, type TileView } from "../view/tileView.ts";
import { useRefused } from "../view/useRefused.ts";
import styles from "./BuyBar.module.css";
import type { AddStep } from "./useAddToCart.ts";
import { waitingWords } from "./waitingWords.ts";

type Props = {
  readonly step: AddStep;
  readonly photos: PhotoViewStore;
  /** Whether photos may still come after the order (R4.13). */
  readonly mayFollow: boolean;
  /** What happens once the last photo has arrived. */
  readonly whenArrived: string;
  /** Null for a wall that is paid for. */
  readonly prices: PriceList | null;
  readonly onAddPhotos: () => void;
  readonly onAnyway: () => void;
  /** One of the tiles in question has been put right; what is left is asked anew. */
  readonly onFixed: () => void;
  readonly onStop: () => void;
};

/** What stands between a wall and the cart, with the way out of it. */
export function BuyQuestion({ step, onStop, ...answers }: Props) {
  if (step.kind === "waiting") return <Waiting {...step} {...answers} onStop={onStop} />;
  const readiness = step.kind === "question" ? step.readiness : null;
  return (
    <Dialog
      open={readiness !== null}
      onCancel={onStop}
      title={readiness ? titleOf(readiness) : ""}
      width="confirm"
    >
      {readiness && (
        <div className={styles.question}>
          <Body readiness={readiness} {...answers} onStop={onStop} />
        </div>
      )}
    </Dialog>
  );
}

type Question = Extract<AddStep, { kind: "question" }>["readiness"];

const titleOf = (readiness: Question): string => {
  switch (readiness.kind) {
    case "missing":
      return readiness.count === 1 ? "1 photo still to add" : `${readiness.count} photos still to add`;
    case "refused":
      return readiness.tiles.length === 1 ? "A photo has a problem" : "Some photos have a problem";
    case "unprintable":
      return "Too few pixels for this size";
    case "soft":
      return "A little soft";
  }
};

function Body({
  readiness,
  photos,
  mayFollow,
  prices,
  onFixed,
  onAddPhotos,
  onAnyway,
  onStop,
}: { readonly readiness: Question } & Omit<Props, "step" | "whenArrived">): ReactNode {
  switch (readiness.kind) {
    case "missing":
      return (
        <>
          <p>Every tile needs a photo before the wall can be printed.</p>
          <Button onClick={onAddPhotos}>Add photos</Button>
          {mayFollow && (
            <>
              <Button look="secondary" onClick={onAnyway}>
                Order now, add photos later
              </Button>
              <p className={styles.note}>
                We mail you a link to your order; we begin once every tile has its photo.
              </p>
            </>
          )}
          <Button look="quiet" onClick={onStop}>
            Not now
          </Button>
        </>
      );
    case "refused":
      return (
        <>
          <ul className={styles.list}>
            {readiness.tiles.map((view) => (
              <li key={view.tile.name}>
                <TileLink view={view} photos={photos} onStop={onStop} />
              </li>
            ))}
          </ul>
          <p>The tile says why. There it can have another photo, or you take it out.</p>
          <ShowTile tile={readiness.tiles[0]} onStop={onStop} />
          <Button look="quiet" onClick={onStop}>
            Back to the wall
          </Button>
        </>
      );
    case "unprintable":
      return (
        <>
          <Tiles tiles={readiness.tiles} photos={photos} prices={prices} onFixed={onFixed} onStop={onStop} />
          {/* Of a smaller frame only the fixes speak, which know whether there is one. */}
          <p>Another photo will do, or more of this one where it is zoomed in.</p>
          <Button onClick={onStop}>Back to the wall</Button>
        </>
      );
    case "soft":
      return (
        <>
          <Tiles tiles={readiness.tiles} photos={photos} prices={prices} onFixed={onFixed} onStop={onStop} />
          <p>From across the room it looks fine; from close by you will see it.</p>
          <Button onClick={onAnyway}>Print it like this</Button>
          <Button look="quiet" onClick={onStop}>
            Back to the wall
          </Button>
        </>
      );
  }
}

/** The tiles in question: a press shows the tile and all that can be done, another takes the best way out. */
function Tiles({
  tiles,
  photos,
  prices,
  onFixed,
  onStop,
}: { readonly tiles: readonly TileView[] } & Pick<Props, "photos" | "prices" | "onFixed" | "onStop">) {
  const design = useDesign();
  const barred = { unusable: useRefused(photos), areFramesPaid: prices === null };
  return (
    <ul className={styles.list}>
      {tiles.map((view) => (
        <li key={view.tile.name} className={styles.tile}>
          <TileLink view={view} photos={photos} onStop={onStop} />
          <Fixes
            tile={view.tile.name}
            fixes={fixesFor(design, view.tile.name, barred).slice(0, 1)}
            photos={photos}
            prices={prices}
            onFixed={onFixed}
          />
        </li>
      ))}
    </ul>
  );
}

function TileLink({
  view: { tile, index, placed, photo },
  photos,
  onStop,
}: { readonly view: TileView } & Pick<Props, "photos" | "onStop">) {
  const openTile = useDesigner((state) => state.openTile);
  return (
    <Button
      look="quiet"
      onClick={() => {
        onStop();
        openTile(tile.name);
      }}
    >
      <PhotoThumb photo={photo} photos={photos} />
      <span>
        Tile {index + 1}, {centimetres(placed.size, placed.orientation)}: {photo?.fileName}
      </span>
    </Button>
  );
}

/** The way on: to the first of them. */
function ShowTile({ tile, onStop }: { readonly tile: TileView | undefined } & Pick<Props, "onStop">) {
  const openTile = useDesigner((state) => state.openTile);
  return (
    <Button
      onClick={() => {
        onStop();
        if (tile) openTile(tile.tile.name);
      }}
    >
      Show the tile
    </Button>
  );
}

function Waiting({
  count,
  sent,
  whenArrived,
  onStop,
}: {
  readonly count: number;
  readonly sent: number;
  readonly whenArrived: string;
  readonly onStop: () => void;
}) {
  const { title, words } = waitingWords(count, useOnline());
  return (
    <Dialog open onCancel={onStop} title={title} width="confirm">
      <div className={styles.question}>
        <p aria-live="polite">
          {words} {whenArrived}
        </p>
        <progress className={styles.progress} value={sent} max={1} aria-label="Photos uploaded" />
        <Button look="quiet" onClick={onStop}>
          Not yet
        </Button>
      </div>
    </Dialog>
  );
}
