import { createOrUpdateCheckout } from "@storywall/contract/calls/checkout/createOrUpdateCheckout.ts";
import { getCheckoutInfo } from "@storywall/contract/calls/checkout/getCheckoutInfo.ts";
import { reCreateCheckout } from "@storywall/contract/calls/checkout/reCreateCheckout.ts";
import { updateCheckout } from "@storywall/contract/calls/checkout/updateCheckout.ts";
import type { CallResult, Client } from "@storywall/contract/client.ts";
import type { Checkout } from "@storywall/contract/schemas/checkout.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";

export type OpenedCheckout =
  | { readonly kind: "open"; readonly checkout: Checkout }
  /** Paid already, here or in another tab. */
  | { readonly kind: "ordered"; readonly orderId: string }
  /** There is nothing to pay. */
  | { readonly kind: "empty" }
  | { readonly kind: "notReached" };

export type Shop = { readonly client: Client; readonly site: SiteCode };

/**
 * The checkout of the cart (R4.12): made, brought up to date or made again. `rememberedId` is the checkout of an earlier
 * visit: its cart is gone once it is paid, and then it is the only way to the order that the shopper has not seen.
 */
export const openCheckout = async (
  shop: Shop,
  cartId: string | null,
  rememberedId: string | null,
): Promise<OpenedCheckout> => {
  if (rememberedId !== null) {
    const remembered = await lookUp(shop, rememberedId);
    if (remembered.kind === "ordered" || remembered.kind === "notReached") return remembered;
    if (cartId === null && remembered.kind === "open") return remembered;
  }
  if (cartId === null) return { kind: "empty" };
  const result = await shop.client(createOrUpdateCheckout, { body: { cartId, site: shop.site } });
  return readCheckout(shop, result);
};

/** The checkout with this id as it stands; one that has expired is silently made again. */
export const lookUp = async (shop: Shop, checkoutId: string): Promise<OpenedCheckout> =>
  readCheckout(shop, await shop.client(getCheckoutInfo, { body: { checkoutId, site: shop.site } }));

const readCheckout = async (shop: Shop, result: CallResult<Checkout>): Promise<OpenedCheckout> => {
  if (result.kind === "unreachable") return { kind: "notReached" };
  if (result.kind === "refused") {
    // CONFLICT: an expired checkout that is being paid in another window; soon it is known how that ended.
    const isTemporary = result.status >= 500 || result.status === 429 || result.error === "CONFLICT";
    return { kind: isTemporary ? "notReached" : "empty" };
  }
  const { status, checkoutId, orderId } = result.reply;
  if (status === "completed" && orderId !== null) return { kind: "ordered", orderId };
  if (status === "expired") {
    const { client, site } = shop;
    const anew = await client(reCreateCheckout, { body: { checkoutId, site } });
    return anew.kind === "ok" && anew.reply.status === "expired"
      ? { kind: "empty" }
      : readCheckout(shop, anew);
  }
  return { kind: "open", checkout: await withPhotosLater(shop, result.reply) };
};

/** R4.13: whoever left tiles empty chose to send photos after the order, and the checkout must know before it is paid. */
const withPhotosLater = async ({ client, site }: Shop, checkout: Checkout): Promise<Checkout> => {
  const isUploadLater = checkout.lineItems.some(({ photosStillToUpload }) => photosStillToUpload > 0);
  if (checkout.isUploadLater === isUploadLater) return checkout;
  const { checkoutId } = checkout;
  const told = await client(updateCheckout, { body: { checkoutId, isUploadLater, site } });
  // Not reached: paying will be refused with words of its own, and opening again tells it again.
  return told.kind === "ok" ? told.reply : checkout;
};
