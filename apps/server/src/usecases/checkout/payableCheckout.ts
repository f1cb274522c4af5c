import { photosStillToUpload } from "@storywall/domain/design/fill.ts";
import type { CheckoutRecord } from "../../ports/checkout/Checkouts.ts";
import type { UnpayableRefusal } from "../../ports/commerce/Commerce.ts";
import { done, type Outcome, refuse } from "../../ports/platform/Outcome.ts";

/** Everything that can refuse a shopper is asked before the card is charged. */
export const payableCheckout = (checkout: CheckoutRecord): Outcome<null, UnpayableRefusal> => {
  const { lines } = checkout.quote;
  if (lines.length === 0) return refuse("CART_EMPTY", "There is nothing in this order yet.");
  if (checkout.email === null) {
    return refuse(
      "EMAIL_MISSING",
      "Please give an e-mail address, so that we can tell you about your order.",
    );
  }
  if (checkout.shippingAddress === null) {
    return refuse("ADDRESS_MISSING", "Please give the address that we should deliver to.");
  }
  const missing = lines.reduce((sum, { design }) => sum + photosStillToUpload(design), 0);
  if (missing > 0 && !checkout.isUploadLater) {
    return refuse(
      "TILES_MISSING",
      `${missing === 1 ? "One tile has" : `${missing} tiles have`} no photo yet. Please add photos, or choose to send them later.`,
    );
  }
  return done(null);
};
