import { updateEmailAddress } from "@storywall/contract/calls/checkout/updateEmailAddress.ts";
import { updateShippingAddress } from "@storywall/contract/calls/checkout/updateShippingAddress.ts";
import type { CallResult } from "@storywall/contract/client.ts";
import type { Checkout } from "@storywall/contract/schemas/checkout.ts";
import type { PublicSite } from "@storywall/domain/sites/publicSite.ts";
import { isRetryable } from "../../lib/api/callResults.ts";
import {
  type CheckoutIssues,
  isAddressSaved,
  isEmailSaved,
  toShippingAddress,
  validateDraft,
} from "./checkoutDraft.ts";
import { type CheckoutDraft, isCheckoutFieldName } from "./fields/checkoutFieldNames.ts";
import type { ShopClient } from "./openCheckout.ts";

type SaveDraftResult =
  | { readonly kind: "saved"; readonly checkout: Checkout }
  /** The server found issues that the browser did not. */
  | { readonly kind: "invalid"; readonly issues: CheckoutIssues }
  /** Orders of this email address have used the promo code. */
  | { readonly kind: "promoUsed" }
  /** Paid or expired in the meantime. */
  | { readonly kind: "notOpen" }
  | { readonly kind: "unreachable" };

/** Saves email address and delivery address, each if it is complete, valid and not saved yet. */
export const saveDraft = async (
  { client, site: code }: ShopClient,
  site: PublicSite,
  checkout: Checkout,
  draft: CheckoutDraft,
): Promise<SaveDraftResult> => {
  const { email: emailIssue, ...addressIssues } = validateDraft(site, draft);
  const { checkoutId } = checkout;
  let saved: SaveDraftResult = { kind: "saved", checkout };
  if (!emailIssue && !isEmailSaved(draft, checkout)) {
    const email = draft.email?.trim() ?? "";
    saved = toSaveDraftResult(await client(updateEmailAddress, { body: { checkoutId, email, site: code } }));
  }
  const isAddressComplete = Object.keys(addressIssues).length === 0;
  if (saved.kind === "saved" && isAddressComplete && !isAddressSaved(site, draft, saved.checkout)) {
    const shippingAddress = toShippingAddress(site, draft);
    saved = toSaveDraftResult(
      await client(updateShippingAddress, { body: { checkoutId, shippingAddress, site: code } }),
    );
  }
  return saved;
};

const toSaveDraftResult = (result: CallResult<Checkout>): SaveDraftResult => {
  if (result.kind === "ok") return { kind: "saved", checkout: result.reply };
  if (isRetryable(result)) return { kind: "unreachable" };
  if (result.error === "PROMO_USED") return { kind: "promoUsed" };
  if (result.status === 422 || result.status === 400) {
    const issues: Record<string, string> = {};
    for (const { path, message } of result.issues) {
      // The path ends in the field's name: `shippingAddress.zip`.
      const field = path.split(".").at(-1) ?? "";
      if (isCheckoutFieldName(field)) issues[field] = message;
    }
    return { kind: "invalid", issues };
  }
  return { kind: "notOpen" };
};
