import type { Design } from "@storywall/domain/design/design.ts";
import { photosStillToUpload } from "@storywall/domain/design/fill.ts";
import { lazy, Suspense, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useStore } from "zustand";
import { BuyQuestion } from "../../features/designer/buy/BuyQuestion.tsx";
import { useAddToCart } from "../../features/designer/buy/useAddToCart.ts";
import { CarryPhotos } from "../../features/designer/drag/CarryPhotos.tsx";
import { useFocusReturn } from "../../features/designer/focus/useFocusReturn.ts";
import { cropPhoto } from "../../features/designer/state/cropPhoto.ts";
import {
  createDesignerStore,
  DesignerContext,
  useDesigner,
} from "../../features/designer/state/designerStore.ts";
import { News } from "../../features/designer/status/News.tsx";
import { TileOptions } from "../../features/designer/tileOptions/TileOptions.tsx";
import { PhotoTray } from "../../features/designer/tray/PhotoTray.tsx";
import { Wall } from "../../features/designer/wall/Wall.tsx";
import type { PhotoKeeping } from "../../features/orderPhotos/keepPhotos.ts";
import { OrderPhotosPage } from "../../features/orderPhotos/OrderPhotosPage.tsx";
import { SendPhotos } from "../../features/orderPhotos/SendPhotos.tsx";
import { browserPhotos } from "../../features/photos/browserPhotos.ts";
import { NO_PHOTOS } from "../../features/photos/photoState.ts";
import { AddPhotos } from "../photos/AddPhotos.tsx";
import { useAddPhotos } from "../photos/useAddPhotos.ts";
import { useOrderedPhotos } from "./useOrderedPhotos.ts";

const TileCrop = lazy(() => import("../design/TileCrop.tsx"));

type Props = {
  readonly orderId: string;
  readonly lineId: string;
  readonly orderNumber: string;
  readonly title: string;
  /** The order is complete: photos may be exchanged, and none may go. */
  readonly isPlaced: boolean;
  /** The wall as the order has it. */
  readonly design: Design;
};

/** Brings the wall, the photos and the order together for a wall that is paid for: photos and crops, and nothing else. */
export function OrderedWallStudio(props: Props) {
  const [store] = useState(() => createDesignerStore(props.design));
  const [photos, setPhotos] = useState(NO_PHOTOS);
  useEffect(() => setPhotos(browserPhotos().states), []);
  const keeping = useOrderedPhotos(store, props);

  const adding = useAddPhotos(store, keeping.designKey);
  const [croppedTile, setCroppedTile] = useState<string | null>(null);
  const design = useStore(store, (state) => state.history.present);
  const focusedTile = useStore(store, (state) => state.focusedTile);
  const missing = photosStillToUpload(design);

  return (
    <DesignerContext value={store}>
      <FocusReturn />
      <CarryPhotos photos={photos}>
        <OrderPhotosPage
          {...props}
          missing={missing}
          wall={
            <>
              <News />
              <Wall photos={photos} onAddTo={adding.open} />
            </>
          }
        >
          {focusedTile !== null && (
            <TileOptions
              tileName={focusedTile}
              photos={photos}
              prices={null}
              onReplace={adding.open}
              onAdjustCrop={setCroppedTile}
              onRetry={(id) => browserPhotos().retry(id)}
            />
          )}
          <PhotoTray
            photos={photos}
            onChoose={() => adding.fromDevice(null)}
            onMoreWays={() => adding.open(null)}
            onRetry={(id) => browserPhotos().retry(id)}
            onForget={(id) => browserPhotos().forget(id)}
            hasUndo={false}
          />
          <Sending
            {...props}
            photos={photos}
            keeping={keeping.of}
            isFull={missing === 0}
            onAddPhotos={() => adding.open(null)}
          />
        </OrderPhotosPage>
      </CarryPhotos>
      <AddPhotos store={store} adding={adding} photos={photos} />
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

function FocusReturn() {
  useFocusReturn(useDesigner((state) => state.focusedTile));
  return null;
}

type SendingProps = Pick<Props, "orderId" | "isPlaced"> & {
  readonly isFull: boolean;
  readonly photos: typeof NO_PHOTOS;
  readonly keeping: PhotoKeeping;
  readonly onAddPhotos: () => void;
};

/** Sends the photos as soon as nothing stands in the way, and asks where something does, as on the way into the cart. */
function Sending({ orderId, isPlaced, isFull, photos, keeping, onAddPhotos }: SendingProps) {
  const [fault, setFault] = useState<string | null>(null);
  const navigate = useNavigate();
  const sending = useAddToCart(photos, async (design) => {
    setFault(null);
    const sent = await keeping.send(design);
    if (sent.kind === "sent") await navigate(`/order/${orderId}`);
    else setFault(sent.kind === "refused" ? sent.message : NOT_REACHED);
    return sent.kind === "sent";
  });
  return (
    <>
      <SendPhotos
        keeping={keeping.state}
        isPlaced={isPlaced}
        isFull={isFull}
        isSending={sending.step.kind === "adding"}
        fault={fault}
        onSend={() => sending.start()}
      />
      <BuyQuestion
        step={sending.step}
        photos={photos}
        mayFollow={false}
        whenArrived="We send them as soon as the last one has arrived."
        onAddPhotos={() => {
          sending.stop();
          onAddPhotos();
        }}
        prices={null}
        onAnyway={sending.goOn}
        onFixed={sending.askOn}
        onStop={sending.stop}
      />
    </>
  );
}

const NOT_REACHED = "We could not reach the shop. Your photos are kept here; please try again in a moment.";
