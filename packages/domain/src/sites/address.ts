import { ADDRESS_FIELDS, type AddressField, type AddressFieldName, type Site } from "./site.ts";

/** A delivery address as typed or as stored. */
export type Address = Readonly<Partial<Record<AddressFieldName, string>>>;

/** What is wrong with a field, in words to show beside it. */
export type AddressIssue = { readonly field: AddressFieldName; readonly message: string };

type AddressRules = Pick<Site, "addressForm" | "countryCode" | "countryName" | "postcodesByProvince">;

/** What courier labels hold; longer is a mistake or an attack. */
export const MAX_ADDRESS_LENGTHS: Readonly<Record<AddressFieldName, number>> = {
  firstName: 50,
  lastName: 50,
  company: 80,
  address1: 120,
  address2: 120,
  suburb: 60,
  city: 60,
  province: 60,
  zip: 10,
  country: 2,
  phone: 30,
};

/** Control and direction characters: they break labels and hide what an address says. */
export const UNPRINTABLE_CHARACTERS = /[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;

const equalsIgnoreCase = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/**
 * The address as it is kept: without spaces around, without blank fields, and with the value of a list where its label
 * was given ("Western Cape" is WC), since browsers fill in the one or the other.
 */
export const normaliseAddress = (site: AddressRules, address: Address): Address => {
  const normal: Partial<Record<AddressFieldName, string>> = {};
  for (const name of ADDRESS_FIELDS) {
    const text = address[name]?.trim();
    const options = optionsOf(site, name);
    const option = options?.find(
      ({ value, label }) => text && (equalsIgnoreCase(value, text) || equalsIgnoreCase(label, text)),
    );
    if (text) normal[name] = option?.value ?? text;
  }
  return normal;
};

const optionsOf = (site: AddressRules, name: AddressFieldName): AddressField["options"] =>
  name === "country"
    ? [{ value: site.countryCode, label: site.countryName }]
    : site.addressForm.find((field) => field.name === name)?.options;

/**
 * Checks an address by the site's form; an empty list is a good address. One fault a field, in the order of the form,
 * which is the order in which the shopper meets them. Says the same of an address as of its normal form.
 */
export const validateAddress = (site: AddressRules, address: Address): readonly AddressIssue[] => {
  const normal = normaliseAddress(site, address);
  const inForm = site.addressForm.map(({ name }) => name);
  const order = [...inForm, ...ADDRESS_FIELDS.filter((name) => !inForm.includes(name))];
  return order.flatMap((field) => {
    const message = issueMessageOf(site, normal, field);
    return message === undefined ? [] : [{ field, message }];
  });
};

const issueMessageOf = (site: AddressRules, address: Address, name: AddressFieldName): string | undefined => {
  const value = address[name] ?? "";
  const field = site.addressForm.find((candidate) => candidate.name === name);
  if (name === "country")
    return value === site.countryCode ? undefined : `We deliver within ${site.countryName} only.`;
  return (
    textIssueOf(name, value) ??
    (field && (fieldIssueOf(field, value) ?? postcodeIssueOf(site, address, field)))
  );
};

const textIssueOf = (name: AddressFieldName, value: string): string | undefined => {
  if (value.length > MAX_ADDRESS_LENGTHS[name])
    return `Please use at most ${MAX_ADDRESS_LENGTHS[name]} characters.`;
  return UNPRINTABLE_CHARACTERS.test(value)
    ? "Please type this again: it holds characters that cannot be printed."
    : undefined;
};

const fieldIssueOf = (field: AddressField, value: string): string | undefined => {
  const label = field.label.toLowerCase();
  if (value === "") return field.required ? `Please enter the ${label}.` : undefined;
  if (field.options && !field.options.some((option) => option.value === value))
    return `Please choose the ${label} from the list.`;
  if (field.pattern && !new RegExp(field.pattern, "v").test(value))
    return `Please check the ${label}. ${field.hint ?? ""}`.trim();
  return undefined;
};

/** Only for a code of four digits and a province of the list; the faults of those two stand beside themselves. */
const postcodeIssueOf = (site: AddressRules, address: Address, field: AddressField): string | undefined => {
  const { province = "", zip } = address;
  const { postcodesByProvince = {} } = site;
  if (field.name !== "zip" || !Object.hasOwn(postcodesByProvince, province)) return undefined;
  const code = Number(zip);
  if (postcodesByProvince[province]?.some(([from, to]) => code >= from && code <= to)) return undefined;
  return `This ${field.label.toLowerCase()} does not belong to ${province}. Please check both.`;
};
