import type { AddressField } from "./site.ts";

/** Fields that are the same in every country: this one and the next two. */
export const FIRST_NAME_FIELD: AddressField = {
  name: "firstName",
  label: "First name",
  required: true,
  autocomplete: "given-name",
};
export const LAST_NAME_FIELD: AddressField = {
  name: "lastName",
  label: "Last name",
  required: true,
  autocomplete: "family-name",
};
export const COMPANY_FIELD: AddressField = {
  name: "company",
  label: "Company",
  required: false,
  autocomplete: "organization",
};

/** Seven to fifteen digits (ITU E.164), with the usual spaces, brackets and dashes. */
export const PHONE_PATTERN = "^\\+?(?:[ \\(\\)\\.\\-]*[0-9]){7,15}[ \\(\\)\\.\\-]*$";

/**
 * Rejects post boxes, Parcel Lockers and Parcel Collect: couriers deliver to street addresses only. Letters are
 * listed in both cases, since an HTML pattern has no flag for them.
 */
export const NO_POST_BOX_PATTERN =
  "^(?!.*\\b(?:[Gg]?[Pp]\\.? ?[Oo]\\.? ?[Bb][Oo][Xx]|[Pp][Oo][Ss][Bb][Uu][Ss]|[Pp][Aa][Rr][Cc][Ee][Ll] [LlCc][Oo][CcLl][A-Za-z]+|(?:[Pp][Rr][Ii][Vv][Aa][Tt][Ee]|[Ll][Oo][Cc][Kk][Ee][Dd]) [Bb][Aa][Gg])\\b).*$";

export const FOUR_DIGITS_PATTERN = "^[0-9]{4}$";
