import type { Design } from "@storywall/domain/design/design.ts";
import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { DesignerStore } from "../../features/designer/state/designerStore.ts";
import type { PhotoViewStore } from "../../features/designer/view/photoView.ts";
import { expectPhotos, mayPhotosArrive } from "../../features/share/photoLinks.ts";
import { useSite } from "../../lib/api/site.ts";
import { loadPart } from "../../lib/browser/loadPart.ts";
import { showToast } from "../../lib/page/toast.ts";
import type { SharingProps } from "./Sharing.tsx";

type Parts = {
  readonly store: DesignerStore;
  readonly photos: PhotoViewStore;
  readonly designKey: string;
  readonly syncPhotos: (design: Design) => Promise<unknown>;
};

/** B6, B7: sharing a design, and photos that come by its links. All of it is loaded when it is first wanted. */
export const useSharing = (parts: Parts) => {
  const { store, designKey } = parts;
  const { code: site } = useSite();
  const [Sharing, setSharing] = useState<ComponentType<SharingProps> | null>(null);
  const [dialog, setDialog] = useState<SharingProps["dialog"] | null>(null);
  const [arrived, setArrived] = useState(0);
  /** How often photos were said to be coming; each time they are looked for often again. */
  const [expected, setExpected] = useState(0);
  const isDialogOpen = useRef(false);
  isDialogOpen.current = dialog !== null;

  useEffect(() => {
    if (mayPhotosArrive(designKey)) setExpected(1);
  }, [designKey]);
  useEffect(() => {
    if (expected === 0) return;
    let stop = (): void => undefined;
    let isOver = false;
    void import("../photos/takeInArrivals.ts").then(
      ({ takeInArrivals }) => {
        if (isOver) return;
        const onArrived = ({ length }: readonly unknown[]) => {
          setArrived((before) => before + length);
          if (!isDialogOpen.current) showToast("info", arrivedWords(length));
        };
        stop = takeInArrivals(store, { designKey, site }, onArrived).stop;
      },
      // Without it photos wait at the shop until the page is loaded again.
      () => undefined,
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [expected, store, designKey, site]);

  const show = useCallback(async (wanted: SharingProps["dialog"]): Promise<void> => {
    setArrived(0);
    const loaded = await loadPart(() => import("./Sharing.tsx"));
    if (loaded === null) return;
    setSharing(() => loaded.default);
    setDialog(wanted);
  }, []);
  const share = useCallback(() => void show("share"), [show]);
  const expect = useCallback(() => {
    expectPhotos(designKey);
    setExpected((times) => times + 1);
  }, [designKey]);
  const shown: ReactNode = Sharing && dialog && (
    <Sharing
      dialog={dialog}
      {...parts}
      arrived={arrived}
      onPhotosExpected={expect}
      onClose={() => setDialog(null)}
    />
  );
  return { share, fromPhone: () => show("phone"), dialog: shown };
};

const arrivedWords = (count: number): string =>
  count === 1 ? "A photo has arrived by your link." : `${count} photos have arrived by your link.`;
