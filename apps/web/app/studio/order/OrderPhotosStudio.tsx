import type { Design } from "@storywall/domain/design/design.ts";
import { countEmptyTiles } from "@storywall/domain/design/tilePhotos.ts";
import { lazy, Suspense, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useStore } from "zustand";
import { LazyBuyDialog } from "../../features/designer/buy/LazyBuyDialog.tsx";
import { useBuyFlow } from "../../features/designer/buy/useBuyFlow.ts";
import { DragProvider } from "../../features/designer/drag/DragProvider.tsx";
import { useRestoreFocus } from "../../features/designer/focus/useRestoreFocus.ts";
import { cropPhoto } from "../../features/designer/state/cropPhoto.ts";
import {
  createDesignerStore,
  DesignerContext,
  useDesigner,
} from "../../features/designer/state/designerStore.ts";
import { StatusRegion } from "../../features/designer/status/StatusRegion.tsx";
import { PhotoTray } from "../../features/designer/tray/PhotoTray.tsx";
import { Wall } from "../../features/designer/wall/Wall.tsx";
import { OrderPhotosPage } from "../../features/orderPhotos/OrderPhotosPage.tsx";
import type { OrderPhotoSync } from "../../features/orderPhotos/orderPhotoSync.ts";
import { SendPhotos } from "../../features/orderPhotos/SendPhotos.tsx";
import { browserPhotos } from "../../features/photos/browserPhotos.ts";
import { EMPTY_PHOTO_STORE } from "../../features/photos/photoState.ts";
import { LOAD_FAILED } from "../../lib/browser/lazyImport.ts";
import { AddPhotos } from "../photos/AddPhotos.tsx";
import { useAddPhotos } from "../photos/useAddPhotos.ts";
import { useOrderPhotoSync } from "./useOrderPhotoSync.ts";

const OrderTileOptions = lazy(() =>
  import("./OrderTileOptions.tsx").catch(() => ({ default: () => <p>{LOAD_FAILED}</p> })),
);
const TileCrop = lazy(() => import("../design/TileCrop.tsx"));

type Props = {
  readonly orderId: string;
  readonly lineId: string;
  readonly orderNumber: string;
  readonly title: string;
  /** The order is complete: photos may be replaced, but no tile may become empty. */
  readonly isPlaced: boolean;
  /** The shop has asked about a soft print of this wall, so there is something to send. */
  readonly isAsked: boolean;
  /** The design as the order has it. */
  readonly design: Design;
};

/** Connects the wall, the photos and the order for a wall that is paid for: only photos and crops can change. */
export function OrderPhotosStudio(props: Props) {
  const [store] = useState(() => createDesignerStore(props.design));
  const [photos, setPhotos] = useState(EMPTY_PHOTO_STORE);
  useEffect(() => setPhotos(browserPhotos().states), []);
  const orderSync = useOrderPhotoSync(store, props);

  const addPhotos = useAddPhotos(store, orderSync.designKey);
  const [croppedTile, setCroppedTile] = useState<string | null>(null);
  const design = useStore(store, (state) => state.history.present);
  const openTileName = useStore(store, (state) => state.openTileName);
  const missingCount = countEmptyTiles(design);

  return (
    <DesignerContext value={store}>
      <RestoreFocus />
      <DragProvider photos={photos}>
        <OrderPhotosPage
          {...props}
          isPlaced={props.isPlaced && !props.isAsked}
          missingCount={missingCount}
          wall={
            <>
              <StatusRegion />
              <Wall photos={photos} onAddPhoto={addPhotos.open} />
            </>
          }
        >
          {openTileName !== null && (
            <Suspense>
              <OrderTileOptions
                tileName={openTileName}
                photos={photos}
                onReplace={addPhotos.open}
                onAdjustCrop={setCroppedTile}
                onRetry={(id) => browserPhotos().retry(id)}
              />
            </Suspense>
          )}
          <PhotoTray
            photos={photos}
            onChoosePhotos={() => addPhotos.fromDevice(null)}
            onMoreOptions={() => addPhotos.open(null)}
            onRetry={(id) => browserPhotos().retry(id)}
            onDismiss={(id) => browserPhotos().remove(id)}
            showsUndo={false}
          />
          <SendSection
            {...props}
            photos={photos}
            sync={orderSync.sync}
            isComplete={missingCount === 0}
            onAddPhotos={() => addPhotos.open(null)}
          />
        </OrderPhotosPage>
      </DragProvider>
      <AddPhotos store={store} adding={addPhotos} photos={photos} />
      {croppedTile !== null && (
        <Suspense>
          <TileCrop
            design={design}
            tileName={croppedTile}
            photos={photos}
            onApply={(photoId, crop) => {
              cropPhoto(store, { tile: croppedTile, photoId, crop });
              setCroppedTile(null);
            }}
            onCancel={() => setCroppedTile(null)}
          />
        </Suspense>
      )}
    </DesignerContext>
  );
}

function RestoreFocus() {
  useRestoreFocus(useDesigner((state) => state.openTileName));
  return null;
}

type SendSectionProps = Pick<Props, "orderId" | "isPlaced" | "isAsked"> & {
  readonly isComplete: boolean;
  readonly photos: typeof EMPTY_PHOTO_STORE;
  readonly sync: OrderPhotoSync;
  readonly onAddPhotos: () => void;
};

/** Sends the photos as soon as there is no obstacle, and asks about each obstacle, as on the way into the cart. */
function SendSection({
  orderId,
  isPlaced,
  isAsked,
  isComplete,
  photos,
  sync,
  onAddPhotos,
}: SendSectionProps) {
  const [error, setError] = useState<string | null>(null);
  const navigate = useNavigate();
  const sendFlow = useBuyFlow(photos, async (design) => {
    setError(null);
    const result = await sync.send(design);
    if (result.kind === "sent") await navigate(`/order/${orderId}${isAsked ? "/prints" : ""}`);
    else setError(result.kind === "error" ? result.message : UNREACHABLE);
    return result.kind === "sent";
  });
  return (
    <>
      <SendPhotos
        syncState={sync.state}
        isPlaced={isPlaced && !isAsked}
        isComplete={isComplete}
        isSending={sendFlow.step.kind === "adding"}
        error={error}
        onSend={() => sendFlow.start()}
      />
      <LazyBuyDialog
        step={sendFlow.step}
        photos={photos}
        canUploadLater={false}
        afterUploadText="We send them as soon as the last one has arrived."
        onAddPhotos={() => {
          sendFlow.cancel();
          onAddPhotos();
        }}
        prices={null}
        onAccept={sendFlow.acceptWarning}
        onFixed={sendFlow.recheck}
        onCancel={sendFlow.cancel}
      />
    </>
  );
}

const UNREACHABLE = "We couldn't reach the shop. Your photos are safe here; please try again in a moment.";
