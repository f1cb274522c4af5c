import type { CheckoutRecord, Checkouts, Quote } from "../../../ports/checkout/Checkouts.ts";
import type { Database } from "../engine/connect.ts";
import { type Params, statement } from "../engine/statement.ts";
import { parseStoredLine } from "../engine/storedDesign.ts";

const QUOTE_COLUMNS = [
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

const FIND_QUOTE = statement(({ checkoutId, version }: Params<{ checkoutId: string; version: number }>, db) =>
  db.selectFrom("quotes").selectAll().where("checkoutId", "=", checkoutId).where("version", "=", version),
);

/** Selects checkouts, each with its current quote. */
const selectWithCurrentQuote = (db: Database) =>
  db
    .selectFrom("checkouts")
    .innerJoin("quotes", (join) =>
      join
        .onRef("quotes.checkoutId", "=", "checkouts.id")
        .onRef("quotes.version", "=", "checkouts.quoteVersion"),
    )
    .selectAll("checkouts")
    .select(QUOTE_COLUMNS);

const FIND = statement(({ id }: Params<{ id: string }>, db) =>
  selectWithCurrentQuote(db).where("checkouts.id", "=", id),
);

const LOCK = statement(({ id }: Params<{ id: string }>, db) =>
  db.selectFrom("checkouts").select("id").where("id", "=", id).forUpdate(),
);

/** Reads only the locked row, because PostgreSQL reads that one again after waiting for its lock. */
const LOCK_FOR_PAYMENT = statement(({ id }: Params<{ id: string }>, db) =>
  db
    .selectFrom("checkouts")
    .select(["status", "email", "isUploadLater", "quoteVersion"])
    .where("id", "=", id)
    .forUpdate(),
);

type CheckoutRow = Omit<CheckoutRecord, "quote" | "shippingAddress"> & {
  readonly shippingAddress: string | null;
  readonly quoteVersion: number;
};

const INSERT = statement((checkout: Params<CheckoutRow>, db) => {
  const { id, site, cartId, visitorId, status, email, shippingAddress } = checkout;
  const { isUploadLater, quoteVersion, expiresAt, createdAt } = checkout;
  const row = { id, site, cartId, visitorId, status, email, shippingAddress };
  return db.insertInto("checkouts").values({ ...row, isUploadLater, quoteVersion, expiresAt, createdAt });
});

type QuoteRow = Omit<Quote, "lines" | "promo" | "shippingRate"> & {
  readonly checkoutId: string;
  readonly lines: string;
  readonly promo: string | null;
  readonly shippingRate: string | null;
};

const INSERT_QUOTE = statement((quote: Params<QuoteRow>, db) => {
  const { checkoutId, version, currency, lines, promo, shippingRate, price, discount, tax, total } = quote;
  const amounts = { currency, price, discount, tax, total };
  return db.insertInto("quotes").values({ checkoutId, version, lines, promo, shippingRate, ...amounts });
});

const COMPLETE = statement(({ id, quoteVersion }: Params<{ id: string; quoteVersion: number }>, db) =>
  db.updateTable("checkouts").set({ status: "completed", quoteVersion }).where("id", "=", id),
);

type CheckoutWithQuoteRow = Awaited<ReturnType<typeof FIND.first>>;

const toCheckoutRecord = (row: CheckoutWithQuoteRow): CheckoutRecord | undefined => {
  if (!row) return undefined;
  const { version, currency, lines, promo, shippingRate, price, discount, tax, total, ...rest } = row;
  const { quoteVersion: _, ...checkout } = rest;
  const amounts = { currency, price, discount, tax, total };
  return {
    ...checkout,
    quote: { ...amounts, version, lines: lines.map(parseStoredLine), promo, shippingRate },
  };
};

export const checkouts = (db: Database): Checkouts => {
  const findQuote = async (checkoutId: string, version: number): Promise<Quote | undefined> => {
    const row = await FIND_QUOTE.first(db, { checkoutId, version });
    if (!row) return undefined;
    const { checkoutId: _, lines, ...quote } = row;
    return { ...quote, lines: lines.map(parseStoredLine) };
  };

  const insertQuote = (checkoutId: string, { lines, promo, shippingRate, ...quote }: Quote) =>
    INSERT_QUOTE.executePipelined(db, {
      ...quote,
      checkoutId,
      lines: JSON.stringify(lines),
      promo: promo && JSON.stringify(promo),
      shippingRate: shippingRate && JSON.stringify(shippingRate),
    });

  const find = async (id: string) => toCheckoutRecord(await FIND.first(db, { id }));

  return {
    insert: async ({ quote, shippingAddress, ...checkout }) => {
      await INSERT.executePipelined(db, {
        ...checkout,
        shippingAddress: shippingAddress && JSON.stringify(shippingAddress),
        quoteVersion: quote.version,
      });
      await insertQuote(checkout.id, quote);
    },

    find,

    lock: async (id) => {
      await LOCK.executePipelined(db, { id });
      // A separate statement sees what the previous holder of the lock has written.
      return find(id);
    },

    lockForPayment: (id) => LOCK_FOR_PAYMENT.first(db, { id }),

    markCompleted: (id, quoteVersion) => COMPLETE.executePipelined(db, { id, quoteVersion }),

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

    removeReplacedQuotes: async (checkoutId, upToVersion) => {
      await db
        .deleteFrom("quotes")
        .where("checkoutId", "=", checkoutId)
        .where("version", "<=", upToVersion)
        .where("version", "not in", (select) =>
          select.selectFrom("checkouts").select("quoteVersion").where("id", "=", checkoutId),
        )
        .where("version", "not in", (select) =>
          select.selectFrom("payments").select("quoteVersion").where("checkoutId", "=", checkoutId),
        )
        .execute();
    },

    findLastQuoteVersion: async (checkoutId) => {
      const { last } = await db
        .selectFrom("quotes")
        .select((select) => select.fn.max("version").as("last"))
        .where("checkoutId", "=", checkoutId)
        .executeTakeFirstOrThrow();
      return last ?? 0;
    },
  };
};
