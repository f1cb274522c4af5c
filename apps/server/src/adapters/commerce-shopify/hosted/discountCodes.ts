import { DAY_MS } from "@storywall/domain/time/durations.ts";
import type { Minor } from "@storywall/domain/units/units.ts";
import { HostRejectedError } from "../../../ports/commerce/CommerceHost.ts";
import { createDiscountCode, deleteDiscountCode, findDiscountCode } from "../adminDocuments.generated.ts";
import { toDecimal } from "../decimalMoney.ts";
import type { ShopifyApi } from "../graphqlReply.ts";
import { describeUserErrors, requireMutationResult } from "../userErrors.ts";

/** How long a code is valid. It belongs to one cart, and a cart is paid within this time or never. */
export const DISCOUNT_DAYS = 14;

/** Returns the discount code of one cart: the promo code, and the end of the payment's id, which makes it unique. */
export const discountCodeOf = (promoCode: string, paymentId: string): string =>
  `${promoCode}-${paymentId.slice(-8).toUpperCase()}`;

/**
 * Creates a discount code for one use, worth exactly this amount: Shopify would round a percentage differently. The
 * caller has checked the limits of the promo code.
 */
export const saveDiscountCode = async (
  admin: ShopifyApi,
  code: string,
  amount: Minor,
  now: Date,
): Promise<void> => {
  const { discountCodeBasicCreate: created } = await admin(createDiscountCode, {
    discount: {
      code,
      title: code,
      startsAt: new Date(now.getTime() - DAY_MS).toISOString(),
      endsAt: new Date(now.getTime() + DISCOUNT_DAYS * DAY_MS).toISOString(),
      usageLimit: 1,
      context: { all: "ALL" },
      combinesWith: { orderDiscounts: false, productDiscounts: false, shippingDiscounts: false },
      customerGets: {
        items: { all: true },
        value: { discountAmount: { amount: toDecimal(amount), appliesOnEachItem: false } },
      },
    },
  });
  // An earlier request created it, and its reply was lost. The caller compares the total of the cart.
  if (created?.userErrors.some((error) => error.code === "TAKEN")) return;
  requireMutationResult("discount code", created?.codeDiscountNode, created?.userErrors ?? []);
};

/** Deletes a discount code. Succeeds when it is not there. */
export const removeDiscountCode = async (admin: ShopifyApi, code: string): Promise<void> => {
  const { codeDiscountNodeByCode: node } = await admin(findDiscountCode, { code });
  if (!node) return;
  const { discountCodeDelete: deleted } = await admin(deleteDiscountCode, { id: node.id });
  const errors = describeUserErrors(deleted?.userErrors ?? []);
  if (errors !== undefined) throw new HostRejectedError(`Shopify did not delete code ${code}: ${errors}`);
};
