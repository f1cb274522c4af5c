import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

/** An embedded database with all tables. Each shop of a test starts with a copy, since creating one takes seconds. */
export const DATABASE_FOLDER = process.env.E2E_DATABASE_FOLDER ?? "";

const SCRIPT = join(import.meta.dirname, "../../apps/server/test/support/createDatabaseScript.ts");

/** Creates the database that tests copy. */
export const makeDatabase = async (): Promise<void> => {
  await promisify(execFile)(process.execPath, [SCRIPT, DATABASE_FOLDER]);
};
