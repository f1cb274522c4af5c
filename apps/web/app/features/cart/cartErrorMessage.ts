import { CODE_UNCHECKED, UNREACHABLE_REASON } from "./cartMessages.ts";
import type { CartRequest } from "./cartRequest.ts";

/** The cart shows only messages of its own, never a text of the server (R8.4). */
const ACTION_FAILED_MESSAGES = {
  add: "We couldn't add this wall to your cart. It's still here, as you left it.",
  setQuantity: "The quantity couldn't be changed.",
  remove: "The wall couldn't be removed.",
  applyPromo: CODE_UNCHECKED,
  removePromo: "The code couldn't be removed.",
  refresh: "Your cart couldn't be refreshed.",
} as const satisfies Record<CartRequest["kind"], string>;

const ERROR_REASONS: Readonly<Partial<Record<string, string>>> = {
  PHOTO_UNKNOWN:
    "A photo of this wall hasn't arrived yet. Wait until every photo is uploaded, then try again.",
  ART_ITEM_UNKNOWN:
    "One of this wall's artworks is no longer in our collection. Open the wall and choose another for that tile.",
  TOO_MANY_LINES: "Your cart is full. Remove a wall first.",
  TOO_MANY_TILES: "The wall has more tiles than one order can hold.",
  SIZE_NOT_SOLD: "We no longer sell this size. Open the wall and choose another.",
  FRAME_MISMATCH: "We don't sell this layout in this frame. Open the wall and choose another.",
  FRAME_OUT_OF_STOCK: "One of its frames is out of stock. Open the wall and choose another.",
};

/** A wall that the shop did not answer for is sent again by itself: when the network is back, or by the next page (B4). */
const WALL_PENDING =
  "This wall isn't in your cart yet: we couldn't reach the shop. We'll add it as soon as we can.";

/** Returns the message for a failed request: what failed, why, and what to do. */
export const cartErrorMessage = (request: CartRequest, errorCode: string | null): string => {
  if (request.kind === "add" && errorCode === null) return WALL_PENDING;
  const reason = errorCode === null ? UNREACHABLE_REASON : ERROR_REASONS[errorCode];
  return reason ? `${ACTION_FAILED_MESSAGES[request.kind]} ${reason}` : ACTION_FAILED_MESSAGES[request.kind];
};
