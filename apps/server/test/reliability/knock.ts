import type { Call } from "@storywall/contract/call.ts";
import { ALL_CALLS } from "@storywall/contract/calls/allCalls.ts";
import { sql } from "kysely";
import type { Database } from "../../src/adapters/database/engine/connect.ts";
import { type BoundCallName, PHOTO_CALLS } from "../../src/http/handler.ts";
import type { TestShop } from "../support/testShop.ts";

/** A request by its parts, as a stranger's program would make it: nothing checks it before the door does. */
export type Parts = { readonly params?: object; readonly query?: object; readonly body?: unknown };
export type Headers = Readonly<Record<string, string>>;

const isBound = (name: string): name is BoundCallName => PHOTO_CALLS.every((photoCall) => photoCall !== name);
export const BOUND_CALLS: readonly BoundCallName[] = Object.keys(ALL_CALLS).filter(isBound);
export const callOf = (name: BoundCallName): Call => ALL_CALLS[name];

/** Sends the parts to a call. The reply is not judged. */
export const knock = async (
  { app }: Pick<TestShop, "app">,
  name: BoundCallName,
  { params = {}, query = {}, body }: Parts,
  headers: Headers = {},
) => {
  const { method, path } = callOf(name);
  const url = path.replace(/:(\w+)/g, (_, field: string) =>
    encodeURIComponent(textOf(Reflect.get(params, field))),
  );
  const search = new URLSearchParams();
  for (const [field, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined) search.append(field, textOf(item));
  }
  return app.inject({
    method,
    url: `/api${url}${search.size > 0 ? `?${search}` : ""}`,
    headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
};

const textOf = (value: unknown): string =>
  (typeof value === "object" ? (JSON.stringify(value) ?? "") : String(value)).toWellFormed();

/** The parts with one field of one of them set. */
export const withField = (parts: Parts, part: keyof Parts, field: string, value: unknown): Parts => ({
  ...parts,
  [part]: { ...Object(parts[part]), [field]: value },
});

/** Every row of every table as one text: what a call stored, wherever it stored it. */
export const everythingStored = async ({ database }: { readonly database: Database }): Promise<string> => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' order by table_name`.execute(
    database,
  );
  const stored: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(database);
    // Sorted: a row that is written anew with what it held has changed its place and nothing else.
    const texts = rows.map((row) =>
      JSON.stringify(row, (_, value) => (typeof value === "bigint" ? String(value) : value)),
    );
    stored.push(`${name}: ${texts.toSorted().join()}`);
  }
  return stored.join("\n");
};
