import {
  VERDICT_LABELS,
  verdictAdvice,
  weakCountText,
  weakPrintsOutlook,
} from "@storywall/domain/crop/verdictMessages.ts";
import { fillEmptyTiles } from "@storywall/domain/design/commands/fillEmptyTiles.ts";
import { photosInTray } from "@storywall/domain/design/tilePhotos.ts";
import type { PriceList } from "@storywall/domain/pricing/wallPrice.ts";
import { type ReactNode, useMemo } from "react";
import { useSearchParams } from "react-router";
import { useOnline } from "../../../lib/browser/useOnline.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/modal/Dialog.tsx";
import { shouldShowSamples } from "../sample/shouldShowSamples.ts";
import { useDesign, useDesigner, useDesignerStore } from "../state/designerStore.ts";
import { showUndoToast } from "../status/showUndoToast.ts";
import { FixAll, useFixAllOffers } from "../tileOptions/FixAll.tsx";
import { LazyFixes } from "../tileOptions/LazyFixes.tsx";
import { PhotoThumbnail } from "../tray/PhotoThumbnail.tsx";
import { failedTilesText, type PhotoViewStore, type PhotoViews, stageMessage } from "../view/photoView.ts";
import { shortFileName } from "../view/shortFileName.ts";
import { formatFrameSize, type TileView } from "../view/tileView.ts";
import { useFailedPhotos } from "../view/useFailedPhotos.ts";
import styles from "./BuyBar.module.css";
import { uploadWaitMessage } from "./uploadWaitMessage.ts";
import type { BuyStep } from "./useBuyFlow.ts";

export type BuyDialogProps = {
  readonly step: BuyStep;
  readonly photos: PhotoViewStore;
  /** Whether photos may still follow after the order (R4.13). */
  readonly canUploadLater: boolean;
  /** Says what happens once the last photo is uploaded. */
  readonly afterUploadText: string;
  /** Null for a wall that is already paid for: then there are no prices. */
  readonly prices: PriceList | null;
  readonly onAddPhotos: () => void;
  /** Lets the shopper choose another photo for a tile. Absent where another part of the page does. */
  readonly onReplacePhoto?: (tile: string) => void;
  readonly onAccept: () => void;
  /** Called after one of these tiles was fixed: checks what is left. */
  readonly onFixed: () => void;
  readonly onCancel: () => void;
};

/** The obstacle between a wall and the cart, with ways to remove it. */
export default function BuyDialog({ step, onCancel, ...rest }: BuyDialogProps) {
  if (step.kind === "waiting") return <UploadWaitDialog {...step} {...rest} onCancel={onCancel} />;
  const readiness = step.kind === "question" ? step.readiness : null;
  return (
    <Dialog
      open={readiness !== null}
      onCancel={onCancel}
      title={readiness ? dialogTitle(readiness, rest.photos.getState()) : ""}
      width="confirm"
    >
      {readiness && (
        <div className={styles.dialogBody}>
          <Body readiness={readiness} {...rest} onCancel={onCancel} />
        </div>
      )}
    </Dialog>
  );
}

type BlockingReadiness = Extract<BuyStep, { kind: "question" }>["readiness"];

const dialogTitle = (readiness: BlockingReadiness, views: PhotoViews): string => {
  switch (readiness.kind) {
    case "missing":
      return readiness.count === 1 ? "1 photo still to add" : `${readiness.count} photos still to add`;
    case "failed":
      return failedTilesText(readiness.tiles.map(({ photo }) => photo && views[photo.id]));
    case "weak":
      return weakCountText(readiness.tiles.map(({ verdict }) => verdict));
  }
};

