// Made by tools/shopify/writeDocuments.ts of the documents beside it. Do not edit.
import type { ShopifyDocument } from "./shopifyDocument.ts";

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AttributeInput = {
  readonly key: string;
  readonly value: string;
};

export type BundlesDraftOrderBundleLineItemComponentInput = {
  readonly quantity: number;
  readonly uuid?: string | null | undefined;
  readonly variantId?: string | null | undefined;
};

export type CombinedListingsRole =
  | 'CHILD'
  | 'PARENT';

export type CountryCode =
  | 'AC'
  | 'AD'
  | 'AE'
  | 'AF'
  | 'AG'
  | 'AI'
  | 'AL'
  | 'AM'
  | 'AN'
  | 'AO'
  | 'AR'
  | 'AT'
  | 'AU'
  | 'AW'
  | 'AX'
  | 'AZ'
  | 'BA'
  | 'BB'
  | 'BD'
  | 'BE'
  | 'BF'
  | 'BG'
  | 'BH'
  | 'BI'
  | 'BJ'
  | 'BL'
  | 'BM'
  | 'BN'
  | 'BO'
  | 'BQ'
  | 'BR'
  | 'BS'
  | 'BT'
  | 'BV'
  | 'BW'
  | 'BY'
  | 'BZ'
  | 'CA'
  | 'CC'
  | 'CD'
  | 'CF'
  | 'CG'
  | 'CH'
  | 'CI'
  | 'CK'
  | 'CL'
  | 'CM'
  | 'CN'
  | 'CO'
  | 'CR'
  | 'CU'
  | 'CV'
  | 'CW'
  | 'CX'
  | 'CY'
  | 'CZ'
  | 'DE'
  | 'DJ'
  | 'DK'
  | 'DM'
  | 'DO'
  | 'DZ'
  | 'EC'
  | 'EE'
  | 'EG'
  | 'EH'
  | 'ER'
  | 'ES'
  | 'ET'
  | 'FI'
  | 'FJ'
  | 'FK'
  | 'FO'
  | 'FR'
  | 'GA'
  | 'GB'
  | 'GD'
  | 'GE'
  | 'GF'
  | 'GG'
  | 'GH'
  | 'GI'
  | 'GL'
  | 'GM'
  | 'GN'
  | 'GP'
  | 'GQ'
  | 'GR'
  | 'GS'
  | 'GT'
  | 'GW'
  | 'GY'
  | 'HK'
  | 'HM'
  | 'HN'
  | 'HR'
  | 'HT'
  | 'HU'
  | 'ID'
  | 'IE'
  | 'IL'
  | 'IM'
  | 'IN'
  | 'IO'
  | 'IQ'
  | 'IR'
  | 'IS'
  | 'IT'
  | 'JE'
  | 'JM'
  | 'JO'
  | 'JP'
  | 'KE'
  | 'KG'
  | 'KH'
  | 'KI'
  | 'KM'
  | 'KN'
  | 'KP'
  | 'KR'
  | 'KW'
  | 'KY'
  | 'KZ'
  | 'LA'
  | 'LB'
  | 'LC'
  | 'LI'
  | 'LK'
  | 'LR'
  | 'LS'
  | 'LT'
  | 'LU'
  | 'LV'
  | 'LY'
  | 'MA'
  | 'MC'
  | 'MD'
  | 'ME'
  | 'MF'
  | 'MG'
  | 'MK'
  | 'ML'
  | 'MM'
  | 'MN'
  | 'MO'
  | 'MQ'
  | 'MR'
  | 'MS'
  | 'MT'
  | 'MU'
  | 'MV'
  | 'MW'
  | 'MX'
  | 'MY'
  | 'MZ'
  | 'NA'
  | 'NC'
  | 'NE'
  | 'NF'
  | 'NG'
  | 'NI'
  | 'NL'
  | 'NO'
  | 'NP'
  | 'NR'
  | 'NU'
  | 'NZ'
  | 'OM'
  | 'PA'
  | 'PE'
  | 'PF'
  | 'PG'
  | 'PH'
  | 'PK'
  | 'PL'
  | 'PM'
  | 'PN'
  | 'PS'
  | 'PT'
  | 'PY'
  | 'QA'
  | 'RE'
  | 'RO'
  | 'RS'
  | 'RU'
  | 'RW'
  | 'SA'
  | 'SB'
  | 'SC'
  | 'SD'
  | 'SE'
  | 'SG'
  | 'SH'
  | 'SI'
  | 'SJ'
  | 'SK'
  | 'SL'
  | 'SM'
  | 'SN'
  | 'SO'
  | 'SR'
  | 'SS'
  | 'ST'
  | 'SV'
  | 'SX'
  | 'SY'
  | 'SZ'
  | 'TA'
  | 'TC'
  | 'TD'
  | 'TF'
  | 'TG'
  | 'TH'
  | 'TJ'
  | 'TK'
  | 'TL'
  | 'TM'
  | 'TN'
  | 'TO'
  | 'TR'
  | 'TT'
  | 'TV'
  | 'TW'
  | 'TZ'
  | 'UA'
  | 'UG'
  | 'UM'
  | 'US'
  | 'UY'
  | 'UZ'
  | 'VA'
  | 'VC'
  | 'VE'
  | 'VG'
  | 'VN'
  | 'VU'
  | 'WF'
  | 'WS'
  | 'XK'
  | 'YE'
  | 'YT'
  | 'ZA'
  | 'ZM'
  | 'ZW'
  | 'ZZ';

export type CountryHarmonizedSystemCodeInput = {
  readonly countryCode?: CountryCode | null | undefined;
  readonly harmonizedSystemCode: string;
};

export type CurrencyCode =
  | 'AED'
  | 'AFN'
  | 'ALL'
  | 'AMD'
  | 'ANG'
  | 'AOA'
  | 'ARS'
  | 'AUD'
  | 'AWG'
  | 'AZN'
  | 'BAM'
  | 'BBD'
  | 'BDT'
  | 'BGN'
  | 'BHD'
  | 'BIF'
  | 'BMD'
  | 'BND'
  | 'BOB'
  | 'BRL'
  | 'BSD'
  | 'BTN'
  | 'BWP'
  | 'BYN'
  | 'BYR'
  | 'BZD'
  | 'CAD'
  | 'CDF'
  | 'CHF'
  | 'CLP'
  | 'CNY'
  | 'COP'
  | 'CRC'
  | 'CVE'
  | 'CZK'
  | 'DJF'
  | 'DKK'
  | 'DOP'
  | 'DZD'
  | 'EGP'
  | 'ERN'
  | 'ETB'
  | 'EUR'
  | 'FJD'
  | 'FKP'
  | 'GBP'
  | 'GEL'
  | 'GHS'
  | 'GIP'
  | 'GMD'
  | 'GNF'
  | 'GTQ'
  | 'GYD'
  | 'HKD'
  | 'HNL'
  | 'HRK'
  | 'HTG'
  | 'HUF'
  | 'IDR'
  | 'ILS'
  | 'INR'
  | 'IQD'
  | 'IRR'
  | 'ISK'
  | 'JEP'
  | 'JMD'
  | 'JOD'
  | 'JPY'
  | 'KES'
  | 'KGS'
  | 'KHR'
  | 'KID'
  | 'KMF'
  | 'KRW'
  | 'KWD'
  | 'KYD'
  | 'KZT'
  | 'LAK'
  | 'LBP'
  | 'LKR'
  | 'LRD'
  | 'LSL'
  | 'LTL'
  | 'LVL'
  | 'LYD'
  | 'MAD'
  | 'MDL'
  | 'MGA'
  | 'MKD'
  | 'MMK'
  | 'MNT'
  | 'MOP'
  | 'MRU'
  | 'MUR'
  | 'MVR'
  | 'MWK'
  | 'MXN'
  | 'MYR'
  | 'MZN'
  | 'NAD'
  | 'NGN'
  | 'NIO'
  | 'NOK'
  | 'NPR'
  | 'NZD'
  | 'OMR'
  | 'PAB'
  | 'PEN'
  | 'PGK'
  | 'PHP'
  | 'PKR'
  | 'PLN'
  | 'PYG'
  | 'QAR'
  | 'RON'
  | 'RSD'
  | 'RUB'
  | 'RWF'
  | 'SAR'
  | 'SBD'
  | 'SCR'
  | 'SDG'
  | 'SEK'
  | 'SGD'
  | 'SHP'
  | 'SLL'
  | 'SOS'
  | 'SRD'
  | 'SSP'
  | 'STD'
  | 'STN'
  | 'SYP'
  | 'SZL'
  | 'THB'
  | 'TJS'
  | 'TMT'
  | 'TND'
  | 'TOP'
  | 'TRY'
  | 'TTD'
  | 'TWD'
  | 'TZS'
  | 'UAH'
  | 'UGX'
  | 'USD'
  | 'USDC'
  | 'UYU'
  | 'UZS'
  | 'VED'
  | 'VEF'
  | 'VES'
  | 'VND'
  | 'VUV'
  | 'WST'
  | 'XAF'
  | 'XCD'
  | 'XOF'
  | 'XPF'
  | 'XXX'
  | 'YER'
  | 'ZAR'
  | 'ZMW';

export type DepositInput = {
  readonly percentage: number;
};

export type DiscountAmountInput = {
  readonly amount?: string | null | undefined;
  readonly appliesOnEachItem?: boolean | null | undefined;
};

export type DiscountBuyerSelection =
  | 'ALL';

