import { completeUploadLater } from "@storywall/contract/calls/orders/completeUploadLater.ts";
import { saveOrderTiles } from "@storywall/contract/calls/orders/saveOrderTiles.ts";
import type { CallResult, Client } from "@storywall/contract/client.ts";
import { toCropParams, toUserTemplateInfo, toWireTileContent } from "@storywall/contract/designWire.ts";
import type { Order } from "@storywall/contract/schemas/order.ts";
import type { Design, DesignPhoto } from "@storywall/domain/design/design.ts";
import { createStore, type StoreApi } from "zustand/vanilla";
import { findUnsavedTiles, type SavedTile } from "./findUnsavedTiles.ts";

/** Whether the order has what the wall shows. */
export type SyncState =
  | { readonly kind: "kept" | "keeping" | "notReached" }
  /** The workshop has begun, or the order is cancelled: nothing can be changed any more. */
  | { readonly kind: "error"; readonly message: string };

export type SendPhotosResult =
  | { readonly kind: "sent"; readonly order: Order }
  | { readonly kind: "error"; readonly message: string }
  | { readonly kind: "notReached" };

export type OrderPhotoSync = {
  readonly state: StoreApi<SyncState>;
  /**
   * Call it with every change of the wall: what is new goes into the order, one call after the other. Goes on after the
   * page is left for another of the shop.
   */
  readonly update: (design: Design) => void;
  /** "Send these photos": R4.13's end, with every tile filled. */
  readonly send: (design: Design) => Promise<SendPhotosResult>;
};

export type OrderPhotoSyncDependencies = {
  readonly client: Client;
  readonly orderId: string;
  readonly lineId: string;
  /** Whether a tile may be left empty: until the order is placed. */
  readonly canEmptyTiles: boolean;
  /** Makes the photo known to the shop as this visitor's. */
  readonly syncPhoto: (photo: DesignPhoto) => Promise<boolean>;
  readonly getVisitorId: () => Promise<string | null>;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** The order has the photos in its tiles: nobody else need keep them. */
  readonly onSaved: (photoIds: readonly string[]) => void;
};

const RETRY_DELAYS_MS = [2_000, 5_000, 15_000, 30_000] as const;
const LAST_RETRY_DELAY_MS = 30_000;

/** Puts photos into an ordered wall as they arrive, so that a reload, a crash or another device finds them (B4). */
export const createOrderPhotoSync = (
  {
    client,
    orderId,
    lineId,
    canEmptyTiles,
    syncPhoto,
    getVisitorId,
    wait,
    onSaved,
  }: OrderPhotoSyncDependencies,
  orderedDesign: Design,
): OrderPhotoSync => {
  const state = createStore<SyncState>(() => ({ kind: "kept" }));
  let savedTiles: readonly SavedTile[] = orderedDesign.tiles;
  let latestDesign = orderedDesign;
  let running: Promise<void> | null = null;

  const unsavedTiles = (design: Design) =>
    findUnsavedTiles(design, savedTiles).filter(({ photoId }) => photoId !== null || canEmptyTiles);

  const saveOnce = async (design: Design): Promise<CallResult<Order> | null> => {
    const tiles = unsavedTiles(design);
    if (tiles.length === 0) return null;
    const photosInTiles = design.photos.filter(({ id }) => tiles.some(({ photoId }) => photoId === id));
    const syncResults = await Promise.all(photosInTiles.map(syncPhoto));
    if (syncResults.includes(false)) return { kind: "unreachable", message: "a photo is not known yet" };
    const userId = (await getVisitorId()) ?? undefined;
    const result = await client(saveOrderTiles, {
      params: { orderId, cartItemId: lineId },
      body: {
        tiles: tiles.map(({ name, photoId, crops }) => ({
          name,
          ...toWireTileContent(photoId),
          cropParams: toCropParams(crops),
        })),
        userId,
      },
    });
    if (result.kind === "ok") {
      savedTiles = savedTiles.map((before) => tiles.find(({ name }) => name === before.name) ?? before);
      onSaved(photosInTiles.map(({ id }) => id));
    }
    return result;
  };

  const saveUntilDone = async (): Promise<void> => {
    let attempts = 0;
    for (;;) {
      const result = await saveOnce(latestDesign);
      if (result === null) return state.setState({ kind: "kept" });
      if (result.kind === "ok") attempts = 0;
      else if (result.kind === "error" && result.status < 500 && result.status !== 429) {
        return state.setState({ kind: "error", message: result.message });
      } else {
        state.setState({ kind: "notReached" });
        await wait(RETRY_DELAYS_MS[attempts] ?? LAST_RETRY_DELAY_MS);
        attempts += 1;
      }
    }
  };

  const update = (design: Design): void => {
    latestDesign = design;
    if (running || unsavedTiles(design).length === 0) return;
    state.setState({ kind: "keeping" });
    running = saveUntilDone().finally(() => {
      running = null;
      // What changed between the last save and this moment.
      if (state.getState().kind === "kept") update(latestDesign);
    });
  };

  return {
    state,
    update,
    send: async (design) => {
      update(design);
      // The shop then knows every photo, and no older save comes after.
      await running;
      const current = state.getState();
      if (current.kind === "error") return { kind: "error", message: current.message };
      const result = await client(completeUploadLater, {
        body: {
          orderId,
          cartItemId: lineId,
          userTemplateInfo: toUserTemplateInfo(design),
          userId: (await getVisitorId()) ?? undefined,
        },
      });
      if (result.kind === "ok") return { kind: "sent", order: result.reply };
      return result.kind === "error" && result.status < 500
        ? { kind: "error", message: result.message }
        : { kind: "notReached" };
    },
  };
};
