import type { Address } from "@storywall/domain/sites/address.ts";
import { ofSite, type Site } from "@storywall/domain/sites/site.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { parseAddress } from "../checkout/parseAddress.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";
import { isSameAddress } from "./changeOrderAddress.ts";
import { ORDER_NOT_FOUND } from "./readOrder.ts";
import { recordChanges } from "./recordChanges.ts";
import { recordOrderEvent } from "./recordOrderEvent.ts";

const TOO_LATE = err("CONFLICT", "The parcel has left, so its address can't be changed any more.");

/**
 * Changes the delivery address of an order for its shopper, until the parcel is sent. The shopper gets the same
 * mail as for a change of their own. The history records who changed which parts of it, without the address.
 */
export const correctAddress = async (
  shop: Shop,
  actor: StaffActor,
  { orderId, address }: { readonly orderId: string; readonly address: Address },
): Promise<Result<null, "FORBIDDEN" | "NOT_FOUND" | "CONFLICT" | "ADDRESS_INVALID">> => {
  const allowed = requireRight(actor, "orders.personalData");
  if (allowed.kind === "error") return allowed;
  return runInTransaction<null, "NOT_FOUND" | "CONFLICT" | "ADDRESS_INVALID">(shop, async (repositories) => {
    const order = await repositories.orders.lock(orderId);
    if (!order) return ORDER_NOT_FOUND;
    const { status } = order;
    if (status !== "awaiting_photos" && status !== "placed" && status !== "in_production") return TOO_LATE;
    const site = ofSite(shop.sites(), order.site);
    const parsed = parseAddress(site, address);
    if (parsed.kind === "error") return parsed;
    const { shippingAddress = {} } = parsed.value;
    if (isSameAddress(shippingAddress, order.shippingAddress)) return ok(null);
    await repositories.orders.saveAddress(orderId, shippingAddress);
    await recordOrderEvent(shop, repositories, order, {
      kind: "address_changed",
      actor,
      text: changedParts(site, order.shippingAddress, shippingAddress),
    });
    await recordChanges(shop, repositories, order, "owner", [{ what: "address", lineId: null, tile: null }]);
    await repositories.printFolders.markDue(orderId, shop.clock.now());
    return ok(null);
  });
};

/** Returns "street address, postal code": the labels of the fields that differ, since no address goes into the history. */
const changedParts = (
  { addressForm }: Pick<Site, "addressForm">,
  before: Address,
  after: Address,
): string | null => {
  const labels = addressForm
    .filter(({ name }) => before[name] !== after[name])
    .map(({ label }) => label.toLowerCase());
  return labels.length === 0 ? null : labels.join(", ");
};
