import { createOrUpdateCheckout } from "@storywall/contract/calls/checkout/createOrUpdateCheckout.ts";
import { getCheckoutInfo } from "@storywall/contract/calls/checkout/getCheckoutInfo.ts";
import { reCreateCheckout } from "@storywall/contract/calls/checkout/reCreateCheckout.ts";
import { updateCheckout } from "@storywall/contract/calls/checkout/updateCheckout.ts";
import type { CallResult, Client } from "@storywall/contract/client.ts";
import type { Checkout } from "@storywall/contract/schemas/checkout.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { isRetryable } from "../../lib/api/callResults.ts";

type OpenCheckoutResult =
  | { readonly kind: "open"; readonly checkout: Checkout }
  /** The checkout is already paid, here or in another tab. */
  | { readonly kind: "ordered"; readonly orderId: string }
  /** There is no cart to pay for. */
  | { readonly kind: "empty" }
  | { readonly kind: "unreachable" };

export type ShopClient = { readonly client: Client; readonly site: SiteCode };

/**
 * Returns the checkout of the cart, after creating, updating or recreating it (R4.12). `savedId` is the checkout of
 * an earlier visit. Its cart no longer exists once it is paid; then only this id leads to the order that the shopper
 * has not seen.
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

/** Returns the current state of the checkout with this id. An expired one is silently created again. */
export const fetchCheckout = async (shop: ShopClient, checkoutId: string): Promise<OpenCheckoutResult> =>
  resolveCheckout(shop, await shop.client(getCheckoutInfo, { body: { checkoutId, site: shop.site } }));

const resolveCheckout = async (
  shop: ShopClient,
  result: CallResult<Checkout>,
): Promise<OpenCheckoutResult> => {
  if (result.kind !== "ok") {
    // CONFLICT: the expired checkout is being paid in another window, and its result is known soon.
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

/** Empty tiles mean that the shopper sends photos after the order. The checkout must know before it is paid (R4.13). */
const syncUploadLater = async ({ client, site }: ShopClient, checkout: Checkout): Promise<Checkout> => {
  const isUploadLater = checkout.lineItems.some(({ photosStillToUpload }) => photosStillToUpload > 0);
  if (checkout.isUploadLater === isUploadLater) return checkout;
  const { checkoutId } = checkout;
  const updated = await client(updateCheckout, { body: { checkoutId, isUploadLater, site } });
  // On failure the server rejects the payment with a message of its own, and opening again repeats this call.
  return updated.kind === "ok" ? updated.reply : checkout;
};
