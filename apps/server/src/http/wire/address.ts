import type { ShippingAddress } from "@storywall/contract/schemas/address.ts";
import type { Address } from "@storywall/domain/sites/address.ts";

/**
 * Converts a stored address to the contract's format. Fields that every country has are present, empty if unknown.
 */
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
