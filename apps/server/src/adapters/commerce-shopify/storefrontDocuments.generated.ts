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

export type CartAddressInput =
  {   readonly copyFromCustomerAddressId: string; readonly deliveryAddress?: never; }
  |  { readonly copyFromCustomerAddressId?: never;   readonly deliveryAddress: CartDeliveryAddressInput; };

export type CartBuyerIdentityInput = {
  readonly companyLocationId?: string | null | undefined;
  readonly countryCode?: CountryCode | null | undefined;
  readonly customerAccessToken?: string | null | undefined;
  /** @deprecated Use `cart.delivery` instead. */
  readonly deliveryAddressPreferences?: ReadonlyArray<DeliveryAddressInput> | null | undefined;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly preferences?: CartPreferencesInput | null | undefined;
};

export type CartDeliveryAddressInput = {
  readonly address1?: string | null | undefined;
  readonly address2?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly company?: string | null | undefined;
  readonly countryCode?: CountryCode | null | undefined;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly provinceCode?: string | null | undefined;
  readonly zip?: string | null | undefined;
};

export type CartDeliveryCoordinatesPreferenceInput = {
  readonly countryCode: CountryCode;
  readonly latitude: number;
  readonly longitude: number;
};

export type CartDeliveryInput = {
  readonly addresses?: ReadonlyArray<CartSelectableAddressInput> | null | undefined;
};

export type CartDeliveryPreferenceInput = {
  readonly coordinates?: CartDeliveryCoordinatesPreferenceInput | null | undefined;
  readonly deliveryMethod?: ReadonlyArray<PreferenceDeliveryMethodType> | null | undefined;
  readonly pickupHandle?: ReadonlyArray<string> | null | undefined;
};

export type CartInput = {
  readonly attributes?: ReadonlyArray<AttributeInput> | null | undefined;
  readonly buyerIdentity?: CartBuyerIdentityInput | null | undefined;
  readonly delivery?: CartDeliveryInput | null | undefined;
  readonly discountCodes?: ReadonlyArray<string> | null | undefined;
  readonly giftCardCodes?: ReadonlyArray<string> | null | undefined;
  readonly lines?: ReadonlyArray<CartLineInput> | null | undefined;
  readonly metafields?: ReadonlyArray<CartInputMetafieldInput> | null | undefined;
  readonly note?: string | null | undefined;
  readonly sourceName?: string | null | undefined;
};

export type CartInputMetafieldInput = {
  readonly key: string;
  readonly type: string;
  readonly value: string;
};

export type CartLineInput = {
  readonly attributes?: ReadonlyArray<AttributeInput> | null | undefined;
  readonly merchandiseId: string;
  readonly parent?: CartLineParentInput | null | undefined;
  readonly quantity?: number | null | undefined;
  readonly sellingPlanId?: string | null | undefined;
};

export type CartLineParentInput =
  {   readonly lineId: string; readonly merchandiseId?: never; }
  |  { readonly lineId?: never;   readonly merchandiseId: string; };

export type CartPreferencesInput = {
  readonly delivery?: CartDeliveryPreferenceInput | null | undefined;
  readonly wallet?: ReadonlyArray<string> | null | undefined;
};

export type CartSelectableAddressInput = {
  readonly address: CartAddressInput;
  readonly oneTimeUse?: boolean | null | undefined;
  readonly selected?: boolean | null | undefined;
  readonly validationStrategy?: DeliveryAddressValidationStrategy | null | undefined;
};

export type CartSelectedDeliveryOptionInput = {
  readonly deliveryGroupId: string;
  readonly deliveryOptionHandle: string;
};

