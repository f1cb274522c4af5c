import { execFile } from "node:child_process";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { oncePerRun } from "@storywall/testkit/oncePerRun.ts";

const SCRIPT = join(import.meta.dirname, "createDatabaseScript.ts");

/**
 * Puts an embedded database with all tables into a new data folder, for a shop whose first start is not what the test is
 * about. It is a copy of one that is made once a run, since creating one takes a processor six seconds.
 */
export const prepareDataFolder = async (dataDir: string): Promise<void> => {
  const template = await oncePerRun("database", async (path) => {
    await promisify(execFile)(process.execPath, [SCRIPT, path]);
  });
  await cp(template, join(dataDir, "database"), { recursive: true });
};
