import type { HostedCarts } from "../../../ports/commerce/HostedCarts.ts";
import type { Database } from "../engine/connect.ts";

const COLUMNS = [
  "paymentId",
  "site",
  "cartId",
  "cartToken",
  "checkoutUrl",
  "hostOrderId",
  "checkoutId",
  "quoteVersion",
  "amount",
  "currency",
  "createdAt",
] as const;

export const hostedCarts = (db: Database): HostedCarts => {
  const select = () => db.selectFrom("hostedCarts").select(COLUMNS);
  const findByHostOrder: HostedCarts["findByHostOrder"] = (site, hostOrderId) =>
    select().where("site", "=", site).where("hostOrderId", "=", hostOrderId).executeTakeFirst();
  return {
    insert: async (cart) => {
      await db
        .insertInto("hostedCarts")
        .values(cart)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const saved = await select().where("paymentId", "=", cart.paymentId).executeTakeFirst();
      return (
        saved ??
        (await select()
          .where("site", "=", cart.site)
          .where("hostOrderId", "=", cart.hostOrderId)
          .executeTakeFirstOrThrow())
      );
    },
    find: (paymentId) => select().where("paymentId", "=", paymentId).executeTakeFirst(),
    findOfOrder: async (site, hostOrderId, cartToken) => {
      const ofOrder = await findByHostOrder(site, hostOrderId);
      if (cartToken === null || (ofOrder && (ofOrder.cartToken ?? cartToken) === cartToken)) return ofOrder;
      const ofToken = await select()
        .where("site", "=", site)
        .where("cartToken", "=", cartToken)
        .executeTakeFirst();
      // An order of which another cart is recorded belongs to the cart of its token.
      return ofToken?.hostOrderId === null || ofOrder ? (ofToken ?? ofOrder) : undefined;
    },
    findByHostOrder,
    saveHostOrder: async (site, paymentId, hostOrderId) => {
      await db
        .updateTable("hostedCarts")
        .set({ hostOrderId })
        .where("paymentId", "=", paymentId)
        .where("site", "=", site)
        .where("hostOrderId", "is", null)
        .where((cart) =>
          cart.not(
            cart.exists(
              cart
                .selectFrom("hostedCarts as other")
                .select("other.paymentId")
                .where("other.site", "=", site)
                .where("other.hostOrderId", "=", hostOrderId),
            ),
          ),
        )
        .execute();
    },
  };
};
