import type { Design } from "@storywall/domain/design/design.ts";
import { startTransition, useCallback, useEffect, useState } from "react";
import { useStore } from "zustand";
import { loadCartDrawer } from "../../features/cart/loadCartDrawer.ts";
import { Designer } from "../../features/designer/Designer.tsx";
import { takeFocusAlong } from "../../features/designer/focus/useFocusAlong.ts";
import { carriedFrom, carryAlong } from "../../features/designer/layout/carried.ts";
import { loadRoomPanel } from "../../features/designer/lazyParts.tsx";
import { loadArranging } from "../../features/designer/panels/loadArranging.ts";
import { cropPhoto } from "../../features/designer/state/cropPhoto.ts";
import { designOf } from "../../features/designer/state/designerState.ts";
import { useCarriedPhotos } from "../../features/designer/storage/useCarriedPhotos.ts";
import { useSavedWall } from "../../features/designer/storage/useSavedWall.ts";
import { useDesignMemory } from "../../features/designer/sync/useDesignMemory.ts";
import { browserPhotos } from "../../features/photos/browserPhotos.ts";
import { NO_PHOTOS } from "../../features/photos/photoState.ts";
import { useSite } from "../../lib/api/site.ts";
import { loadPart } from "../../lib/browser/loadPart.ts";
import { useIsFromServer } from "../../lib/browser/useIsFromServer.ts";
import { whenAtRest } from "../../lib/browser/whenAtRest.ts";
import { AddPhotos } from "../photos/AddPhotos.tsx";
import { useAddPhotos } from "../photos/useAddPhotos.ts";
import { takeOutGonePhotos, useGonePhotos } from "../photos/useGonePhotos.ts";
import { usePhotosTakenOut } from "../photos/usePhotosTakenOut.ts";
import { useSharing } from "../sharing/useSharing.tsx";
import { readWallPhoto } from "./readWallPhoto.ts";
import type * as TileCropModule from "./TileCrop.tsx";
import { useAddToCart } from "./useAddToCart.tsx";
import { useArtOfAddress } from "./useArtOfAddress.ts";
import { useVisitorSync } from "./useVisitorSync.ts";

const loadTileCrop = () => import("./TileCrop.tsx");
/** A browser does not retry a module that once failed to load. */
const loadAhead = (): void => {
  for (const load of [loadTileCrop, loadArranging, loadRoomPanel]) load().catch(() => undefined);
};
const retryPhoto = (id: string): void => browserPhotos().retry(id);
const forgetPhoto = (id: string): void => browserPhotos().forget(id);

type Props = {
  /** Under which the wall is kept in this browser. */
  readonly designKey: string;
  readonly blank: Design;
  /** The line of the cart that this wall is, if it is one. */
  readonly lineUuid: string | null;
};

/** Brings the designer together with photos, crop and cart, which know nothing of each other. */
export function Studio({ designKey, blank, lineUuid }: Props) {
  const site = useSite();
  const store = useSavedWall(designKey, blank);
  const photos = usePhotosOfPage();
  const sync = useVisitorSync(designKey);
  useDesignMemory(store, designKey, browserPhotos, sync.design);
  useCarriedPhotos(store, designKey, browserPhotos);
  useArtOfAddress(store);

  usePhotosTakenOut(store);
  useGonePhotos(store);

  const adding = useAddPhotos(store, designKey);
  const [cropping, setCropping] = useState<{ tile: string; TileCrop: typeof TileCropModule.default } | null>(
    null,
  );
  const adjustCrop = useCallback(async (tile: string): Promise<void> => {
    const loaded = await loadPart(loadTileCrop);
    if (loaded) setCropping({ tile, TileCrop: loaded.default });
  }, []);
  // Whoever has photos goes on with them, also when the network has gone in between.
  const hasPhotos = useStore(store, (state) => designOf(state).photos.length > 0);
  useEffect(() => (hasPhotos ? whenAtRest(loadAhead) : undefined), [hasPhotos]);
  const sharing = useSharing({ store, photos, designKey, syncPhotos: sync.photos });
  const syncPhotos = useCallback(
    async (design: Design) => {
      const kept = await sync.photos(design);
      return kept.every(Boolean) || !(await takeOutGonePhotos(store));
    },
    [sync, store],
  );
  const buying = useAddToCart(designKey, lineUuid, syncPhotos);
  const { fromDevice } = adding;
  const choosePhotos = useCallback(() => fromDevice(null), [fromDevice]);
  const changeLayout = useCallback(
    (photoIds: readonly string[]) => {
      carryAlong(carriedFrom(designOf(store.getState()), photoIds));
      takeFocusAlong();
    },
    [store],
  );
  return (
    <>
      <Designer
        store={store}
        photos={photos}
        prices={site}
        isInCart={lineUuid !== null}
        onChoosePhotos={choosePhotos}
        onAddPhotos={adding.open}
        onRetryPhoto={retryPhoto}
        onForgetPhoto={forgetPhoto}
        onAdjustCrop={adjustCrop}
        onReadWallPhoto={readWallPhoto}
        onChangeLayout={changeLayout}
        onShare={sharing.share}
        onAddToCart={buying.add}
      />
      <AddPhotos
        store={store}
        adding={adding}
        photos={photos}
        onPhone={sharing.fromPhone}
        onLater={() => store.getState().wishToOrder()}
      />
      {sharing.dialog}
      {buying.question}
      {cropping && (
        <cropping.TileCrop
          design={store.getState().history.present}
          tileName={cropping.tile}
          photos={photos}
          onApply={(photoId, crop) => {
            cropPhoto(store, { tile: cropping.tile, photoId, crop });
            setCropping(null);
          }}
          onCancel={() => setCropping(null)}
        />
      )}
    </>
  );
}

/** The browser's photos once there is a browser; none on the server and in the first paint of its page. */
const usePhotosOfPage = () => {
  const isFromServer = useIsFromServer();
  const [states, setStates] = useState(() => (isFromServer ? NO_PHOTOS : browserPhotos().states));
  // Loaded ahead, so that the cart opens without a network too: a browser does not retry a module that once failed to load.
  useEffect(() => whenAtRest(() => void loadCartDrawer().catch(() => undefined)), []);
  useEffect(() => startTransition(() => setStates(browserPhotos().states)), []);
  return states;
};
