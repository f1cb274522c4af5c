import type { CheckoutRecord, Checkouts, Quote } from "../../ports/Checkouts.ts";
import type { Database } from "./connect.ts";
import { readLine } from "./storedDesign.ts";

const QUOTE = [
  "version",
  "currency",
  "lines",
  "promo",
  "shippingRate",
  "price",
  "discount",
  "tax",
  "total",
] as const;

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

  /** Checkouts, each with the offer that stands. */
  const standing = () =>
    db
      .selectFrom("checkouts")
      .innerJoin("quotes", (join) =>
        join
          .onRef("quotes.checkoutId", "=", "checkouts.id")
          .onRef("quotes.version", "=", "checkouts.quoteVersion"),
      )
      .selectAll("checkouts")
      .select(QUOTE);
  type Standing = Awaited<ReturnType<ReturnType<typeof standing>["executeTakeFirst"]>>;
  const record = (row: Standing): CheckoutRecord | undefined => {
    if (!row) return undefined;
    const { version, currency, lines, promo, shippingRate, price, discount, tax, total, ...rest } = row;
    const { quoteVersion: _, ...checkout } = rest;
    const amounts = { currency, price, discount, tax, total };
    return { ...checkout, quote: { ...amounts, version, lines: lines.map(readLine), promo, shippingRate } };
  };

  const find = async (id: string) =>
    record(await standing().where("checkouts.id", "=", id).executeTakeFirst());

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

    find,

    lock: async (id) => {
      await db.selectFrom("checkouts").select("id").where("id", "=", id).forUpdate().execute();
      // A statement of its own sees what whoever held the lock before has written.
      return find(id);
    },

    findOfCart: async (cartId) =>
      record(
        await standing()
          .where("checkouts.cartId", "=", cartId)
          .orderBy("checkouts.createdAt", "desc")
          // An open one before others of the same instant.
          .orderBy("checkouts.status", "desc")
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
