import { neededStock } from "@storywall/domain/stock/neededStock.ts";
import { ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import type { StoredShortage, UnsentOrder } from "../../ports/stock/Stock.ts";
import { toOrderRows } from "../orderList/findOrders.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";

/** Number of the oldest unsent orders to check for the item, more than a workshop has open. */
const MAX_ORDERS = 500;

/** An item that is out of stock, and the orders that cannot be finished without it, oldest first. */
export type ShortageView = StoredShortage & {
  readonly orders: readonly Pick<UnsentOrder, "id" | "number">[];
  /**
   * Number of these orders that should leave before the item is back; all of them when that day is unknown.
   * Their promised day stays.
   */
  readonly lateCount: number;
};

/** Returns the items that the workshops have run out of, the oldest shortage first. */
export const listStock = async (
  shop: Pick<Shop, "repositories" | "sites" | "clock">,
  actor: StaffActor,
): Promise<Result<readonly ShortageView[], "FORBIDDEN">> => {
  const allowed = requireRight(actor, "stock.edit");
  if (allowed.kind === "error") return allowed;
  const { stock, orderList } = shop.repositories;
  const shortages = await stock.list();
  const sites = [...new Set(shortages.map(({ site }) => site))];
  const unsent = (await stock.findUnsentOrders(sites, MAX_ORDERS)).map(({ designs, ...order }) => ({
    ...order,
    needs: designs.map(neededStock),
  }));
  const waiting = shortages.map((shortage) => ({
    ...shortage,
    orders: unsent.filter(
      ({ site, needs }) => site === shortage.site && needs.some((items) => items.has(shortage.item)),
    ),
  }));
  const ids = new Set(waiting.flatMap(({ orders }) => orders.map(({ id }) => id)));
  const rows = await toOrderRows(shop, actor, await orderList.findByIds([...ids]));
  const sendBy = new Map(rows.map((row) => [row.id, row.sendBy]));
  return ok(
    waiting.map((shortage) => ({
      ...shortage,
      lateCount: shortage.orders.filter(({ id }) => isTooLate(sendBy.get(id) ?? null, shortage)).length,
    })),
  );
};

/**
 * Returns whether an order was promised to leave on a day before the item is back. An order without such a day
 * has no promise yet.
 */
const isTooLate = (sendBy: string | null, { expectedOn }: StoredShortage): boolean =>
  sendBy !== null && (expectedOn === null || sendBy < expectedOn);
