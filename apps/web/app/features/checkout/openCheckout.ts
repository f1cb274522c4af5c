import { createOrUpdateCheckout } from "@storywall/contract/calls/checkout/createOrUpdateCheckout.ts";
import { getCheckoutInfo } from "@storywall/contract/calls/checkout/getCheckoutInfo.ts";
import { reCreateCheckout } from "@storywall/contract/calls/checkout/reCreateCheckout.ts";
import { updateCheckout } from "@storywall/contract/calls/checkout/updateCheckout.ts";
import type { CallResult, Client } from "@storywall/contract/client.ts";
import type { Checkout } from "@storywall/contract/schemas/checkout.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { isRetryable } from "../../lib/api/callResults.ts";

export type OpenCheckoutResult =
  | { readonly kind: "open"; readonly checkout: Checkout }
  /** Paid already, here or in another tab. */
  | { readonly kind: "ordered"; readonly orderId: string }
  /** There is nothing to pay. */
  | { readonly kind: "empty" }
  | { readonly kind: "unreachable" };

export type ShopClient = { readonly client: Client; readonly site: SiteCode };

/**
 * The checkout of the cart (R4.12): made, brought up to date or made again. `rememberedId` is the checkout of an earlier
 * visit: its cart is gone once it is paid, and then it is the only way to the order that the shopper has not seen.
 */
export const openCheckout = async (
  shop: ShopClient,
  cartId: string | null,
  savedId: string | null,
): Promise<OpenCheckoutResult> => {
  if (savedId !== null) {
    const saved = await fetchCheckout(shop, savedId);
    if (saved.kind === "ordered" || saved.kind === "unreachable") return saved;
    if (cartId === null && saved.kind === "open") return saved;
  }
  if (cartId === null) return { kind: "empty" };
  const result = await shop.client(createOrUpdateCheckout, { body: { cartId, site: shop.site } });
  return resolveCheckout(shop, result);
};

/** The checkout with this id as it stands; one that has expired is silently made again. */
export const fetchCheckout = async (shop: ShopClient, checkoutId: string): Promise<OpenCheckoutResult> =>
  resolveCheckout(shop, await shop.client(getCheckoutInfo, { body: { checkoutId, site: shop.site } }));

const resolveCheckout = async (
  shop: ShopClient,
  result: CallResult<Checkout>,
): Promise<OpenCheckoutResult> => {
  if (result.kind !== "ok") {
    // CONFLICT: an expired checkout that is being paid in another window; soon it is known how that ended.
    return { kind: isRetryable(result) || result.error === "CONFLICT" ? "unreachable" : "empty" };
  }
  const { status, checkoutId, orderId } = result.reply;
  if (status === "completed" && orderId !== null) return { kind: "ordered", orderId };
  if (status === "expired") {
    const { client, site } = shop;
    const recreated = await client(reCreateCheckout, { body: { checkoutId, site } });
    return recreated.kind === "ok" && recreated.reply.status === "expired"
      ? { kind: "empty" }
      : resolveCheckout(shop, recreated);
  }
  return { kind: "open", checkout: await syncUploadLater(shop, result.reply) };
};

/** R4.13: whoever left tiles empty chose to send photos after the order, and the checkout must know before it is paid. */
const syncUploadLater = async ({ client, site }: ShopClient, checkout: Checkout): Promise<Checkout> => {
  const isUploadLater = checkout.lineItems.some(({ photosStillToUpload }) => photosStillToUpload > 0);
  if (checkout.isUploadLater === isUploadLater) return checkout;
  const { checkoutId } = checkout;
  const updated = await client(updateCheckout, { body: { checkoutId, isUploadLater, site } });
  // Not reached: paying will be refused with words of its own, and opening again tells it again.
  return updated.kind === "ok" ? updated.reply : checkout;
};
