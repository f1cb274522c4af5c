import { updateEmailAddress } from "@storywall/contract/calls/checkout/updateEmailAddress.ts";
import { updateShippingAddress } from "@storywall/contract/calls/checkout/updateShippingAddress.ts";
import type { CallResult } from "@storywall/contract/client.ts";
import type { Checkout } from "@storywall/contract/schemas/checkout.ts";
import type { PublicSite } from "@storywall/domain/sites/publicSite.ts";
import {
  type CheckoutDraft,
  type CheckoutFaults,
  faultsOfDraft,
  isAddressSaved,
  isCheckoutField,
  isEmailSaved,
  shippingAddressOf,
} from "./checkoutDraft.ts";
import type { Shop } from "./openCheckout.ts";

export type SavedDraft =
  | { readonly kind: "saved"; readonly checkout: Checkout }
  /** The server found something that we did not. */
  | { readonly kind: "faulty"; readonly faults: CheckoutFaults }
  /** Paid or run out meanwhile. */
  | { readonly kind: "notOpen" }
  | { readonly kind: "notReached" };

/** Saves the parts of the draft that are whole, right and not saved yet. */
export const saveDraft = async (
  { client, site: code }: Shop,
  site: PublicSite,
  checkout: Checkout,
  draft: CheckoutDraft,
): Promise<SavedDraft> => {
  const { email: emailFault, ...addressFaults } = faultsOfDraft(site, draft);
  const { checkoutId } = checkout;
  let saved: SavedDraft = { kind: "saved", checkout };
  if (!emailFault && !isEmailSaved(draft, checkout)) {
    const email = draft.email?.trim() ?? "";
    saved = savedOf(await client(updateEmailAddress, { body: { checkoutId, email, site: code } }));
  }
  const isAddressWhole = Object.keys(addressFaults).length === 0;
  if (saved.kind === "saved" && isAddressWhole && !isAddressSaved(site, draft, saved.checkout)) {
    const shippingAddress = shippingAddressOf(site, draft);
    saved = savedOf(
      await client(updateShippingAddress, { body: { checkoutId, shippingAddress, site: code } }),
    );
  }
  return saved;
};

const savedOf = (result: CallResult<Checkout>): SavedDraft => {
  if (result.kind === "ok") return { kind: "saved", checkout: result.reply };
  if (result.kind === "unreachable" || result.status >= 500 || result.status === 429)
    return { kind: "notReached" };
  if (result.status === 422 || result.status === 400) {
    const faults: Record<string, string> = {};
    for (const { path, message } of result.issues) {
      // `shippingAddress.zip`, whatever stands before it.
      const field = path.split(".").at(-1) ?? "";
      if (isCheckoutField(field)) faults[field] = message;
    }
    return { kind: "faulty", faults };
  }
  return { kind: "notOpen" };
};
