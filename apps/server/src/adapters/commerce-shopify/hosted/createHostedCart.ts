import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { Minor } from "@storywall/domain/units/units.ts";
import { HostRejectedError } from "../../../ports/commerce/CommerceHost.ts";
import type { HostDraft } from "../../../ports/commerce/HostDraft.ts";
import type { PaymentTerms } from "../../../ports/payments/Payments.ts";
import { parseDecimal, toDecimal } from "../decimalMoney.ts";
import { WALL_ATTRIBUTE } from "../draftInput.ts";
import type { ShopifyApi } from "../graphqlReply.ts";
import {
  type CreateCartMutationVariables,
  createCart,
  type FindCartQuery,
  selectDelivery,
} from "../storefrontDocuments.generated.ts";
import { requireMutationResult } from "../userErrors.ts";
import { toAttributes } from "./hostedAttributes.ts";
import { toCartAddress } from "./toCartAddress.ts";

export type HostedApis = { readonly admin: ShopifyApi; readonly storefront: ShopifyApi };

type StorefrontCart = NonNullable<FindCartQuery["cart"]>;
type CartInput = NonNullable<CreateCartMutationVariables["input"]>;

/**
 * Creates a cart at Shopify whose checkout takes exactly the amount of our quote, or none. Shopify prices by variant, adds
 * discounts and delivery of its own, and lets no cart set a price, so the total is compared before the buyer sees it.
 * @throws HostRejectedError when Shopify would take another amount.
 */
export const createHostedCart = async (
  { storefront }: Pick<HostedApis, "storefront">,
  site: SiteCode,
  paymentId: string,
  terms: PaymentTerms,
  purchase: HostDraft,
  discountCode: string | null,
): Promise<{ readonly cartId: string; readonly checkoutUrl: string }> => {
  const { cartCreate } = await storefront(createCart, {
    input: toCartInput(site, paymentId, terms, purchase, discountCode),
  });
  const warnings = (cartCreate?.warnings ?? []).map(({ code, message }) => `${code}: ${message}`);
  const created = requireMutationResult("cart", cartCreate?.cart, cartCreate?.userErrors ?? []);
  const cart = await selectDeliveryAt(storefront, created, purchase.shipping?.price ?? null);
  const { amount, currencyCode } = cart.cost.totalAmount;
  if (parseDecimal(amount) !== terms.amount || currencyCode !== terms.currency) {
    throw new HostRejectedError(
      `Shopify would take ${amount} ${currencyCode} and not ${toDecimal(terms.amount)} ${terms.currency}: ` +
        ["check prices, taxes, delivery and discounts there", ...warnings].join("; "),
    );
  }
  return { cartId: cart.id, checkoutUrl: cart.checkoutUrl };
};

const toCartInput = (
  site: SiteCode,
  paymentId: string,
  terms: PaymentTerms,
  { email, shippingAddress, lines }: HostDraft,
  discountCode: string | null,
): CartInput => ({
  attributes: toAttributes(site, paymentId, terms),
  buyerIdentity: { email, countryCode: toCartAddress(shippingAddress).countryCode ?? null },
  delivery: { addresses: [{ selected: true, address: { deliveryAddress: toCartAddress(shippingAddress) } }] },
  discountCodes: discountCode === null ? [] : [discountCode],
  lines: lines.map(({ sku, variantId, quantity, wallId }) => {
    if (variantId === null)
      throw new HostRejectedError(`Shopify has no variant ${sku}: save the catalogue there`);
    return { merchandiseId: variantId, quantity, attributes: [{ key: WALL_ATTRIBUTE, value: wallId }] };
  }),
});

/**
 * Selects the delivery that costs what our quote says: a store may have several, and list a dearer one first.
 */
const selectDeliveryAt = async (
  storefront: ShopifyApi,
  cart: StorefrontCart,
  price: Minor | null,
): Promise<StorefrontCart> => {
  const options = cart.deliveryGroups.nodes.flatMap(({ id, deliveryOptions, selectedDeliveryOption }) => {
    const option = deliveryOptions.find(
      ({ estimatedCost }) => parseDecimal(estimatedCost.amount) === (price ?? 0),
    );
    if (!option || option.handle === selectedDeliveryOption?.handle) return [];
    return [{ deliveryGroupId: id, deliveryOptionHandle: option.handle }];
  });
  if (options.length === 0) return cart;
  const { cartSelectedDeliveryOptionsUpdate: updated } = await storefront(selectDelivery, {
    cartId: cart.id,
    options,
  });
  return requireMutationResult("choice of delivery", updated?.cart, updated?.userErrors ?? []);
};