export type DiscountCodeBasicInput = {
  readonly appliesOncePerCustomer?: boolean | null | undefined;
  readonly code?: string | null | undefined;
  readonly combinesWith?: DiscountCombinesWithInput | null | undefined;
  readonly context?: DiscountContextInput | null | undefined;
  readonly customerGets?: DiscountCustomerGetsInput | null | undefined;
  /** @deprecated Use `context` instead. */
  readonly customerSelection?: DiscountCustomerSelectionInput | null | undefined;
  readonly endsAt?: string | null | undefined;
  readonly minimumRequirement?: DiscountMinimumRequirementInput | null | undefined;
  readonly recurringCycleLimit?: number | null | undefined;
  readonly startsAt?: string | null | undefined;
  readonly tags?: ReadonlyArray<string> | null | undefined;
  readonly title?: string | null | undefined;
  readonly usageLimit?: number | null | undefined;
};

export type DiscountCollectionsInput = {
  readonly add?: ReadonlyArray<string> | null | undefined;
  readonly remove?: ReadonlyArray<string> | null | undefined;
};

export type DiscountCombinesWithInput = {
  readonly orderDiscounts?: boolean | null | undefined;
  readonly productDiscounts?: boolean | null | undefined;
  readonly productDiscountsWithTagsOnSameCartLine?: ProductDiscountsWithTagsOnSameCartLineInput | null | undefined;
  readonly shippingDiscounts?: boolean | null | undefined;
};

export type DiscountContextInput =
  {   readonly all: DiscountBuyerSelection; readonly customerSegments?: never; readonly customers?: never; readonly markets?: never; }
  |  { readonly all?: never;   readonly customerSegments: DiscountCustomerSegmentsInput; readonly customers?: never; readonly markets?: never; }
  |  { readonly all?: never; readonly customerSegments?: never;   readonly customers: DiscountCustomersInput; readonly markets?: never; }
  |  { readonly all?: never; readonly customerSegments?: never; readonly customers?: never;   readonly markets: DiscountMarketsInput; };

export type DiscountCustomerGetsInput = {
  readonly appliesOnOneTimePurchase?: boolean | null | undefined;
  readonly appliesOnSubscription?: boolean | null | undefined;
  readonly items?: DiscountItemsInput | null | undefined;
  readonly value?: DiscountCustomerGetsValueInput | null | undefined;
};

export type DiscountCustomerGetsValueInput = {
  readonly discountAmount?: DiscountAmountInput | null | undefined;
  readonly discountOnQuantity?: DiscountOnQuantityInput | null | undefined;
  readonly percentage?: number | null | undefined;
};

export type DiscountCustomerSegmentsInput = {
  readonly add?: ReadonlyArray<string> | null | undefined;
  readonly remove?: ReadonlyArray<string> | null | undefined;
};

export type DiscountCustomerSelectionInput = {
  readonly all?: boolean | null | undefined;
  readonly customerSegments?: DiscountCustomerSegmentsInput | null | undefined;
  readonly customers?: DiscountCustomersInput | null | undefined;
};

export type DiscountCustomersInput = {
  readonly add?: ReadonlyArray<string> | null | undefined;
  readonly remove?: ReadonlyArray<string> | null | undefined;
};

export type DiscountEffectInput = {
  readonly amount?: string | null | undefined;
  readonly percentage?: number | null | undefined;
};

export type DiscountErrorCode =
  | 'ACTIVE_PERIOD_OVERLAP'
  | 'APPLIES_ON_NOTHING'
  | 'BLANK'
  | 'CONFLICT'
  | 'DISCOUNT_NOT_COMPATIBLE_WITH_CONDITION_TYPES'
  | 'DUPLICATE'
  | 'END_DATE_BEFORE_START_DATE'
  | 'EQUAL_TO'
  | 'EXCEEDED_MAX'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL_TO'
  | 'IMPLICIT_DUPLICATE'
  | 'INCLUSION'
  | 'INTERNAL_ERROR'
  | 'INVALID'
  | 'INVALID_COMBINES_WITH_FOR_DISCOUNT_CLASS'
  | 'INVALID_DISCOUNT_CLASS_FOR_PRICE_RULE'
  | 'INVALID_PRODUCT_DISCOUNTS_FALSE_WITH_EXISTING_TAGS_ON_SAME_CART_LINE'
  | 'INVALID_PRODUCT_DISCOUNTS_WITH_TAGS_ON_SAME_CART_LINE_FOR_DISCOUNT_CLASS'
  | 'INVALID_PRODUCT_DISCOUNTS_WITH_TAGS_ON_SAME_CART_LINE_WITHOUT_PRODUCT_DISCOUNTS'
  | 'INVALID_TAG_LENGTH'
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL_TO'
  | 'MAX_APP_DISCOUNTS'
  | 'MINIMUM_SUBTOTAL_AND_QUANTITY_RANGE_BOTH_PRESENT'
  | 'MISSING_ARGUMENT'
  | 'MISSING_FUNCTION_IDENTIFIER'
  | 'MULTIPLE_FUNCTION_IDENTIFIERS'
  | 'MULTIPLE_RECURRING_CYCLE_LIMIT_FOR_NON_SUBSCRIPTION_ITEMS'
  | 'PRESENT'
  | 'PRODUCT_DISCOUNTS_WITH_TAGS_ON_SAME_CART_LINE_NOT_ENTITLED'
  | 'RECURRING_CYCLE_LIMIT_NOT_A_VALID_INTEGER'
  | 'TAKEN'
  | 'TOO_LONG'
  | 'TOO_MANY_ARGUMENTS'
  | 'TOO_MANY_PRODUCT_DISCOUNTS_WITH_TAGS_ON_SAME_CART_LINE'
  | 'TOO_MANY_TAGS'
  | 'TOO_SHORT'
  | 'VALUE_OUTSIDE_RANGE';

export type DiscountItemsInput = {
  readonly all?: boolean | null | undefined;
  readonly collections?: DiscountCollectionsInput | null | undefined;
  readonly products?: DiscountProductsInput | null | undefined;
};

export type DiscountMarketsInput = {
  readonly add?: ReadonlyArray<string> | null | undefined;
  readonly remove?: ReadonlyArray<string> | null | undefined;
};

export type DiscountMinimumQuantityInput = {
  readonly greaterThanOrEqualToQuantity?: unknown;
};

export type DiscountMinimumRequirementInput = {
  readonly quantity?: DiscountMinimumQuantityInput | null | undefined;
  readonly subtotal?: DiscountMinimumSubtotalInput | null | undefined;
};

export type DiscountMinimumSubtotalInput = {
  readonly greaterThanOrEqualToSubtotal?: string | null | undefined;
};

export type DiscountOnQuantityInput = {
  readonly effect?: DiscountEffectInput | null | undefined;
  readonly quantity?: unknown;
};

export type DiscountProductsInput = {
  readonly productVariantsToAdd?: ReadonlyArray<string> | null | undefined;
  readonly productVariantsToRemove?: ReadonlyArray<string> | null | undefined;
  readonly productsToAdd?: ReadonlyArray<string> | null | undefined;
  readonly productsToRemove?: ReadonlyArray<string> | null | undefined;
};

export type DisputeStatus =
  | 'ACCEPTED'
  | 'CHARGE_REFUNDED'
  | 'LOST'
  | 'NEEDS_RESPONSE'
  | 'PREVENTED'
  | 'UNDER_REVIEW'
  | 'WON';

export type DraftOrderAppliedDiscountInput = {
  /** @deprecated Please use `amountWithCurrency` instead. */
  readonly amount?: string | null | undefined;
  readonly amountWithCurrency?: MoneyInput | null | undefined;
  readonly description?: string | null | undefined;
  readonly title?: string | null | undefined;
  readonly value: number;
  readonly valueType: DraftOrderAppliedDiscountType;
};

export type DraftOrderAppliedDiscountType =
  | 'FIXED_AMOUNT'
  | 'PERCENTAGE';

export type DraftOrderDeleteInput = {
  readonly id: string;
};

export type DraftOrderInput = {
  readonly acceptAutomaticDiscounts?: boolean | null | undefined;
  readonly allowDiscountCodesInCheckout?: boolean | null | undefined;
  readonly appliedDiscount?: DraftOrderAppliedDiscountInput | null | undefined;
  readonly billingAddress?: MailingAddressInput | null | undefined;
  readonly customAttributes?: ReadonlyArray<AttributeInput> | null | undefined;
  /** @deprecated Use `purchasingEntity` instead, which can be used for either a D2C or B2B customer. */
  readonly customerId?: string | null | undefined;
  readonly deposit?: DepositInput | null | undefined;
  readonly discountCodes?: ReadonlyArray<string> | null | undefined;
  readonly email?: string | null | undefined;
  readonly lineItems?: ReadonlyArray<DraftOrderLineItemInput> | null | undefined;
  /** @deprecated This field will be removed in a future version. Use `localizedFields` instead. */
  readonly localizationExtensions?: ReadonlyArray<LocalizationExtensionInput> | null | undefined;
  readonly localizedFields?: ReadonlyArray<LocalizedFieldInput> | null | undefined;
  /**
   * @deprecated This field is now incompatible with Markets.
   *
   */
  readonly marketRegionCountryCode?: CountryCode | null | undefined;
  readonly metafields?: ReadonlyArray<MetafieldInput> | null | undefined;
  readonly note?: string | null | undefined;
  readonly paymentTerms?: PaymentTermsInput | null | undefined;
  readonly phone?: string | null | undefined;
  readonly poNumber?: string | null | undefined;
  readonly presentmentCurrencyCode?: CurrencyCode | null | undefined;
  readonly purchasingEntity?: PurchasingEntityInput | null | undefined;
  readonly reserveInventoryUntil?: string | null | undefined;
  readonly sessionToken?: string | null | undefined;
  readonly shippingAddress?: MailingAddressInput | null | undefined;
  readonly shippingLine?: ShippingLineInput | null | undefined;
  readonly sourceName?: string | null | undefined;
  readonly tags?: ReadonlyArray<string> | null | undefined;
  readonly taxExempt?: boolean | null | undefined;
  readonly transformerFingerprint?: string | null | undefined;
  readonly useCustomerDefaultAddress?: boolean | null | undefined;
  readonly visibleToCustomer?: boolean | null | undefined;
};