function Body({
  readiness,
  photos,
  canUploadLater,
  prices,
  onFixed,
  onAddPhotos,
  onReplacePhoto,
  onAccept,
  onCancel,
}: { readonly readiness: BlockingReadiness } & Omit<BuyDialogProps, "step" | "afterUploadText">): ReactNode {
  const showsSamples = shouldShowSamples(useSearchParams()[0]);
  const failedIds = useFailedPhotos(photos);
  const unusedIds = photosInTray(useDesign()).flatMap(({ id }) => (failedIds.includes(id) ? [] : [id]));
  switch (readiness.kind) {
    case "missing":
      return (
        <>
          <p>Every tile needs a photo before the wall can be printed.</p>
          {showsSamples && <p>The sample photos only show the look: they're never printed.</p>}
          {unusedIds.length > 0 && <PlaceUnusedPhotos photoIds={unusedIds} onCancel={onCancel} />}
          <Button variant={unusedIds.length > 0 ? "secondary" : "primary"} onClick={onAddPhotos}>
            Add photos
          </Button>
          {canUploadLater && (
            <>
              <Button variant="secondary" onClick={onAccept}>
                Order now, add photos later
              </Button>
              <p className={styles.note}>
                We'll email you a link to your order, and start once every tile has its photo.
              </p>
            </>
          )}
          <Button variant="ghost" onClick={onCancel}>
            Not now
          </Button>
        </>
      );
    case "failed":
      return (
        <>
          <ul className={styles.list}>
            {readiness.tiles.map((view) => (
              <li key={view.tile.name} className={styles.tile}>
                <TileLink view={view} photos={photos} onCancel={onCancel} />
                {view.photo && (
                  <p className={styles.note}>
                    {shortFileName(view.photo.fileName)}: {stageMessage(photos.getState()[view.photo.id])}
                  </p>
                )}
              </li>
            ))}
          </ul>
          <p>Open the tile to give it another photo, or to remove this one.</p>
          <ShowTileButton tile={readiness.tiles[0]} onCancel={onCancel} />
          <Button variant="ghost" onClick={onCancel}>
            Back to the wall
          </Button>
        </>
      );
    case "weak":
      return (
        <WeakPrints
          tiles={readiness.tiles}
          photos={photos}
          prices={prices}
          onReplacePhoto={onReplacePhoto}
          onFixed={onFixed}
          onAccept={onAccept}
          onCancel={onCancel}
        />
      );
  }
}

/**
 * Offers the uploaded photos that hang nowhere. The question closes, so that the shopper sees where they hang before the
 * wall is in the cart.
 */
function PlaceUnusedPhotos({
  photoIds,
  onCancel,
}: { readonly photoIds: readonly string[] } & Pick<BuyDialogProps, "onCancel">) {
  const store = useDesignerStore();
  const isOne = photoIds.length === 1;
  return (
    <>
      <p>{isOne ? "1 photo isn't" : `${photoIds.length} photos aren't`} on your wall yet.</p>
      <Button
        onClick={() => {
          onCancel();
          store.getState().run(fillEmptyTiles, { photoIds });
          showUndoToast(store, "Your unused photos are now in the empty tiles.");
        }}
      >
        {isOne ? "Place it" : "Place them"}
      </Button>
    </>
  );
}

/**
 * Weak prints: each tile has a button that opens all its options and one that applies its best fix. What helps several of
 * them with one press, and printing them as they are, stays in view below the list, however long that is.
 */
function WeakPrints({
  tiles,
  photos,
  prices,
  onReplacePhoto,
  onFixed,
  onAccept,
  onCancel,
}: {
  readonly tiles: readonly TileView[];
  readonly onReplacePhoto: BuyDialogProps["onReplacePhoto"];
} & Pick<BuyDialogProps, "photos" | "prices" | "onFixed" | "onAccept" | "onCancel">) {
  const names = useMemo(() => tiles.map(({ tile }) => tile.name), [tiles]);
  const offers = useFixAllOffers(names, photos, prices === null);
  const verdicts = tiles.map(({ verdict }) => verdict);
  const isOne = tiles.length === 1;
  const isPrintAdvised = offers.length === 0 && !verdicts.includes("unprintable");
  return (
    <>
      <ul className={styles.list}>
        {tiles.map((view) => (
          <li key={view.tile.name} className={styles.tile}>
            <TileLink
              view={view}
              note={view.verdict && VERDICT_LABELS[view.verdict]}
              photos={photos}
              onCancel={onCancel}
            />
            <LazyFixes
              tile={view.tile.name}
              photos={photos}
              prices={prices}
              max={isOne ? MAX_FIXES_OF_ONE : 1}
              preferred={offers.find(({ fixed }) => fixed.includes(view.tile.name))?.kind}
              // With several tiles, the sentence below them says it once.
              advice={view.verdict && isOne ? verdictAdvice(view.verdict, false) : undefined}
              onReplace={onReplacePhoto}
              onFixed={onFixed}
            />
          </li>
        ))}
      </ul>
      <div className={styles.decision}>
        <p>{weakPrintsOutlook(verdicts)}</p>
        <FixAll tiles={names} offers={offers} prices={prices} onFixed={onFixed} />
        <div className={styles.ends}>
          <Button variant={isPrintAdvised ? "primary" : "secondary"} onClick={onAccept}>
            {isOne ? "Print it as it is" : "Print them as they are"}
          </Button>
          <Button variant="ghost" onClick={onCancel}>
            Back to the wall
          </Button>
        </div>
      </div>
    </>
  );
}

/** A single weak print has room for more than its best fix. */
const MAX_FIXES_OF_ONE = 3;

function TileLink({
  view: { tile, index, placed, photo },
  note = null,
  photos,
  onCancel,
}: { readonly note?: string | null; readonly view: TileView } & Pick<BuyDialogProps, "photos" | "onCancel">) {
  const openTile = useDesigner((state) => state.openTile);
  return (
    <Button
      variant="ghost"
      className={styles.tileLink}
      onClick={() => {
        onCancel();
        openTile(tile.name);
      }}
    >
      <PhotoThumbnail photo={photo} photos={photos} />
      <span>
        Tile {index + 1}, {formatFrameSize(placed.size, placed.orientation)}
        {note && `: ${note}`}
      </span>
    </Button>
  );
}

/** The main action: opens the first of the tiles. */
function ShowTileButton({
  tile,
  onCancel,
}: { readonly tile: TileView | undefined } & Pick<BuyDialogProps, "onCancel">) {
  const openTile = useDesigner((state) => state.openTile);
  return (
    <Button
      onClick={() => {
        onCancel();
        if (tile) openTile(tile.tile.name);
      }}
    >
      Show the tile
    </Button>
  );
}

function UploadWaitDialog({
  count,
  sent,
  afterUploadText,
  onCancel,
}: {
  readonly count: number;
  readonly sent: number;
  readonly afterUploadText: string;
  readonly onCancel: () => void;
}) {
  const { title, text } = uploadWaitMessage(count, useOnline());
  return (
    <Dialog open onCancel={onCancel} title={title} width="confirm">
      <div className={styles.dialogBody}>
        <p aria-live="polite">
          {text} {afterUploadText}
        </p>
        <progress className={styles.progress} value={sent} max={1} aria-label="Photos uploaded" />
        <Button variant="ghost" onClick={onCancel}>
          Not yet
        </Button>
      </div>
    </Dialog>
  );
}
