import type { BatchList } from "@storywall/contract/schemas/owner/batches.ts";
import type { Parcel } from "@storywall/contract/schemas/owner/packing.ts";
import { mapResult, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { changeBatchClosing } from "../../usecases/batches/changeBatchClosing.ts";
import { closeBatch } from "../../usecases/batches/closeBatch.ts";
import { getBatch } from "../../usecases/batches/getBatch.ts";
import { type BatchesView, listBatches } from "../../usecases/batches/listBatches.ts";
import { markBatchPrinted } from "../../usecases/batches/markBatchPrinted.ts";
import { undoBatchStep } from "../../usecases/batches/undoBatchStep.ts";
import { listPackages } from "../../usecases/packing/listPackages.ts";
import { getPackage, packPiece } from "../../usecases/packing/packWork.ts";
import { sendPackage } from "../../usecases/packing/sendPackage.ts";
import type { Shop } from "../../usecases/shop.ts";
import type { Handlers } from "../handler.ts";
import { toBatchDetail, toBatchList } from "../wire/owner/batches.ts";
import { toTracking } from "../wire/owner/ownerOrder.ts";
import { toPackListItem, toParcel } from "../wire/owner/packing.ts";

type MakeAndPackCall =
  | "getBatches"
  | "getBatch"
  | "changeBatchClosing"
  | "closeBatch"
  | "markBatchPrinted"
  | "undoBatchStep"
  | "getPackages"
  | "getPackage"
  | "packPiece"
  | "sendPackage";

export const makeAndPackHandlers = (shop: Shop): Pick<Handlers, MakeAndPackCall> => {
  const toWireList = (view: BatchesView): BatchList => toBatchList(view, shop.clock.now());
  const batchesAfter = async <Code extends string>(
    actor: StaffActor,
    changed: Result<unknown, Code>,
  ): Promise<Result<BatchList, Code | "FORBIDDEN">> =>
    changed.kind === "error" ? changed : mapResult(await listBatches(shop, actor), toWireList);

  const parcelAfter = async <Code extends string>(
    actor: StaffActor,
    number: string,
    changed: Result<unknown, Code>,
  ): Promise<Result<Parcel, Code | "FORBIDDEN" | "NOT_FOUND">> =>
    changed.kind === "error" ? changed : mapResult(await getPackage(shop, actor, number), toParcel);

  return {
    getBatches: async ({ query: { page } }, { actor }) =>
      mapResult(await listBatches(shop, actor, page), toWireList),

    getBatch: async ({ params: { batchId } }, { actor }) =>
      mapResult(await getBatch(shop, actor, batchId), (view) => toBatchDetail(view, shop.clock.now())),

    closeBatch: async ({ body: { sheets } }, { actor, requestKey }) =>
      batchesAfter(actor, await closeBatch(shop, actor, { sheets, requestKey })),

    changeBatchClosing: async ({ body }, { actor }) =>
      batchesAfter(actor, await changeBatchClosing(shop, actor, body)),

    markBatchPrinted: async ({ params: { batchId } }, { actor }) =>
      batchesAfter(actor, await markBatchPrinted(shop, actor, batchId)),

    undoBatchStep: async ({ params: { batchId }, body: { step } }, { actor }) =>
      batchesAfter(actor, await undoBatchStep(shop, actor, { batchId, step })),

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
        await sendPackage(shop, actor, { ...body, number, tracking: toTracking(body.tracking) }),
      ),
  };
};
