import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { executeOn } from "./executeOn.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A PostgreSQL in which this run may create databases. Set in the project `database` only. */
    postgresUrl: string;
    /** Name of the database on that server that others are copied from. The first process that needs it creates it. */
    postgresTemplate: string;
    /** The database that tests of both projects run on: `unit` has the embedded one, `database` has PostgreSQL. */
    testDatabase: "embedded" | "postgres";
  }
}

export type FreshDatabase = { readonly url: string; readonly drop: () => Promise<void> };

/**
 * Creates an empty database on the run's PostgreSQL, for one test file (`beforeAll` creates it, `afterAll` drops it).
 * `template` names a database to copy instead, which must have no open connection. Both take about 50 ms.
 */
export async function createFreshDatabase(template = "template0"): Promise<FreshDatabase> {
  const server = inject("postgresUrl");
  const name = `test_${randomBytes(8).toString("hex")}`;
  await executeOn(server, `create database "${name}" template "${template}"`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  // "force" ends connections that a failing test left open; they must not hide its own message.
  return { url: url.href, drop: () => executeOn(server, `drop database if exists "${name}" with (force)`) };
}
