import { findDuplicates, type Invariant } from "./shopState.ts";

/** R4.10: adding a uuid again keeps one line. */
const oneLinePerUuid: Invariant = {
  name: "a cart has one line per uuid",
  findViolations: async ({ database }) => {
    const lines = await database.selectFrom("cartLines").select(["cartId", "uuid"]).execute();
    return findDuplicates(lines.map(({ cartId, uuid }) => `cart ${cartId} has line ${uuid}`)).map(
      ([line, times]) => `${line} ${times} times`,
    );
  },
};

const oneOpenCheckoutPerCart: Invariant = {
  name: "a cart has at most one open checkout",
  findViolations: async ({ database }) => {
    const open = await database
      .selectFrom("checkouts")
      .select("cartId")
      .where("status", "=", "open")
      .where("cartId", "is not", null)
      .execute();
    return findDuplicates(open.map(({ cartId }) => String(cartId))).map(
      ([id, times]) => `cart ${id} has ${times} open checkouts`,
    );
  },
};

export const CART_INVARIANTS: readonly Invariant[] = [oneLinePerUuid, oneOpenCheckoutPerCart];
