import { REMAKE_BY_STATE } from "@storywall/domain/orders/remakes.ts";
import { REMAKE_REASON_RULES, type RemakeReason } from "@storywall/domain/print/remakeReasons.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { PrintJobRecord } from "../../ports/print/PrintJobs.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { requirePhotos } from "../orders/photosAvailable.ts";
import { ORDER_NOT_FOUND } from "../orders/readOrder.ts";
import { recordOrderEvent } from "../orders/recordOrderEvent.ts";
import { tileLabel } from "../orders/tileLabel.ts";
import { pieceName } from "../packing/packWork.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";
import { findPrintWork, findWorkJobs, type PrintWork, type PrintWorkIds, piecesOf } from "./printWork.ts";

type SpoiltTile = PrintWorkIds & {
  readonly lineId: string;
  readonly tile: string;
  /** Number of spoilt pieces; all when absent. */
  readonly pieces?: number | undefined;
  readonly reason: RemakeReason;
  /** Idempotency key: the same for each attempt of one request. */
  readonly requestKey?: string | undefined;
};

type ReprintErrorCode = "FORBIDDEN" | "NOT_FOUND" | "CONFLICT" | "IDEMPOTENCY_MISMATCH";

const TILE_NOT_FOUND = err("NOT_FOUND", "This order has no such tile.");

/**
 * Puts a spoilt tile back into the queue, before all others, and records why (B13). Its folder is complete
 * again once it is printed. Possible until the parcel is sent; afterwards a replacement is made
 * (`replaceTiles`).
 */
export const reprintTile = async (
  shop: Pick<Shop, "transaction" | "clock" | "ids">,
  actor: StaffActor,
  { requestKey = shop.ids.next(), ...spoilt }: SpoiltTile,
): Promise<Result<null, ReprintErrorCode>> => {
  const allowed = requireRight(actor, "prints.work");
  if (allowed.kind === "error") return allowed;
  return runInTransaction<null, ReprintErrorCode>(shop, async (repositories) => {
    // A transition of the order, or another reprint of it, waits here.
    if (!(await repositories.orders.lock(spoilt.orderId))) return ORDER_NOT_FOUND;
    const work = await findPrintWork(repositories, spoilt);
    if (!work) return ORDER_NOT_FOUND;
    const earlier = await repositories.reprints.find(requestKey);
    if (earlier) return isSameTile(earlier, spoilt) ? ok(null) : OTHER_REPRINT;
    const { lineId, tile, reason } = spoilt;
    const line = work.order.lines.find(({ id }) => id === lineId);
    const job = (await findWorkJobs(repositories, work)).find(
      (each) => each.lineId === lineId && each.tile === tile,
    );
    if (!line || !job) return TILE_NOT_FOUND;
    const made = piecesOf(work, job);
    const pieces = spoilt.pieces ?? made;
    if (pieces > made)
      return err(
        "CONFLICT",
        `There ${made === 1 ? "is only one piece" : `are only ${made} pieces`} of this tile.`,
      );
    const refusal = refusalOf(work, job, reason);
    if (refusal !== null) return err("CONFLICT", refusal);
    const photos = await requirePhotos(repositories, [{ design: line.design, tile }]);
    if (photos.kind === "error") return photos;
    const at = shop.clock.now();
    await repositories.printJobs.reprint(job.id, pieces, at);
    // Takes all pieces of the tile out of the parcel: it is unknown which of them is spoilt, so staff check
    // each again.
    for (let copy = 1; copy <= made; copy += 1)
      await repositories.packings.setPiece(work.number, {
        name: pieceName({ lineId, tile, copy }),
        isPacked: false,
        at,
        actorName: actor.name,
      });
    const { orderId, replacementId } = spoilt;
    const { batchId } = job;
    await repositories.reprints.add({
      ...{ id: requestKey, orderId, replacementId, lineId, tile, pieces, reason, at, batchId },
      actorName: actor.name,
    });
    const text = `${tileLabel(work.order, job)}: ${REMAKE_REASON_RULES[reason].label}`;
    await recordOrderEvent(shop, repositories, work.order, { kind: "reprinted", actor, text, reason });
    return ok(null);
  });
};

const OTHER_REPRINT = err("IDEMPOTENCY_MISMATCH", "This Idempotency-Key was used before with another tile.");

const isSameTile = (
  one: Pick<SpoiltTile, "orderId" | "replacementId" | "lineId" | "tile" | "reason">,
  other: Pick<SpoiltTile, "orderId" | "replacementId" | "lineId" | "tile" | "reason">,
): boolean =>
  one.orderId === other.orderId &&
  one.replacementId === other.replacementId &&
  one.lineId === other.lineId &&
  one.tile === other.tile &&
  one.reason === other.reason;

/** Returns why a tile cannot be reprinted; null when it can. */
const refusalOf = (
  { order, replacement }: PrintWork,
  { state }: PrintJobRecord,
  reason: RemakeReason,
): string | null => {
  const canReprint = replacement
    ? replacement.state === "in_production"
    : REMAKE_BY_STATE[order.status] === "reprint";
  if (!canReprint)
    return order.status === "shipped" || order.status === "delivered"
      ? "The parcel has already left. Make a replacement instead."
      : "This order is no longer being printed.";
  if (!REMAKE_REASON_RULES[reason].isBeforeSending)
    return "This reason applies only after the parcel has left.";
  if (state === "waiting") return "This tile has not been printed yet. It is in the queue.";
  if (state === "held")
    return "This tile has not been printed yet. It waits until its photo has been checked.";
  if (state === "failed")
    return "This print failed. Press “Print these once more” on the order’s page instead.";
  return null;
};
