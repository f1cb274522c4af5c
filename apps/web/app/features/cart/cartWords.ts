import type { CartAction } from "./cartAction.ts";

/** R8.4: the cart speaks in its own words; no text of the server is shown in it. */
const COULD_NOT = {
  add: "Your wall is not in the cart yet. We keep it here until it is.",
  setQuantity: "The quantity could not be changed.",
  remove: "The wall could not be removed.",
  applyPromo: "The code could not be checked.",
  removePromo: "The code could not be removed.",
  refresh: "The cart could not be brought up to date.",
} as const satisfies Record<CartAction["kind"], string>;

const BECAUSE_NOT_REACHED = "We could not reach the shop. Check your connection and try again.";

const BECAUSE_REFUSED: Readonly<Partial<Record<string, string>>> = {
  PHOTO_UNKNOWN:
    "A photo of this wall has not arrived yet. Wait until every photo is uploaded, then try again.",
  ART_ITEM_UNKNOWN:
    "A picture of this wall is no longer in our collection. Open the wall and choose another for its tile.",
  TOO_MANY_LINES: "The cart is full. Take a wall out first.",
  TOO_MANY_TILES: "The wall has more tiles than one order can hold.",
  SIZE_NOT_SOLD: "This size is not sold any more. Open the wall and choose another.",
  FRAME_MISMATCH: "This frame is not sold any more. Open the wall and choose another.",
};

/** What the cart says of an action that did not come through, and what to do. */
export const failureWords = (action: CartAction, refusal: string | null): string => {
  const because = refusal === null ? BECAUSE_NOT_REACHED : BECAUSE_REFUSED[refusal];
  return because ? `${COULD_NOT[action.kind]} ${because}` : COULD_NOT[action.kind];
};

/** Why a promo code was not taken, or null for a refusal that says nothing about the code. */
export const promoRefusalWords = (
  refusal: string,
  entered: string,
  appliedCode: string | null,
): string | null => {
  switch (refusal) {
    case "PROMO_UNKNOWN":
      return `We do not know the code “${entered.trim()}”. Check it and try again.`;
    case "PROMO_EXPIRED":
      return promoLostWords(entered.trim());
    case "PROMO_USED":
      return `The code “${entered.trim()}” has been used up, by you or by others.`;
    case "PROMO_ALREADY_SET":
      return anotherCodeWords(appliedCode ?? "the other code");
    case "BAD_REQUEST":
      return "That does not look like a promo code.";
    default:
      return null;
  }
};

export const anotherCodeWords = (present: string): string =>
  `One code an order. Remove ${present} first to use this one.`;

/** A code that was on the cart and is not any more, without anybody having taken it off. */
export const promoLostWords = (code: string): string => `The code “${code}” has run out.`;

/** B10: of a code that came with a link before there was anything to put it on. */
export const promoKeptWords = (code: string): string => `Your code “${code}” is kept for your cart.`;
