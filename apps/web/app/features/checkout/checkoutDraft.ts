import type { ShippingAddress } from "@storywall/contract/schemas/address.ts";
import type { Checkout } from "@storywall/contract/schemas/checkout.ts";
import { HOUSE_NUMBER_QUESTION, lacksHouseNumber, validateAddress } from "@storywall/domain/sites/address.ts";
import type { PublicSite } from "@storywall/domain/sites/publicSite.ts";
import { EMAIL_ADVICE, isEmailAddress } from "@storywall/domain/text/emailAddress.ts";
import {
  type CheckoutDraft,
  type CheckoutFieldName,
  isCheckoutFieldName,
} from "./fields/checkoutFieldNames.ts";

export type CheckoutIssues = Readonly<Partial<Record<CheckoutFieldName, string>>>;

/**
 * Returns one sentence for each field that is wrong, by the same checks as the server. Empty when the draft is valid.
 */
export const validateDraft = (site: PublicSite, draft: CheckoutDraft): CheckoutIssues => {
  const issues: Partial<Record<CheckoutFieldName, string>> = {};
  if (!isEmailAddress(draft.email ?? "")) issues.email = EMAIL_ADVICE;
  for (const { field, message } of validateAddress(site, { ...draft, country: site.countryCode })) {
    if (field !== "country") issues[field] = message;
  }
  return issues;
};

/** Returns the draft's issues. Asks for a house number too, unless the shopper has confirmed a street without one. */
export const reviewDraft = (
  site: PublicSite,
  draft: CheckoutDraft,
  confirmedStreet: string | undefined,
): CheckoutIssues => {
  const issues = validateDraft(site, draft);
  return !issues.address1 && lacksHouseNumber(draft) && draft.address1 !== confirmedStreet
    ? { ...issues, address1: HOUSE_NUMBER_QUESTION }
    : issues;
};

/** Returns the draft as the API expects it. Only for a valid draft. Empty optional fields are left out. */
export const toShippingAddress = (site: PublicSite, draft: CheckoutDraft): ShippingAddress => {
  const text = (name: CheckoutFieldName): string => draft[name]?.trim() ?? "";
  return {
    firstName: text("firstName"),
    lastName: text("lastName"),
    ...(text("company") ? { company: text("company") } : {}),
    address1: text("address1"),
    ...(text("address2") ? { address2: text("address2") } : {}),
    ...(text("suburb") ? { suburb: text("suburb") } : {}),
    city: text("city"),
    province: text("province"),
    zip: text("zip"),
    country: site.countryCode,
    phone: text("phone"),
  };
};

/** Returns the server's values, overridden by what was typed here and perhaps not saved yet. */
export const mergeSavedDraft = (draft: CheckoutDraft, saved: Checkout): CheckoutDraft => {
  const merged: Partial<Record<CheckoutFieldName, string>> = {};
  if (saved.email) merged.email = saved.email;
  for (const [name, value] of Object.entries(saved.shippingAddress ?? {})) {
    if (isCheckoutFieldName(name) && value) merged[name] = value;
  }
  return { ...merged, ...draft };
};

type FilledField = { readonly name: CheckoutFieldName; readonly value: string };

/** Returns the details of an earlier order, field by field. */
export const toFields = ({
  email,
  shippingAddress,
}: {
  readonly email: string;
  readonly shippingAddress: ShippingAddress;
}): readonly FilledField[] =>
  Object.entries({ email, ...shippingAddress }).flatMap(([name, value]) =>
    isCheckoutFieldName(name) && value ? [{ name, value }] : [],
  );

/** Returns true when nothing was typed yet. */
export const isEmptyDraft = (draft: CheckoutDraft): boolean =>
  !Object.values(draft).some((text) => text?.trim());

/** Returns true when the server already has this email address. */
export const isEmailSaved = (draft: CheckoutDraft, saved: Checkout): boolean =>
  saved.email !== null && saved.email === draft.email?.trim();

/** Returns true when the server already has this delivery address. */
export const isAddressSaved = (site: PublicSite, draft: CheckoutDraft, saved: Checkout): boolean =>
  saved.shippingAddress !== null &&
  Object.entries(toShippingAddress(site, draft)).every(
    ([name, value]) => (Reflect.get(saved.shippingAddress ?? {}, name) ?? "") === value,
  );

/** Returns true when no tile waits for its photo, so that the days of delivery count from the payment (R4.13). */
export const hasPhotos = ({ lineItems }: Checkout): boolean =>
  lineItems.every(({ photosStillToUpload }) => photosStillToUpload === 0);