export type CartWarningCode =
  | 'DISCOUNT_CODE_NOT_HONOURED'
  | 'DISCOUNT_CURRENTLY_INACTIVE'
  | 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE'
  | 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED'
  | 'DISCOUNT_ELIGIBLE_CUSTOMER_MISSING'
  | 'DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE'
  | 'DISCOUNT_NOT_FOUND'
  | 'DISCOUNT_NO_ENTITLED_LINE_ITEMS'
  | 'DISCOUNT_NO_ENTITLED_SHIPPING_LINES'
  | 'DISCOUNT_PURCHASE_NOT_IN_RANGE'
  | 'DISCOUNT_QUANTITY_NOT_IN_RANGE'
  | 'DISCOUNT_USAGE_LIMIT_REACHED'
  | 'DUPLICATE_DELIVERY_ADDRESS'
  | 'MERCHANDISE_NOT_ENOUGH_STOCK'
  | 'MERCHANDISE_OUT_OF_STOCK'
  | 'MERCHANDISE_SELLING_PLAN_NOT_APPLICABLE_ON_COMPANY_LOCATION'
  | 'PAYMENTS_GIFT_CARDS_UNAVAILABLE'
  | 'PRODUCT_UNAVAILABLE_IN_BUYER_LOCATION';

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

export type DeliveryAddressInput = {
  readonly customerAddressId?: string | null | undefined;
  readonly deliveryAddress?: MailingAddressInput | null | undefined;
  readonly deliveryAddressValidationStrategy?: DeliveryAddressValidationStrategy | null | undefined;
  readonly oneTimeUse?: boolean | null | undefined;
};

export type DeliveryAddressValidationStrategy =
  | 'COUNTRY_CODE_ONLY'
  | 'STRICT';

export type MailingAddressInput = {
  readonly address1?: string | null | undefined;
  readonly address2?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly company?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly province?: string | null | undefined;
  readonly zip?: string | null | undefined;
};

export type PreferenceDeliveryMethodType =
  | 'PICKUP_POINT'
  | 'PICK_UP'
  | 'SHIPPING';

export type HostedCartFragment = { readonly id: string, readonly checkoutUrl: string, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly cost: { readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly lines: { readonly nodes: ReadonlyArray<{ readonly quantity: number, readonly id: string }> }, readonly deliveryGroups: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly deliveryOptions: ReadonlyArray<{ readonly handle: string, readonly estimatedCost: { readonly amount: string } }>, readonly selectedDeliveryOption: { readonly handle: string } | null }> } };

export type CreateCartMutationVariables = Exact<{
  input: CartInput;
}>;


export type CreateCartMutation = { readonly cartCreate: { readonly cart: { readonly id: string, readonly checkoutUrl: string, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly cost: { readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly lines: { readonly nodes: ReadonlyArray<{ readonly quantity: number, readonly id: string }> }, readonly deliveryGroups: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly deliveryOptions: ReadonlyArray<{ readonly handle: string, readonly estimatedCost: { readonly amount: string } }>, readonly selectedDeliveryOption: { readonly handle: string } | null }> } } | null, readonly userErrors: ReadonlyArray<{ readonly field: ReadonlyArray<string> | null, readonly message: string }>, readonly warnings: ReadonlyArray<{ readonly code: CartWarningCode, readonly message: string }> } | null };

export type SelectDeliveryMutationVariables = Exact<{
  cartId: string;
  options: ReadonlyArray<CartSelectedDeliveryOptionInput> | CartSelectedDeliveryOptionInput;
}>;


export type SelectDeliveryMutation = { readonly cartSelectedDeliveryOptionsUpdate: { readonly cart: { readonly id: string, readonly checkoutUrl: string, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly cost: { readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly lines: { readonly nodes: ReadonlyArray<{ readonly quantity: number, readonly id: string }> }, readonly deliveryGroups: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly deliveryOptions: ReadonlyArray<{ readonly handle: string, readonly estimatedCost: { readonly amount: string } }>, readonly selectedDeliveryOption: { readonly handle: string } | null }> } } | null, readonly userErrors: ReadonlyArray<{ readonly field: ReadonlyArray<string> | null, readonly message: string }> } | null };

export type RemoveCartLinesMutationVariables = Exact<{
  cartId: string;
  lineIds: ReadonlyArray<string> | string;
}>;


