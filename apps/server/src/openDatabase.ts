import { join } from "node:path";
import {
  connectEmbedded,
  connectPostgres,
  type Database,
  type PoolUsage,
} from "./adapters/database/engine/connect.ts";
import type { Config } from "./config/config.ts";
import { lockDataFolder } from "./dataFolder.ts";
import { StartupError } from "./startupError.ts";

/** Maximum number of connections of one process to PostgreSQL. */
const MAX_CONNECTIONS = 20;

type OpenDatabase = { readonly database: Database; readonly poolUsage: (() => PoolUsage) | null };

/**
 * Opens PostgreSQL when DATABASE_URL is set, else the embedded database. The embedded one locks its folder until
 * `onStop`.
 * @throws StartupError when the database cannot be used.
 */
export const openDatabase = async (
  config: Pick<Config, "databaseUrl" | "dataDir">,
  onStop: (close: () => unknown) => void,
): Promise<OpenDatabase> => {
  if (config.databaseUrl !== null) {
    try {
      let poolUsage: OpenDatabase["poolUsage"] = null;
      const database = await connectPostgres(config.databaseUrl, MAX_CONNECTIONS, (usage) => {
        poolUsage = usage;
      });
      return { database, poolUsage };
    } catch (error) {
      throw new StartupError(
        `The database of DATABASE_URL cannot be used: ${error instanceof Error ? error.message : "no answer"}.`,
      );
    }
  }
  const lock = lockDataFolder(config.dataDir);
  onStop(() => lock.release());
  try {
    return { database: await connectEmbedded(join(config.dataDir, "database")), poolUsage: null };
  } catch (error) {
    throw new StartupError(
      `The embedded database in ${config.dataDir} cannot be opened: ${error instanceof Error ? error.message : "no reason given"}. Bring back a copy of the folder, or move its part database away to begin with an empty one.`,
    );
  }
};
