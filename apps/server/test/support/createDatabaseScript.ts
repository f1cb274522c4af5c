import { connectEmbedded } from "../../src/adapters/database/engine/connect.ts";

/** `node createDatabaseScript.ts FOLDER`: creates an embedded database with all tables and no rows in the folder. */
const folder = process.argv[2];
if (folder === undefined) throw new Error("Usage: node createDatabaseScript.ts FOLDER");
const database = await connectEmbedded(folder);
await database.destroy();
