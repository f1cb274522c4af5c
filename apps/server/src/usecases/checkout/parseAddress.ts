import { type Address, normaliseAddress, validateAddress } from "@storywall/domain/sites/address.ts";
import type { Site } from "@storywall/domain/sites/site.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";

/** Validates an address by the site's form and returns it in its stored form. An absent address stays absent. */
export const parseAddress = (
  site: Site,
  address: Address | undefined,
): Result<{ readonly shippingAddress?: Address }, "ADDRESS_INVALID"> => {
  if (address === undefined) return ok({});
  const issues = validateAddress(site, address);
  if (issues.length === 0) return ok({ shippingAddress: normaliseAddress(site, address) });
  const [first] = issues;
  return err(
    "ADDRESS_INVALID",
    issues.length === 1 && first
      ? toSentence(first.message)
      : "Please check the marked fields of the address.",
    issues.map(({ field, message }) => ({ path: `shippingAddress.${field}`, message })),
  );
};

/** Issues beside a field have no full stop; as the message of the whole error one needs it. */
const toSentence = (text: string): string => (text.endsWith(".") ? text : `${text}.`);
