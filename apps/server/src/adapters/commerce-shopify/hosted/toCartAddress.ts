import type { HostAddress } from "../../../ports/commerce/HostDraft.ts";
import { toMailingAddress } from "../draftInput.ts";
import type { CartDeliveryAddressInput } from "../storefrontDocuments.generated.ts";

/** Returns an address as carts have it. */
export const toCartAddress = (address: HostAddress): CartDeliveryAddressInput => {
  const { firstName, lastName, company, address1, address2, city, provinceCode, zip, countryCode, phone } =
    toMailingAddress(address);
  return { firstName, lastName, company, address1, address2, city, provinceCode, zip, countryCode, phone };
};
