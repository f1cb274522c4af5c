import { getChangeWindow } from "@storywall/domain/orders/changeWindow.ts";
import { siteOfOrder } from "@storywall/domain/orders/orderTerms.ts";
import type { Address } from "@storywall/domain/sites/address.ts";
import { ADDRESS_FIELDS, ofSite, type SiteCode } from "@storywall/domain/sites/site.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";
import { ok, type Result } from "../../ports/platform/Result.ts";
import { parseAddress } from "../checkout/parseAddress.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { ORDER_NOT_FOUND, ORDER_SITE_MISMATCH, TOO_LATE_TO_CHANGE } from "./readOrder.ts";
import { recordChanges } from "./recordChanges.ts";

type ChangeAddressErrorCode = "NOT_FOUND" | "SITE_MISMATCH" | "CONFLICT" | "ADDRESS_INVALID";

/**
 * Changes the delivery address of an order, within the change window (B9). Delivery and tax are the same everywhere in
 * a site's country, and no other country can be chosen, so the price cannot change. Order documents that a folder
 * already has are written again.
 */
export const changeOrderAddress = async (
  shop: Shop,
  {
    orderId,
    requestedSite,
    address,
  }: { readonly orderId: string; readonly requestedSite: SiteCode | null; readonly address: Address },
): Promise<Result<OrderRecord, ChangeAddressErrorCode>> =>
  runInTransaction<OrderRecord, ChangeAddressErrorCode>(shop, async (repositories) => {
    // A concurrent change, cancellation or transition waits here.
    const order = await repositories.orders.lock(orderId);
    if (!order) return ORDER_NOT_FOUND;
    if (requestedSite && requestedSite !== order.site) return ORDER_SITE_MISMATCH;
    const site = siteOfOrder(ofSite(shop.sites(), order.site), order);
    const { isOpen } = getChangeWindow(order, site.changeWindowMinutes, shop.clock.now());
    if (!isOpen) return TOO_LATE_TO_CHANGE;
    const parsed = parseAddress(site, address);
    if (parsed.kind === "error") return parsed;
    const { shippingAddress = {} } = parsed.value;
    if (isSameAddress(shippingAddress, order.shippingAddress)) return ok(order);
    await repositories.orders.saveAddress(orderId, shippingAddress);
    await recordChanges(shop, repositories, order, "shopper", [
      { what: "address", lineId: null, tile: null },
    ]);
    await repositories.printFolders.markDue(orderId, shop.clock.now());
    return ok((await repositories.orders.find(orderId)) ?? order);
  });

export const isSameAddress = (one: Address, other: Address): boolean =>
  ADDRESS_FIELDS.every((field) => one[field] === other[field]);
