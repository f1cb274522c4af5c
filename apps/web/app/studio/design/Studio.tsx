import { removeTile } from "@storywall/domain/design/commands/frameCommands.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { wallPrice } from "@storywall/domain/pricing/wallPrice.ts";
import { startTransition, useCallback, useEffect, useState } from "react";
import { useStore } from "zustand";
import { loadCartDrawer } from "../../features/cart/loadCartDrawer.ts";
import { loadBuyNotes } from "../../features/designer/buy/LazyBuyNotes.tsx";
import { Designer } from "../../features/designer/Designer.tsx";
import { transferFocus } from "../../features/designer/focus/useFocusTransfer.ts";
import { focusTile } from "../../features/designer/focus/useRestoreFocus.ts";
import {
  createTransfer,
  isTransferringPhotos,
  setTransfer,
  withChosenFrame,
} from "../../features/designer/layout/layoutTransfer.ts";
import { loadMatchingChange } from "../../features/designer/layout/loadMatchingChange.ts";
import { loadRoomPanel } from "../../features/designer/lazyPanels.tsx";
import { loadArrangeActions } from "../../features/designer/panels/loadArrangeActions.ts";
import { cropPhoto } from "../../features/designer/state/cropPhoto.ts";
import { designOf } from "../../features/designer/state/designerState.ts";
import { placeWithFrames } from "../../features/designer/state/placeWithFrames.ts";
import { loadStepText } from "../../features/designer/status/LazyStepText.tsx";
import { useLayoutTransfer } from "../../features/designer/storage/useLayoutTransfer.ts";
import { useSavedDesign } from "../../features/designer/storage/useSavedDesign.ts";
import { useLocalSync } from "../../features/designer/sync/useLocalSync.ts";
import { loadFixes } from "../../features/designer/tileOptions/LazyFixes.tsx";
import { loadAlternatives } from "../../features/designer/tileOptions/lazyAlternatives.tsx";
import { loadTileOptions } from "../../features/designer/tileOptions/lazyTileOptions.tsx";
import { loadTileSheet } from "../../features/designer/tileOptions/lazyTileSheet.tsx";
import { loadUnusableFiles } from "../../features/designer/tray/LazyUnusableFiles.tsx";
import { getUnhangablePhotoIds } from "../../features/designer/view/useFailedPhotos.ts";
import { isDesktop } from "../../features/designer/view/useIsDesktop.ts";
import { browserPhotos } from "../../features/photos/browserPhotos.ts";
import { EMPTY_PHOTO_STORE } from "../../features/photos/photoState.ts";
import { useSite } from "../../lib/api/site.ts";
import { lazyImport } from "../../lib/browser/lazyImport.ts";
import { nothing, preloadable } from "../../lib/browser/preloadable.tsx";
import { useIsHydrating } from "../../lib/browser/useIsHydrating.ts";
import { whenIdle } from "../../lib/browser/whenIdle.ts";
import { withTimeout } from "../../lib/browser/withTimeout.ts";
import { AddPhotos, loadAddPhotosDialog } from "../photos/AddPhotos.tsx";
import { useAddPhotos } from "../photos/useAddPhotos.ts";
import { checkDeletedPhotos, useDeletedPhotos } from "../photos/useDeletedPhotos.ts";
import { usePauseRemovedUploads } from "../photos/usePauseRemovedUploads.ts";
import { useSmallCopies } from "../photos/useSmallCopies.ts";
import { useSharing } from "../sharing/useSharing.tsx";
import { useLastWallPhotos } from "../walls/useLastWallPhotos.ts";
import type { ChangedLineProps } from "./ChangedLine.tsx";
import { loadWallPhoto } from "./loadWallPhoto.ts";
import { OrderedHereSlot } from "./OrderedHereSlot.tsx";
import type * as TileCropModule from "./TileCrop.tsx";
import { useAddDesignToCart } from "./useAddDesignToCart.tsx";
import { useArtFromUrl } from "./useArtFromUrl.ts";
import { loadTemplateSync, useVisitorSync } from "./useVisitorSync.ts";

/** Without it the cart does not say that the wall was changed since. */
const [ChangedLine] = preloadable<ChangedLineProps>(
  async () => (await import("./ChangedLine.tsx")).default,
  nothing,
);
const loadTileCrop = () => import("./TileCrop.tsx");
/** Loads modules before they are needed: a browser does not retry a module that once failed to load. */
const preloadModules = (): void => {
  for (const load of [
    loadTileOptions,
    loadTileCrop,
    loadArrangeActions,
    loadMatchingChange,
    loadAlternatives,
    loadFixes,
    loadStepText,
    loadUnusableFiles,
    loadBuyNotes,
    loadRoomPanel,
    loadAddPhotosDialog,
    loadTemplateSync,
  ])
    load().catch(() => undefined);
  if (!isDesktop()) loadTileSheet().catch(() => undefined);
};
/** How long a photo waits for the search. On a slow network it is then hung in order, as without a network. */
const MATCHING_LIMIT_MS = 5000;
/** Returns the command that hangs photos where they suit. Without the search, photos fill the tiles in order. */
const loadPlace = async (): Promise<typeof placeWithFrames> => {
  const matching = await withTimeout(loadMatchingChange(), MATCHING_LIMIT_MS).catch(() => null);
  return matching?.placeAndMatch(placeWithFrames) ?? placeWithFrames;
};
const preloadMatching = (): void => void loadMatchingChange().catch(() => undefined);
const retryPhoto = (id: string): void => browserPhotos().retry(id);
const dismissPhoto = (id: string): void => browserPhotos().remove(id);

