import { REMAKE_BY_STATE } from "@storywall/domain/orders/remakes.ts";
import type { OrderRecord } from "../../../ports/orders/Orders.ts";
import type { ReplacementRecord } from "../../../ports/orders/Replacements.ts";
import type { Shop } from "../../shop.ts";

/**
 * Returns the replacements of an order, without stopped ones. Queries only for a sent order, since no other has
 * any.
 */
export const listReplacements = async (
  { repositories: { replacements } }: Pick<Shop, "repositories">,
  { id, status }: Pick<OrderRecord, "id" | "status">,
): Promise<readonly ReplacementRecord[]> => {
  if (REMAKE_BY_STATE[status] !== "replacement") return [];
  return (await replacements.findByOrder(id)).filter(({ state }) => state !== "cancelled");
};
