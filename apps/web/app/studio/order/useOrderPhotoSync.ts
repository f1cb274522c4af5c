import { allStates } from "@storywall/domain/design/commands/history.ts";
import { addPhotos, updatePhoto } from "@storywall/domain/design/commands/photoCommands.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { photosInTray } from "@storywall/domain/design/tilePhotos.ts";
import { useEffect, useMemo } from "react";
import type { DesignerStore } from "../../features/designer/state/designerStore.ts";
import { loadUnusedPhotos, saveUnusedPhotos } from "../../features/designer/storage/unusedPhotos.ts";
import { createOrderPhotoSync, type OrderPhotoSync } from "../../features/orderPhotos/orderPhotoSync.ts";
import { browserPhotos } from "../../features/photos/browserPhotos.ts";
import { createPhotoSync } from "../../features/photos/upload/photoSync.ts";
import { apiWithoutToasts } from "../../lib/api/api.ts";
import { sleep } from "../../lib/api/retry.ts";
import { useSite } from "../../lib/api/site.ts";
import { clearVisitor, ensureVisitor } from "../../lib/api/visitor.ts";

/**
 * Saves the photos of an ordered wall. Uploaded photos go into the order at once. Pending photos are in the browser's
 * database (B4), and come back into the empty tiles after a reload.
 */
export const useOrderPhotoSync = (
  store: DesignerStore,
  {
    orderId,
    lineId,
    lineUuid,
    isPlaced,
    isAsked,
    design,
  }: {
    readonly orderId: string;
    readonly lineId: string;
    readonly lineUuid: string | undefined;
    readonly isPlaced: boolean;
    readonly isAsked: boolean;
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

  useEffect(() => {
    const photos = browserPhotos();
    const unused = loadUnusedPhotos(lineId);
    const unsubscribers = [
      store.subscribe(({ history: { present } }, { history: { present: before } }) => {
        if (present === before) return;
        sync.update(present);
        saveUnusedPhotos(lineId, photosInTray(present));
      }),
      photos.onUpdate((update) => store.getState().amend((present) => updatePhoto(present, update))),
    ];
    void photos.restore(designKey).then((restored) => {
      // The order already has these photos: the page was closed before they were released.
      void photos.release(
        design.photos.map(({ id }) => id),
        designKey,
      );
      // No step: undo takes back what is done on this visit.
      const { amend, markRestored } = store.getState();
      const added = [...restored.map(({ photo }) => photo), ...unused];
      amend((present) => addPhotos.run(present, { photos: added }));
      markRestored();
      // The order keeps what hangs; what was only kept for later the shop may have deleted.
      if (unused.length > 0)
        import("../photos/removeDeletedPhotos.ts")
          .then((module) => module.removeDeletedPhotos(store, photosInTray))
          .catch(() => undefined);
    });
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe();
      // What undo can no longer bring back.
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
