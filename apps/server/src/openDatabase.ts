import { join } from "node:path";
import {
  connectEmbedded,
  connectPostgres,
  type Database,
  type PoolUse,
} from "./adapters/database/engine/connect.ts";
import type { Config } from "./config.ts";
import { lockDataFolder } from "./dataFolder.ts";
import { StartFault } from "./startFault.ts";

/** Of one process to PostgreSQL. */
const CONNECTIONS = 20;

type OpenDatabase = { readonly database: Database; readonly poolUse: (() => PoolUse) | null };

/**
 * Opens PostgreSQL where the settings name one, else the embedded database, whose folder is this process's alone until `onStop`.
 * @throws StartFault when it cannot be used.
 */
export const openDatabase = async (
  config: Pick<Config, "databaseUrl" | "dataDir">,
  onStop: (close: () => unknown) => void,
): Promise<OpenDatabase> => {
  if (config.databaseUrl !== null) {
    try {
      let poolUse: OpenDatabase["poolUse"] = null;
      const database = await connectPostgres(config.databaseUrl, CONNECTIONS, (use) => {
        poolUse = use;
      });
      return { database, poolUse };
    } catch (error) {
      throw new StartFault(
        `The database of DATABASE_URL cannot be used: ${error instanceof Error ? error.message : "no answer"}.`,
      );
    }
  }
  const lock = lockDataFolder(config.dataDir);
  onStop(() => lock.release());
  try {
    return { database: await connectEmbedded(join(config.dataDir, "database")), poolUse: null };
  } catch (error) {
    throw new StartFault(
      `The embedded database in ${config.dataDir} cannot be opened: ${error instanceof Error ? error.message : "no reason given"}. Bring back a copy of the folder, or move its part database away to begin with an empty one.`,
    );
  }
};
