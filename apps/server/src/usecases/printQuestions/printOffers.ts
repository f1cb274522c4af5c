import type { FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import { removeTile } from "@storywall/domain/design/commands/frameCommands.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { sizeOfTile } from "@storywall/domain/design/effectiveTile.ts";
import { findSmallerSizes, type SmallerSize } from "@storywall/domain/design/smallerSizes.ts";
import { paidForTile, refundForSmallerTile } from "@storywall/domain/pricing/tileRefunds.ts";
import { framePrice } from "@storywall/domain/pricing/wallPrice.ts";
import type { Site } from "@storywall/domain/sites/site.ts";
import { type Minor, minor } from "@storywall/domain/units/units.ts";
import type { PricedLine } from "../../ports/checkout/Checkouts.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";
import type { PrintJobRecord } from "../../ports/print/PrintJobs.ts";
import type { PrintQuestionRecord } from "../../ports/print/PrintQuestions.ts";
import { isStopped } from "../refunds/stopPayment.ts";

/** Choices of a shopper for a tile, besides the print as it is and another photo. */
export type PrintOffers = {
  readonly smallerSizes: readonly (SmallerSize & { readonly refund: Minor })[];
  /** Wall without the tile, and the refund for it; null when the tile cannot be left out. */
  readonly leaveOut: { readonly design: Design; readonly refund: Minor } | null;
};

type OfferContext = {
  readonly site: Site;
  readonly order: OrderRecord;
  /** All questions of the order. */
  readonly questions: readonly PrintQuestionRecord[];
  readonly jobs: readonly PrintJobRecord[];
  /** Remaining amount of the order's payment, the maximum of any refund. */
  readonly refundable: Minor;
};

const NO_OFFERS: PrintOffers = { smallerSizes: [], leaveOut: null };

/** Returns the amount refunded for a line because of earlier answers. */
export const refundedForLine = (questions: readonly PrintQuestionRecord[], lineId: string): Minor =>
  minor(questions.reduce((sum, each) => sum + (each.lineId === lineId ? each.givenBack : 0), 0));

/**
 * Returns the sizes in which the photo prints well, and whether the tile can be left out, each with its refund.
 * The refunds are parts of the paid amount, so a discount lowers them as it lowered the price (B13).
 */
export const findPrintOffers = (
  { site, order, questions, jobs, refundable }: OfferContext,
  { lineId, tile }: Pick<PrintQuestionRecord, "lineId" | "tile">,
): PrintOffers => {
  const line = order.lines.findIndex(({ id }) => id === lineId);
  const wall = order.lines[line];
  const changed = wall?.design.tiles.find(({ name }) => name === tile);
  // The remaining amount is unknown while money has gone back without the shop.
  if (!wall || !changed || isStopped(order)) return NO_OFFERS;
  const lines = order.lines.map((each) => ({ ...each, refunded: refundedForLine(questions, each.id) }));
  const paid = paidForTile(site, { lines, discount: order.discount }, { line, tile });
  const priceOf = (size: FrameSizeKey): Minor => framePrice(site, size) ?? minor(0);
  const before = priceOf(sizeOfTile(wall.design, changed));
  const limit = (amount: Minor): Minor => minor(Math.min(amount, refundable));
  return {
    smallerSizes: findSmallerSizes(wall.design, tile).map((smaller) => ({
      ...smaller,
      refund: limit(refundForSmallerTile(paid, { before, after: priceOf(smaller.size) })),
    })),
    leaveOut: canLeaveOut(wall, jobs, tile)
      ? { design: removeTile.run(wall.design, { tile }), refund: limit(paid) }
      : null,
  };
};

/**
 * Returns whether a tile may be removed: its wall allows it, and no tile after it is printed. Those after it
 * get other numbers, which are on the backs of printed tiles and in their file names.
 */
const canLeaveOut = ({ id, design }: PricedLine, jobs: readonly PrintJobRecord[], tile: string): boolean => {
  const later = design.tiles.slice(design.tiles.findIndex(({ name }) => name === tile) + 1);
  const isPrinted = (name: string): boolean =>
    jobs.some((job) => job.lineId === id && job.tile === name && job.state === "done");
  return removeTile.isPossible(design, { tile }) && !later.some(({ name }) => isPrinted(name));
};