export type DraftOrderLineItemComponentInput = {
  readonly quantity: number;
  readonly uuid?: string | null | undefined;
  readonly variantId?: string | null | undefined;
};

export type DraftOrderLineItemInput = {
  readonly appliedDiscount?: DraftOrderAppliedDiscountInput | null | undefined;
  /** @deprecated Use `components` instead. */
  readonly bundleComponents?: ReadonlyArray<BundlesDraftOrderBundleLineItemComponentInput> | null | undefined;
  readonly components?: ReadonlyArray<DraftOrderLineItemComponentInput> | null | undefined;
  readonly customAttributes?: ReadonlyArray<AttributeInput> | null | undefined;
  readonly generatePriceOverride?: boolean | null | undefined;
  /** @deprecated `weight` should be used instead, allowing different units to be used. */
  readonly grams?: number | null | undefined;
  /** @deprecated `originalUnitPriceWithCurrency` should be used instead, where currency can be specified. */
  readonly originalUnitPrice?: string | null | undefined;
  readonly originalUnitPriceWithCurrency?: MoneyInput | null | undefined;
  readonly priceOverride?: MoneyInput | null | undefined;
  readonly quantity: number;
  readonly requiresShipping?: boolean | null | undefined;
  readonly sku?: string | null | undefined;
  readonly taxable?: boolean | null | undefined;
  readonly title?: string | null | undefined;
  readonly uuid?: string | null | undefined;
  readonly variantId?: string | null | undefined;
  readonly weight?: WeightInput | null | undefined;
};

export type DraftOrderStatus =
  | 'COMPLETED'
  | 'INVOICE_SENT'
  | 'OPEN';

export type FileContentType =
  | 'EXTERNAL_VIDEO'
  | 'FILE'
  | 'IMAGE'
  | 'MODEL_3D'
  | 'VIDEO';

export type FileCreateInputDuplicateResolutionMode =
  | 'APPEND_UUID'
  | 'RAISE_ERROR'
  | 'REPLACE';

export type FileSetInput = {
  readonly alt?: string | null | undefined;
  readonly contentType?: FileContentType | null | undefined;
  readonly duplicateResolutionMode?: FileCreateInputDuplicateResolutionMode | null | undefined;
  readonly filename?: string | null | undefined;
  readonly id?: string | null | undefined;
  readonly originalSource?: string | null | undefined;
};

export type FulfillmentEventInput = {
  readonly address1?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly estimatedDeliveryAt?: string | null | undefined;
  readonly fulfillmentId: string;
  readonly happenedAt?: string | null | undefined;
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
  readonly message?: string | null | undefined;
  readonly province?: string | null | undefined;
  readonly status: FulfillmentEventStatus;
  readonly zip?: string | null | undefined;
};

export type FulfillmentEventStatus =
  | 'ATTEMPTED_DELIVERY'
  | 'CARRIER_PICKED_UP'
  | 'CONFIRMED'
  | 'DELAYED'
  | 'DELIVERED'
  | 'FAILURE'
  | 'IN_TRANSIT'
  | 'LABEL_PRINTED'
  | 'LABEL_PURCHASED'
  | 'OUT_FOR_DELIVERY'
  | 'READY_FOR_PICKUP';

export type FulfillmentInput = {
  readonly lineItemsByFulfillmentOrder: ReadonlyArray<FulfillmentOrderLineItemsInput>;
  readonly notifyCustomer?: boolean | null | undefined;
  readonly originAddress?: FulfillmentOriginAddressInput | null | undefined;
  readonly trackingInfo?: FulfillmentTrackingInput | null | undefined;
};

export type FulfillmentOrderLineItemInput = {
  readonly id: string;
  readonly quantity: number;
};

export type FulfillmentOrderLineItemsInput = {
  readonly fulfillmentOrderId: string;
  readonly fulfillmentOrderLineItems?: ReadonlyArray<FulfillmentOrderLineItemInput> | null | undefined;
};

export type FulfillmentOrderStatus =
  | 'CANCELLED'
  | 'CLOSED'
  | 'INCOMPLETE'
  | 'IN_PROGRESS'
  | 'ON_HOLD'
  | 'OPEN'
  | 'SCHEDULED';

export type FulfillmentOriginAddressInput = {
  readonly address1?: string | null | undefined;
  readonly address2?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly countryCode: string;
  readonly provinceCode?: string | null | undefined;
  readonly zip?: string | null | undefined;
};

export type FulfillmentStatus =
  | 'CANCELLED'
  | 'ERROR'
  | 'FAILURE'
  | 'OPEN'
  | 'PENDING'
  | 'SUCCESS';

export type FulfillmentTrackingInput = {
  readonly company?: string | null | undefined;
  readonly number?: string | null | undefined;
  readonly numbers?: ReadonlyArray<string> | null | undefined;
  readonly url?: string | null | undefined;
  readonly urls?: ReadonlyArray<string> | null | undefined;
};

export type HasMetafieldsMetafieldIdentifierInput = {
  readonly key: string;
  readonly namespace?: string | null | undefined;
};

export type InventoryItemInput = {
  readonly cost?: string | null | undefined;
  readonly countryCodeOfOrigin?: CountryCode | null | undefined;
  readonly countryHarmonizedSystemCodes?: ReadonlyArray<CountryHarmonizedSystemCodeInput> | null | undefined;
  readonly harmonizedSystemCode?: string | null | undefined;
  readonly measurement?: InventoryItemMeasurementInput | null | undefined;
  readonly provinceCodeOfOrigin?: string | null | undefined;
  readonly requiresShipping?: boolean | null | undefined;
  readonly sku?: string | null | undefined;
  readonly tracked?: boolean | null | undefined;
};

export type InventoryItemMeasurementInput = {
  readonly shippingPackageId?: string | null | undefined;
  readonly weight?: WeightInput | null | undefined;
};

export type LinkedMetafieldCreateInput = {
  readonly key: string;
  readonly namespace: string;
  readonly values?: ReadonlyArray<string> | null | undefined;
};

export type LocalizationExtensionInput = {
  readonly key: LocalizationExtensionKey;
  readonly value: string;
};

export type LocalizationExtensionKey =
  | 'SHIPPING_CREDENTIAL_BR'
  | 'SHIPPING_CREDENTIAL_CL'
  | 'SHIPPING_CREDENTIAL_CN'
  | 'SHIPPING_CREDENTIAL_CO'
  | 'SHIPPING_CREDENTIAL_CR'
  | 'SHIPPING_CREDENTIAL_EC'
  | 'SHIPPING_CREDENTIAL_ES'
  | 'SHIPPING_CREDENTIAL_GT'
  | 'SHIPPING_CREDENTIAL_ID'
  | 'SHIPPING_CREDENTIAL_KR'
  | 'SHIPPING_CREDENTIAL_MX'
  | 'SHIPPING_CREDENTIAL_MY'
  | 'SHIPPING_CREDENTIAL_PE'
  | 'SHIPPING_CREDENTIAL_PT'
  | 'SHIPPING_CREDENTIAL_PY'
  | 'SHIPPING_CREDENTIAL_TR'
  | 'SHIPPING_CREDENTIAL_TW'
  | 'SHIPPING_CREDENTIAL_TYPE_CO'
  | 'TAX_CREDENTIAL_BR'
  | 'TAX_CREDENTIAL_CL'
  | 'TAX_CREDENTIAL_CO'
  | 'TAX_CREDENTIAL_CR'
  | 'TAX_CREDENTIAL_EC'
  | 'TAX_CREDENTIAL_ES'
  | 'TAX_CREDENTIAL_GT'
  | 'TAX_CREDENTIAL_ID'
  | 'TAX_CREDENTIAL_IT'
  | 'TAX_CREDENTIAL_MX'
  | 'TAX_CREDENTIAL_MY'
  | 'TAX_CREDENTIAL_PE'
  | 'TAX_CREDENTIAL_PT'
  | 'TAX_CREDENTIAL_PY'
  | 'TAX_CREDENTIAL_TR'
  | 'TAX_CREDENTIAL_TYPE_CO'
  | 'TAX_CREDENTIAL_TYPE_MX'
  | 'TAX_CREDENTIAL_USE_MX'
  | 'TAX_EMAIL_IT';

export type LocalizedFieldInput = {
  readonly key: LocalizedFieldKey;
  readonly value: string;
};

export type LocalizedFieldKey =
  | 'SHIPPING_CREDENTIAL_BR'
  | 'SHIPPING_CREDENTIAL_CL'
  | 'SHIPPING_CREDENTIAL_CN'
  | 'SHIPPING_CREDENTIAL_CO'
  | 'SHIPPING_CREDENTIAL_CR'
  | 'SHIPPING_CREDENTIAL_EC'
  | 'SHIPPING_CREDENTIAL_ES'
  | 'SHIPPING_CREDENTIAL_GT'
  | 'SHIPPING_CREDENTIAL_ID'
  | 'SHIPPING_CREDENTIAL_KR'
  | 'SHIPPING_CREDENTIAL_MX'
  | 'SHIPPING_CREDENTIAL_MY'
  | 'SHIPPING_CREDENTIAL_PE'
  | 'SHIPPING_CREDENTIAL_PT'
  | 'SHIPPING_CREDENTIAL_PY'
  | 'SHIPPING_CREDENTIAL_TR'
  | 'SHIPPING_CREDENTIAL_TW'
  | 'SHIPPING_CREDENTIAL_TYPE_CO'
  | 'TAX_CREDENTIAL_BR'
  | 'TAX_CREDENTIAL_CL'
  | 'TAX_CREDENTIAL_CO'
  | 'TAX_CREDENTIAL_CR'
  | 'TAX_CREDENTIAL_EC'
  | 'TAX_CREDENTIAL_ES'
  | 'TAX_CREDENTIAL_GT'
  | 'TAX_CREDENTIAL_ID'
  | 'TAX_CREDENTIAL_IT'
  | 'TAX_CREDENTIAL_MX'
  | 'TAX_CREDENTIAL_MY'
  | 'TAX_CREDENTIAL_PE'
  | 'TAX_CREDENTIAL_PT'
  | 'TAX_CREDENTIAL_PY'
  | 'TAX_CREDENTIAL_TR'
  | 'TAX_CREDENTIAL_TYPE_CO'
  | 'TAX_CREDENTIAL_TYPE_MX'
  | 'TAX_CREDENTIAL_USE_MX'
  | 'TAX_EMAIL_IT';

