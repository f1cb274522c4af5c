import { hasPhoneDigits } from "../text/phoneNumber.ts";
import { ADDRESS_FIELDS, type AddressField, type AddressFieldName, type Site } from "./site.ts";

/** A delivery address as typed or as stored. */
export type Address = Readonly<Partial<Record<AddressFieldName, string>>>;

/** One wrong field, with a message to show beside it. */
export type AddressIssue = { readonly field: AddressFieldName; readonly message: string };

type AddressRules = Pick<Site, "addressForm" | "countryCode" | "countryName" | "postcodesByProvince">;

/** Maximum lengths that fit on courier labels. A longer text is a mistake or an attack. */
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

/** Matches control and direction characters: they break labels and can hide parts of an address. */
export const UNPRINTABLE_CHARACTERS = /[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;

const equalsIgnoreCase = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/**
 * Returns the address in its stored form: trimmed, without blank fields, and with the value of an option instead of
 * its label (WC for "Western Cape"), since browsers fill in either.
 */
export const normaliseAddress = (site: AddressRules, address: Address): Address => {
  const normalised: Partial<Record<AddressFieldName, string>> = {};
  for (const name of ADDRESS_FIELDS) {
    const text = address[name]?.trim();
    const options = optionsOf(site, name);
    const option = options?.find(
      ({ value, label }) => text && (equalsIgnoreCase(value, text) || equalsIgnoreCase(label, text)),
    );
    if (text) normalised[name] = option?.value ?? text;
  }
  return normalised;
};

const optionsOf = (site: AddressRules, name: AddressFieldName): AddressField["options"] =>
  name === "country"
    ? [{ value: site.countryCode, label: site.countryName }]
    : site.addressForm.find((field) => field.name === name)?.options;

/**
 * Validates an address by the form of the site. Returns at most one issue per field, in the order of the form, as the
 * shopper sees the fields; an empty list for a valid address. An address and its normalised form have the same issues.
 */
export const validateAddress = (site: AddressRules, address: Address): readonly AddressIssue[] => {
  const normalised = normaliseAddress(site, address);
  const inForm = site.addressForm.map(({ name }) => name);
  const order = [...inForm, ...ADDRESS_FIELDS.filter((name) => !inForm.includes(name))];
  return order.flatMap((field) => {
    const message = issueMessageOf(site, normalised, field);
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
    (field && (fieldIssueOf(site, field, value) ?? postcodeIssueOf(site, address, field)))
  );
};

const textIssueOf = (name: AddressFieldName, value: string): string | undefined => {
  if (value.length > MAX_ADDRESS_LENGTHS[name])
    return `Please use at most ${MAX_ADDRESS_LENGTHS[name]} characters.`;
  return UNPRINTABLE_CHARACTERS.test(value)
    ? "Please type this again: it has characters we can't print."
    : undefined;
};

const fieldIssueOf = (site: AddressRules, field: AddressField, value: string): string | undefined => {
  const label = field.label.toLowerCase();
  if (value === "")
    return field.required ? `Please ${field.options ? "choose" : "enter"} your ${label}.` : undefined;
  if (field.options && !field.options.some((option) => option.value === value))
    return `Please choose the ${label} from the list.`;
  const lacksDigits = field.name === "phone" && value !== "" && !hasPhoneDigits(site.countryCode, value);
  if (!lacksDigits && (!field.pattern || new RegExp(field.pattern, "v").test(value))) return undefined;
  // The pattern of both lines is that of no post box.
  return field.name.startsWith("address")
    ? "We can't deliver to a PO box or parcel locker. Please enter a street address."
    : `Please check the ${label}.${field.hint ? ` ${field.hint.replace(/\.$/, "")}.` : ""}`;
};

/**
 * Question for a street address without a number, asked once. Farms, buildings and corners have none, so it may
 * stay.
 */
export const HOUSE_NUMBER_QUESTION =
  "There's no house number here. Please add it, or continue if there isn't one.";

/** Returns true for a street address without a number in either of its lines. */
export const lacksHouseNumber = ({ address1 = "", address2 = "" }: Address): boolean =>
  address1.trim() !== "" && !/\p{N}/u.test(address1 + address2);

/** Checks the postcode against the province. A malformed code or an unknown province has its own issue. */
const postcodeIssueOf = (site: AddressRules, address: Address, field: AddressField): string | undefined => {
  const { province = "", zip } = address;
  const { postcodesByProvince = {} } = site;
  if (field.name !== "zip" || !Object.hasOwn(postcodesByProvince, province)) return undefined;
  if (isWithin(postcodesByProvince[province], zip)) return undefined;
  const provinceField = site.addressForm.find(({ name }) => name === "province");
  const name = provinceField?.options?.find(({ value }) => value === province)?.label ?? province;
  const label = field.label.toLowerCase();
  const article = /^[AEIOU]/i.test(label) ? "an" : "a";
  return `${zip} isn't ${article} ${label} in ${withArticle(name)}. Check the ${label} and the ${provinceField?.label.toLowerCase() ?? "province"}.`;
};

/** Returns the name of a province within a sentence: "the Western Cape", but "Gauteng". */
export const withArticle = (provinceName: string): string =>
  / (?:Cape|State|Territory)$/.test(provinceName) ? `the ${provinceName}` : provinceName;

type PostcodeRanges = readonly (readonly [from: number, to: number])[];

const isWithin = (ranges: PostcodeRanges | undefined, zip: string | undefined): boolean =>
  ranges?.some(([from, to]) => Number(zip) >= from && Number(zip) <= to) ?? false;

/** Returns the only province in which a well-formed postcode can be; undefined when there are several, or none. */
export const findProvinceOfPostcode = (
  { addressForm, postcodesByProvince = {} }: Pick<Site, "addressForm" | "postcodesByProvince">,
  zip: string,
): string | undefined => {
  const field = addressForm.find(({ name }) => name === "zip");
  const code = zip.trim();
  if (code === "" || (field?.pattern && !new RegExp(field.pattern, "v").test(code))) return undefined;
  const [province, ...others] = Object.keys(postcodesByProvince).filter((key) =>
    isWithin(postcodesByProvince[key], code),
  );
  return others.length === 0 ? province : undefined;
};
