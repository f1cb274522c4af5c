import type { Cart } from "@storywall/contract/schemas/cart.ts";
import type { AddRequest } from "./cartRequest.ts";

/** Returns a sentence that says where the rejected wall is: "Square trio isn't in the cart." */
export const rejectedWallMessage = ({ wall, line }: AddRequest, cart: Cart | null): string => {
  const name = wall?.name ?? "Your wall";
  return isRejectedUpdate(line, cart)
    ? `Your changes to ${wall?.name ?? "this wall"} aren't in the cart.`
    : `${name} isn't in the cart.`;
};

/** Returns whether the cart has an earlier version of the rejected wall. */
export const isRejectedUpdate = ({ uuid }: AddRequest["line"], cart: Cart | null): boolean =>
  cart?.lineItems.some((item) => item.uuid === uuid) ?? false;
