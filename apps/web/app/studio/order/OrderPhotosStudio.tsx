import { isArtOnly } from "@storywall/domain/design/artPhoto.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { countEmptyTiles } from "@storywall/domain/design/tilePhotos.ts";
import { lazy, Suspense, useEffect, useState } from "react";
import { useStore } from "zustand";
import { DragProvider } from "../../features/designer/drag/DragProvider.tsx";
import { useRestoreFocus } from "../../features/designer/focus/useRestoreFocus.ts";
import { DesignerContext, useDesigner } from "../../features/designer/state/designerStore.ts";
import { StatusRegion } from "../../features/designer/status/StatusRegion.tsx";
import { PhotoTray } from "../../features/designer/tray/PhotoTray.tsx";
import { Wall } from "../../features/designer/wall/Wall.tsx";
import { Changes } from "../../features/orderPhotos/Changes.tsx";
import { OrderPhotosPage } from "../../features/orderPhotos/OrderPhotosPage.tsx";
import { browserPhotos } from "../../features/photos/browserPhotos.ts";
import { EMPTY_PHOTO_STORE } from "../../features/photos/photoState.ts";
import { LOAD_FAILED } from "../../lib/browser/lazyImport.ts";
import { AddPhotos } from "../photos/AddPhotos.tsx";
import { useAddPhotos } from "../photos/useAddPhotos.ts";
import { createOrderedWallStore } from "./createOrderedWallStore.ts";
import { UndoButtons } from "./UndoButtons.tsx";
import { useOrderPhotoSync } from "./useOrderPhotoSync.ts";

const OrderTileOptions = lazy(() =>
  import("./OrderTileOptions.tsx").catch(() => ({ default: () => <p>{LOAD_FAILED}</p> })),
);
const SendSection = lazy(() => import("./SendSection.tsx"));
const OrderTileCrop = lazy(() => import("./OrderTileCrop.tsx"));
const ConfirmPrints = lazy(() => import("./ConfirmPrints.tsx"));

type Props = {
  readonly orderId: string;
  readonly lineId: string;
  /** The line's id in the browser where it was designed. */
  readonly lineUuid: string | undefined;
  readonly orderNumber: string;
  readonly title: string;
  /** The order is complete: photos may be replaced, but no tile may become empty. */
  readonly isPlaced: boolean;
  /** Until when it can be changed; null while the order waits for its photos. */
  readonly changeableUntil: string | null;
  /** Names of the tiles that may change; null: all. */
  readonly changeableTiles: readonly string[] | null;
  /** True when the shop has asked about a soft print of this wall, so that there is something to send. */
  readonly isAsked: boolean;
  /** The design as stored with the order. */
  readonly design: Design;
};

/** Connects the wall, the photos and the order for a wall that is paid for: only photos and crops can change. */
export function OrderPhotosStudio(props: Props) {
  const [store] = useState(() =>
    createOrderedWallStore(props.design, !props.isPlaced, props.changeableTiles),
  );
  const [photos, setPhotos] = useState(EMPTY_PHOTO_STORE);
  useEffect(() => setPhotos(browserPhotos().states), []);
  const orderSync = useOrderPhotoSync(store, props);

  const addPhotos = useAddPhotos(store, orderSync.designKey);
  const [croppedTile, setCroppedTile] = useState<string | null>(null);
  const design = useStore(store, (state) => state.history.present);
  const openTileName = useStore(store, (state) => state.openTileName);
  const missingCount = countEmptyTiles(design);
  const isArt = isArtOnly(design);
  const isPlaced = props.isPlaced && !props.isAsked;
  const isUnconfirmed = useStore(orderSync.sync.state, ({ kind }) => kind === "unconfirmed");

  return (
    <DesignerContext value={store}>
      <RestoreFocus />
      <DragProvider photos={photos}>
        <OrderPhotosPage
          {...props}
          isPlaced={isPlaced}
          isArt={isArt}
          missingCount={missingCount}
          wall={
            <>
              <StatusRegion />
              <Wall photos={photos} onAddPhoto={addPhotos.open} canEmptyTiles={!props.isPlaced} />
            </>
          }
        >
          <Changes syncState={orderSync.sync.state} isPlaced={isPlaced}>
            <UndoButtons />
          </Changes>
          {isUnconfirmed && (
            <Suspense>
              <ConfirmPrints
                photos={photos}
                sync={orderSync.sync}
                {...(!isArt && { onReplacePhoto: addPhotos.open })}
              />
            </Suspense>
          )}
          {openTileName !== null && (
            <Suspense>
              <OrderTileOptions
                tileName={openTileName}
                photos={photos}
                canRemove={!props.isPlaced}
                {...(!isArt && { onReplace: addPhotos.open })}
                onAdjustCrop={setCroppedTile}
                onRetry={(id) => browserPhotos().retry(id)}
              />
            </Suspense>
          )}
          {!isArt && (
            <PhotoTray
              photos={photos}
              onChoosePhotos={() => addPhotos.fromDevice(null)}
              onAddPhotos={addPhotos.open}
              onReplace={addPhotos.replace}
              onRetry={(id) => browserPhotos().retry(id)}
              onDismiss={(id) => browserPhotos().remove(id)}
              canEmptyTiles={!props.isPlaced}
            />
          )}
          {!isPlaced && (
            <Suspense>
              <SendSection
                {...props}
                photos={photos}
                sync={orderSync.sync}
                isComplete={missingCount === 0}
                onAddPhotos={() => addPhotos.open(null)}
              />
            </Suspense>
          )}
        </OrderPhotosPage>
      </DragProvider>
      <AddPhotos store={store} adding={addPhotos} photos={photos} />
      {croppedTile !== null && (
        <Suspense>
          <OrderTileCrop tileName={croppedTile} photos={photos} onClose={() => setCroppedTile(null)} />
        </Suspense>
      )}
    </DesignerContext>
  );
}

function RestoreFocus() {
  useRestoreFocus(useDesigner((state) => state.openTileName));
  return null;
}
