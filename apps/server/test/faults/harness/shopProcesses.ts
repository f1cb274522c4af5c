import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectPostgres, type Database } from "../../../src/adapters/database/connect.ts";
import { photoRecords } from "../../../src/adapters/database/photoRecords.ts";
import { randomIds } from "../../../src/adapters/system/ids.ts";
import { photoUrl } from "../../../src/usecases/photos/photoUrl.ts";
import { freePort, type Process, startProcess } from "../../process.ts";
import { shopper } from "../../shopper.ts";
import { PUBLIC_URL } from "../../testShop.ts";
import { type PersistentCalls, type PersistentOptions, persistentCalls } from "./persistentCalls.ts";

/** The real program, several times on one PostgreSQL and one data folder. */
export type ShopProcesses = {
  readonly origins: readonly string[];
  readonly dataDir: string;
  /** Behind the program's back, and past every proxy. */
  readonly database: Database;
  /** Somebody who buys, at all processes in turn. */
  readonly shopper: (options?: Partial<PersistentOptions>) => ReturnType<typeof shopper> & PersistentCalls;
  /** Ends a process without a word and starts it again at the same address; gives the seconds until it answers. */
  readonly killAndRestart: (index: number) => Promise<number>;
  readonly end: () => Promise<void>;
};

export const startShopProcesses = async (
  count: number,
  databaseUrl: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ShopProcesses> => {
  const dataDir = mkdtempSync(join(tmpdir(), "storywall-faults-"));
  const start = (PORT: string): Promise<Process> =>
    startProcess({
      PORT,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      PUBLIC_URL,
      TRUST_PROXY: "127.0.0.1",
      ...settings,
    });
  const database = await connectPostgres(databaseUrl);
  const ports: string[] = [];
  for (let index = 0; index < count; index++) ports.push(String(await freePort()));
  const processes = await Promise.all(ports.map(start));
  const origins = processes.map(({ origin }) => origin);

  /** Its row only; runs that are about photos send real ones. */
  const uploadPhoto = async () => {
    const assetId = randomIds.next();
    const size = { format: "jpeg", width: 4000, height: 3000, bytes: 1 } as const;
    await photoRecords(database).insert({ assetId, ...size, sha256: "", createdAt: new Date() });
    return { handle: assetId, url: photoUrl(PUBLIC_URL, assetId) };
  };

  return {
    origins,
    dataDir,
    database,
    shopper: (options) => {
      const calls = persistentCalls({ origins, ...options });
      return { ...calls, ...shopper({ call: calls.call, uploadPhoto }) };
    },
    killAndRestart: async (index) => {
      const began = performance.now();
      await processes[index]?.end("SIGKILL");
      processes[index] = await start(ports[index] ?? "");
      return (performance.now() - began) / 1000;
    },
    end: async () => {
      await Promise.all(processes.map((process) => process.end("SIGTERM")));
      await database.destroy();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
