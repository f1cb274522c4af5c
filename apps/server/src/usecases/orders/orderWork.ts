import type { FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import type { FrameStyleKey } from "@storywall/domain/catalogue/frameStyles.ts";
import { frameStyleOfTile, sizeOfTile } from "@storywall/domain/design/effectiveTile.ts";
import { REMAKE_BY_STATE, type RemakeKind } from "@storywall/domain/orders/remakes.ts";
import { ofSite, type Site } from "@storywall/domain/sites/site.ts";
import { refundAllowance } from "@storywall/domain/staff/refundLimits.ts";
import { hasRight } from "@storywall/domain/staff/roles.ts";
import type { Shortage } from "@storywall/domain/stock/shortage.ts";
import { type Minor, minor } from "@storywall/domain/units/units.ts";
import type { ThreadRecord } from "../../ports/messages/MessageThreads.ts";
import type { OrderEvent } from "../../ports/orders/OrderEvents.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";
import type { ReplacementRecord } from "../../ports/orders/Replacements.ts";
import { ok, type Result } from "../../ports/platform/Result.ts";
import type { BatchRecord } from "../../ports/print/Batches.ts";
import type { PrintJobRecord, PrintJobState } from "../../ports/print/PrintJobs.ts";
import type { PrintQuestionRecord } from "../../ports/print/PrintQuestions.ts";
import type { ReprintRecord } from "../../ports/print/Reprints.ts";
import type { RefundRecord } from "../../ports/refunds/Refunds.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { findThreadOfOrder } from "../messages/threadOfOrder.ts";
import { findWarningsByParcel } from "../packing/shippingWarnings.ts";
import { tilePaymentsOf } from "../refunds/tilePayments.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";
import { shortagesOf } from "../stock/shortagesOf.ts";
import { printableUntil } from "./photosAvailable.ts";
import { ORDER_NOT_FOUND } from "./readOrder.ts";
import { isReplacementUndoable } from "./replacements/undoReplacementStep.ts";

/** A tile of an order, as the workshop sees it. */
export type WorkTile = {
  readonly lineId: string;
  readonly tile: string;
  /** Number of the tile in the wall, from 1, as printed on its back. */
  readonly number: number;
  readonly size: FrameSizeKey;
  readonly frameStyle: FrameStyleKey;
  readonly copies: number;
  /** State of its print job; null before one exists. */
  readonly state: PrintJobState | null;
  readonly fileName: string | null;
  /**
   * URL of the photo in it; null when there is none yet, it was deleted, or the person may not work with
   * prints.
   */
  readonly photoUrl: string | null;
  /** Why the last attempt to print it failed; null when it did not. */
  readonly error: string | null;
  readonly isInBatch: boolean;
  /**
   * Amount paid for each copy in minor units, less its part of the discount. Empty for those who may not see
   * amounts.
   */
  readonly paid: readonly Minor[];
  /**
   * Amount refunded for it by refunds that name it, in minor units; absent for those who may not see amounts.
   */
  readonly refunded?: Minor;
};

/**
 * Maximum number of the newest entries of each kind, more than an order ever had; the audit log has the others.
 */
const MAX_REPRINTS = 200;
const MAX_REPLACEMENTS = 10;
const MAX_EVENTS = 100;

export type WorkReplacement = ReplacementRecord & {
  readonly printsReady: number;
  readonly prints: number;
  readonly shippingWarnings: readonly string[];
};

/** Work on an order: what the workshop has done and can do. */
export type OrderWork = {
  readonly order: OrderRecord;
  readonly remake: RemakeKind;
  readonly tiles: readonly WorkTile[];
  /** Batches of its prints, with the number of its prints in each. */
  readonly batches: readonly { readonly batch: BatchRecord; readonly prints: number }[];
  readonly reprints: readonly ReprintRecord[];
  readonly replacements: readonly WorkReplacement[];
  readonly events: readonly OrderEvent[];
  /** Messages about the order; null when there are none, or the person may not read messages. */
  readonly thread: ThreadRecord | null;
  /** Out-of-stock materials of its tiles, while it is not sent. */
  readonly shortages: readonly Shortage[];
  /** Reasons why it has probably not left yet (`findShippingWarnings`). */
  readonly shippingWarnings: readonly string[];
  /** Until when tiles can be printed again; null while the order is not finished. */
  readonly printableUntil: Date | null;
  /** The most that the person's role gives back at once; null: no limit, or no right to give back. */
  readonly refundAllowance: Minor | null;
};

export const getOrderWork = async (
  shop: Pick<Shop, "repositories" | "sites" | "orderPhotoRetentionMs" | "clock">,
  actor: StaffActor,
  orderId: string,
): Promise<Result<OrderWork, "FORBIDDEN" | "NOT_FOUND">> => {
  const allowed = requireRight(actor, "orders.read");
  if (allowed.kind === "error") return allowed;
  const { orders, printJobs, printQuestions, reprints, replacements, orderEvents, refunds } =
    shop.repositories;
  const order = await orders.find(orderId);
  if (!order) return ORDER_NOT_FOUND;
  const jobs = await printJobs.findByOrder(orderId);
  const tiles = toWorkTiles(ofSite(shop.sites(), order.site), order, {
    jobs,
    questions: await printQuestions.findByOrder(orderId),
    refunds: await refunds.findByOrder(orderId),
    canShowPhotos: hasRight(actor.role, "prints.work") && order.photosGoneAt === null,
  });
  const works = (await replacements.findByOrder(orderId))
    .slice(-MAX_REPLACEMENTS)
    .map((replacement) => ({ number: replacement.number, order, replacement }));
  const warnings = await findWarningsByParcel(shop, [
    ...(order.status === "in_production" ? [{ number: order.number, order, replacement: null }] : []),
    ...works.filter(({ replacement }) => replacement.state === "in_production"),
  ]);
  return ok({
    order,
    remake: REMAKE_BY_STATE[order.status],
    tiles: hasRight(actor.role, "orders.amounts") ? tiles : tiles.map(withoutAmounts),
    batches: await findBatchesOf(shop.repositories, jobs),
    reprints: (await reprints.findByOrder(orderId)).slice(-MAX_REPRINTS),
    replacements: await Promise.all(
      works.map(async ({ number, replacement }) => {
        const again = await printJobs.findByReplacement(replacement.id);
        const printsReady = again.filter(({ state }) => state === "done").length;
        const undoUntil = isReplacementUndoable(replacement, shop.clock.now()) ? replacement.undoUntil : null;
        const shippingWarnings = warnings.get(number) ?? [];
        return { ...replacement, undoUntil, prints: again.length, printsReady, shippingWarnings };
      }),
    ),
    events: (await orderEvents.findByOrder(orderId)).slice(-MAX_EVENTS),
    thread: await findThreadOfOrder(shop.repositories, actor, orderId),
    shortages: shortagesOf(ofSite(shop.sites(), order.site), order),
    shippingWarnings: warnings.get(order.number) ?? [],
    printableUntil: printableUntil(shop, order),
    refundAllowance: hasRight(actor.role, "refunds.create")
      ? refundAllowance(actor.role, ofSite(shop.sites(), order.site).staffLimits, 0)
      : null,
  });
};

const findBatchesOf = async (
  { batches }: Pick<Shop["repositories"], "batches">,
  jobs: readonly PrintJobRecord[],
): Promise<OrderWork["batches"]> => {
  const found: { readonly batch: BatchRecord; readonly prints: number }[] = [];
  for (const batchId of new Set(jobs.flatMap((job) => job.batchId ?? []))) {
    const batch = await batches.find(batchId);
    if (batch) found.push({ batch, prints: jobs.filter((job) => job.batchId === batchId).length });
  }
  return found;
};

type PrintsOfOrder = {
  readonly jobs: readonly PrintJobRecord[];
  readonly questions: readonly PrintQuestionRecord[];
  readonly refunds: readonly RefundRecord[];
  readonly canShowPhotos: boolean;
};

const withoutAmounts = ({ refunded: _, ...tile }: WorkTile): WorkTile => ({ ...tile, paid: [] });

const toWorkTiles = (
  site: Site,
  order: OrderRecord,
  { jobs, questions, refunds, canShowPhotos }: PrintsOfOrder,
): readonly WorkTile[] => {
  const payments = tilePaymentsOf(site, order, { questions, refunds });
  return order.lines.flatMap(({ id: lineId, design, quantity }) =>
    design.tiles.map((tile, index) => {
      const job = jobs.find((each) => each.lineId === lineId && each.tile === tile.name);
      const payment = payments.find((each) => each.lineId === lineId && each.tile === tile.name);
      const photo = design.photos.find(({ id }) => id === tile.photoId);
      const isOpen = job?.state === "waiting" || job?.state === "failed";
      return {
        lineId,
        tile: tile.name,
        number: index + 1,
        size: sizeOfTile(design, tile),
        frameStyle: frameStyleOfTile(design, tile),
        copies: quantity,
        state: job?.state ?? null,
        fileName: job?.state === "done" ? (job.file?.fileName ?? null) : null,
        photoUrl: canShowPhotos ? (photo?.url ?? null) : null,
        error: isOpen ? job.lastFault : null,
        isInBatch: job !== undefined && job.batchId !== null,
        paid: payment?.paid ?? [],
        refunded: payment?.refunded ?? minor(0),
      };
    }),
  );
};
