import type { OrderWork } from "@storywall/contract/schemas/owner/orderWork.ts";
import { mapResult, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { addOrderNote } from "../../usecases/orders/addOrderNote.ts";
import { correctAddress } from "../../usecases/orders/correctAddress.ts";
import { correctEmail } from "../../usecases/orders/correctEmail.ts";
import { correctParcel } from "../../usecases/orders/correctParcel.ts";
import { holdOrder, releaseOrder } from "../../usecases/orders/holdOrder.ts";
import { mailAgain } from "../../usecases/orders/mailAgain.ts";
import { getOrderWork } from "../../usecases/orders/orderWork.ts";
import { moveReplacement } from "../../usecases/orders/replacements/moveReplacement.ts";
import { replaceTiles } from "../../usecases/orders/replacements/replaceTiles.ts";
import { undoReplacementStep } from "../../usecases/orders/replacements/undoReplacementStep.ts";
import { reprintTile } from "../../usecases/print/reprintTile.ts";
import type { Shop } from "../../usecases/shop.ts";
import type { Handlers } from "../handler.ts";
import { omitUndefined } from "../wire/omitUndefined.ts";
import { toOrderWork } from "../wire/owner/orderWork.ts";
import { toTracking } from "../wire/owner/ownerOrder.ts";

type WorkshopCall =
  | "getOrderWork"
  | "reprintTile"
  | "replaceTiles"
  | "moveReplacement"
  | "undoReplacementStep"
  | "correctParcel"
  | "holdOrder"
  | "releaseOrder"
  | "addOrderNote"
  | "correctAddress"
  | "correctEmail"
  | "mailAgain";

export const workshopHandlers = (shop: Shop): Pick<Handlers, WorkshopCall> => {
  /** Replies with the order's work after a change, or with the change's error. */
  const replyAfter = async <Code extends string>(
    actor: StaffActor,
    orderId: string,
    changed: Result<unknown, Code>,
  ): Promise<Result<OrderWork, Code | "FORBIDDEN" | "NOT_FOUND">> =>
    changed.kind === "error" ? changed : mapResult(await getOrderWork(shop, actor, orderId), toOrderWork);

  return {
    getOrderWork: async ({ params: { orderId } }, { actor }) =>
      mapResult(await getOrderWork(shop, actor, orderId), toOrderWork),

    reprintTile: async ({ params: { orderId }, body }, { actor, requestKey }) => {
      const { cartItemId: lineId, replacementId = null, ...spoilt } = body;
      return replyAfter(
        actor,
        orderId,
        await reprintTile(shop, actor, { ...spoilt, orderId, lineId, replacementId, requestKey }),
      );
    },

    replaceTiles: async (
      { params: { orderId }, body: { tiles, reason, note = null } },
      { actor, requestKey },
    ) => {
      const replaced = tiles.map(({ cartItemId, ...tile }) => ({ ...tile, lineId: cartItemId }));
      const request = { orderId, tiles: replaced, reason, note, requestKey };
      return replyAfter(actor, orderId, await replaceTiles(shop, actor, request));
    },

    moveReplacement: async ({ params: { orderId, replacementId }, body }, { actor }) => {
      const transition =
        body.to === "shipped" ? { ...body, tracking: toTracking(body.tracking) } : { to: body.to };
      return replyAfter(
        actor,
        orderId,
        await moveReplacement(shop, actor, { orderId, replacementId }, transition),
      );
    },

    undoReplacementStep: async ({ params: { orderId, replacementId }, body: { step } }, { actor }) =>
      replyAfter(actor, orderId, await undoReplacementStep(shop, actor, { orderId, replacementId, step })),

    correctParcel: async ({ params: { orderId }, body }, { actor }) =>
      replyAfter(actor, orderId, await correctParcel(shop, actor, { orderId, tracking: toTracking(body) })),

    holdOrder: async ({ params: { orderId }, body: { reason } }, { actor }) =>
      replyAfter(actor, orderId, await holdOrder(shop, actor, { orderId, reason })),

    releaseOrder: async ({ params: { orderId } }, { actor }) =>
      replyAfter(actor, orderId, await releaseOrder(shop, actor, orderId)),

    addOrderNote: async ({ params: { orderId }, body: { text } }, { actor, requestKey }) =>
      replyAfter(actor, orderId, await addOrderNote(shop, actor, { orderId, text, requestKey })),

    correctAddress: async ({ params: { orderId }, body: { shippingAddress } }, { actor }) => {
      const address = omitUndefined(shippingAddress);
      return replyAfter(actor, orderId, await correctAddress(shop, actor, { orderId, address }));
    },

    correctEmail: async ({ params: { orderId }, body: { email } }, { actor }) =>
      replyAfter(actor, orderId, await correctEmail(shop, actor, { orderId, email })),

    mailAgain: async ({ params: { orderId }, body: { kind } }, { actor, requestKey }) =>
      replyAfter(actor, orderId, await mailAgain(shop, actor, { orderId, kind, requestKey })),
  };
};