export type RemoveCartLinesMutation = { readonly cartLinesRemove: { readonly cart: { readonly id: string } | null, readonly userErrors: ReadonlyArray<{ readonly field: ReadonlyArray<string> | null, readonly message: string }> } | null };

export type FindCartQueryVariables = Exact<{
  id: string;
}>;


export type FindCartQuery = { readonly cart: { readonly id: string, readonly checkoutUrl: string, readonly attributes: ReadonlyArray<{ readonly key: string, readonly value: string | null }>, readonly cost: { readonly totalAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }, readonly lines: { readonly nodes: ReadonlyArray<{ readonly quantity: number, readonly id: string }> }, readonly deliveryGroups: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly deliveryOptions: ReadonlyArray<{ readonly handle: string, readonly estimatedCost: { readonly amount: string } }>, readonly selectedDeliveryOption: { readonly handle: string } | null }> } } | null };

export const createCart: ShopifyDocument<CreateCartMutation, CreateCartMutationVariables> = {
  name: "createCart",
  text: `mutation createCart($input: CartInput!) {
  cartCreate(input: $input) {
    cart {
      ...HostedCart
    }
    userErrors {
      field
      message
    }
    warnings {
      code
      message
    }
  }
}

fragment HostedCart on Cart {
  id
  checkoutUrl
  attributes {
    key
    value
  }
  cost {
    totalAmount {
      amount
      currencyCode
    }
  }
  lines(first: 250) {
    nodes {
      id
      ... on CartLine {
        quantity
      }
    }
  }
  deliveryGroups(first: 2) {
    nodes {
      id
      deliveryOptions {
        handle
        estimatedCost {
          amount
        }
      }
      selectedDeliveryOption {
        handle
      }
    }
  }
}`,
};
export const selectDelivery: ShopifyDocument<SelectDeliveryMutation, SelectDeliveryMutationVariables> = {
  name: "selectDelivery",
  text: `mutation selectDelivery($cartId: ID!, $options: [CartSelectedDeliveryOptionInput!]!) {
  cartSelectedDeliveryOptionsUpdate(
    cartId: $cartId
    selectedDeliveryOptions: $options
  ) {
    cart {
      ...HostedCart
    }
    userErrors {
      field
      message
    }
  }
}

fragment HostedCart on Cart {
  id
  checkoutUrl
  attributes {
    key
    value
  }
  cost {
    totalAmount {
      amount
      currencyCode
    }
  }
  lines(first: 250) {
    nodes {
      id
      ... on CartLine {
        quantity
      }
    }
  }
  deliveryGroups(first: 2) {
    nodes {
      id
      deliveryOptions {
        handle
        estimatedCost {
          amount
        }
      }
      selectedDeliveryOption {
        handle
      }
    }
  }
}`,
};
export const removeCartLines: ShopifyDocument<RemoveCartLinesMutation, RemoveCartLinesMutationVariables> = {
  name: "removeCartLines",
  text: `mutation removeCartLines($cartId: ID!, $lineIds: [ID!]!) {
  cartLinesRemove(cartId: $cartId, lineIds: $lineIds) {
    cart {
      id
    }
    userErrors {
      field
      message
    }
  }
}`,
};
export const findCart: ShopifyDocument<FindCartQuery, FindCartQueryVariables> = {
  name: "findCart",
  text: `query findCart($id: ID!) {
  cart(id: $id) {
    ...HostedCart
  }
}

fragment HostedCart on Cart {
  id
  checkoutUrl
  attributes {
    key
    value
  }
  cost {
    totalAmount {
      amount
      currencyCode
    }
  }
  lines(first: 250) {
    nodes {
      id
      ... on CartLine {
        quantity
      }
    }
  }
  deliveryGroups(first: 2) {
    nodes {
      id
      deliveryOptions {
        handle
        estimatedCost {
          amount
        }
      }
      selectedDeliveryOption {
        handle
      }
    }
  }
}`,
};