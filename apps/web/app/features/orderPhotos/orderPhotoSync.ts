import { saveOrderTiles } from "@storywall/contract/calls/orders/saveOrderTiles.ts";
import type { CallResult, Client } from "@storywall/contract/client.ts";
import { toCropParams, toWireConfirmation, toWireTileContent } from "@storywall/contract/designWire.ts";
import type { Order } from "@storywall/contract/schemas/order.ts";
import type { Design, DesignPhoto, DesignTile } from "@storywall/domain/design/design.ts";
import { isPrintUnconfirmed } from "@storywall/domain/design/printConfirmation.ts";
import { createStore, type StoreApi } from "zustand/vanilla";
import { isRetryable } from "../../lib/api/callResults.ts";
import { RETRY_DELAYS_MS, retryForever, type Wait } from "../../lib/api/retry.ts";
import { findChangedTiles, findUnsavedTiles, type SavedTile } from "./findUnsavedTiles.ts";

/** Whether the order has the photos that the wall shows. */
type SyncState =
  | { readonly kind: "saved" | "saving" | "unreachable" }
  /** Changes are saved once their photos are uploaded. */
  | { readonly kind: "uploading" }
  /** Nothing is saved until the shopper confirms the weak prints or hangs other photos. */
  | { readonly kind: "unconfirmed" }
  /** The workshop has begun, or the order was cancelled: nothing can be changed. */
  | { readonly kind: "error"; readonly message: string };

export type OrderPhotoSync = {
  readonly state: StoreApi<SyncState>;
  /**
   * Saves what has changed, one call after the other. Call it with every change of the design. Continues after the
   * shopper navigates to another page of the shop.
   */
  readonly update: (design: Design) => void;
  /** Returns the changed tiles whose weak prints the shopper has not confirmed (B2). */
  readonly unconfirmedTiles: (design: Design) => readonly DesignTile[];
  /** Returns the tiles as the order has them. */
  readonly savedTiles: () => readonly SavedTile[];
  /** Saves the design, and returns how that ended. */
  readonly finish: (design: Design) => Promise<SyncState>;
};

type OrderPhotoSyncDependencies = {
  readonly client: Client;
  readonly orderId: string;
  readonly lineId: string;
  /** True until the order is placed: tiles may be empty. */
  readonly canEmptyTiles: boolean;
  /** True when there is no sending at the end, so each weak print is confirmed before it is saved. */
  readonly needsConfirmation: boolean;
  /** Tells the server that the photo is this visitor's. Returns false when that failed. */
  readonly syncPhoto: (photo: DesignPhoto) => Promise<boolean>;
  readonly getVisitorId: () => Promise<string | null>;
  readonly wait: Wait;
  /** Called when the order has these photos, so that the browser need not keep them. The save is over afterwards. */
  readonly onSaved: (photoIds: readonly string[]) => Promise<unknown>;
};

/** Saves photos with an ordered wall as they arrive, so that a reload, a crash or another device finds them (B4). */
export const createOrderPhotoSync = (
  {
    client,
    orderId,
    lineId,
    canEmptyTiles,
    needsConfirmation,
    syncPhoto,
    getVisitorId,
    wait,
    onSaved,
  }: OrderPhotoSyncDependencies,
  orderedDesign: Design,
): OrderPhotoSync => {
  const state = createStore<SyncState>(() => ({ kind: "saved" }));
  let savedTiles: readonly SavedTile[] = orderedDesign.tiles;
  let latestDesign = orderedDesign;
  let running: Promise<void> | null = null;

  const unconfirmedTiles = (design: Design): readonly DesignTile[] =>
    needsConfirmation
      ? findChangedTiles(design, savedTiles).filter((tile) => isPrintUnconfirmed(design, tile))
      : [];
  /** None while a print is not confirmed: of two photos that were swapped, the order would have one twice. */
  const unsavedTiles = (design: Design) =>
    unconfirmedTiles(design).length > 0
      ? []
      : findUnsavedTiles(design, savedTiles).filter(({ photoId }) => photoId !== null || canEmptyTiles);
  const settledState = (): SyncState => {
    if (unconfirmedTiles(latestDesign).length > 0) return { kind: "unconfirmed" };
    const isUploading = findChangedTiles(latestDesign, savedTiles).some(({ photoId }) => photoId !== null);
    return { kind: isUploading ? "uploading" : "saved" };
  };

  const saveOnce = async (design: Design): Promise<CallResult<Order> | null> => {
    const tiles = unsavedTiles(design);
    if (tiles.length === 0) return null;
    const photosInTiles = design.photos.filter(({ id }) => tiles.some(({ photoId }) => photoId === id));
    const syncResults = await Promise.all(photosInTiles.map(syncPhoto));
    if (syncResults.includes(false)) return { kind: "unreachable", message: "unsynced photo" };
    const userId = (await getVisitorId()) ?? undefined;
    const result = await client(saveOrderTiles, {
      params: { orderId, cartItemId: lineId },
      body: {
        tiles: tiles.map((tile) => ({
          name: tile.name,
          ...toWireTileContent(tile.photoId),
          cropParams: toCropParams(tile.crops),
          ...toWireConfirmation(tile),
        })),
        userId,
      },
    });
    if (result.kind === "ok") {
      savedTiles = savedTiles.map((before) => tiles.find(({ name }) => name === before.name) ?? before);
      await onSaved(photosInTiles.map(({ id }) => id));
    }
    return result;
  };

  /** Null when the save has to be tried again later. */
  const saveChanges = async (): Promise<SyncState | null> => {
    const result = await saveOnce(latestDesign);
    if (result === null) return settledState();
    // The design may have changed in the meantime.
    if (result.kind === "ok") return { kind: "saving" };
    if (!isRetryable(result)) return { kind: "error", message: result.message };
    state.setState({ kind: "unreachable" });
    return null;
  };

  const saveUntilDone = async (): Promise<void> => {
    do state.setState(await retryForever(saveChanges, RETRY_DELAYS_MS, wait));
    while (state.getState().kind === "saving");
  };

  const update = (design: Design): void => {
    latestDesign = design;
    if (running) return;
    if (unsavedTiles(design).length === 0) {
      // Also when a change that the order rejected is undone.
      const next = settledState();
      if (state.getState().kind !== next.kind) state.setState(next, true);
      return;
    }
    state.setState({ kind: "saving" });
    running = saveUntilDone().finally(() => {
      running = null;
      // The design may have changed since the last save.
      if (state.getState().kind !== "error") update(latestDesign);
    });
  };

  return {
    state,
    update,
    unconfirmedTiles,
    savedTiles: () => savedTiles,
    finish: async (design) => {
      update(design);
      // Afterwards the server knows every photo, and no older save follows.
      await running;
      return state.getState();
    },
  };
};
