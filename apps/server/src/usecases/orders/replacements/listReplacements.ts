import { REMAKE_BY_STATE } from "@storywall/domain/orders/remakes.ts";
import type { OrderRecord } from "../../../ports/orders/Orders.ts";
import type { ReplacementRecord } from "../../../ports/orders/Replacements.ts";
import type { Shop } from "../../shop.ts";

/** Returns the replacements of an order, without those that were stopped. Only a sent order has any, so only then it asks. */
export const listReplacements = async (
  { repositories: { replacements } }: Pick<Shop, "repositories">,
  { id, status }: Pick<OrderRecord, "id" | "status">,
): Promise<readonly ReplacementRecord[]> => {
  if (REMAKE_BY_STATE[status] !== "replacement") return [];
  return (await replacements.findByOrder(id)).filter(({ state }) => state !== "cancelled");
};
