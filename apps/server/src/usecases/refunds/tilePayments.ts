import { tileOfWall, wallLabel } from "@storywall/domain/orders/wallLabel.ts";
import { largestRemainder } from "@storywall/domain/pricing/largestRemainder.ts";
import { refundShares } from "@storywall/domain/pricing/refundShares.ts";
import { tileWeightsOf } from "@storywall/domain/pricing/tileWeights.ts";
import type { Site } from "@storywall/domain/sites/site.ts";
import { type Minor, minor } from "@storywall/domain/units/units.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { PrintQuestionRecord } from "../../ports/print/PrintQuestions.ts";
import type { RefundedTile, RefundRecord } from "../../ports/refunds/Refunds.ts";
import { refundedForLine } from "../printQuestions/printOffers.ts";

/** Reference by which staff name a tile when they refund money for it. */
export type TileReference = Pick<RefundedTile, "lineId" | "tile">;

/** Amounts paid and refunded for a tile. */
export type TilePayment = TileReference & {
  /** "Tile 3", or "Grid of four, tile 3" where the order has several walls. */
  readonly label: string;
  /** Amount paid for each copy, less its part of the discount (minor units). */
  readonly paid: readonly Minor[];
  /** Sum of refunds that name this tile, without failed and withdrawn ones (minor units). */
  readonly refunded: Minor;
};

/** Returns the amounts paid and refunded for each tile of an order, line by line. */
export const tilePaymentsOf = (
  site: Site,
  order: Pick<OrderRecord, "lines" | "discount">,
  {
    questions,
    refunds,
  }: { readonly questions: readonly PrintQuestionRecord[]; readonly refunds: readonly RefundRecord[] },
): readonly TilePayment[] => {
  const shares = refundShares({
    discount: order.discount,
    lines: order.lines.map((line) => ({
      ...line,
      refunded: refundedForLine(questions, line.id),
      tileWeights: tileWeightsOf(site, line.design),
    })),
  });
  const refundedTiles = refunds
    .filter(({ state }) => state !== "failed" && state !== "withdrawn")
    .flatMap(({ tiles }) => tiles);
  const titles = order.lines.map(({ title }) => title);
  return order.lines.flatMap(({ id: lineId, design }, line) =>
    design.tiles.map(({ name: tile }, index) => {
      const own = refundedTiles.filter((each) => each.lineId === lineId && each.tile === tile);
      return {
        lineId,
        tile,
        label: tileOfWall(wallLabel(titles, line), index + 1),
        paid: shares[line]?.[index] ?? [],
        refunded: sum(own.map(({ amount }) => amount)),
      };
    }),
  );
};

/**
 * Returns how a refund is divided among its tiles: at most the remaining amount of each tile, since the rest
 * may be for its delivery or goodwill. Returns an error when all of a tile was refunded before: the same money
 * must not be refunded twice by mistake.
 */
export const splitRefund = (
  payments: readonly TilePayment[],
  tiles: readonly TileReference[],
  amount: Minor,
): Result<{ readonly tiles: readonly RefundedTile[]; readonly label: string }, "NOT_FOUND" | "CONFLICT"> => {
  const named = payments.filter((each) => tiles.some((tile) => isSameTile(tile, each)));
  if (tiles.some((tile) => !named.some((each) => isSameTile(tile, each))))
    return err("NOT_FOUND", "This order has no such tile.");
  const done = named.filter((each) => each.refunded > 0 && leftOf(each) === 0);
  if (done.length > 0)
    return err(
      "CONFLICT",
      `The money for ${done.map(({ label }) => label).join(" and ")} was given back before. To give more, enter an amount and tick no such tile.`,
    );
  const left = named.map(leftOf);
  const amounts = amount >= sum(left) ? left : largestRemainder(amount, left);
  return ok({
    tiles: named.map(({ lineId, tile }, index) => ({ lineId, tile, amount: amounts[index] ?? minor(0) })),
    label: named.map(({ label }) => label).join(", "),
  });
};

const leftOf = ({ paid, refunded }: TilePayment): Minor => minor(Math.max(0, sum(paid) - refunded));
const sum = (amounts: readonly Minor[]): Minor => minor(amounts.reduce((total, each) => total + each, 0));
const isSameTile = (one: TileReference, other: TileReference): boolean =>
  one.lineId === other.lineId && one.tile === other.tile;
