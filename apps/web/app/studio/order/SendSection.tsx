import { useState } from "react";
import { useNavigate } from "react-router";
import { LazyBuyDialog } from "../../features/designer/buy/LazyBuyDialog.tsx";
import { useBuyFlow } from "../../features/designer/buy/useBuyFlow.ts";
import type { PhotoViewStore } from "../../features/designer/view/photoView.ts";
import type { OrderPhotoSync } from "../../features/orderPhotos/orderPhotoSync.ts";
import { SendPhotos } from "../../features/orderPhotos/SendPhotos.tsx";
import { sendOrderPhotos } from "../../features/orderPhotos/sendOrderPhotos.ts";
import { apiWithoutToasts } from "../../lib/api/api.ts";
import { useSite } from "../../lib/api/site.ts";
import { ensureVisitor } from "../../lib/api/visitor.ts";

type Props = {
  readonly orderId: string;
  readonly lineId: string;
  /** True when the shop has asked about a soft print of this wall. */
  readonly isAsked: boolean;
  readonly isComplete: boolean;
  readonly photos: PhotoViewStore;
  readonly sync: OrderPhotoSync;
  readonly onAddPhotos: () => void;
};

/** Sends the photos as soon as there is no obstacle, and asks about each obstacle, like the buy flow. */
export default function SendSection({
  orderId,
  lineId,
  isAsked,
  isComplete,
  photos,
  sync,
  onAddPhotos,
}: Props) {
  const [error, setError] = useState<string | null>(null);
  const navigate = useNavigate();
  const { code } = useSite();
  const sendFlow = useBuyFlow(photos, async (design) => {
    setError(null);
    const getVisitorId = () => ensureVisitor(code);
    const result = await sendOrderPhotos(
      { client: apiWithoutToasts, sync, orderId, lineId, getVisitorId },
      design,
    );
    if (result.kind === "sent") await navigate(`/order/${orderId}${isAsked ? "/prints" : ""}`);
    else setError(result.kind === "error" ? result.message : UNREACHABLE);
    return result.kind === "sent";
  });
  return (
    <>
      <SendPhotos
        syncState={sync.state}
        isComplete={isComplete}
        isSending={sendFlow.step.kind === "adding"}
        error={error}
        onSend={() => sendFlow.start()}
      />
      <LazyBuyDialog
        step={sendFlow.step}
        photos={photos}
        canUploadLater={false}
        afterUploadText="We'll send them as soon as the last one has arrived."
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
