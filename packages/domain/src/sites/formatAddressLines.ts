import { formatPhone } from "../text/phoneNumber.ts";
import type { AddressFieldName } from "./site.ts";

type AddressParts = Readonly<Partial<Record<AddressFieldName, string | undefined>>>;

/**
 * Returns the lines of an address as on a parcel's label. Empty parts have no line. South Africans write the code below the
 * city, and no province.
 */
export const formatAddressLines = (address: AddressParts, countryName: string): readonly string[] =>
  [
    [address.firstName, address.lastName],
    [address.company],
    [address.address2],
    [address.address1],
    [address.suburb],
    ...(address.country === "ZA"
      ? [[address.city], [address.zip]]
      : [[address.city, address.province, address.zip]]),
    [countryName],
    [address.phone && formatPhone(address.country, address.phone)],
  ]
    .map((parts) => parts.filter(Boolean).join(" "))
    .filter(Boolean);
