import { changeWindow } from "@storywall/domain/orders/changeWindow.ts";
import type { Address } from "@storywall/domain/sites/address.ts";
import { ADDRESS_FIELDS, type SiteCode } from "@storywall/domain/sites/site.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";
import { done, type Outcome } from "../../ports/platform/Outcome.ts";
import { atomically } from "../atomically.ts";
import { readAddress } from "../checkout/readAddress.ts";
import type { Shop } from "../shop.ts";
import { NO_ORDER, OTHER_SITES_ORDER, TOO_LATE_TO_CHANGE } from "./readOrder.ts";
import { recordChanges } from "./recordChanges.ts";

type ChangeRefusal = "NOT_FOUND" | "SITE_MISMATCH" | "CONFLICT" | "ADDRESS_INVALID";

/**
 * B9: the shopper corrects where the order goes, within the change window. Delivery and tax are the same everywhere within
 * a site's country, and there is no other country to choose, so nothing of the price can change. Papers that a folder has
 * already are written again.
 */
export const changeOrderAddress = async (
  shop: Shop,
  {
    orderId,
    statedSite,
    address,
  }: { readonly orderId: string; readonly statedSite: SiteCode | null; readonly address: Address },
): Promise<Outcome<OrderRecord, ChangeRefusal>> =>
  atomically<OrderRecord, ChangeRefusal>(shop, async (repositories) => {
    // Whoever changes, cancels or moves at the same moment waits here.
    const order = await repositories.orders.lock(orderId);
    if (!order) return NO_ORDER;
    if (statedSite && statedSite !== order.site) return OTHER_SITES_ORDER;
    const site = shop.sites()[order.site];
    const { isOpen } = changeWindow(order, site.changeWindowMinutes, shop.clock.now());
    if (!isOpen) return TOO_LATE_TO_CHANGE;
    const read = readAddress(site, address);
    if (read.kind === "refused") return read;
    const { shippingAddress = {} } = read.value;
    if (isSame(shippingAddress, order.shippingAddress)) return done(order);
    await repositories.orders.saveAddress(orderId, shippingAddress);
    await recordChanges(shop, repositories, order, [{ what: "address", lineId: null, tile: null }]);
    await repositories.printFolders.packAgain(orderId, shop.clock.now());
    return done((await repositories.orders.find(orderId)) ?? order);
  });

const isSame = (one: Address, other: Address): boolean =>
  ADDRESS_FIELDS.every((field) => one[field] === other[field]);