export type MailingAddressInput = {
  readonly address1?: string | null | undefined;
  readonly address2?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly company?: string | null | undefined;
  /** @deprecated Use `countryCode` instead. */
  readonly country?: string | null | undefined;
  readonly countryCode?: CountryCode | null | undefined;
  readonly firstName?: string | null | undefined;
  /** @deprecated Not needed for 90% of mutations, and provided separately where it is needed. */
  readonly id?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly phone?: string | null | undefined;
  /** @deprecated Use `provinceCode` instead. */
  readonly province?: string | null | undefined;
  readonly provinceCode?: string | null | undefined;
  readonly zip?: string | null | undefined;
};

export type MetafieldInput = {
  readonly id?: string | null | undefined;
  readonly key?: string | null | undefined;
  readonly namespace?: string | null | undefined;
  readonly type?: string | null | undefined;
  readonly value?: string | null | undefined;
};

export type MoneyInput = {
  readonly amount: string;
  readonly currencyCode: CurrencyCode;
};

export type OptionSetInput = {
  readonly id?: string | null | undefined;
  readonly linkedMetafield?: LinkedMetafieldCreateInput | null | undefined;
  readonly name?: string | null | undefined;
  readonly position?: number | null | undefined;
  readonly values?: ReadonlyArray<OptionValueSetInput> | null | undefined;
};

export type OptionValueSetInput = {
  readonly id?: string | null | undefined;
  readonly name?: string | null | undefined;
};

export type OrderAdjustmentInputDiscrepancyReason =
  | 'CUSTOMER'
  | 'DAMAGE'
  | 'OTHER'
  | 'RESTOCK';

export type OrderCancelUserErrorCode =
  | 'INTERNAL_ERROR'
  | 'INVALID'
  | 'NOT_FOUND'
  | 'NO_REFUND_PERMISSION'
  | 'NO_REFUND_TO_STORE_CREDIT_PERMISSION'
  | 'STORE_CREDIT_REFUND_B2B_NOT_SUPPORTED'
  | 'STORE_CREDIT_REFUND_EXPIRATION_IN_PAST'
  | 'STORE_CREDIT_REFUND_MISSING_CUSTOMER';

export type OrderDisplayFinancialStatus =
  | 'AUTHORIZED'
  | 'EXPIRED'
  | 'PAID'
  | 'PARTIALLY_PAID'
  | 'PARTIALLY_REFUNDED'
  | 'PENDING'
  | 'REFUNDED'
  | 'VOIDED';

export type OrderInput = {
  readonly customAttributes?: ReadonlyArray<AttributeInput> | null | undefined;
  readonly email?: string | null | undefined;
  readonly id: string;
  /** @deprecated This field will be removed in a future version. Use `localizedFields` instead. */
  readonly localizationExtensions?: ReadonlyArray<LocalizationExtensionInput> | null | undefined;
  readonly localizedFields?: ReadonlyArray<LocalizedFieldInput> | null | undefined;
  readonly metafields?: ReadonlyArray<MetafieldInput> | null | undefined;
  readonly note?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly poNumber?: string | null | undefined;
  readonly shippingAddress?: MailingAddressInput | null | undefined;
  readonly tags?: ReadonlyArray<string> | null | undefined;
};

export type OrderTransactionInput = {
  readonly amount: string;
  readonly gateway: string;
  readonly kind: OrderTransactionKind;
  readonly orderId: string;
  readonly parentId?: string | null | undefined;
};

export type OrderTransactionKind =
  | 'AUTHORIZATION'
  | 'CAPTURE'
  | 'CHANGE'
  | 'EMV_AUTHORIZATION'
  | 'REFUND'
  | 'SALE'
  | 'SUGGESTED_REFUND'
  | 'VOID';

export type OrderTransactionStatus =
  | 'AWAITING_RESPONSE'
  | 'ERROR'
  | 'FAILURE'
  | 'PENDING'
  | 'SUCCESS'
  | 'UNKNOWN';

export type PaymentScheduleInput = {
  readonly dueAt?: string | null | undefined;
  readonly issuedAt?: string | null | undefined;
};

export type PaymentTermsInput = {
  readonly paymentSchedules?: ReadonlyArray<PaymentScheduleInput> | null | undefined;
  readonly paymentTermsTemplateId?: string | null | undefined;
};

export type ProductClaimOwnershipInput = {
  readonly bundles?: boolean | null | undefined;
};

export type ProductDiscountsWithTagsOnSameCartLineInput = {
  readonly add?: ReadonlyArray<string> | null | undefined;
  readonly remove?: ReadonlyArray<string> | null | undefined;
};

export type ProductSetIdentifiers =
  {   readonly customId: UniqueMetafieldValueInput; readonly handle?: never; readonly id?: never; }
  |  { readonly customId?: never;   readonly handle: string; readonly id?: never; }
  |  { readonly customId?: never; readonly handle?: never;   readonly id: string; };

export type ProductSetInput = {
  readonly category?: string | null | undefined;
  readonly claimOwnership?: ProductClaimOwnershipInput | null | undefined;
  readonly collections?: ReadonlyArray<string> | null | undefined;
  readonly combinedListingRole?: CombinedListingsRole | null | undefined;
  readonly descriptionHtml?: string | null | undefined;
  readonly files?: ReadonlyArray<FileSetInput> | null | undefined;
  readonly giftCard?: boolean | null | undefined;
  readonly giftCardTemplateSuffix?: string | null | undefined;
  readonly handle?: string | null | undefined;
  /** @deprecated Use `identifier` instead to get the product's ID */
  readonly id?: string | null | undefined;
  readonly metafields?: ReadonlyArray<MetafieldInput> | null | undefined;
  readonly productOptions?: ReadonlyArray<OptionSetInput> | null | undefined;
  readonly productType?: string | null | undefined;
  readonly redirectNewHandle?: boolean | null | undefined;
  readonly requiresSellingPlan?: boolean | null | undefined;
  readonly seo?: SeoInput | null | undefined;
  readonly status?: ProductStatus | null | undefined;
  readonly tags?: ReadonlyArray<string> | null | undefined;
  readonly templateSuffix?: string | null | undefined;
  readonly title?: string | null | undefined;
  readonly variants?: ReadonlyArray<ProductVariantSetInput> | null | undefined;
  readonly vendor?: string | null | undefined;
};

export type ProductSetInventoryInput = {
  readonly locationId: string;
  readonly name: string;
  readonly quantity: number;
};

export type ProductStatus =
  | 'ACTIVE'
  | 'ARCHIVED'
  | 'DRAFT'
  | 'UNLISTED';

export type ProductVariantInventoryPolicy =
  | 'CONTINUE'
  | 'DENY';

export type ProductVariantSetInput = {
  readonly barcode?: string | null | undefined;
  readonly compareAtPrice?: string | null | undefined;
  readonly file?: FileSetInput | null | undefined;
  readonly id?: string | null | undefined;
  readonly inventoryItem?: InventoryItemInput | null | undefined;
  readonly inventoryPolicy?: ProductVariantInventoryPolicy | null | undefined;
  readonly inventoryQuantities?: ReadonlyArray<ProductSetInventoryInput> | null | undefined;
  readonly metafields?: ReadonlyArray<MetafieldInput> | null | undefined;
  readonly optionValues: ReadonlyArray<VariantOptionValueInput>;
  readonly position?: number | null | undefined;
  readonly price?: string | null | undefined;
  readonly published?: boolean | null | undefined;
  readonly requiresComponents?: boolean | null | undefined;
  readonly showUnitPrice?: boolean | null | undefined;
  readonly sku?: string | null | undefined;
  readonly taxCode?: string | null | undefined;
  readonly taxable?: boolean | null | undefined;
  readonly unitPriceMeasurement?: UnitPriceMeasurementInput | null | undefined;
};

export type PurchasingCompanyInput = {
  readonly companyContactId: string;
  readonly companyId: string;
  readonly companyLocationId: string;
};

export type PurchasingEntityInput = {
  readonly customerId?: string | null | undefined;
  readonly purchasingCompany?: PurchasingCompanyInput | null | undefined;
};

export type RefundDutyInput = {
  readonly dutyId: string;
  readonly refundType?: RefundDutyRefundType | null | undefined;
};

export type RefundDutyRefundType =
  | 'FULL'
  | 'PROPORTIONAL';

export type RefundInput = {
  readonly allowOverRefunding?: boolean | null | undefined;
  readonly currency?: CurrencyCode | null | undefined;
  readonly discrepancyReason?: OrderAdjustmentInputDiscrepancyReason | null | undefined;
  readonly note?: string | null | undefined;
  readonly notify?: boolean | null | undefined;
  readonly orderId: string;
  readonly processedAt?: string | null | undefined;
  readonly refundDuties?: ReadonlyArray<RefundDutyInput> | null | undefined;
  readonly refundLineItems?: ReadonlyArray<RefundLineItemInput> | null | undefined;
  readonly refundMethods?: ReadonlyArray<RefundMethodInput> | null | undefined;
  readonly shipping?: ShippingRefundInput | null | undefined;
  readonly transactions?: ReadonlyArray<OrderTransactionInput> | null | undefined;
};

