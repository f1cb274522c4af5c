import { type Address, normaliseAddress } from "@storywall/domain/sites/address.ts";
import type { Site } from "@storywall/domain/sites/site.ts";
import type { HostAddress } from "../../ports/commerce/HostDraft.ts";
import type { ProviderPayment } from "../../ports/payments/Payments.ts";
import { parseAddress } from "../checkout/parseAddress.ts";

/** The address to deliver to. `reviewReason` says why staff must ask the buyer first; null when they need not. */
export type AdoptedAddress = { readonly address: Address; readonly reviewReason: string | null };

type AddressSite = Pick<Site, "addressForm" | "countryCode" | "countryName" | "postcodesByProvince">;

/**
 * Returns the address of an order that was paid on a commerce host's own page, where the buyer may have changed
 * it: the host's address when our site delivers to it, since it is the last one that the buyer saw.
 * `isOutdated` is true when the buyer has changed something here after that page was made, so that the host's
 * address may be the older one.
 */
export const adoptHostAddress = (
  site: Site,
  ours: Address,
  theirs: ProviderPayment["deliveryAddress"],
  { isOutdated }: { readonly isOutdated: boolean },
): AdoptedAddress => {
  if (theirs === undefined) return { address: ours, reviewReason: null };
  if (theirs === null) return { address: ours, reviewReason: "No delivery address was entered when paying." };
  if (isEquivalentAddress(ours, withKnownProvince(site, theirs)))
    return { address: withPhone(site, ours, theirs.phone), reviewReason: null };
  const parsed = parseHostAddress(site, ours, theirs);
  if (!parsed)
    return { address: ours, reviewReason: "The buyer entered a different delivery address when paying." };
  return {
    address: parsed,
    reviewReason: isOutdated
      ? "The buyer changed the checkout here, then paid on an older page with a different delivery address."
      : null,
  };
};

const parseHostAddress = (site: Site, ours: Address, theirs: HostAddress): Address | undefined => {
  if (theirs.countryCode !== site.countryCode) return undefined;
  const { countryCode, provinceName: _, ...address } = withKnownProvince(site, theirs);
  const country = ours.country === undefined ? {} : { country: countryCode };
  const parsed = parseAddress(site, { ...withSuburb(site, address), ...country });
  return parsed.kind === "ok" ? parsed.value.shippingAddress : undefined;
};

/** Returns the host's address with the province's name when the site's form does not have its code. */
const withKnownProvince = (site: AddressSite, theirs: HostAddress): HostAddress => {
  const options = site.addressForm.find(({ name }) => name === "province")?.options;
  const isKnown = options?.some(({ value }) => value === theirs.province) ?? true;
  if (isKnown || theirs.provinceName === undefined) return theirs;
  const { province = theirs.provinceName } = normaliseAddress(site, { province: theirs.provinceName });
  return { ...theirs, province };
};

/**
 * Returns our address with the phone number of the host's page, when that is another one that the site accepts.
 */
const withPhone = (site: Site, ours: Address, phone: string | undefined): Address => {
  if (phone === undefined || isSamePhone(ours.phone ?? "", phone)) return ours;
  const parsed = parseAddress(site, { ...ours, phone });
  return parsed.kind === "ok" ? (parsed.value.shippingAddress ?? ours) : ours;
};

/**
 * Number of digits at the end of a phone number to compare, so that +27 and 0 at its beginning make no
 * difference.
 */
const PHONE_DIGITS = 9;
const isSamePhone = (one: string, other: string): boolean => endOfPhone(one) === endOfPhone(other);
const endOfPhone = (phone: string): string => phone.replace(/\D/g, "").slice(-PHONE_DIGITS);

/**
 * Returns whether both addresses have the same person and street address. Case, punctuation and the line of the
 * suburb do not count: the host has the suburb in the second line.
 */
export const isEquivalentAddress = (one: Address, other: Address): boolean => textOf(one) === textOf(other);

const textOf = ({ firstName, lastName, company, address1, address2, suburb, city, province, zip }: Address) =>
  [firstName, lastName, company, address1, address2, suburb, city, province, zip]
    .join(" ")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Returns the host's address with our suburb, which is the last part of its second line. */
const withSuburb = ({ addressForm }: Pick<Site, "addressForm">, address: Address): Address => {
  if (address.suburb !== undefined || !addressForm.some(({ name }) => name === "suburb")) return address;
  const parts = address.address2?.split(",").map((part) => part.trim()) ?? [];
  const suburb = parts.pop();
  return suburb ? { ...address, address2: parts.join(", "), suburb } : address;
};
