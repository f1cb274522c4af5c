import type { Customer, CustomerSubscription, CustomerThread } from "../../ports/customers/Customers.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { PrivacyRequest } from "../../ports/privacy/PrivacyRequests.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { type OrderRowView, toOrderRows } from "../orderList/findOrders.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";
import { toVisibleCustomer } from "./findCustomers.ts";

/** Maximum number of the newest entries of each kind. Only a shop that orders for others has more. */
export const MAX_CUSTOMER_ORDERS = 100;
const MAX_THREADS = 50;
const MAX_REQUESTS = 20;

/** All data that the shop has of one person. */
export type CustomerView = {
  readonly customer: Customer;
  readonly orders: readonly OrderRowView[];
  readonly threads: readonly CustomerThread[];
  readonly subscriptions: readonly CustomerSubscription[];
  readonly privacyRequests: readonly PrivacyRequest[];
};

const CUSTOMER_NOT_FOUND = err(
  "NOT_FOUND",
  "There's nothing left about this person. They may have had their data deleted.",
);

/** Returns a person by the id of their mailbox: orders of all sites, messages, consents and privacy requests. */
export const getCustomer = async (
  shop: Pick<Shop, "repositories" | "sites" | "clock">,
  actor: StaffActor,
  id: string,
): Promise<Result<CustomerView, "FORBIDDEN" | "NOT_FOUND">> => {
  const allowed = requireRight(actor, "orders.personalData");
  if (allowed.kind === "error") return allowed;
  const { customers, orderList, privacyRequests } = shop.repositories;
  const [customer] = await customers.findAll([id]);
  if (!customer) return CUSTOMER_NOT_FOUND;
  const entries = await orderList.findByIds(await customers.findOrderIds(id, MAX_CUSTOMER_ORDERS));
  return ok({
    customer: toVisibleCustomer(customer, actor),
    orders: await toOrderRows(
      shop,
      actor,
      entries.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime()),
    ),
    threads: await customers.findThreads(id, MAX_THREADS),
    subscriptions: await customers.findSubscriptions(id),
    privacyRequests: await privacyRequests.list(id, MAX_REQUESTS),
  });
};
