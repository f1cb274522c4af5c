import { neededStock } from "@storywall/domain/stock/neededStock.ts";
import { ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import type { StoredShortage, UnsentOrder } from "../../ports/stock/Stock.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";

/** The oldest unsent orders are asked what they need: more than a workshop has open. */
const MAX_ORDERS = 500;

/** Something that is out of stock, and the orders that cannot be finished without it, the oldest first. */
export type ShortageView = StoredShortage & {
  readonly orders: readonly Pick<UnsentOrder, "id" | "number">[];
};

/** Returns what the workshops have run out of, the oldest first. */
export const listStock = async (
  { repositories: { stock } }: Pick<Shop, "repositories">,
  actor: StaffActor,
): Promise<Result<readonly ShortageView[], "FORBIDDEN">> => {
  const allowed = requireRight(actor, "stock.edit");
  if (allowed.kind === "error") return allowed;
  const shortages = await stock.list();
  const sites = [...new Set(shortages.map(({ site }) => site))];
  const unsent = (await stock.findUnsentOrders(sites, MAX_ORDERS)).map(({ designs, ...order }) => ({
    ...order,
    needs: designs.map(neededStock),
  }));
  return ok(
    shortages.map((shortage) => ({
      ...shortage,
      orders: unsent.filter(
        ({ site, needs }) => site === shortage.site && needs.some((items) => items.has(shortage.item)),
      ),
    })),
  );
};
