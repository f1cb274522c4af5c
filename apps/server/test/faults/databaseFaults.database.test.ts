// The database is down, silent, slow, full or read-only for a while. The shop reports it, loses nothing and recovers by
// itself.

import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import type { FreshDatabase } from "@storywall/testkit/freshDatabase.ts";
import pg from "pg";
import { afterAll, afterEach, beforeAll, test } from "vitest";
import { createMigratedDatabase } from "../support/databases.ts";
import { type DatabaseFault, runDatabaseFault } from "./databaseFaults.ts";
import { forProfile } from "./harness/runProfile.ts";
import { type ShopProcesses, startShopProcesses } from "./harness/shopProcesses.ts";
import { startTcpProxy, type TcpProxy } from "./harness/tcpProxy.ts";
import { reportThresholds } from "./harness/thresholds.ts";
import { expectInvariants } from "./invariants/shopInvariants.ts";

let migratedDatabase: FreshDatabase;
let proxy: TcpProxy;
let shop: ShopProcesses;
let admin: pg.Client;
beforeAll(async () => {
  migratedDatabase = await createMigratedDatabase();
  admin = new pg.Client({ connectionString: migratedDatabase.url });
  await admin.connect();
  const url = new URL(migratedDatabase.url);
  proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  // The database's socket would go past the proxy.
  url.searchParams.delete("host");
  shop = await startShopProcesses({
    databaseUrl: url.href,
    directUrl: migratedDatabase.url,
    webCount: 1,
    workerCount: 1,
  });
}, 90_000);
afterEach(() => expectInvariants(shop.database));
afterAll(async () => {
  await shop?.close();
  await proxy?.close();
  await admin?.end();
  await migratedDatabase?.drop();
});

/** Sets the mode of new connections, and closes all others so that it applies to every connection. */
const setReadOnly = async (value: "on" | "off"): Promise<void> => {
  const name = new URL(migratedDatabase.url).pathname.slice(1);
  await admin.query(`alter database "${name}" set default_transaction_read_only = ${value}`);
  await admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
};

const FAULTS: readonly DatabaseFault[] = [
  {
    name: "database down",
    begin: () => proxy.setState({ kind: "cut" }),
    end: () => proxy.setState({ kind: "good" }),
    isVisibleToShoppers: true,
  },
  {
    name: "database silent",
    begin: () => proxy.setState({ kind: "silent" }),
    end: () => proxy.setState({ kind: "good" }),
    isVisibleToShoppers: false,
  },
  {
    name: "database 50 ms away",
    begin: () => proxy.setState({ kind: "slow", ms: 25 }),
    end: () => proxy.setState({ kind: "good" }),
    isVisibleToShoppers: false,
  },
  {
    name: "database read-only",
    begin: () => setReadOnly("on"),
    end: () => setReadOnly("off"),
    isVisibleToShoppers: true,
  },
  {
    // Requests that get a connection wait for the locked table, all others wait for a connection.
    name: "all connections taken",
    begin: () => admin.query("begin; lock table carts in access exclusive mode"),
    end: () => admin.query("rollback"),
    isVisibleToShoppers: false,
  },
];

const timeout = forProfile({ short: 120_000, long: 10 * MINUTE_MS });

for (const fault of FAULTS) {
  test(`${fault.name}: shoppers are told to retry, no order is partial, and the shop recovers`, {
    timeout,
  }, async (context) => {
    const size = {
      durationMs: forProfile({ short: 1_500, long: 60_000 }),
      buyers: forProfile({ short: 4, long: 40 }),
    };
    reportThresholds(context, await runDatabaseFault(shop, fault, size));
  });
}
