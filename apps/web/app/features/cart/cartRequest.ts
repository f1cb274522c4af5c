import type { Cart, LineItem, LineItemInput } from "@storywall/contract/schemas/cart.ts";

/** The wall of an add, so that a rejection can name it. */
export type AddedWall = {
  readonly name: string;
  /** Path of the designer's page with this wall. */
  readonly path: string;
  /** Its frames that are out of stock, as far as its page knows. */
  readonly outOfStock: string | null;
};

/** An action on the cart as data, so that a failed one can be saved and retried. */
export type CartRequest =
  /** `key` is created once, before the first attempt, and used for every retry, so that one wall stays one line. */
  | {
      readonly kind: "add";
      readonly line: LineItemInput;
      readonly key: string;
      readonly wall?: AddedWall | undefined;
    }
  | { readonly kind: "setQuantity"; readonly itemId: string; readonly quantity: number }
  | { readonly kind: "remove"; readonly itemId: string }
  | { readonly kind: "applyPromo"; readonly code: string }
  | { readonly kind: "removePromo" }
  | { readonly kind: "refresh" };

export type AddRequest = Extract<CartRequest, { kind: "add" }>;

/** The result of a request. Only `unreachable` is worth a retry of the same request. */
export type CartResult =
  | { readonly kind: "ok"; readonly cart: Cart }
  /** No answer, or a failing server: the effect is unknown, and a retry is safe. */
  | { readonly kind: "unreachable"; readonly detail: string }
  /** The server rejected the request; a retry would be rejected too. */
  | { readonly kind: "error"; readonly error: string; readonly detail: string }
  /** The cart belongs to another site or was ordered: this site starts a new one. */
  | { readonly kind: "notFound" };

/** Returns a line as it was sent, to add a removed line again under its own uuid. */
export const toLineItemInput = ({
  uuid,
  size,
  quantity,
  templateKey,
  collectionId,
  userTemplateInfo,
}: LineItem): LineItemInput => ({ uuid, size, quantity, templateKey, collectionId, userTemplateInfo });
