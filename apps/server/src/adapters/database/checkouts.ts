import type { CheckoutRecord, Checkouts, Quote } from "../../ports/Checkouts.ts";
import type { Database } from "./connect.ts";
import { readLine } from "./storedDesign.ts";

export const checkouts = (db: Database): Checkouts => {
  const findQuote = async (checkoutId: string, version: number): Promise<Quote | undefined> => {
    const row = await db
      .selectFrom("quotes")
      .selectAll()
      .where("checkoutId", "=", checkoutId)
      .where("version", "=", version)
      .executeTakeFirst();
    if (!row) return undefined;
    const { checkoutId: _, lines, ...quote } = row;
    return { ...quote, lines: lines.map(readLine) };
  };

  const insertQuote = async (checkoutId: string, { lines, promo, shippingRate, ...quote }: Quote) => {
    await db
      .insertInto("quotes")
      .values({
        ...quote,
        checkoutId,
        lines: JSON.stringify(lines),
        promo: promo && JSON.stringify(promo),
        shippingRate: shippingRate && JSON.stringify(shippingRate),
      })
      .execute();
  };

  const rows = () => db.selectFrom("checkouts").selectAll();
  type Row = Awaited<ReturnType<ReturnType<typeof rows>["executeTakeFirst"]>>;
  const withQuote = async (row: Row): Promise<CheckoutRecord | undefined> => {
    if (!row) return undefined;
    const { quoteVersion, ...checkout } = row;
    const quote = await findQuote(row.id, quoteVersion);
    if (!quote) throw new Error(`checkout without its quote ${quoteVersion}`);
    return { ...checkout, quote };
  };

  return {
    insert: async ({ quote, shippingAddress, ...checkout }) => {
      await db
        .insertInto("checkouts")
        .values({
          ...checkout,
          shippingAddress: shippingAddress && JSON.stringify(shippingAddress),
          quoteVersion: quote.version,
        })
        .execute();
      await insertQuote(checkout.id, quote);
    },

    find: async (id) => withQuote(await rows().where("id", "=", id).executeTakeFirst()),

    lock: async (id) => withQuote(await rows().where("id", "=", id).forUpdate().executeTakeFirst()),

    findOfCart: async (cartId) =>
      withQuote(
        await rows()
          .where("cartId", "=", cartId)
          .orderBy("createdAt", "desc")
          // An open one before others of the same instant.
          .orderBy("status", "desc")
          .limit(1)
          .executeTakeFirst(),
      ),

    patch: async (id, { shippingAddress, ...patch }) => {
      await db
        .updateTable("checkouts")
        .set({
          ...patch,
          ...(shippingAddress === undefined
            ? {}
            : { shippingAddress: shippingAddress && JSON.stringify(shippingAddress) }),
        })
        .where("id", "=", id)
        .execute();
    },

    insertQuote,
    findQuote,

    lastQuoteVersion: async (checkoutId) => {
      const { last } = await db
        .selectFrom("quotes")
        .select((select) => select.fn.max("version").as("last"))
        .where("checkoutId", "=", checkoutId)
        .executeTakeFirstOrThrow();
      return last ?? 0;
    },
  };
};