type Props = {
  /** Key under which the design is saved in this browser. */
  readonly designKey: string;
  readonly blank: Design;
  /** Id of the cart line that this design is, or null. */
  readonly lineUuid: string | null;
};

/**
 * Connects the designer with photos, crop and cart. These are features, and features may not import each other; the
 * modules of `studio/` may import all of them.
 */
export function Studio({ designKey, blank, lineUuid }: Props) {
  const site = useSite();
  const store = useSavedDesign(designKey, blank);
  const photos = usePagePhotos();
  const sync = useVisitorSync(designKey);
  useLocalSync(store, designKey, browserPhotos, sync.design);
  useLayoutTransfer(store, designKey, browserPhotos, site);
  useLastWallPhotos(store, designKey);
  useArtFromUrl(store);

  useDismissFiles();
  usePauseRemovedUploads(store);
  useDeletedPhotos(store);

  const adding = useAddPhotos(store, designKey, loadPlace);
  const isChoosing = adding.isFileOver || adding.target !== null;
  useEffect(() => (isChoosing ? preloadMatching() : undefined), [isChoosing]);
  const [cropping, setCropping] = useState<{ tile: string; TileCrop: typeof TileCropModule.default } | null>(
    null,
  );
  const adjustCrop = useCallback(async (tile: string): Promise<void> => {
    const loaded = await lazyImport(loadTileCrop);
    if (loaded) setCropping({ tile, TileCrop: loaded.default });
  }, []);
  // A shopper who has photos can go on with them, even when the network is lost meanwhile.
  const hasPhotos = useStore(store, (state) => designOf(state).photos.length > 0);
  useEffect(() => (hasPhotos ? whenIdle(preloadModules) : undefined), [hasPhotos]);
  useSmallCopies(store, hasPhotos);
  const sharing = useSharing({ store, photos, designKey, syncPhotos: sync.photos });
  const syncPhotos = useCallback(
    async (design: Design) => {
      const results = await sync.photos(design);
      return results.every(Boolean) || !(await checkDeletedPhotos(store));
    },
    [sync, store],
  );
  const createModel = useCallback(
    async (design: Design) =>
      (await import("../sharing/createModel.ts")).createModel(design, site.code, designKey, sync.photos),
    [site.code, designKey, sync],
  );
  const addToCart = useAddDesignToCart(designKey, lineUuid, syncPhotos);
  const { fromDevice } = adding;
  const choosePhotos = useCallback(() => {
    preloadMatching();
    fromDevice(null);
  }, [fromDevice]);
  const removeFrame = useCallback(
    (tile: string) => {
      const { tiles } = designOf(store.getState());
      const before = tiles[Math.max(0, tiles.findIndex(({ name }) => name === tile) - 1)];
      store.getState().run(removeTile, { tile });
      // After the dialog is closed, because closing it returns the focus to the frame that is removed.
      setTimeout(() => focusTile(before?.name ?? ""));
    },
    [store],
  );
  const changeLayout = useCallback(
    (photoIds: readonly string[]) => {
      const design = designOf(store.getState());
      const unusableIds = getUnhangablePhotoIds(browserPhotos().states.getState(), design);
      const transfer = withChosenFrame(designKey, createTransfer(design, photoIds, unusableIds));
      // An empty wall has the price that the list shows.
      const hasPhotos = design.photos.length > 0;
      setTransfer({ ...transfer, ...(hasPhotos && { priceBefore: wallPrice(site, design) }) });
      transferFocus();
    },
    [store, designKey, site],
  );
  return (
    <>
      <Designer
        store={store}
        photos={photos}
        prices={site}
        isInCart={addToCart.isInCart}
        onChoosePhotos={choosePhotos}
        onAddPhotos={adding.open}
        onReplacePhoto={adding.replace}
        onRetryPhoto={retryPhoto}
        onDismissPhoto={dismissPhoto}
        onAdjustCrop={adjustCrop}
        onLoadWallPhoto={loadWallPhoto}
        onCreateModel={createModel}
        onChangeLayout={changeLayout}
        onShare={sharing.share}
        onAddToCart={addToCart.add}
      />
      <AddPhotos
        store={store}
        adding={adding}
        photos={photos}
        onAddFromPhone={sharing.fromPhone}
        onUploadLater={() => store.getState().requestUploadLater()}
        onRemoveFrame={removeFrame}
      />
      {sharing.dialog}
      <OrderedHereSlot designKey={designKey} />
      {addToCart.question}
      {addToCart.isInCart && <ChangedLine store={store} designKey={designKey} lineUuid={lineUuid} />}
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

/** Files that cannot be used are listed until the shopper leaves the wall; a change of layout takes them along. */
const useDismissFiles = (): void =>
  useEffect(
    () => () => {
      if (!isTransferringPhotos()) browserPhotos().dismissFiles();
    },
    [],
  );

/** Returns the browser's photos; none on the server and in the first paint of its page. */
const usePagePhotos = () => {
  const isFromServer = useIsHydrating();
  const [states, setStates] = useState(() => (isFromServer ? EMPTY_PHOTO_STORE : browserPhotos().states));
  // Loaded ahead, so that the cart opens without network too: a browser does not retry a module that once failed to
  // load.
  useEffect(() => whenIdle(() => void loadCartDrawer().catch(() => undefined)), []);
  useEffect(() => startTransition(() => setStates(browserPhotos().states)), []);
  return states;
};
