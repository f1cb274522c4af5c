import { spellOrderNumbers } from "@storywall/domain/orders/orderNumbers.ts";
import type { ParcelEntry, ParcelVerdict } from "@storywall/domain/orders/parcelChecks.ts";
import { listSites } from "@storywall/domain/sites/site.ts";
import type { OrderListEntry } from "../../ports/orders/OrderList.ts";
import { ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { findWarningsByParcel } from "../packing/shippingWarnings.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";

/** A line of a list of parcels, and whether the parcel can be sent. */
export type CheckedParcel = ParcelEntry & {
  readonly verdict: ParcelVerdict;
  readonly order: OrderListEntry | null;
  /** Why a matching parcel has probably not left yet (`findShippingWarnings`). */
  readonly warnings: readonly string[];
};

/** Returns for each line, in the same order, whether its parcel can be sent. Changes nothing. */
export const checkParcels = async (
  shop: Pick<Shop, "repositories" | "sites">,
  actor: StaffActor,
  parcels: readonly ParcelEntry[],
): Promise<Result<readonly CheckedParcel[], "FORBIDDEN">> => {
  const allowed = requireRight(actor, "prints.work");
  if (allowed.kind === "error") return allowed;
  const { orderList } = shop.repositories;
  const prefixes = listSites(shop.sites()).map(({ orderNumberPrefix }) => orderNumberPrefix);
  const spell = (orderNumber: string) => spellOrderNumbers(orderNumber, prefixes);
  const orders = await orderList.findByNumbers([
    ...new Set(parcels.flatMap(({ orderNumber }) => spell(orderNumber))),
  ]);
  const byNumber = new Map(orders.map((order) => [order.number, order]));
  const taken = new Set(
    (await orderList.findParcelNumbers(parcels.map(({ parcelNumber }) => parcelNumber))).map(toParcelKey),
  );
  /** When two countries have the number, this returns the order that is being made. */
  const findOrder = (typed: string): OrderListEntry | null => {
    const found = spell(typed).flatMap((number) => byNumber.get(number) ?? []);
    return found.find(({ status }) => status === "in_production") ?? found[0] ?? null;
  };
  const lines = parcels.map((parcel) => ({ ...parcel, order: findOrder(parcel.orderNumber) }));
  const checked = lines.map((line) => ({
    ...line,
    verdict: verdictOf(
      line,
      lines.filter((other) => other !== line),
      taken,
    ),
  }));
  const fitting = checked.flatMap(({ order, verdict }) => (order && verdict === "fits" ? order.id : []));
  const works = (await shop.repositories.orders.findMany(fitting)).map((order) => ({
    number: order.number,
    order,
    replacement: null,
  }));
  const warnings = await findWarningsByParcel(shop, works);
  return ok(
    checked.map((parcel) => ({
      ...parcel,
      warnings: parcel.verdict === "fits" && parcel.order ? (warnings.get(parcel.order.number) ?? []) : [],
    })),
  );
};

type ParcelLine = ParcelEntry & { readonly order: OrderListEntry | null };

const verdictOf = (
  { order, parcelNumber }: ParcelLine,
  others: readonly ParcelLine[],
  taken: ReadonlySet<string>,
): ParcelVerdict => {
  if (!order) return "unknownOrder";
  const parcel = toParcelKey(parcelNumber);
  if (order.tracking !== null) return toParcelKey(order.tracking.number) === parcel ? "sent" : "otherParcel";
  if (order.status !== "in_production") return "notReady";
  if (others.some((other) => other.order?.id === order.id)) return "orderTwice";
  if (taken.has(parcel) || others.some((other) => toParcelKey(other.parcelNumber) === parcel))
    return "parcelTwice";
  return "fits";
};

const toParcelKey = (parcelNumber: string): string => parcelNumber.toLowerCase().replace(/\s/g, "");