export type RefundLineItemInput = {
  readonly lineItemId: string;
  readonly locationId?: string | null | undefined;
  readonly quantity: number;
  readonly restockType?: RefundLineItemRestockType | null | undefined;
};

export type RefundLineItemRestockType =
  | 'CANCEL'
  | 'LEGACY_RESTOCK'
  | 'NO_RESTOCK'
  | 'RETURN';

export type RefundMethodInput =
  {   readonly storeCreditRefund: StoreCreditRefundInput; };

export type SeoInput = {
  readonly description?: string | null | undefined;
  readonly title?: string | null | undefined;
};

export type ShippingLineInput = {
  /** @deprecated `priceWithCurrency` should be used instead, where currencies can be specified. */
  readonly price?: string | null | undefined;
  readonly priceWithCurrency?: MoneyInput | null | undefined;
  readonly shippingRateHandle?: string | null | undefined;
  readonly title?: string | null | undefined;
};

export type ShippingRefundInput = {
  readonly amount?: string | null | undefined;
  readonly fullRefund?: boolean | null | undefined;
};

export type StoreCreditRefundInput = {
  readonly amount: MoneyInput;
  readonly expiresAt?: string | null | undefined;
};

export type UniqueMetafieldValueInput = {
  readonly key: string;
  readonly namespace?: string | null | undefined;
  readonly value: string;
};

export type UnitPriceMeasurementInput = {
  readonly quantityUnit?: UnitPriceMeasurementMeasuredUnit | null | undefined;
  readonly quantityValue?: number | null | undefined;
  readonly referenceUnit?: UnitPriceMeasurementMeasuredUnit | null | undefined;
  readonly referenceValue?: number | null | undefined;
};

export type UnitPriceMeasurementMeasuredUnit =
  | 'CL'
  | 'CM'
  | 'FLOZ'
  | 'FT'
  | 'FT2'
  | 'G'
  | 'GAL'
  | 'IN'
  | 'ITEM'
  | 'KG'
  | 'L'
  | 'LB'
  | 'M'
  | 'M2'
  | 'M3'
  | 'MG'
  | 'ML'
  | 'MM'
  | 'OZ'
  | 'PT'
  | 'QT'
  | 'UNKNOWN'
  | 'YD';

export type VariantOptionValueInput = {
  readonly id?: string | null | undefined;
  readonly linkedMetafieldValue?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly optionId?: string | null | undefined;
  readonly optionName?: string | null | undefined;
};

export type WebhookSubscriptionFormat =
  | 'JSON'
  | 'XML';

export type WebhookSubscriptionInput = {
  /** @deprecated Use `uri` instead. */
  readonly callbackUrl?: string | null | undefined;
  readonly filter?: string | null | undefined;
  readonly format?: WebhookSubscriptionFormat | null | undefined;
  readonly includeFields?: ReadonlyArray<string> | null | undefined;
  readonly metafieldNamespaces?: ReadonlyArray<string> | null | undefined;
  readonly metafields?: ReadonlyArray<HasMetafieldsMetafieldIdentifierInput> | null | undefined;
  readonly name?: string | null | undefined;
  readonly uri?: string | null | undefined;
};

