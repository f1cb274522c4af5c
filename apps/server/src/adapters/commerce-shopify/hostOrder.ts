import type { HostOrder, HostParcel, SavedDraft } from "../../ports/commerce/CommerceHost.ts";
import type { HostAddress } from "../../ports/commerce/HostDraft.ts";
import type { Tracking } from "../../ports/orders/Orders.ts";
import type { CreateDraftOrderMutation, FindOrderQuery } from "./adminDocuments.generated.ts";
import { parseDecimal } from "./decimalMoney.ts";
import { CHECKOUT_ATTRIBUTE } from "./draftInput.ts";
import { fromShopifyProvince } from "./provinceCodes.ts";

export type ShopifyOrder = NonNullable<FindOrderQuery["order"]>;
type ShopifyFulfilment = ShopifyOrder["fulfillments"][number];
type ShopifyDraft = NonNullable<NonNullable<CreateDraftOrderMutation["draftOrderCreate"]>["draftOrder"]>;

export const toSavedDraft = ({ id, totalPriceSet: { shopMoney }, order }: ShopifyDraft): SavedDraft => ({
  id,
  total: parseDecimal(shopMoney.amount),
  currency: shopMoney.currencyCode,
  orderId: order?.id ?? null,
});

/** The note of a refund that is ours ends with its key. */
const REFUND_NOTE = /^Storywall refund (\S+)$/;
export const noteOfRefund = (key: string): string => `Storywall refund ${key}`;

/** Statuses of fulfilment orders from which nothing has been sent yet. */
const OPEN_STATUSES: ReadonlySet<string> = new Set(["OPEN", "IN_PROGRESS", "SCHEDULED", "INCOMPLETE"]);

/** Kinds of the transaction to which a refund refers. */
const SALE_KINDS: ReadonlySet<string> = new Set(["SALE", "CAPTURE"]);

export const toHostOrder = (order: ShopifyOrder): HostOrder => {
  const sale = order.transactions.find(({ kind, status }) => SALE_KINDS.has(kind) && status === "SUCCESS");
  return {
    id: order.id,
    name: order.name,
    checkoutId: order.customAttributes.find(({ key }) => key === CHECKOUT_ATTRIBUTE)?.value ?? null,
    total: parseDecimal(order.totalPriceSet.shopMoney.amount),
    currency: order.totalPriceSet.shopMoney.currencyCode,
    isCancelled: order.cancelledAt !== null,
    shippingAddress: toHostAddress(order.shippingAddress),
    refunds: order.refunds.map(({ note, totalRefundedSet: { shopMoney } }) => ({
      key: REFUND_NOTE.exec(note ?? "")?.[1] ?? null,
      amount: parseDecimal(shopMoney.amount),
    })),
    sale: sale ? { id: sale.id, gateway: sale.gateway ?? "manual" } : null,
    parcels: order.fulfillments.filter(({ status }) => status !== "CANCELLED").map(toParcel),
    openFulfilments: order.fulfillmentOrders.nodes
      .filter(({ status }) => OPEN_STATUSES.has(status))
      .map(({ id }) => id),
  };
};

/** Returns an address of Shopify, whose second line may end with our suburb. */
const toHostAddress = (address: ShopifyOrder["shippingAddress"]): HostAddress | null => {
  if (!address) return null;
  const { firstName, lastName, company, address1, address2, city, provinceCode, zip, phone } = address;
  const countryCode = address.countryCodeV2 ?? "";
  const lines = {
    firstName,
    lastName,
    company,
    address1,
    address2,
    city,
    province: provinceCode && fromShopifyProvince(countryCode, provinceCode),
    provinceName: address.province,
    zip,
    phone,
  };
  const filled = Object.entries(lines).filter((line): line is [string, string] => Boolean(line[1]));
  return { ...Object.fromEntries(filled), countryCode };
};

const toParcel = ({ id, deliveredAt, trackingInfo: [info] }: ShopifyFulfilment): HostParcel => ({
  id,
  tracking: toTracking(info),
  isDelivered: deliveredAt !== null,
});

const toTracking = (info: ShopifyFulfilment["trackingInfo"][number] | undefined): Tracking | null =>
  info?.number ? { carrier: info.company ?? "", number: info.number, url: info.url ?? null } : null;
