import type { Cart, LineItem, LineItemInput } from "@storywall/contract/schemas/cart.ts";

/** What a shopper can do to the cart, as data, so that what did not come through can be kept and tried again. */
export type CartRequest =
  /** `key` is made once, before the first send, and kept through every repeat: one wall stays one line. */
  | { readonly kind: "add"; readonly line: LineItemInput; readonly key: string }
  | { readonly kind: "setQuantity"; readonly itemId: string; readonly quantity: number }
  | { readonly kind: "remove"; readonly itemId: string }
  | { readonly kind: "applyPromo"; readonly code: string }
  | { readonly kind: "removePromo" }
  | { readonly kind: "refresh" };

export type AddRequest = Extract<CartRequest, { kind: "add" }>;

/** What came of an action. Only `unreachable` is worth trying again as it is. */
export type CartResult =
  | { readonly kind: "ok"; readonly cart: Cart }
  /** No answer, or a server in trouble: nobody knows whether it happened, and repeating is safe. */
  | { readonly kind: "unreachable"; readonly detail: string }
  /** The server understood and said no; the same again gives the same answer. */
  | { readonly kind: "error"; readonly error: string; readonly detail: string }
  /** The cart is another site's or its order is placed: this site begins a new one. */
  | { readonly kind: "notFound" };

/** The wall of a line as it was sent, for putting a removed line back under its own uuid. */
export const toLineItemInput = ({
  uuid,
  size,
  quantity,
  templateKey,
  collectionId,
  userTemplateInfo,
}: LineItem): LineItemInput => ({ uuid, size, quantity, templateKey, collectionId, userTemplateInfo });