export type WebhookSubscriptionTopic =
  | 'APP_PURCHASES_ONE_TIME_UPDATE'
  | 'APP_SCOPES_UPDATE'
  | 'APP_SUBSCRIPTIONS_APPROACHING_CAPPED_AMOUNT'
  | 'APP_SUBSCRIPTIONS_UPDATE'
  | 'APP_UNINSTALLED'
  | 'AUDIT_EVENTS_ADMIN_API_ACTIVITY'
  | 'BULK_OPERATIONS_FINISH'
  | 'CARTS_CREATE'
  | 'CARTS_UPDATE'
  | 'CHANNELS_DELETE'
  | 'CHECKOUTS_CREATE'
  | 'CHECKOUTS_DELETE'
  | 'CHECKOUTS_UPDATE'
  | 'COLLECTIONS_CREATE'
  | 'COLLECTIONS_DELETE'
  | 'COLLECTIONS_UPDATE'
  | 'COLLECTION_LISTINGS_ADD'
  | 'COLLECTION_LISTINGS_REMOVE'
  | 'COLLECTION_LISTINGS_UPDATE'
  | 'COLLECTION_PUBLICATIONS_CREATE'
  | 'COLLECTION_PUBLICATIONS_DELETE'
  | 'COLLECTION_PUBLICATIONS_UPDATE'
  | 'COMPANIES_CREATE'
  | 'COMPANIES_DELETE'
  | 'COMPANIES_UPDATE'
  | 'COMPANY_CONTACTS_CREATE'
  | 'COMPANY_CONTACTS_DELETE'
  | 'COMPANY_CONTACTS_UPDATE'
  | 'COMPANY_CONTACT_ROLES_ASSIGN'
  | 'COMPANY_CONTACT_ROLES_REVOKE'
  | 'COMPANY_LOCATIONS_CREATE'
  | 'COMPANY_LOCATIONS_DELETE'
  | 'COMPANY_LOCATIONS_UPDATE'
  | 'CUSTOMERS_CREATE'
  | 'CUSTOMERS_DELETE'
  | 'CUSTOMERS_DISABLE'
  | 'CUSTOMERS_EMAIL_MARKETING_CONSENT_UPDATE'
  | 'CUSTOMERS_ENABLE'
  | 'CUSTOMERS_MARKETING_CONSENT_UPDATE'
  | 'CUSTOMERS_MERGE'
  | 'CUSTOMERS_PURCHASING_SUMMARY'
  | 'CUSTOMERS_UPDATE'
  | 'CUSTOMERS_WHATS_APP_MARKETING_CONSENT_UPDATE'
  | 'CUSTOMER_ACCOUNT_SETTINGS_UPDATE'
  | 'CUSTOMER_GROUPS_CREATE'
  | 'CUSTOMER_GROUPS_DELETE'
  | 'CUSTOMER_GROUPS_UPDATE'
  | 'CUSTOMER_JOINED_SEGMENT'
  | 'CUSTOMER_LEFT_SEGMENT'
  | 'CUSTOMER_PAYMENT_METHODS_CREATE'
  | 'CUSTOMER_PAYMENT_METHODS_REVOKE'
  | 'CUSTOMER_PAYMENT_METHODS_UPDATE'
  | 'CUSTOMER_TAGS_ADDED'
  | 'CUSTOMER_TAGS_REMOVED'
  | 'DELIVERY_PROMISE_SETTINGS_UPDATE'
  | 'DISCOUNTS_CREATE'
  | 'DISCOUNTS_DELETE'
  | 'DISCOUNTS_REDEEMCODE_ADDED'
  | 'DISCOUNTS_REDEEMCODE_REMOVED'
  | 'DISCOUNTS_UPDATE'
  | 'DISPUTES_CREATE'
  | 'DISPUTES_UPDATE'
  | 'DOMAINS_CREATE'
  | 'DOMAINS_DESTROY'
  | 'DOMAINS_UPDATE'
  | 'DRAFT_ORDERS_CREATE'
  | 'DRAFT_ORDERS_DELETE'
  | 'DRAFT_ORDERS_UPDATE'
  | 'FINANCE_APP_STAFF_MEMBER_DELETE'
  | 'FINANCE_APP_STAFF_MEMBER_GRANT'
  | 'FINANCE_APP_STAFF_MEMBER_REVOKE'
  | 'FINANCE_APP_STAFF_MEMBER_UPDATE'
  | 'FINANCE_KYC_INFORMATION_UPDATE'
  | 'FULFILLMENTS_CREATE'
  | 'FULFILLMENTS_UPDATE'
  | 'FULFILLMENT_EVENTS_CREATE'
  | 'FULFILLMENT_EVENTS_DELETE'
  | 'FULFILLMENT_HOLDS_ADDED'
  | 'FULFILLMENT_HOLDS_RELEASED'
  | 'FULFILLMENT_ORDERS_CANCELLATION_REQUEST_ACCEPTED'
  | 'FULFILLMENT_ORDERS_CANCELLATION_REQUEST_REJECTED'
  | 'FULFILLMENT_ORDERS_CANCELLATION_REQUEST_SUBMITTED'
  | 'FULFILLMENT_ORDERS_CANCELLED'
  | 'FULFILLMENT_ORDERS_FULFILLMENT_REQUEST_ACCEPTED'
  | 'FULFILLMENT_ORDERS_FULFILLMENT_REQUEST_REJECTED'
  | 'FULFILLMENT_ORDERS_FULFILLMENT_REQUEST_SUBMITTED'
  | 'FULFILLMENT_ORDERS_FULFILLMENT_SERVICE_FAILED_TO_COMPLETE'
  | 'FULFILLMENT_ORDERS_HOLD_RELEASED'
  | 'FULFILLMENT_ORDERS_LINE_ITEMS_PREPARED_FOR_LOCAL_DELIVERY'
  | 'FULFILLMENT_ORDERS_LINE_ITEMS_PREPARED_FOR_PICKUP'
  | 'FULFILLMENT_ORDERS_MANUALLY_REPORTED_PROGRESS_STOPPED'
  | 'FULFILLMENT_ORDERS_MERGED'
  | 'FULFILLMENT_ORDERS_MOVED'
  | 'FULFILLMENT_ORDERS_ORDER_ROUTING_COMPLETE'
  | 'FULFILLMENT_ORDERS_PLACED_ON_HOLD'
  | 'FULFILLMENT_ORDERS_PROGRESS_REPORTED'
  | 'FULFILLMENT_ORDERS_RESCHEDULED'
  | 'FULFILLMENT_ORDERS_SCHEDULED_FULFILLMENT_ORDER_READY'
  | 'FULFILLMENT_ORDERS_SPLIT'
  | 'INVENTORY_ITEMS_CREATE'
  | 'INVENTORY_ITEMS_DELETE'
  | 'INVENTORY_ITEMS_UPDATE'
  | 'INVENTORY_LEVELS_CONNECT'
  | 'INVENTORY_LEVELS_DISCONNECT'
  | 'INVENTORY_LEVELS_UPDATE'
  | 'INVENTORY_SHIPMENTS_ADD_ITEMS'
  | 'INVENTORY_SHIPMENTS_CREATE'
  | 'INVENTORY_SHIPMENTS_DELETE'
  | 'INVENTORY_SHIPMENTS_MARK_IN_TRANSIT'
  | 'INVENTORY_SHIPMENTS_RECEIVE_ITEMS'
  | 'INVENTORY_SHIPMENTS_REMOVE_ITEMS'
  | 'INVENTORY_SHIPMENTS_UPDATE_ITEM_QUANTITIES'
  | 'INVENTORY_SHIPMENTS_UPDATE_TRACKING'
  | 'INVENTORY_TRANSFERS_ADD_ITEMS'
  | 'INVENTORY_TRANSFERS_CANCEL'
  | 'INVENTORY_TRANSFERS_COMPLETE'
  | 'INVENTORY_TRANSFERS_READY_TO_SHIP'
  | 'INVENTORY_TRANSFERS_REMOVE_ITEMS'
  | 'INVENTORY_TRANSFERS_UPDATED'
  | 'INVENTORY_TRANSFERS_UPDATE_ITEM_QUANTITIES'
  | 'LOCALES_CREATE'
  | 'LOCALES_DESTROY'
  | 'LOCALES_UPDATE'
  | 'LOCATIONS_ACTIVATE'
  | 'LOCATIONS_CREATE'
  | 'LOCATIONS_DEACTIVATE'
  | 'LOCATIONS_DELETE'
  | 'LOCATIONS_UPDATE'
  | 'MARKETS_BACKUP_REGION_UPDATE'
  | 'MARKETS_CREATE'
  | 'MARKETS_DELETE'
  | 'MARKETS_UPDATE'
  | 'METAFIELD_DEFINITIONS_CREATE'
  | 'METAFIELD_DEFINITIONS_DELETE'
  | 'METAFIELD_DEFINITIONS_UPDATE'
  | 'METAOBJECTS_CREATE'
  | 'METAOBJECTS_DELETE'
  | 'METAOBJECTS_UPDATE'
  | 'ORDERS_CANCELLED'
  | 'ORDERS_CREATE'
  | 'ORDERS_DELETE'
  | 'ORDERS_EDITED'
  | 'ORDERS_FULFILLED'
  | 'ORDERS_LINK_REQUESTED'
  | 'ORDERS_PAID'
  | 'ORDERS_PARTIALLY_FULFILLED'
  | 'ORDERS_RISK_ASSESSMENT_CHANGED'
  | 'ORDERS_SHOPIFY_PROTECT_ELIGIBILITY_CHANGED'
  | 'ORDERS_UPDATED'
  | 'ORDER_TRANSACTIONS_CREATE'
  | 'PAYMENT_SCHEDULES_DUE'
  | 'PAYMENT_TERMS_CREATE'
  | 'PAYMENT_TERMS_DELETE'
  | 'PAYMENT_TERMS_UPDATE'
  | 'PRODUCTS_CREATE'
  | 'PRODUCTS_DELETE'
  | 'PRODUCTS_UPDATE'
  | 'PRODUCT_FEEDS_CREATE'
  | 'PRODUCT_FEEDS_FULL_SYNC'
  | 'PRODUCT_FEEDS_FULL_SYNC_FINISH'
  | 'PRODUCT_FEEDS_INCREMENTAL_SYNC'
  | 'PRODUCT_FEEDS_UPDATE'
  | 'PRODUCT_LISTINGS_ADD'
  | 'PRODUCT_LISTINGS_REMOVE'
  | 'PRODUCT_LISTINGS_UPDATE'
  | 'PRODUCT_PUBLICATIONS_CREATE'
  | 'PRODUCT_PUBLICATIONS_DELETE'
  | 'PRODUCT_PUBLICATIONS_UPDATE'
  | 'PROFILES_CREATE'
  | 'PROFILES_DELETE'
  | 'PROFILES_UPDATE'
  | 'REFUNDS_CREATE'
  | 'RETURNS_APPROVE'
  | 'RETURNS_CANCEL'
  | 'RETURNS_CLOSE'
  | 'RETURNS_DECLINE'
  | 'RETURNS_PROCESS'
  | 'RETURNS_REOPEN'
  | 'RETURNS_REQUEST'
  | 'RETURNS_UPDATE'
  | 'REVERSE_DELIVERIES_ATTACH_DELIVERABLE'
  | 'REVERSE_FULFILLMENT_ORDERS_DISPOSE'
  | 'SCHEDULED_PRODUCT_LISTINGS_ADD'
  | 'SCHEDULED_PRODUCT_LISTINGS_REMOVE'
  | 'SCHEDULED_PRODUCT_LISTINGS_UPDATE'
  | 'SEGMENTS_CREATE'
  | 'SEGMENTS_DELETE'
  | 'SEGMENTS_UPDATE'
  | 'SELLING_PLAN_GROUPS_CREATE'
  | 'SELLING_PLAN_GROUPS_DELETE'
  | 'SELLING_PLAN_GROUPS_UPDATE'
  | 'SHIPPING_ADDRESSES_CREATE'
  | 'SHIPPING_ADDRESSES_UPDATE'
  | 'SHOP_UPDATE'
  | 'SUBSCRIPTION_BILLING_ATTEMPTS_CHALLENGED'
  | 'SUBSCRIPTION_BILLING_ATTEMPTS_FAILURE'
  | 'SUBSCRIPTION_BILLING_ATTEMPTS_SUCCESS'
  | 'SUBSCRIPTION_BILLING_CYCLES_SKIP'
  | 'SUBSCRIPTION_BILLING_CYCLES_UNSKIP'
  | 'SUBSCRIPTION_BILLING_CYCLE_EDITS_CREATE'
  | 'SUBSCRIPTION_BILLING_CYCLE_EDITS_DELETE'
  | 'SUBSCRIPTION_BILLING_CYCLE_EDITS_UPDATE'
  | 'SUBSCRIPTION_CONTRACTS_ACTIVATE'
  | 'SUBSCRIPTION_CONTRACTS_CANCEL'
  | 'SUBSCRIPTION_CONTRACTS_CREATE'
  | 'SUBSCRIPTION_CONTRACTS_EXPIRE'
  | 'SUBSCRIPTION_CONTRACTS_FAIL'
  | 'SUBSCRIPTION_CONTRACTS_PAUSE'
  | 'SUBSCRIPTION_CONTRACTS_UPDATE'
  | 'TAX_SERVICES_CREATE'
  | 'TAX_SERVICES_UPDATE'
  | 'TENDER_TRANSACTIONS_CREATE'
  | 'THEMES_CREATE'
  | 'THEMES_DELETE'
  | 'THEMES_PUBLISH'
  | 'THEMES_UPDATE'
  | 'VARIANTS_IN_STOCK'
  | 'VARIANTS_OUT_OF_STOCK';

export type WeightInput = {
  readonly unit: WeightUnit;
  readonly value: number;
};

export type WeightUnit =
  | 'GRAMS'
  | 'KILOGRAMS'
  | 'OUNCES'
  | 'POUNDS';

export type SetProductMutationVariables = Exact<{
  identifier: ProductSetIdentifiers;
  input: ProductSetInput;
}>;


export type SetProductMutation = { readonly productSet: { readonly product: { readonly id: string, readonly variants: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly sku: string | null, readonly price: string }> } } | null, readonly userErrors: ReadonlyArray<{ readonly field: ReadonlyArray<string> | null, readonly message: string }> } | null };

export type GetStoreQueryVariables = Exact<{ [key: string]: never; }>;


export type GetStoreQuery = { readonly shop: { readonly name: string, readonly currencyCode: CurrencyCode, readonly taxesIncluded: boolean } };

export type CreateDiscountCodeMutationVariables = Exact<{
  discount: DiscountCodeBasicInput;
}>;


export type CreateDiscountCodeMutation = { readonly discountCodeBasicCreate: { readonly codeDiscountNode: { readonly id: string } | null, readonly userErrors: ReadonlyArray<{ readonly field: ReadonlyArray<string> | null, readonly message: string, readonly code: DiscountErrorCode | null }> } | null };

export type FindDiscountCodeQueryVariables = Exact<{
  code: string;
}>;


export type FindDiscountCodeQuery = { readonly codeDiscountNodeByCode: { readonly id: string } | null };

export type DeleteDiscountCodeMutationVariables = Exact<{
  id: string;
}>;


export type DeleteDiscountCodeMutation = { readonly discountCodeDelete: { readonly deletedCodeDiscountId: string | null, readonly userErrors: ReadonlyArray<{ readonly field: ReadonlyArray<string> | null, readonly message: string, readonly code: DiscountErrorCode | null }> } | null };

