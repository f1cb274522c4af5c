import type { FreshDatabase } from "@storywall/testkit/freshDatabase.ts";
import pg from "pg";
import { afterAll, afterEach, beforeAll, test } from "vitest";
import { migratedDatabase } from "../support/databases.ts";
import { type DatabaseFault, databaseFault } from "./databaseFaults.ts";
import { reportBars } from "./harness/bars.ts";
import { type ShopProcesses, startShopProcesses } from "./harness/shopProcesses.ts";
import { MINUTES, sized } from "./harness/size.ts";
import { type TcpProxy, tcpProxy } from "./harness/tcpProxy.ts";
import { expectSoundShop } from "./invariants/soundShop.ts";

/** The database is away, silent, slow, full or read-only for a while; the shop says so, loses nothing and goes on by itself. */
let fresh: FreshDatabase;
let proxy: TcpProxy;
let shop: ShopProcesses;
let admin: pg.Client;
beforeAll(async () => {
  fresh = await migratedDatabase();
  admin = new pg.Client({ connectionString: fresh.url });
  await admin.connect();
  const url = new URL(fresh.url);
  proxy = await tcpProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  shop = await startShopProcesses({ databaseUrl: url.href, directUrl: fresh.url, webs: 1, workers: 1 });
}, 90_000);
afterEach(() => expectSoundShop(shop.database));
afterAll(async () => {
  await shop?.close();
  await proxy?.close();
  await admin?.end();
  await fresh?.drop();
});

/** Ends the connections of everybody else, so that what was set for new ones is true of all. */
const setReadOnly = async (value: "on" | "off"): Promise<void> => {
  const name = new URL(fresh.url).pathname.slice(1);
  await admin.query(`alter database "${name}" set default_transaction_read_only = ${value}`);
  await admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
};

const FAULTS: readonly DatabaseFault[] = [
  {
    name: "database down",
    begin: () => proxy.turn({ kind: "cut" }),
    end: () => proxy.turn({ kind: "good" }),
    isHeard: true,
  },
  {
    name: "database silent",
    begin: () => proxy.turn({ kind: "silent" }),
    end: () => proxy.turn({ kind: "good" }),
    isHeard: false,
  },
  {
    name: "database 50 ms away",
    begin: () => proxy.turn({ kind: "slow", ms: 25 }),
    end: () => proxy.turn({ kind: "good" }),
    isHeard: false,
  },
  {
    name: "database read-only",
    begin: () => setReadOnly("on"),
    end: () => setReadOnly("off"),
    isHeard: true,
  },
  {
    // Whoever gets a connection waits with it for the locked table; the others wait for a connection.
    name: "all connections taken",
    begin: () => admin.query("begin; lock table carts in access exclusive mode"),
    end: () => admin.query("rollback"),
    isHeard: false,
  },
];

const timeout = sized({ short: 120_000, long: 10 * MINUTES });

for (const fault of FAULTS) {
  test(`${fault.name}: busy in plain words, no half order, and all goes on`, { timeout }, async (context) => {
    const size = { lasts: sized({ short: 1_500, long: 60_000 }), buyers: sized({ short: 4, long: 40 }) };
    reportBars(context, await databaseFault(shop, fault, size));
  });
}
