import { REMAKE_BY_STATE } from "@storywall/domain/orders/remakes.ts";
import { REMAKE_REASON_RULES, type RemakeReason } from "@storywall/domain/print/remakeReasons.ts";
import { ofSite } from "@storywall/domain/sites/site.ts";
import { replacementAllowance } from "@storywall/domain/staff/refundLimits.ts";
import type { OrderRecord } from "../../../ports/orders/Orders.ts";
import type { ReplacedTile, ReplacementRecord } from "../../../ports/orders/Replacements.ts";
import { err, ok, type Result } from "../../../ports/platform/Result.ts";
import type { Repositories } from "../../../ports/platform/UnitOfWork.ts";
import type { StaffActor } from "../../../ports/staff/StaffMembers.ts";
import { isStopped } from "../../refunds/stopPayment.ts";
import { runInTransaction } from "../../runInTransaction.ts";
import type { Shop } from "../../shop.ts";
import { requireRight } from "../../staff/requireRight.ts";
import { wakeMailAndRefundSenders } from "../cancelOrder.ts";
import { requirePhotos } from "../photosAvailable.ts";
import { ORDER_NOT_FOUND } from "../readOrder.ts";
import { recordOrderEvent } from "../recordOrderEvent.ts";
import { tileLabel } from "../tileLabel.ts";
import { getUndoDeadline } from "../undo/undoWindow.ts";
import { queueReplacementMail } from "./replacementMails.ts";

type ReplacementRequest = {
  readonly orderId: string;
  readonly tiles: readonly ReplacedTile[];
  readonly reason: RemakeReason;
  readonly note: string | null;
  /** Idempotency key: the same for each attempt of one request. */
  readonly requestKey?: string | undefined;
};

type ReplaceErrorCode = "FORBIDDEN" | "NOT_FOUND" | "CONFLICT" | "IDEMPOTENCY_MISMATCH";

/**
 * Makes tiles of a sent order again, at no charge, with prints, folder, parcel and mails of their own, under a
 * separate number (docs/decisions/0055). The order itself, its money and its state stay as they are. One
 * request makes one replacement, however often it arrives; and a tile is in only one replacement at a time.
 */
export const replaceTiles = async (
  shop: Shop,
  actor: StaffActor,
  { requestKey = shop.ids.next(), ...request }: ReplacementRequest,
): Promise<Result<ReplacementRecord, ReplaceErrorCode>> => {
  const allowed = requireRight(actor, "orders.replace");
  if (allowed.kind === "error") return allowed;
  const result = await runInTransaction<ReplacementRecord, ReplaceErrorCode>(shop, async (repositories) => {
    // A second request for the order waits here, and then finds the replacement of the first.
    const order = await repositories.orders.lock(request.orderId);
    if (!order) return ORDER_NOT_FOUND;
    const earlier = await repositories.replacements.findByRequest(order.id, requestKey);
    if (earlier) return isSameRequest(earlier, request) ? ok(earlier) : OTHER_REPLACEMENT;
    const withinLimit = checkReplacementLimit(shop, actor, order, request.tiles);
    if (withinLimit.kind === "error") return withinLimit;
    const allowed = await checkReplaceable(repositories, order, request);
    if (allowed.kind === "error") return allowed;
    const { orderId, reason, note, tiles } = request;
    const id = shop.ids.next();
    const createdAt = shop.clock.now();
    const undoUntil = getUndoDeadline(shop, createdAt);
    const createdBy = actor.name;
    const replacement = { id, orderId, reason, note, tiles, requestKey, createdAt, createdBy, undoUntil };
    await repositories.replacements.insert(replacement);
    const jobs = tiles.map((tile) => ({ ...tile, id: shop.ids.next() }));
    await repositories.printJobs.addForReplacement({ orderId, replacementId: id, now: createdAt }, jobs);
    const made = await repositories.replacements.find(id);
    if (!made) throw new Error(`Replacement ${id} is missing`);
    const names = tiles.map((tile) => tileLabel(order, tile)).join(", ");
    const text = `${made.number}: ${names}. ${REMAKE_REASON_RULES[reason].label}.`;
    await recordOrderEvent(shop, repositories, order, { kind: "replacement_made", actor, text, reason });
    await queueReplacementMail(shop, repositories, made, made.state);
    return ok(made);
  });
  if (result.kind === "ok") wakeMailAndRefundSenders(shop);
  return result;
};

const checkReplacementLimit = (
  { sites }: Pick<Shop, "sites">,
  { role }: StaffActor,
  { site }: OrderRecord,
  tiles: readonly ReplacedTile[],
): Result<null, "FORBIDDEN"> => {
  const allowance = replacementAllowance(role, ofSite(sites(), site).staffLimits);
  const pieces = tiles.reduce((sum, tile) => sum + tile.pieces, 0);
  if (allowance === null || pieces <= allowance) return ok(null);
  const most = allowance === 1 ? "one tile" : `${allowance} tiles`;
  return err(
    "FORBIDDEN",
    `You can have ${most} made again at once. Please ask an owner of the shop for more.`,
  );
};

const OTHER_REPLACEMENT = err(
  "IDEMPOTENCY_MISMATCH",
  "This Idempotency-Key was used before with another replacement.",
);

const tileKey = ({ lineId, tile, pieces }: ReplacedTile): string => `${lineId} ${tile} ${pieces}`;

const isSameRequest = (made: ReplacementRecord, request: ReplacementRequest): boolean =>
  made.reason === request.reason &&
  made.tiles.map(tileKey).sort().join() === request.tiles.map(tileKey).sort().join();

const checkReplaceable = async (
  repositories: Repositories,
  order: OrderRecord,
  { tiles, reason }: ReplacementRequest,
): Promise<Result<null, "NOT_FOUND" | "CONFLICT">> => {
  if (REMAKE_BY_STATE[order.status] !== "replacement")
    return err(
      "CONFLICT",
      REMAKE_BY_STATE[order.status] === "reprint"
        ? "This order has not been sent. Print the tile again instead; it goes out with the others."
        : "Nothing in this order was sent, so there's nothing to replace.",
    );
  if (isStopped(order))
    return err("CONFLICT", "Some of this order's money was refunded, so nothing more is made for it.");
  if (!REMAKE_REASON_RULES[reason].isAfterSending)
    return err("CONFLICT", "This reason is for tiles that haven't been sent yet. Please choose another one.");
  const designs = [];
  for (const { lineId, tile, pieces } of tiles) {
    const line = order.lines.find(({ id }) => id === lineId);
    if (!line?.design.tiles.some(({ name }) => name === tile))
      return err("NOT_FOUND", "This order has no such tile.");
    if (pieces > line.quantity)
      return err(
        "CONFLICT",
        `Only ${line.quantity} of ${tileLabel(order, { lineId, tile })} ${line.quantity === 1 ? "was" : "were"} sent.`,
      );
    designs.push({ design: line.design, tile });
  }
  const open = (await repositories.replacements.findByOrder(order.id)).filter(
    ({ state }) => state === "in_production",
  );
  for (const replacement of open) {
    const same = tiles.find((tile) =>
      replacement.tiles.some((other) => other.lineId === tile.lineId && other.tile === tile.tile),
    );
    if (same)
      return err(
        "CONFLICT",
        `${tileLabel(order, same)} is being made again already, in ${replacement.number}.`,
      );
  }
  return requirePhotos(repositories, designs);
};