export type DraftFragment = { readonly id: string, readonly status: DraftOrderStatus, readonly totalPriceSet: { readonly shopMoney: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly order: { readonly id: string } | null };

export type CreateDraftOrderMutationVariables = Exact<{
  input: DraftOrderInput;
}>;


export type CreateDraftOrderMutation = { readonly draftOrderCreate: { readonly draftOrder: { readonly id: string, readonly status: DraftOrderStatus, readonly totalPriceSet: { readonly shopMoney: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly order: { readonly id: string } | null } | null, readonly userErrors: ReadonlyArray<{ readonly field: ReadonlyArray<string> | null, readonly message: string }> } | null };

export type UpdateDraftOrderMutationVariables = Exact<{
  id: string;
  input: DraftOrderInput;
}>;


export type UpdateDraftOrderMutation = { readonly draftOrderUpdate: { readonly draftOrder: { readonly id: string, readonly status: DraftOrderStatus, readonly totalPriceSet: { readonly shopMoney: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly order: { readonly id: string } | null } | null, readonly userErrors: ReadonlyArray<{ readonly field: ReadonlyArray<string> | null, readonly message: string }> } | null };

export type CompleteDraftOrderMutationVariables = Exact<{
  id: string;
}>;


export type CompleteDraftOrderMutation = { readonly draftOrderComplete: { readonly draftOrder: { readonly id: string, readonly status: DraftOrderStatus, readonly totalPriceSet: { readonly shopMoney: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly order: { readonly id: string } | null } | null, readonly userErrors: ReadonlyArray<{ readonly field: ReadonlyArray<string> | null, readonly message: string }> } | null };

export type DeleteDraftOrderMutationVariables = Exact<{
  input: DraftOrderDeleteInput;
}>;


export type DeleteDraftOrderMutation = { readonly draftOrderDelete: { readonly deletedId: string | null, readonly userErrors: ReadonlyArray<{ readonly field: ReadonlyArray<string> | null, readonly message: string }> } | null };

export type FindDraftOrderQueryVariables = Exact<{
  id: string;
}>;


export type FindDraftOrderQuery = { readonly draftOrder: { readonly id: string, readonly status: DraftOrderStatus, readonly totalPriceSet: { readonly shopMoney: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly order: { readonly id: string } | null } | null };

export type CreateFulfilmentMutationVariables = Exact<{
  fulfillment: FulfillmentInput;
}>;


export type CreateFulfilmentMutation = { readonly fulfillmentCreate: { readonly fulfillment: { readonly id: string } | null, readonly userErrors: ReadonlyArray<{ readonly field: ReadonlyArray<string> | null, readonly message: string }> } | null };

export type UpdateTrackingMutationVariables = Exact<{
  fulfillmentId: string;
  tracking: FulfillmentTrackingInput;
}>;


export type UpdateTrackingMutation = { readonly fulfillmentTrackingInfoUpdate: { readonly fulfillment: { readonly id: string } | null, readonly userErrors: ReadonlyArray<{ readonly field: ReadonlyArray<string> | null, readonly message: string }> } | null };

export type CreateFulfilmentEventMutationVariables = Exact<{
  event: FulfillmentEventInput;
}>;


export type CreateFulfilmentEventMutation = { readonly fulfillmentEventCreate: { readonly fulfillmentEvent: { readonly id: string } | null, readonly userErrors: ReadonlyArray<{ readonly field: ReadonlyArray<string> | null, readonly message: string }> } | null };

export type HostedRefundFragment = { readonly id: string, readonly totalRefundedSet: { readonly shopMoney: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly transactions: { readonly nodes: ReadonlyArray<{ readonly status: OrderTransactionStatus }> } };

export type HostedOrderFragment = { readonly id: string, readonly name: string, readonly cancelledAt: string | null, readonly cartToken: string | null, readonly displayFinancialStatus: OrderDisplayFinancialStatus | null, readonly tags: ReadonlyArray<string>, readonly test: boolean, readonly customAttributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly totalPriceSet: { readonly shopMoney: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly shippingAddress: { readonly firstName: string | null, readonly lastName: string | null, readonly company: string | null, readonly address1: string | null, readonly address2: string | null, readonly city: string | null, readonly province: string | null, readonly provinceCode: string | null, readonly zip: string | null, readonly countryCodeV2: CountryCode | null, readonly phone: string | null } | null, readonly shippingLine: { readonly title: string, readonly discountedPriceSet: { readonly shopMoney: { readonly amount: string, readonly currencyCode: CurrencyCode } } } | null, readonly lineItems: { readonly nodes: ReadonlyArray<{ readonly sku: string | null }> }, readonly disputes: ReadonlyArray<{ readonly id: string, readonly status: DisputeStatus }>, readonly transactions: ReadonlyArray<{ readonly id: string, readonly kind: OrderTransactionKind, readonly status: OrderTransactionStatus, readonly gateway: string | null, readonly amountSet: { readonly shopMoney: { readonly amount: string, readonly currencyCode: CurrencyCode } } }>, readonly refunds: ReadonlyArray<{ readonly id: string, readonly note: string | null, readonly totalRefundedSet: { readonly shopMoney: { readonly amount: string, readonly currencyCode: CurrencyCode } } }>, readonly fulfillments: ReadonlyArray<{ readonly id: string, readonly status: FulfillmentStatus, readonly deliveredAt: string | null, readonly trackingInfo: ReadonlyArray<{ readonly company: string | null, readonly number: string | null, readonly url: string | null }> }>, readonly fulfillmentOrders: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly status: FulfillmentOrderStatus }> } };

export type FindOrderQueryVariables = Exact<{
  id: string;
}>;


export type FindOrderQuery = { readonly order: { readonly id: string, readonly name: string, readonly cancelledAt: string | null, readonly cartToken: string | null, readonly displayFinancialStatus: OrderDisplayFinancialStatus | null, readonly tags: ReadonlyArray<string>, readonly test: boolean, readonly customAttributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly totalPriceSet: { readonly shopMoney: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly shippingAddress: { readonly firstName: string | null, readonly lastName: string | null, readonly company: string | null, readonly address1: string | null, readonly address2: string | null, readonly city: string | null, readonly province: string | null, readonly provinceCode: string | null, readonly zip: string | null, readonly countryCodeV2: CountryCode | null, readonly phone: string | null } | null, readonly shippingLine: { readonly title: string, readonly discountedPriceSet: { readonly shopMoney: { readonly amount: string, readonly currencyCode: CurrencyCode } } } | null, readonly lineItems: { readonly nodes: ReadonlyArray<{ readonly sku: string | null }> }, readonly disputes: ReadonlyArray<{ readonly id: string, readonly status: DisputeStatus }>, readonly transactions: ReadonlyArray<{ readonly id: string, readonly kind: OrderTransactionKind, readonly status: OrderTransactionStatus, readonly gateway: string | null, readonly amountSet: { readonly shopMoney: { readonly amount: string, readonly currencyCode: CurrencyCode } } }>, readonly refunds: ReadonlyArray<{ readonly id: string, readonly note: string | null, readonly totalRefundedSet: { readonly shopMoney: { readonly amount: string, readonly currencyCode: CurrencyCode } } }>, readonly fulfillments: ReadonlyArray<{ readonly id: string, readonly status: FulfillmentStatus, readonly deliveredAt: string | null, readonly trackingInfo: ReadonlyArray<{ readonly company: string | null, readonly number: string | null, readonly url: string | null }> }>, readonly fulfillmentOrders: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly status: FulfillmentOrderStatus }> } } | null };

export type SearchOrdersQueryVariables = Exact<{
  query: string;
}>;


export type SearchOrdersQuery = { readonly orders: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly cartToken: string | null, readonly customAttributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }> }> } };

export type ListRecentOrdersQueryVariables = Exact<{
  query?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type ListRecentOrdersQuery = { readonly orders: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly cartToken: string | null, readonly customAttributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }> }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } };

export type UpdateOrderMutationVariables = Exact<{
  input: OrderInput;
}>;


export type UpdateOrderMutation = { readonly orderUpdate: { readonly order: { readonly id: string } | null, readonly userErrors: ReadonlyArray<{ readonly field: ReadonlyArray<string> | null, readonly message: string }> } | null };

export type CancelOrderMutationVariables = Exact<{
  orderId: string;
}>;


export type CancelOrderMutation = { readonly orderCancel: { readonly job: { readonly id: string } | null, readonly orderCancelUserErrors: ReadonlyArray<{ readonly field: ReadonlyArray<string> | null, readonly message: string, readonly code: OrderCancelUserErrorCode | null }> } | null };

export type RefundOrderMutationVariables = Exact<{
  input: RefundInput;
  key: string;
}>;


export type RefundOrderMutation = { readonly refundCreate: { readonly refund: { readonly id: string, readonly totalRefundedSet: { readonly shopMoney: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly transactions: { readonly nodes: ReadonlyArray<{ readonly status: OrderTransactionStatus }> } } | null, readonly userErrors: ReadonlyArray<{ readonly field: ReadonlyArray<string> | null, readonly message: string }> } | null };

export type FindRefundQueryVariables = Exact<{
  id: string;
}>;


export type FindRefundQuery = { readonly refund: { readonly id: string, readonly totalRefundedSet: { readonly shopMoney: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly transactions: { readonly nodes: ReadonlyArray<{ readonly status: OrderTransactionStatus }> } } | null };

export type ListWebhooksQueryVariables = Exact<{
  uri: string;
}>;


export type ListWebhooksQuery = { readonly webhookSubscriptions: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly topic: WebhookSubscriptionTopic }> } };

export type CreateWebhookMutationVariables = Exact<{
  topic: WebhookSubscriptionTopic;
  subscription: WebhookSubscriptionInput;
}>;


export type CreateWebhookMutation = { readonly webhookSubscriptionCreate: { readonly webhookSubscription: { readonly id: string } | null, readonly userErrors: ReadonlyArray<{ readonly field: ReadonlyArray<string> | null, readonly message: string }> } | null };

