import type { BatchList } from "@storywall/contract/schemas/batches.ts";
import type { Parcel } from "@storywall/contract/schemas/packing.ts";
import { mapResult, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { closeBatch } from "../../usecases/batches/closeBatch.ts";
import { listBatches } from "../../usecases/batches/listBatches.ts";
import { markBatchPrinted } from "../../usecases/batches/markBatchPrinted.ts";
import { listPackages } from "../../usecases/packing/listPackages.ts";
import { getPackage, packPiece } from "../../usecases/packing/packWork.ts";
import { sendPackage } from "../../usecases/packing/sendPackage.ts";
import type { Shop } from "../../usecases/shop.ts";
import type { Handlers } from "../handler.ts";
import { toBatchList } from "../wire/batches.ts";
import { toTracking } from "../wire/ownerOrder.ts";
import { toPackListItem, toParcel } from "../wire/packing.ts";

type MakeAndPackCall =
  | "getBatches"
  | "closeBatch"
  | "markBatchPrinted"
  | "getPackages"
  | "getPackage"
  | "packPiece"
  | "sendPackage";

export const makeAndPackHandlers = (shop: Shop): Pick<Handlers, MakeAndPackCall> => {
  const batchesAfter = async <Code extends string>(
    actor: StaffActor,
    changed: Result<unknown, Code>,
  ): Promise<Result<BatchList, Code | "FORBIDDEN">> =>
    changed.kind === "error" ? changed : mapResult(await listBatches(shop, actor), toBatchList);

  const parcelAfter = async <Code extends string>(
    actor: StaffActor,
    number: string,
    changed: Result<unknown, Code>,
  ): Promise<Result<Parcel, Code | "FORBIDDEN" | "NOT_FOUND">> =>
    changed.kind === "error" ? changed : mapResult(await getPackage(shop, actor, number), toParcel);

  return {
    getBatches: async (_request, { actor }) => mapResult(await listBatches(shop, actor), toBatchList),

    closeBatch: async ({ body: { sheets } }, { actor, requestKey }) =>
      batchesAfter(actor, await closeBatch(shop, actor, { sheets, requestKey })),

    markBatchPrinted: async ({ params: { batchId } }, { actor }) =>
      batchesAfter(actor, await markBatchPrinted(shop, actor, batchId)),

    getPackages: async (_request, { actor }) =>
      mapResult(await listPackages(shop, actor), (items) => ({ items: items.map(toPackListItem) })),

    getPackage: async ({ params: { number } }, { actor }) =>
      mapResult(await getPackage(shop, actor, number), toParcel),

    packPiece: async ({ params: { number }, body: { cartItemId, ...piece } }, { actor }) =>
      parcelAfter(actor, number, await packPiece(shop, actor, { number, lineId: cartItemId, ...piece })),

    sendPackage: async ({ params: { number }, body }, { actor }) =>
      parcelAfter(
        actor,
        number,
        await sendPackage(shop, actor, { number, tracking: toTracking(body.tracking) }),
      ),
  };
};
