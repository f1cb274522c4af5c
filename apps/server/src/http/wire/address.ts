import type { ShippingAddress } from "@storywall/contract/schemas/address.ts";
import type { Address } from "@storywall/domain/sites/address.ts";

/** A stored address as the wire has it: fields that every country has are there, if only as empty text. */
export const toShippingAddress = (address: Address): ShippingAddress => ({
  ...address,
  firstName: address.firstName ?? "",
  lastName: address.lastName ?? "",
  address1: address.address1 ?? "",
  city: address.city ?? "",
  zip: address.zip ?? "",
  country: address.country ?? "",
  phone: address.phone ?? "",
});
