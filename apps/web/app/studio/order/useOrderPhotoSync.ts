import { allStates } from "@storywall/domain/design/commands/history.ts";
import { addPhotos, updatePhoto } from "@storywall/domain/design/commands/photoCommands.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { photosInTray } from "@storywall/domain/design/tilePhotos.ts";
import { useEffect, useMemo } from "react";
import { designOf } from "../../features/designer/state/designerState.ts";
import type { DesignerStore } from "../../features/designer/state/designerStore.ts";
import type { SavedTile } from "../../features/orderPhotos/findUnsavedTiles.ts";
import { createOrderPhotoSync, type OrderPhotoSync } from "../../features/orderPhotos/orderPhotoSync.ts";
import { browserPhotos } from "../../features/photos/browserPhotos.ts";
import { createPhotoSync } from "../../features/photos/upload/photoSync.ts";
import { apiWithoutToasts } from "../../lib/api/api.ts";
import { sleep } from "../../lib/api/retry.ts";
import { useSite } from "../../lib/api/site.ts";
import { clearVisitor, ensureVisitor } from "../../lib/api/visitor.ts";
import type * as OrderDraftModule from "./orderDraft.ts";
import { orderDraftKey } from "./orderDraftKey.ts";
import { withKnownNames } from "./withKnownNames.ts";

/**
 * Saves the photos of an ordered wall. Uploaded photos go into the order at once. Pending photos are in the browser's
 * database (B4). What the order does not have yet is restored on the next visit.
 */
export const useOrderPhotoSync = (
  store: DesignerStore,
  {
    orderId,
    lineId,
    lineUuid,
    isPlaced,
    isAsked,
    changeableTiles,
    design,
  }: {
    readonly orderId: string;
    readonly lineId: string;
    readonly lineUuid: string | undefined;
    readonly isPlaced: boolean;
    readonly isAsked: boolean;
    /** Names of the tiles that may change; null: all. */
    readonly changeableTiles: readonly string[] | null;
    readonly design: Design;
  },
): { readonly sync: OrderPhotoSync; readonly designKey: string } => {
  const { code } = useSite();
  const designKey = `order_${lineId}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later reply must not restart it
  const sync = useMemo(() => {
    const getVisitorId = () => ensureVisitor(code);
    return createOrderPhotoSync(
      {
        client: apiWithoutToasts,
        orderId,
        lineId,
        canEmptyTiles: !isPlaced,
        needsConfirmation: isPlaced && !isAsked,
        syncPhoto: createPhotoSync({ client: apiWithoutToasts, getVisitorId, clearVisitor }).sync,
        getVisitorId,
        wait: sleep,
        onSaved: (ids) => {
          void browserPhotos().release(ids, designKey);
          // On demand: only for a wall that was designed in this browser.
          return import("../walls/showOrderedPhotos.ts")
            .then((module) => module.showOrderedPhotos(lineUuid, design, store))
            .catch(() => undefined);
        },
      },
      design,
    );
  }, [code, orderId, lineId, isPlaced, isAsked, designKey]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a later reply must not restart it
  useEffect(() => {
    const photos = browserPhotos();
    let draftModule: typeof OrderDraftModule | null = null;
    // On demand: most shoppers who open this page have no draft, and change nothing.
    const loadDraftModule = async (): Promise<void> => {
      draftModule ??= await import("./orderDraft.ts").catch(() => null);
    };
    const saveDraft = (): void => {
      if (store.getState().isRestored)
        draftModule?.saveOrderDraft(lineId, designOf(store.getState()), sync.savedTiles());
    };
    const unsubscribers = [
      store.subscribe(({ history: { present } }, { history: { present: before }, isRestored }) => {
        // With the first press on a tile: a change can then be saved at once.
        if (isRestored && !draftModule) void loadDraftModule().then(saveDraft);
        if (present === before) return;
        sync.update(present);
        saveDraft();
      }),
      sync.state.subscribe(saveDraft),
      photos.onUpdate((update) => store.getState().amend((present) => updatePhoto(present, update))),
    ];
    const restore = async (): Promise<void> => {
      const restored = await photos.restore(designKey);
      // The order already has these photos: the page was closed before they were released.
      void photos.release(
        design.photos.map(({ id }) => id),
        designKey,
      );
      const pending = restored.map(({ photo }) => photo);
      const canChange = ({ name, photoId }: SavedTile): boolean =>
        (changeableTiles?.includes(name) ?? true) && (photoId !== null || !isPlaced);
      if (hasOrderDraft(lineId)) await loadDraftModule();
      const draft = await draftModule?.readOrderDraft(lineId, pending, canChange);
      // Not a step, because undo reverts only changes of this visit.
      const { amend, markRestored } = store.getState();
      amend((present) =>
        withKnownNames(addPhotos.run(draft?.hang(present) ?? present, { photos: draft?.photos ?? pending })),
      );
      markRestored();
      // The order keeps the photos that hang. Photos that were only saved for later may have been deleted by the shop.
      if (draft)
        import("../photos/removeDeletedPhotos.ts")
          .then((module) => module.removeDeletedPhotos(store, photosInTray))
          .catch(() => undefined);
    };
    void restore();
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe();
      // Photos that undo can no longer restore.
      const { history } = store.getState();
      const present = history.present.photos.map(({ id }) => id);
      const ids = allStates(history)
        .flatMap((state) => state.photos.map(({ id }) => id))
        .filter((id) => !present.includes(id));
      void photos.unbind(ids, designKey);
    };
  }, [store, sync, lineId, design, designKey]);
  return { sync, designKey };
};

/** Whether an earlier visit of this browser left a draft of the line (orderDraft.ts). */
const hasOrderDraft = (lineId: string): boolean => {
  try {
    return localStorage.getItem(orderDraftKey(lineId)) !== null;
  } catch {
    return false;
  }
};
