import { SITE_SEEDS } from "@storywall/domain/sites/sites.ts";
import { CamelCasePlugin, Kysely } from "kysely";
import pg from "pg";
import type { Database } from "../../../src/adapters/database/engine/connect.ts";
import { postgresDialect } from "../../../src/adapters/database/engine/postgresDialect.ts";
import type { Schema } from "../../../src/adapters/database/schema/schema.ts";
import { siteData } from "../../../src/adapters/database/sites/siteData.ts";
import { stock } from "../../../src/adapters/database/stock/stock.ts";
import { randomIds } from "../../../src/adapters/system/ids.ts";
import { scryptPasswords } from "../../../src/adapters/system/passwords.ts";
import { createShop } from "../../../src/createShop.ts";
import type { Clock } from "../../../src/ports/platform/Clock.ts";
import { embeddedCommerce } from "../../../src/usecases/commerce/embeddedCommerce.ts";
import type { Shop } from "../../../src/usecases/shop.ts";
import { openSites } from "../../../src/usecases/sites/liveSites.ts";
import { PUBLIC_URL } from "../../support/testShop.ts";
import { gatedDialect } from "./gatedDialect.ts";

/**
 * A shop on one connection, as of one process, which stops before each statement until its gate is opened. It does no
 * background work, since that is the task of other sessions.
 */
export type Session = {
  /** Process id of its PostgreSQL backend. */
  readonly pid: number;
  readonly database: Database;
  readonly shop: Shop;
  readonly commerce: ReturnType<typeof embeddedCommerce>;
  /** Sets the listener that is called at each gate. */
  readonly onGate: (listener: (open: () => void) => void) => void;
  readonly close: () => Promise<void>;
};

const doNothing = async (): Promise<void> => {};

export const openSession = async (url: string, clock: Clock, directDatabase: Database): Promise<Session> => {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ connectionString: url, max: 1, pipeline: true, idleTimeoutMillis: 0, types });
  const { rows } = await pool.query<{ pid: number }>("select pg_backend_pid() as pid");
  let notifyGate: (open: () => void) => void = (open) => open();
  const waitForTurn = (): Promise<void> => new Promise((open) => notifyGate(open));
  const database = new Kysely<Schema>({
    dialect: gatedDialect(postgresDialect(pool), waitForTurn),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  const { shop } = createShop({
    database,
    clock,
    ids: randomIds,
    passwords: scryptPasswords(),
    sites: await openSites({
      siteData: siteData(directDatabase),
      stock: stock(directDatabase),
      clock,
      seeds: SITE_SEEDS,
    }),
    publicUrl: PUBLIC_URL,
    originOf: () => PUBLIC_URL,
    mail: null,
    log: { error: () => {} },
  });
  const shopWithoutBackground: Shop = {
    ...shop,
    background: { run: () => {}, reportError: () => {}, drain: doNothing },
    refundSender: { wake: () => {}, sendDue: doNothing },
  };
  return {
    pid: rows[0]?.pid ?? 0,
    database,
    shop: shopWithoutBackground,
    commerce: embeddedCommerce(shopWithoutBackground),
    onGate: (listener) => {
      notifyGate = listener;
    },
    close: () => database.destroy(),
  };
};
