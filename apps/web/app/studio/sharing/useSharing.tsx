import type { Design } from "@storywall/domain/design/design.ts";
import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { DesignerStore } from "../../features/designer/state/designerStore.ts";
import type { PhotoViewStore } from "../../features/designer/view/photoView.ts";
import { expectPhotos, isExpectingPhotos } from "../../features/share/expectedPhotos.ts";
import { useSite } from "../../lib/api/site.ts";
import { lazyImport } from "../../lib/browser/lazyImport.ts";
import { showToast } from "../../lib/page/toast.ts";
import type { SharingProps } from "./SharingDialogs.tsx";

type SharingDependencies = {
  readonly store: DesignerStore;
  readonly photos: PhotoViewStore;
  readonly designKey: string;
  readonly syncPhotos: (design: Design) => Promise<unknown>;
};

/** Sharing a design, and receiving photos by its links (B6, B7). The code is loaded when it is first needed. */
export const useSharing = (dependencies: SharingDependencies) => {
  const { store, designKey } = dependencies;
  const { code: site } = useSite();
  const [Sharing, setSharing] = useState<ComponentType<SharingProps> | null>(null);
  const [dialog, setDialog] = useState<SharingProps["dialog"] | null>(null);
  const [receivedCount, setReceivedCount] = useState(0);
  /** How often photos were expected; each time, polling starts again at a short interval. */
  const [expectationCount, setExpectationCount] = useState(0);
  const isDialogOpen = useRef(false);
  isDialogOpen.current = dialog !== null;

  useEffect(() => {
    if (isExpectingPhotos(designKey)) setExpectationCount(1);
  }, [designKey]);
  useEffect(() => {
    if (expectationCount === 0) return;
    let stop = (): void => undefined;
    let isCancelled = false;
    void import("../photos/addReceivedPhotos.ts").then(
      ({ addReceivedPhotos }) => {
        if (isCancelled) return;
        const handleReceived = ({ length }: readonly unknown[]) => {
          setReceivedCount((before) => before + length);
          if (!isDialogOpen.current) showToast("info", receivedPhotosMessage(length));
        };
        stop = addReceivedPhotos(store, { designKey, site }, handleReceived).stop;
      },
      // Without this code, photos wait at the shop until the page is loaded again.
      () => undefined,
    );
    return () => {
      isCancelled = true;
      stop();
    };
  }, [expectationCount, store, designKey, site]);

  const openDialog = useCallback(async (wanted: SharingProps["dialog"]): Promise<void> => {
    setReceivedCount(0);
    const loaded = await lazyImport(() => import("./SharingDialogs.tsx"));
    if (loaded === null) return;
    setSharing(() => loaded.default);
    setDialog(wanted);
  }, []);
  const share = useCallback(() => void openDialog("share"), [openDialog]);
  const handlePhotosExpected = useCallback(() => {
    expectPhotos(designKey);
    setExpectationCount((count) => count + 1);
  }, [designKey]);
  const shown: ReactNode = Sharing && dialog && (
    <Sharing
      dialog={dialog}
      {...dependencies}
      receivedCount={receivedCount}
      onPhotosExpected={handlePhotosExpected}
      onClose={() => setDialog(null)}
    />
  );
  return { share, fromPhone: () => openDialog("phone"), dialog: shown };
};

const receivedPhotosMessage = (count: number): string =>
  count === 1 ? "A photo has arrived through your link." : `${count} photos have arrived through your link.`;
