import { openPGlite } from "./openPGlite.ts";

/** `node initEmbeddedDatabaseScript.ts FOLDER`: makes an embedded database there, and ends. */
const folder = process.argv[2];
if (folder === undefined) throw new Error("Which folder shall hold the database?");
const pglite = await openPGlite({ folder });
await pglite.close();
