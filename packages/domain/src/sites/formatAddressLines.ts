import { formatPhone } from "../text/phoneNumber.ts";
import type { AddressFieldName, Site } from "./site.ts";

type AddressParts = Readonly<Partial<Record<AddressFieldName, string | undefined>>>;

/**
 * Returns the lines of an address in the format of a parcel's label. Empty parts have no line. South African labels
 * have the code below the city, and no province.
 */
export const formatAddressLines = (address: AddressParts, countryName: string): readonly string[] =>
  linesOf(address, countryName);

/**
 * Returns the lines of an address for the person who typed it, to be checked: those of a label, and the province where a label
 * has none.
 */
export const formatChosenAddress = (
  address: AddressParts,
  { countryName, addressForm }: Pick<Site, "countryName" | "addressForm">,
): readonly string[] => {
  const options = addressForm.find(({ name }) => name === "province")?.options;
  const label = options?.find(({ value }) => value === address.province)?.label ?? address.province;
  return linesOf(address, countryName, label);
};

const linesOf = (address: AddressParts, countryName: string, provinceName?: string): readonly string[] =>
  [
    [address.firstName, address.lastName],
    [address.company],
    [address.address2],
    [address.address1],
    [address.suburb],
    ...(address.country === "ZA"
      ? [[address.city], [provinceName], [address.zip]]
      : [[address.city, address.province, address.zip]]),
    [countryName],
    [address.phone && formatPhone(address.country, address.phone)],
  ]
    .map((parts) => parts.filter(Boolean).join(" "))
    .filter(Boolean);
