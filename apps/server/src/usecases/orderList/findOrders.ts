import {
  calculateDispatchDates,
  calculateLateBefore,
  localDay,
} from "@storywall/domain/orders/dispatchDates.ts";
import { parseOrderSearch } from "@storywall/domain/orders/orderSearch.ts";
import type { OrderState } from "@storywall/domain/orders/orderStates.ts";
import { siteOfOrder } from "@storywall/domain/orders/orderTerms.ts";
import { findSpecialDelivery } from "@storywall/domain/orders/specialDelivery.ts";
import { dispatchCountsFrom } from "@storywall/domain/orders/waitingTime.ts";
import type { Address } from "@storywall/domain/sites/address.ts";
import { listSites, ofSite, type SiteCode, type Sites } from "@storywall/domain/sites/site.ts";
import { hasRight } from "@storywall/domain/staff/roles.ts";
import type { Shortage } from "@storywall/domain/stock/shortage.ts";
import type { StockItemKey } from "@storywall/domain/stock/stockItems.ts";
import type { Minor } from "@storywall/domain/units/units.ts";
import type {
  LateBefore,
  OrderCursor,
  OrderListEntry,
  OrderListFilter,
} from "../../ports/orders/OrderList.ts";
import { ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { isStopped } from "../refunds/stopPayment.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";
import { findAllWaitingForStock, findWaitingForStock } from "../stock/waitingForStock.ts";
import { findBeginBlockers } from "./beginBlockers.ts";
import { canBegin } from "./canBegin.ts";

type FindOrdersDependencies = Pick<Shop, "repositories" | "sites" | "clock">;

/** Filters as a staff member sets them. Days are local to each site. */
export type OrderQuery = {
  readonly site: SiteCode | null;
  readonly status: OrderState | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly text: string;
  readonly isLate: boolean;
  /** Out-of-stock item that the orders wait for; `waiting` for any item, null for all orders. */
  readonly stock: StockItemKey | "waiting" | null;
};

/** No filter. */
export const ANY_ORDER: OrderQuery = {
  ...{ site: null, status: null, from: null, to: null, text: "" },
  ...{ isLate: false, stock: null },
};

/**
 * An order as a row of the list, with values that follow from its site's rules at this moment. Fields are null
 * when the role may not see them.
 */
export type OrderRowView = Omit<
  OrderListEntry,
  "customerId" | "email" | "shippingAddress" | "shippingRate" | "total" | "refunded"
> & {
  readonly customerId: string | null;
  readonly email: string | null;
  readonly name: string | null;
  /** Town and province of the delivery address. */
  readonly place: string | null;
  readonly total: Minor | null;
  readonly refunded: Minor | null;
  /** Last local day on which it should be sent; null when nothing is to be sent. */
  readonly sendBy: string | null;
  readonly isLate: boolean;
  readonly canBegin: boolean;
  /** True when money of the order went back without the shop (`isStopped`). */
  readonly isStopped: boolean;
  /** True when a staff member holds the order back. */
  readonly isHeld: boolean;
  /** Materials of the order that have run out; empty once it is sent. */
  readonly shortages: readonly Shortage[];
  /** Name of the delivery when it is not the usual one (`findSpecialDelivery`); else null. */
  readonly delivery: string | null;
};

const PAGE_SIZE = 50;

export type OrderRows = {
  readonly rows: readonly OrderRowView[];
  /** Key of the preview of each order's first wall, by the order's id. */
  readonly previewKeys: ReadonlyMap<string, string>;
  /**
   * Why each order cannot be started yet, as a sentence, by order id; an order that can be started has no
   * entry.
   */
  readonly beginBlockers: ReadonlyMap<string, string>;
  /** Cursor of the next page; null on the last page. */
  readonly next: OrderCursor | null;
};

/** Returns a page of orders, the newest first, and the cursor of the next one. */
export const findOrders = async (
  shop: FindOrdersDependencies,
  actor: Pick<StaffActor, "role">,
  query: OrderQuery,
  after: OrderCursor | null,
  limit = PAGE_SIZE,
): Promise<Result<OrderRows, "FORBIDDEN">> => {
  const allowed = requireRight(actor, "orders.read");
  if (allowed.kind === "error") return allowed;
  const { orderList } = shop.repositories;
  // One row more than is shown tells whether there is a next page, without counting.
  const found = await orderList.find(await toFilter(shop, actor, query), { after, limit: limit + 1 });
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return ok({
    rows: await toOrderRows(shop, actor, shown),
    previewKeys: await orderList.findPreviewKeys(shown.map(({ id }) => id)),
    beginBlockers: await findBeginBlockers(shop, shown),
    next: found.length > limit && last ? { createdAt: last.createdAt, id: last.id } : null,
  });
};

/**
 * Returns the filter for the database. Staff who may not see names find orders by number only: otherwise the
 * list would reveal whose they are.
 */
export const toFilter = async (
  shop: FindOrdersDependencies,
  { role }: Pick<StaffActor, "role">,
  { site, status, from, to, text, isLate, stock }: OrderQuery,
): Promise<OrderListFilter> => {
  const { sites, clock } = shop;
  const now = clock.now().toISOString();
  const all = listSites(sites());
  return {
    site,
    states: status === null ? [] : [status],
    from,
    to,
    search: hasRight(role, "orders.personalData") ? parseOrderSearch(text) : null,
    numberPrefix: hasRight(role, "orders.personalData") || text === "" ? null : text.toLowerCase(),
    lateBefore: isLate ? lateBeforeAt(sites(), now) : null,
    ids: stock === null ? null : await findAllWaitingForStock(shop, stock),
    timeZones: new Map(all.map(({ code, timeZone }) => [code, timeZone])),
  };
};

/** Returns the times before which orders of each site are late. The days promised at the time of sale apply. */
export const lateBeforeAt =
  (sites: Sites, now: string): LateBefore =>
  (code, dispatchTo) => {
    const site = ofSite(sites, code);
    const dispatchDays = dispatchTo === null ? site.dispatchDays : { from: dispatchTo, to: dispatchTo };
    return calculateLateBefore(now, { ...site, dispatchDays });
  };

/** States in which an order is still to be sent, and does not wait for its shopper. */
export const isToBeSent = (status: OrderState): boolean => status === "placed" || status === "in_production";

/** Returns orders as rows, in the same order, with the fields that the role may see. */
export const toOrderRows = async (
  shop: FindOrdersDependencies,
  actor: Pick<StaffActor, "role">,
  entries: readonly OrderListEntry[],
): Promise<readonly OrderRowView[]> => {
  const waiting = await findWaitingForStock(
    shop,
    entries.filter(({ status }) => status === "awaiting_photos" || isToBeSent(status)),
  );
  return entries.map((entry) => ({
    ...toOrderRow(shop, actor, entry),
    shortages: waiting.get(entry.id) ?? [],
  }));
};

const toOrderRow = (
  { sites, clock }: Pick<Shop, "sites" | "clock">,
  { role }: Pick<StaffActor, "role">,
  { shippingAddress, shippingRate, ...entry }: OrderListEntry,
): Omit<OrderRowView, "shortages"> => {
  const site = siteOfOrder(ofSite(sites(), entry.site), entry);
  const now = clock.now();
  const complete = entry.completedAt ?? entry.createdAt;
  const countsFrom = dispatchCountsFrom(complete, entry, now);
  const isNamed = hasRight(role, "orders.personalData");
  const isPriced = hasRight(role, "orders.amounts");
  return {
    ...entry,
    email: hasRight(role, "orders.email") ? entry.email : null,
    customerId: isNamed ? entry.customerId : null,
    name: isNamed ? nameOf(shippingAddress) : null,
    place: isNamed ? [shippingAddress.city, shippingAddress.province].filter(Boolean).join(", ") : null,
    total: isPriced ? entry.total : null,
    refunded: isPriced ? entry.refunded : null,
    isStopped: isStopped(entry),
    isHeld: isHeld(entry),
    delivery: findSpecialDelivery(site, shippingRate),
    sendBy: isToBeSent(entry.status) ? calculateDispatchDates(countsFrom.toISOString(), site).to : null,
    isLate: isToBeSent(entry.status) && entry.waitingSince === null && isBehind(countsFrom, now, site),
    canBegin: canBegin(entry, site, now),
  };
};

/** Returns whether a hold still matters: there is nothing left to hold back of an order that has ended. */
const isHeld = ({ status, heldAt }: Pick<OrderListEntry, "status" | "heldAt">): boolean =>
  heldAt !== null && (status === "awaiting_photos" || isToBeSent(status));

export const nameOf = ({ firstName, lastName }: Address): string =>
  [firstName, lastName].filter(Boolean).join(" ");

const isBehind = (complete: Date, now: Date, site: Parameters<typeof calculateDispatchDates>[1]): boolean =>
  calculateDispatchDates(complete.toISOString(), site).to < localDay(now.toISOString(), site.timeZone);
