import { type Invariant, repeated } from "./shopState.ts";

/** R4.10: adding one uuid again is the same line. */
const oneLineAUuid: Invariant = {
  name: "a cart has one line a uuid",
  breaches: async ({ database }) => {
    const lines = await database.selectFrom("cartLines").select(["cartId", "uuid"]).execute();
    return repeated(lines.map(({ cartId, uuid }) => `cart ${cartId} has line ${uuid}`)).map(
      ([line, times]) => `${line} ${times} times`,
    );
  },
};

const oneOpenCheckoutACart: Invariant = {
  name: "a cart has at most one open checkout",
  breaches: async ({ database }) => {
    const open = await database
      .selectFrom("checkouts")
      .select("cartId")
      .where("status", "=", "open")
      .where("cartId", "is not", null)
      .execute();
    return repeated(open.map(({ cartId }) => String(cartId))).map(
      ([id, times]) => `cart ${id} has ${times} open checkouts`,
    );
  },
};

export const CART_INVARIANTS: readonly Invariant[] = [oneLineAUuid, oneOpenCheckoutACart];
