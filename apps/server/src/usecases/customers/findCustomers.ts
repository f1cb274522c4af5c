import { parseOrderSearch } from "@storywall/domain/orders/orderSearch.ts";
import { hasRight } from "@storywall/domain/staff/roles.ts";
import type { Customer } from "../../ports/customers/Customers.ts";
import { ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";

const MAX_CUSTOMERS = 24;

/**
 * Finds people by any text by which their orders are found, those of the newest orders first; by a whole email
 * address also people who only wrote or subscribed. An empty text finds those who ordered last.
 */
export const findCustomers = async (
  { repositories: { customers } }: Pick<Shop, "repositories">,
  actor: Pick<StaffActor, "role">,
  text: string,
  limit = MAX_CUSTOMERS,
): Promise<Result<readonly Customer[], "FORBIDDEN">> => {
  const allowed = requireRight(actor, "orders.personalData");
  if (allowed.kind === "error") return allowed;
  const search = parseOrderSearch(text);
  const ofMailbox = text.includes("@") ? await customers.findIdByEmail(text) : undefined;
  const found =
    search === null ? await customers.findNewestIds(limit) : await customers.findIds(search, limit);
  const ids = [...new Set([...(ofMailbox === undefined ? [] : [ofMailbox]), ...found])].slice(0, limit);
  return ok((await customers.findAll(ids)).map((customer) => toVisibleCustomer(customer, actor)));
};

/** Returns a customer without the amounts that a role may not see. */
export const toVisibleCustomer = (customer: Customer, { role }: Pick<StaffActor, "role">): Customer =>
  hasRight(role, "orders.amounts") ? customer : { ...customer, totals: [] };
