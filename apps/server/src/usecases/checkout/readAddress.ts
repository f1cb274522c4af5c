import { type Address, checkAddress, normaliseAddress } from "@storywall/domain/sites/address.ts";
import type { Site } from "@storywall/domain/sites/site.ts";
import { done, type Outcome, refuse } from "../../ports/platform/Outcome.ts";

/** An address that the site's form accepts, in the form in which it is kept. Absent stays absent. */
export const readAddress = (
  site: Site,
  address: Address | undefined,
): Outcome<{ readonly shippingAddress?: Address }, "ADDRESS_INVALID"> => {
  if (address === undefined) return done({});
  const faults = checkAddress(site, address);
  if (faults.length === 0) return done({ shippingAddress: normaliseAddress(site, address) });
  const [first] = faults;
  return refuse(
    "ADDRESS_INVALID",
    faults.length === 1 && first
      ? asSentence(first.message)
      : "Please check the marked fields of the address.",
    faults.map(({ field, message }) => ({ path: `shippingAddress.${field}`, message })),
  );
};

/** Beside its field a hint needs no full stop; as a message it does. */
const asSentence = (text: string): string => (text.endsWith(".") ? text : `${text}.`);
