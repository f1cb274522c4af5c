import type { CallResult } from "@storywall/contract/client.ts";
import type { AddressIssue } from "@storywall/domain/sites/address.ts";
import { ADDRESS_FIELDS } from "@storywall/domain/sites/site.ts";

/** Returns the fields that the server found wrong, to be shown beside them. */
export const addressIssues = (result: CallResult<unknown>): readonly AddressIssue[] =>
  result.kind !== "error"
    ? []
    : result.issues.flatMap(({ path, message }) => {
        const field = ADDRESS_FIELDS.find((name) => path === `shippingAddress.${name}`);
        return field ? [{ field, message }] : [];
      });