export const setProduct: ShopifyDocument<SetProductMutation, SetProductMutationVariables> = {
  name: "setProduct",
  text: `mutation setProduct($identifier: ProductSetIdentifiers!, $input: ProductSetInput!) {
  productSet(identifier: $identifier, input: $input, synchronous: true) {
    product {
      id
      variants(first: 20) {
        nodes {
          id
          sku
          price
        }
      }
    }
    userErrors {
      field
      message
    }
  }
}`,
};
export const getStore: ShopifyDocument<GetStoreQuery, GetStoreQueryVariables> = {
  name: "getStore",
  text: `query getStore {
  shop {
    name
    currencyCode
    taxesIncluded
  }
}`,
};
export const createDiscountCode: ShopifyDocument<CreateDiscountCodeMutation, CreateDiscountCodeMutationVariables> = {
  name: "createDiscountCode",
  text: `mutation createDiscountCode($discount: DiscountCodeBasicInput!) {
  discountCodeBasicCreate(basicCodeDiscount: $discount) {
    codeDiscountNode {
      id
    }
    userErrors {
      field
      message
      code
    }
  }
}`,
};
export const findDiscountCode: ShopifyDocument<FindDiscountCodeQuery, FindDiscountCodeQueryVariables> = {
  name: "findDiscountCode",
  text: `query findDiscountCode($code: String!) {
  codeDiscountNodeByCode(code: $code) {
    id
  }
}`,
};
export const deleteDiscountCode: ShopifyDocument<DeleteDiscountCodeMutation, DeleteDiscountCodeMutationVariables> = {
  name: "deleteDiscountCode",
  text: `mutation deleteDiscountCode($id: ID!) {
  discountCodeDelete(id: $id) {
    deletedCodeDiscountId
    userErrors {
      field
      message
      code
    }
  }
}`,
};
export const createDraftOrder: ShopifyDocument<CreateDraftOrderMutation, CreateDraftOrderMutationVariables> = {
  name: "createDraftOrder",
  text: `mutation createDraftOrder($input: DraftOrderInput!) {
  draftOrderCreate(input: $input) {
    draftOrder {
      ...Draft
    }
    userErrors {
      field
      message
    }
  }
}

fragment Draft on DraftOrder {
  id
  status
  totalPriceSet {
    shopMoney {
      amount
      currencyCode
    }
  }
  order {
    id
  }
}`,
};
export const updateDraftOrder: ShopifyDocument<UpdateDraftOrderMutation, UpdateDraftOrderMutationVariables> = {
  name: "updateDraftOrder",
  text: `mutation updateDraftOrder($id: ID!, $input: DraftOrderInput!) {
  draftOrderUpdate(id: $id, input: $input) {
    draftOrder {
      ...Draft
    }
    userErrors {
      field
      message
    }
  }
}

fragment Draft on DraftOrder {
  id
  status
  totalPriceSet {
    shopMoney {
      amount
      currencyCode
    }
  }
  order {
    id
  }
}`,
};
export const completeDraftOrder: ShopifyDocument<CompleteDraftOrderMutation, CompleteDraftOrderMutationVariables> = {
  name: "completeDraftOrder",
  text: `mutation completeDraftOrder($id: ID!) {
  draftOrderComplete(id: $id) {
    draftOrder {
      ...Draft
    }
    userErrors {
      field
      message
    }
  }
}

fragment Draft on DraftOrder {
  id
  status
  totalPriceSet {
    shopMoney {
      amount
      currencyCode
    }
  }
  order {
    id
  }
}`,
};
export const deleteDraftOrder: ShopifyDocument<DeleteDraftOrderMutation, DeleteDraftOrderMutationVariables> = {
  name: "deleteDraftOrder",
  text: `mutation deleteDraftOrder($input: DraftOrderDeleteInput!) {
  draftOrderDelete(input: $input) {
    deletedId
    userErrors {
      field
      message
    }
  }
}`,
};
export const findDraftOrder: ShopifyDocument<FindDraftOrderQuery, FindDraftOrderQueryVariables> = {
  name: "findDraftOrder",
  text: `query findDraftOrder($id: ID!) {
  draftOrder(id: $id) {
    ...Draft
  }
}

fragment Draft on DraftOrder {
  id
  status
  totalPriceSet {
    shopMoney {
      amount
      currencyCode
    }
  }
  order {
    id
  }
}`,
};
export const createFulfilment: ShopifyDocument<CreateFulfilmentMutation, CreateFulfilmentMutationVariables> = {
  name: "createFulfilment",
  text: `mutation createFulfilment($fulfillment: FulfillmentInput!) {
  fulfillmentCreate(fulfillment: $fulfillment) {
    fulfillment {
      id
    }
    userErrors {
      field
      message
    }
  }
}`,
};
export const updateTracking: ShopifyDocument<UpdateTrackingMutation, UpdateTrackingMutationVariables> = {
  name: "updateTracking",
  text: `mutation updateTracking($fulfillmentId: ID!, $tracking: FulfillmentTrackingInput!) {
  fulfillmentTrackingInfoUpdate(
    fulfillmentId: $fulfillmentId
    trackingInfoInput: $tracking
    notifyCustomer: false
  ) {
    fulfillment {
      id
    }
    userErrors {
      field
      message
    }
  }
}`,
};
export const createFulfilmentEvent: ShopifyDocument<CreateFulfilmentEventMutation, CreateFulfilmentEventMutationVariables> = {
  name: "createFulfilmentEvent",
  text: `mutation createFulfilmentEvent($event: FulfillmentEventInput!) {
  fulfillmentEventCreate(fulfillmentEvent: $event) {
    fulfillmentEvent {
      id
    }
    userErrors {
      field
      message
    }
  }
}`,
};
export const findOrder: ShopifyDocument<FindOrderQuery, FindOrderQueryVariables> = {
  name: "findOrder",
  text: `query findOrder($id: ID!) {
  order(id: $id) {
    ...HostedOrder
  }
}

fragment HostedOrder on Order {
  id
  name
  cancelledAt
  cartToken
  displayFinancialStatus
  tags
  test
  customAttributes {
    key
    value
  }
  totalPriceSet {
    shopMoney {
      amount
      currencyCode
    }
  }
  shippingAddress {
    firstName
    lastName
    company
    address1
    address2
    city
    province
    provinceCode
    zip
    countryCodeV2
    phone
  }
  shippingLine {
    title
    discountedPriceSet {
      shopMoney {
        amount
        currencyCode
      }
    }
  }
  lineItems(first: 10) {
    nodes {
      sku
    }
  }
  disputes {
    id
    status
  }
  transactions(first: 50) {
    id
    kind
    status
    gateway
    amountSet {
      shopMoney {
        amount
        currencyCode
      }
    }
  }
  refunds(first: 50) {
    id
    note
    totalRefundedSet {
      shopMoney {
        amount
        currencyCode
      }
    }
  }
  fulfillments(first: 20) {
    id
    status
    deliveredAt
    trackingInfo(first: 1) {
      company
      number
      url
    }
  }
  fulfillmentOrders(first: 20) {
    nodes {
      id
      status
    }
  }
}`,
};
export const searchOrders: ShopifyDocument<SearchOrdersQuery, SearchOrdersQueryVariables> = {
  name: "searchOrders",
  text: `query searchOrders($query: String!) {
  orders(first: 2, query: $query) {
    nodes {
      id
      cartToken
      customAttributes {
        key
        value
      }
    }
  }
}`,
};
export const listRecentOrders: ShopifyDocument<ListRecentOrdersQuery, ListRecentOrdersQueryVariables> = {
  name: "listRecentOrders",
  text: `query listRecentOrders($query: String, $after: String) {
  orders(
    first: 50
    sortKey: CREATED_AT
    reverse: true
    query: $query
    after: $after
  ) {
    nodes {
      id
      cartToken
      customAttributes {
        key
        value
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}`,
};
export const updateOrder: ShopifyDocument<UpdateOrderMutation, UpdateOrderMutationVariables> = {
  name: "updateOrder",
  text: `mutation updateOrder($input: OrderInput!) {
  orderUpdate(input: $input) {
    order {
      id
    }
    userErrors {
      field
      message
    }
  }
}`,
};
export const cancelOrder: ShopifyDocument<CancelOrderMutation, CancelOrderMutationVariables> = {
  name: "cancelOrder",
  text: `mutation cancelOrder($orderId: ID!) {
  orderCancel(
    orderId: $orderId
    reason: CUSTOMER
    restock: false
    notifyCustomer: false
  ) {
    job {
      id
    }
    orderCancelUserErrors {
      field
      message
      code
    }
  }
}`,
};
export const refundOrder: ShopifyDocument<RefundOrderMutation, RefundOrderMutationVariables> = {
  name: "refundOrder",
  text: `mutation refundOrder($input: RefundInput!, $key: String!) {
  refundCreate(input: $input) @idempotent(key: $key) {
    refund {
      ...HostedRefund
    }
    userErrors {
      field
      message
    }
  }
}

fragment HostedRefund on Refund {
  id
  totalRefundedSet {
    shopMoney {
      amount
      currencyCode
    }
  }
  transactions(first: 5) {
    nodes {
      status
    }
  }
}`,
};
export const findRefund: ShopifyDocument<FindRefundQuery, FindRefundQueryVariables> = {
  name: "findRefund",
  text: `query findRefund($id: ID!) {
  refund(id: $id) {
    ...HostedRefund
  }
}

fragment HostedRefund on Refund {
  id
  totalRefundedSet {
    shopMoney {
      amount
      currencyCode
    }
  }
  transactions(first: 5) {
    nodes {
      status
    }
  }
}`,
};
export const listWebhooks: ShopifyDocument<ListWebhooksQuery, ListWebhooksQueryVariables> = {
  name: "listWebhooks",
  text: `query listWebhooks($uri: String!) {
  webhookSubscriptions(first: 50, uri: $uri) {
    nodes {
      id
      topic
    }
  }
}`,
};
export const createWebhook: ShopifyDocument<CreateWebhookMutation, CreateWebhookMutationVariables> = {
  name: "createWebhook",
  text: `mutation createWebhook($topic: WebhookSubscriptionTopic!, $subscription: WebhookSubscriptionInput!) {
  webhookSubscriptionCreate(topic: $topic, webhookSubscription: $subscription) {
    webhookSubscription {
      id
    }
    userErrors {
      field
      message
    }
  }
}`,
};