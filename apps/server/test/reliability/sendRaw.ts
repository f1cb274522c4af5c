import type { Call } from "@storywall/contract/call.ts";
import { ALL_CALLS } from "@storywall/contract/calls/allCalls.ts";
import { sql } from "kysely";
import type { Database } from "../../src/adapters/database/engine/connect.ts";
import { PHOTO_CALLS, type RegisteredCallName } from "../../src/http/handler.ts";
import { createOwnerCookie } from "../support/owner.ts";
import type { TestShop } from "../support/testShop.ts";

/** A request by its parts, unchecked before the server gets it. */
export type RequestParts = { readonly params?: object; readonly query?: object; readonly body?: unknown };
export type Headers = Readonly<Record<string, string>>;

const isRegisteredCall = (name: string): name is RegisteredCallName =>
  PHOTO_CALLS.every((photoCall) => photoCall !== name);
export const CALLS_WITH_HANDLERS: readonly RegisteredCallName[] =
  Object.keys(ALL_CALLS).filter(isRegisteredCall);
export const getCall = (name: RegisteredCallName): Call => ALL_CALLS[name];

/** Sends the parts to a call, and returns any reply. */
export const sendRaw = async (
  { app }: Pick<TestShop, "app">,
  name: RegisteredCallName,
  { params = {}, query = {}, body }: RequestParts,
  headers: Headers = {},
) => {
  const { method, path } = getCall(name);
  const url = path.replace(/:(\w+)/g, (_, field: string) =>
    encodeURIComponent(toText(Reflect.get(params, field))),
  );
  const search = new URLSearchParams();
  for (const [field, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined) search.append(field, toText(item));
  }
  return app.inject({
    method,
    url: `/api${url}${search.size > 0 ? `?${search}` : ""}`,
    headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
};

/**
 * Returns a function that sends calls as shoppers do, and those of staff with a session of the owner. A session serves
 * until time passes (some calls want a fresh one) or a call ends it. A limit that is reached is cleared, and the request
 * sent again: thousands of requests of one test are not what limits are for.
 */
export const createSender = (
  shop: TestShop,
): ((...[name, parts]: SentCall) => ReturnType<typeof sendRaw>) => {
  let session: { readonly cookie: string; readonly at: number } | undefined;
  const headersFor = async (name: RegisteredCallName): Promise<Headers> => {
    if (!getCall(name).staffOnly) return {};
    const at = shop.clock.now().getTime();
    if (session?.at !== at) session = { cookie: await createOwnerCookie(shop), at };
    return { cookie: session.cookie };
  };
  return async (name, parts) => {
    const reply = await sendRaw(shop, name, parts, await headersFor(name));
    if (reply.statusCode !== 429 && !(reply.statusCode === 401 && getCall(name).staffOnly)) return reply;
    session = undefined;
    await clearLimits(shop);
    return sendRaw(shop, name, parts, await headersFor(name));
  };
};
type SentCall = readonly [name: RegisteredCallName, parts: RequestParts];

/** Forgets how often calls and sign-ins were tried. */
const clearLimits = async ({ database }: Pick<TestShop, "database">): Promise<void> => {
  await database.deleteFrom("rateCounts").execute();
  await database.deleteFrom("signInTries").execute();
};

const toText = (value: unknown): string =>
  (typeof value === "object" ? (JSON.stringify(value) ?? "") : String(value)).toWellFormed();

/** Returns the parts with one field set. */
export const withField = (
  parts: RequestParts,
  part: keyof RequestParts,
  field: string,
  value: unknown,
): RequestParts => ({
  ...parts,
  [part]: { ...Object(parts[part]), [field]: value },
});

type Stored = { readonly database: Database };

/** Returns the names of all tables but that of the limits, which every request changes. */
const listTables = async ({ database }: Stored): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'rate_counts'
    order by tablename`.execute(database);
  return rows.map(({ name }) => name);
};

/**
 * Returns a digest of each table, to see whether a call stored something. It is made of the rows' versions, which the
 * database keeps beside each row: reading the rows themselves thousands of times took most of the time of these tests.
 */
export const digestDatabase = async (shop: Stored): Promise<readonly TableDigest[]> => {
  const digests = (await listTables(shop)).map(
    (name) => sql`
      select ${sql.lit(name)} as name, count(*)::int as rows,
        coalesce(sum(hashtextextended(stored.ctid::text || stored.xmin::text, 0)), 0)::text as versions
      from ${sql.table(name)} stored`,
  );
  const { rows } = await sql<TableDigest>`${sql.join(digests, sql` union all `)} order by name`.execute(
    shop.database,
  );
  return rows;
};
type TableDigest = { readonly name: string; readonly rows: number; readonly versions: string };

/** Returns a transaction id below those of all later writes. */
export const nextTransactionId = async ({ database }: Stored): Promise<string> => {
  const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(database);
  return rows[0]?.id ?? "";
};

/** Returns the bytes, as text, of all rows that were written since `transactionId`. */
export const countWrittenBytes = async (shop: Stored, transactionId: string): Promise<number> => {
  const sizes = (await listTables(shop)).map(
    (name) => sql`
      select coalesce(sum(length(stored::text)), 0)::int as bytes from ${sql.table(name)} stored
      where stored.xmin::text::bigint > ${transactionId}::bigint`,
  );
  const { rows } = await sql<{ bytes: number }>`${sql.join(sizes, sql` union all `)}`.execute(shop.database);
  return rows.reduce((sum, { bytes }) => sum + bytes, 0);
};

/** Returns a digest of what stands in each table. Unlike `digestDatabase`, a row may be rewritten with the same values. */
export const digestContent = async (shop: Stored): Promise<readonly ContentDigest[]> => {
  const digests = (await listTables(shop)).map(
    (name) => sql`
      select ${sql.lit(name)} as name, coalesce(sum(hashtextextended(stored::text, 0)), 0)::text as content
      from ${sql.table(name)} stored`,
  );
  const { rows } = await sql<ContentDigest>`${sql.join(digests, sql` union all `)} order by name`.execute(
    shop.database,
  );
  return rows;
};
type ContentDigest = { readonly name: string; readonly content: string };

/** Returns all rows of all tables as one text, to find what a call stored. */
export const dumpDatabase = async ({ database }: Stored): Promise<string> => {
  const stored: string[] = [];
  for (const name of await listTables({ database })) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(database);
    // Sorted, since rewriting a row with the same values changes its position.
    const texts = rows.map((row) =>
      JSON.stringify(row, (_, value) => (typeof value === "bigint" ? String(value) : value)),
    );
    stored.push(`${name}: ${texts.toSorted().join()}`);
  }
  return stored.join("\n");
};
