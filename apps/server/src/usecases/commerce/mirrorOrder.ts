import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import { ofSite } from "@storywall/domain/sites/site.ts";
import { type CommerceHost, type HostOrder, HostRejectedError } from "../../ports/commerce/CommerceHost.ts";
import type { CommerceMirror } from "../../ports/commerce/CommerceMirrors.ts";
import type { HostContact } from "../../ports/commerce/HostDraft.ts";
import type { OrderRecord, Tracking } from "../../ports/orders/Orders.ts";
import type { Shop } from "../shop.ts";
import { isEquivalentAddress } from "./adoptHostAddress.ts";
import { adoptHostChanges } from "./adoptHostChanges.ts";
import { contentHashOf, toHostAddress, toHostDraft } from "./hostDraft.ts";
import { loadVariantIds, saveDraft } from "./mirrorDraft.ts";

/** An order that cannot be made equal to ours. Staff find it among the payments to review. */
export class OrderMismatchError extends HostRejectedError {}

type MirrorOrderShop = Omit<Shop, "mirrorSender">;

/**
 * Makes the host's order equal to ours: it exists once, at our amount, and has our refunds, cancellation,
 * address and parcel. Compares both sides at each run, so it may be interrupted anywhere and repeated.
 */
export const mirrorOrder = async (
  shop: MirrorOrderShop,
  host: CommerceHost,
  mirror: CommerceMirror,
  order: OrderRecord,
): Promise<void> => {
  const hostedOrderId = await findHostedOrderId(shop, order);
  const isHosted = hostedOrderId !== undefined;
  const hostOrder = await getHostOrder(
    shop,
    host,
    { ...mirror, hostOrderId: hostedOrderId ?? mirror.hostOrderId },
    order,
  );
  if (isHosted && mirror.hostOrderId === null) await adoptHostedOrder(shop, hostOrder, order);
  await adoptHostChanges(shop, hostOrder, order, { isHosted });
  const current = (await shop.repositories.orders.find(order.id)) ?? order;

  // A held order may have the wrong address: staff correct it or release the order first.
  if (!isHosted || current.heldAt === null) await sendContact(shop, host, mirror, current, hostOrder);
  // A host that takes the money also refunds it, and so knows of the refunds.
  if (!isHosted) await sendRefunds(shop, host, current, hostOrder);
  if (current.history.some(({ status }) => status === "cancelled") && !hostOrder.isCancelled)
    await host.cancelOrder(hostOrder.id);
  if (current.tracking) await sendParcel(host, hostOrder, current.tracking);
  const parcel = hostOrder.parcels.find(({ isDelivered }) => !isDelivered);
  if (current.status === "delivered" && parcel) await host.markDelivered(parcel.id);
};

/** Returns the host's id of an order that was paid there; undefined for one that was paid with us. */
const findHostedOrderId = async (
  { repositories: { payments, hostedCarts } }: MirrorOrderShop,
  { paymentId, number }: OrderRecord,
): Promise<string | undefined> => {
  if ((await payments.find(paymentId))?.provider !== "shopify") return undefined;
  const hostOrderId = (await hostedCarts.find(paymentId))?.hostOrderId;
  if (hostOrderId) return hostOrderId;
  throw new OrderMismatchError(
    `the commerce host took the money of order ${number}, and its order is not known`,
  );
};

/** Saves the order that the host's checkout has made. Its address is not sent again unless it has changed here since. */
const adoptHostedOrder = async (
  shop: MirrorOrderShop,
  { id, shippingAddress }: HostOrder,
  order: OrderRecord,
): Promise<void> => {
  const { commerceMirrors } = shop.repositories;
  await commerceMirrors.saveHostOrder(order.checkoutId, id);
  if (shippingAddress && isEquivalentAddress(order.shippingAddress, shippingAddress))
    await commerceMirrors.saveSentAddress(
      order.checkoutId,
      // Hashed without a corrected email address, which the host does not have yet.
      await contactHashOf({ shippingAddress: toHostContact(shop, order).shippingAddress }),
    );
};

/** Returns the host's order, completing the draft at the first call. */
const getHostOrder = async (
  shop: MirrorOrderShop,
  host: CommerceHost,
  mirror: CommerceMirror,
  order: OrderRecord,
): Promise<HostOrder> => {
  const hostOrderId = mirror.hostOrderId ?? (await createHostOrder(shop, host, mirror, order));
  const hostOrder = await host.findOrder(hostOrderId);
  if (!hostOrder) throw new OrderMismatchError(`order ${order.number} was deleted at the commerce host`);
  return hostOrder;
};

