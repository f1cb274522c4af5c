import { countEmptyTiles } from "@storywall/domain/design/tilePhotos.ts";
import { ofSite } from "@storywall/domain/sites/site.ts";
import type { CheckoutRecord } from "../../ports/checkout/Checkouts.ts";
import type { UnpayableErrorCode } from "../../ports/commerce/Commerce.ts";
import { err, type Result } from "../../ports/platform/Result.ts";
import { checkInStock } from "../cart/checkInStock.ts";
import type { Shop } from "../shop.ts";
import { checkPrints } from "./checkPrints.ts";

/**
 * Checks everything that could make the order fail or disappoint, before the card is charged. It runs when a payment
 * is opened, the first step that moves money: a cart may hold a wall that is not ready yet.
 */
export const checkPayable = (
  { sites, clock }: Pick<Shop, "sites" | "clock">,
  checkout: CheckoutRecord,
): Result<null, UnpayableErrorCode> => {
  const { lines } = checkout.quote;
  if (lines.length === 0) return err("CART_EMPTY", "This order is empty.");
  if (checkout.email === null) {
    return err(
      "EMAIL_MISSING",
      "Please enter your email address, so we can keep you posted about your order.",
    );
  }
  if (checkout.shippingAddress === null) {
    return err("ADDRESS_MISSING", "Please enter your delivery address.");
  }
  const missing = lines.reduce((sum, { design }) => sum + countEmptyTiles(design), 0);
  if (missing > 0 && !checkout.isUploadLater) {
    return err(
      "TILES_MISSING",
      `${missing === 1 ? "One tile has" : `${missing} tiles have`} no photo yet. Please add photos, or choose to send them later.`,
    );
  }
  const inStock = checkInStock(
    ofSite(sites(), checkout.site),
    clock.now(),
    lines.map(({ design }) => design),
  );
  return inStock.kind === "error" ? inStock : checkPrints(lines);
};
