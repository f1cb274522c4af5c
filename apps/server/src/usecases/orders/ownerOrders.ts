import type { OrderFilter, OrderRecord } from "../../ports/orders/Orders.ts";
import { done, type Outcome } from "../../ports/platform/Outcome.ts";
import type { PrintJobCounts, PrintJobRecord } from "../../ports/print/PrintJobs.ts";
import type { RefundRecord } from "../../ports/refunds/Refunds.ts";
import type { Shop } from "../shop.ts";
import { NO_ORDER } from "./readOrder.ts";

/** An order as its shop sees it. */
export type OwnerOrderView = {
  readonly order: OrderRecord;
  readonly refunds: readonly RefundRecord[];
  readonly printJobs: PrintJobCounts;
  readonly printFaults: readonly PrintFault[];
};

/** A print that did not come out. */
export type PrintFault = {
  readonly lineId: string;
  readonly tile: string;
  /** `waiting`: it is tried again by itself. */
  readonly state: "waiting" | "failed";
  readonly tries: number;
  readonly reason: string;
};

const faultsOf = (jobs: readonly PrintJobRecord[]): readonly PrintFault[] =>
  jobs.flatMap(({ lineId, tile, state, tries, lastFault }) =>
    (state === "waiting" || state === "failed") && lastFault !== null
      ? [{ lineId, tile, state, tries, reason: lastFault }]
      : [],
  );

export const ownerOrder = async (
  { repositories: { orders, refunds, printJobs } }: Pick<Shop, "repositories">,
  orderId: string,
): Promise<Outcome<OwnerOrderView, "NOT_FOUND">> => {
  const order = await orders.find(orderId);
  if (!order) return NO_ORDER;
  return done({
    order,
    refunds: await refunds.findOfOrder(orderId),
    printJobs: await printJobs.countOfOrder(orderId),
    printFaults: faultsOf(await printJobs.findOfOrder(orderId)),
  });
};

const A_PAGE = 24;

/** The newest first; `page` counts from 1. A page that is not there is empty. */
export const ownerOrders = async (
  { repositories: { orders } }: Pick<Shop, "repositories">,
  filter: OrderFilter,
  page: number,
) => {
  const found = await orders.list(filter, { offset: (page - 1) * A_PAGE, limit: A_PAGE });
  const pages = Math.max(1, Math.ceil(found.total / A_PAGE));
  return { items: found.orders, page, pages, total: found.total };
};