const createHostOrder = async (
  shop: MirrorOrderShop,
  host: CommerceHost,
  mirror: CommerceMirror,
  order: OrderRecord,
): Promise<string> => {
  const { commerceMirrors } = shop.repositories;
  const site = ofSite(shop.sites(), order.site);
  const existingId = await findExistingOrder(host, mirror, order);
  if (existingId === undefined) {
    const source = { ...order, orderNumber: order.number, quote: order };
    const draft = await saveDraft(
      shop,
      host,
      mirror,
      toHostDraft(site, source, await loadVariantIds(shop, order.site)),
    );
    if (draft.orderId === null) expectOurAmount(order, draft);
    const orderId = draft.orderId ?? (await host.completeDraft(draft.id));
    await commerceMirrors.saveHostOrder(order.checkoutId, orderId);
    await commerceMirrors.saveSentAddress(order.checkoutId, await contactHashOf(toHostContact(shop, order)));
    return orderId;
  }
  await commerceMirrors.saveHostOrder(order.checkoutId, existingId);
  return existingId;
};

/**
 * Returns the order that an earlier run has made but not saved. Its draft may have been deleted since: then
 * only a search for our id finds it.
 */
const findExistingOrder = async (
  host: CommerceHost,
  { draftId }: CommerceMirror,
  { checkoutId }: OrderRecord,
): Promise<string | undefined> => {
  if (draftId === null) return undefined;
  const draft = await host.findDraft(draftId);
  if (draft) return draft.orderId ?? undefined;
  return (await host.findOrderOfCheckout(checkoutId))?.id;
};

/**
 * An order with another amount would be wrong in every report, so none is made until staff have found the
 * cause.
 */
const expectOurAmount = (
  { number, total, currency }: OrderRecord,
  draft: { readonly total: OrderRecord["total"]; readonly currency: string },
): void => {
  if (draft.total === total && draft.currency === currency) return;
  throw new OrderMismatchError(
    `order ${number} was paid with ${formatMoney(total, currency)}, and the commerce host makes it ` +
      `${draft.total / 100} ${draft.currency}: check taxes, currency and discounts there`,
  );
};

const toHostContact = (
  shop: Pick<Shop, "sites">,
  { site, shippingAddress, email, changes }: OrderRecord,
): HostContact => ({
  shippingAddress: toHostAddress(ofSite(shop.sites(), site), shippingAddress),
  ...(changes.some(({ what }) => what === "email") ? { email } : {}),
});

/** Returns the hash of the address, and of the email address if that was corrected. */
const contactHashOf = ({ shippingAddress, ...contact }: HostContact): Promise<string> =>
  contentHashOf(contact.email === undefined ? shippingAddress : { shippingAddress, ...contact });

const sendContact = async (
  shop: MirrorOrderShop,
  host: CommerceHost,
  mirror: CommerceMirror,
  order: OrderRecord,
  hostOrder: HostOrder,
): Promise<void> => {
  const { commerceMirrors } = shop.repositories;
  const sent = (await commerceMirrors.find(order.checkoutId))?.sentAddress ?? mirror.sentAddress;
  const contact = toHostContact(shop, order);
  const current = await contactHashOf(contact);
  if (sent === current || hostOrder.isCancelled) return;
  await host.changeContact(hostOrder.id, contact);
  await commerceMirrors.saveSentAddress(order.checkoutId, current);
};

/** Records the refunds that the payment provider has accepted, each once. */
const sendRefunds = async (
  shop: MirrorOrderShop,
  host: CommerceHost,
  order: OrderRecord,
  hostOrder: HostOrder,
): Promise<void> => {
  const recorded = new Set(hostOrder.refunds.map(({ key }) => key));
  for (const { id, state, amount } of await shop.repositories.refunds.findByOrder(order.id)) {
    const isAccepted = state === "pending" || state === "succeeded";
    if (isAccepted && !recorded.has(id)) await host.recordRefund(hostOrder, { key: id, amount });
  }
};

const sendParcel = async (host: CommerceHost, order: HostOrder, tracking: Tracking): Promise<void> => {
  const [parcel] = order.parcels;
  if (!parcel) {
    if (order.openFulfilments.length > 0) await host.createParcel(order, tracking);
    return;
  }
  const isSame = parcel.tracking?.number === tracking.number && parcel.tracking.carrier === tracking.carrier;
  if (!isSame) await host.correctParcel(parcel.id, tracking);
};
