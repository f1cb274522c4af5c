import { completeUploadLater } from "@storywall/contract/calls/orders/completeUploadLater.ts";
import { saveOrderTiles } from "@storywall/contract/calls/orders/saveOrderTiles.ts";
import type { CallResult, Client } from "@storywall/contract/client.ts";
import { toCropParams, toUserTemplateInfo, toWirePicture } from "@storywall/contract/designWire.ts";
import type { Order } from "@storywall/contract/schemas/order.ts";
import type { Design, DesignPhoto } from "@storywall/domain/design/design.ts";
import { createStore, type StoreApi } from "zustand/vanilla";
import { type KeptTile, tilesToSave } from "./tilesToSave.ts";

/** Whether the order has what the wall shows. */
export type Keeping =
  | { readonly kind: "kept" | "keeping" | "notReached" }
  /** The workshop has begun, or the order is cancelled: nothing can be changed any more. */
  | { readonly kind: "refused"; readonly message: string };

export type SentPhotos =
  | { readonly kind: "sent"; readonly order: Order }
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "notReached" };

export type PhotoKeeping = {
  readonly state: StoreApi<Keeping>;
  /**
   * Call it with every change of the wall: what is new goes into the order, one call after the other. Goes on after the
   * page is left for another of the shop.
   */
  readonly follow: (design: Design) => void;
  /** "Send these photos": R4.13's end, with every tile filled. */
  readonly send: (design: Design) => Promise<SentPhotos>;
};

export type KeepingDependencies = {
  readonly client: Client;
  readonly orderId: string;
  readonly lineId: string;
  /** Whether a tile may be left empty: until the order is placed. */
  readonly mayEmpty: boolean;
  /** Makes the photo known to the shop as this visitor's. */
  readonly syncPhoto: (photo: DesignPhoto) => Promise<boolean>;
  readonly visitor: () => Promise<string | null>;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** The order has the photos in its tiles: nobody else need keep them. */
  readonly onKept: (photoIds: readonly string[]) => void;
};

const RETRY_AFTER_MS = [2_000, 5_000, 15_000, 30_000] as const;
const LAST_RETRY_MS = 30_000;

/** Puts photos into an ordered wall as they arrive, so that a reload, a crash or another device finds them (B4). */
export const createPhotoKeeping = (
  { client, orderId, lineId, mayEmpty, syncPhoto, visitor, wait, onKept }: KeepingDependencies,
  asOrdered: Design,
): PhotoKeeping => {
  const state = createStore<Keeping>(() => ({ kind: "kept" }));
  let kept: readonly KeptTile[] = asOrdered.tiles;
  let wanted = asOrdered;
  let running: Promise<void> | null = null;

  const unsaved = (design: Design) =>
    tilesToSave(design, kept).filter(({ photoId }) => photoId !== null || mayEmpty);

  const saveOnce = async (design: Design): Promise<CallResult<Order> | null> => {
    const tiles = unsaved(design);
    if (tiles.length === 0) return null;
    const hanging = design.photos.filter(({ id }) => tiles.some(({ photoId }) => photoId === id));
    const areKnown = await Promise.all(hanging.map(syncPhoto));
    if (areKnown.includes(false)) return { kind: "unreachable", message: "a photo is not known yet" };
    const userId = (await visitor()) ?? undefined;
    const result = await client(saveOrderTiles, {
      params: { orderId, cartItemId: lineId },
      body: {
        tiles: tiles.map(({ name, photoId, crops }) => ({
          name,
          ...toWirePicture(photoId),
          cropParams: toCropParams(crops),
        })),
        userId,
      },
    });
    if (result.kind === "ok") {
      kept = kept.map((before) => tiles.find(({ name }) => name === before.name) ?? before);
      onKept(hanging.map(({ id }) => id));
    }
    return result;
  };

  const run = async (): Promise<void> => {
    let tries = 0;
    for (;;) {
      const result = await saveOnce(wanted);
      if (result === null) return state.setState({ kind: "kept" });
      if (result.kind === "ok") tries = 0;
      else if (result.kind === "refused" && result.status < 500 && result.status !== 429) {
        return state.setState({ kind: "refused", message: result.message });
      } else {
        state.setState({ kind: "notReached" });
        await wait(RETRY_AFTER_MS[tries] ?? LAST_RETRY_MS);
        tries += 1;
      }
    }
  };

  const follow = (design: Design): void => {
    wanted = design;
    if (running || unsaved(design).length === 0) return;
    state.setState({ kind: "keeping" });
    running = run().finally(() => {
      running = null;
      // What changed between the last save and this moment.
      if (state.getState().kind === "kept") follow(wanted);
    });
  };

  return {
    state,
    follow,
    send: async (design) => {
      follow(design);
      // The shop then knows every photo, and no older save comes after.
      await running;
      const keeping = state.getState();
      if (keeping.kind === "refused") return { kind: "refused", message: keeping.message };
      const result = await client(completeUploadLater, {
        body: {
          orderId,
          cartItemId: lineId,
          userTemplateInfo: toUserTemplateInfo(design),
          userId: (await visitor()) ?? undefined,
        },
      });
      if (result.kind === "ok") return { kind: "sent", order: result.reply };
      return result.kind === "refused" && result.status < 500
        ? { kind: "refused", message: result.message }
        : { kind: "notReached" };
    },
  };
};
