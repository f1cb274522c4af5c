import { CURRENCY_PATTERN } from "@storywall/domain/sites/site.ts";
import type { HostAddress, HostDraft, HostLine } from "../../ports/commerce/HostDraft.ts";
import type {
  CountryCode,
  CreateDraftOrderMutationVariables,
  CurrencyCode,
  MailingAddressInput,
  MoneyInput,
} from "./adminDocuments.generated.ts";
import { toDecimal } from "./decimalMoney.ts";
import { toShopifyProvince } from "./provinceCodes.ts";

type DraftOrderInput = CreateDraftOrderMutationVariables["input"];

/** Attributes of an order, which the staff see in Shopify. An order is found again by the first. */
export const CHECKOUT_ATTRIBUTE = "storywall_checkout";
const NUMBER_ATTRIBUTE = "storywall_order";
/** Attribute of a line. Themes hide names that begin with an underscore. */
export const WALL_ATTRIBUTE = "_wall";

/** Shopify's list is that of ISO 4217. It answers with an error when it does not sell in a currency. */
const isCurrencyCode = (code: string): code is CurrencyCode => CURRENCY_PATTERN.test(code);

const toCurrencyCode = (code: string): CurrencyCode => {
  if (!isCurrencyCode(code)) throw new Error(`Not a currency: ${code}`);
  return code;
};

/** Shopify's list is that of ISO 3166. */
const isCountryCode = (code: string): code is CountryCode => /^[A-Z]{2}$/.test(code);

const toCountryCode = (code: string): CountryCode => {
  if (!isCountryCode(code)) throw new Error(`Not a country: ${code}`);
  return code;
};

/** Returns the tag by which Shopify's search finds what belongs to a checkout. Tags have at most 40 characters. */
export const tagOf = (checkoutId: string): string => `sw-${checkoutId}`.slice(0, 40);

/** Returns whether a tag is one that we give to the orders that we copy to Shopify. No buyer can set tags. */
export const isCopyTag = (tag: string): boolean => tag.startsWith("sw-");

/**
 * Returns a draft as Shopify's input. Each line names our price: a variant's own price may have been edited there, and
 * ours is what was paid.
 */
export const toDraftInput = (draft: HostDraft): DraftOrderInput => {
  const { checkoutId, orderNumber, email, shippingAddress, currency, lines, discount, shipping } = draft;
  const money = (amount: HostLine["unitPrice"]): MoneyInput => ({
    amount: toDecimal(amount),
    currencyCode: toCurrencyCode(currency),
  });
  return {
    email,
    shippingAddress: toMailingAddress(shippingAddress),
    tags: [tagOf(checkoutId)],
    customAttributes: [
      { key: CHECKOUT_ATTRIBUTE, value: checkoutId },
      ...(orderNumber === null ? [] : [{ key: NUMBER_ATTRIBUTE, value: orderNumber }]),
    ],
    ...(orderNumber === null ? {} : { poNumber: orderNumber }),
    // Discounts of the store would change the amount that was paid.
    acceptAutomaticDiscounts: false,
    lineItems: lines.map((line) => ({
      quantity: line.quantity,
      customAttributes: [{ key: WALL_ATTRIBUTE, value: line.wallId }],
      ...(line.variantId === null
        ? {
            title: line.title,
            sku: line.sku,
            originalUnitPriceWithCurrency: money(line.unitPrice),
            requiresShipping: true,
            taxable: true,
          }
        : { variantId: line.variantId, priceOverride: money(line.unitPrice) }),
    })),
    appliedDiscount: discount && {
      title: discount.code,
      valueType: "FIXED_AMOUNT",
      value: discount.amount / 100,
      amountWithCurrency: money(discount.amount),
    },
    shippingLine: shipping && { title: shipping.title, priceWithCurrency: money(shipping.price) },
  };
};

/** Returns an address in Shopify's fields, which have no suburb: it follows the flat, as on South African labels. */
export const toMailingAddress = (address: HostAddress): MailingAddressInput => ({
  firstName: address.firstName,
  lastName: address.lastName,
  company: address.company,
  address1: address.address1,
  address2: [address.address2, address.suburb].filter(Boolean).join(", "),
  city: address.city,
  ...(address.province === undefined
    ? {}
    : { provinceCode: toShopifyProvince(address.countryCode, address.province) }),
  zip: address.zip,
  countryCode: toCountryCode(address.countryCode),
  phone: address.phone,
});
