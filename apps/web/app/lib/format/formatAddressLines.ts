import type { ShippingAddress } from "@storywall/contract/schemas/address.ts";

/** An address as it stands on a parcel, a line each; empty parts take no line. */
export const formatAddressLines = (address: ShippingAddress, countryName: string): readonly string[] =>
  [
    `${address.firstName} ${address.lastName}`,
    address.company,
    address.address2,
    address.address1,
    address.suburb,
    [address.city, address.province, address.zip].filter(Boolean).join(" "),
    countryName,
    address.phone,
  ].filter((line): line is string => line !== undefined && line.trim() !== "");
