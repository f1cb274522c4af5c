import type { Call } from "@storywall/contract/call.ts";
import { ALL_CALLS } from "@storywall/contract/calls/allCalls.ts";
import { sql } from "kysely";
import type { Database } from "../../src/adapters/database/engine/connect.ts";
import { PHOTO_CALLS, type RegisteredCallName } from "../../src/http/handler.ts";
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

/** Returns all rows of all tables as one text, to find or compare what a call stored. */
export const dumpDatabase = async ({ database }: { readonly database: Database }): Promise<string> => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'
      and table_name <> 'rate_counts' order by table_name`.execute(database);
  const stored: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(database);
    // Sorted, since rewriting a row with the same values changes its position.
    const texts = rows.map((row) =>
      JSON.stringify(row, (_, value) => (typeof value === "bigint" ? String(value) : value)),
    );
    stored.push(`${name}: ${texts.toSorted().join()}`);
  }
  return stored.join("\n");
};
