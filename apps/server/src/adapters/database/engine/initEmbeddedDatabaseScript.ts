import { openPGlite } from "./openPGlite.ts";

/** `node initEmbeddedDatabaseScript.ts FOLDER`: creates an embedded database in the folder. */
const folder = process.argv[2];
if (folder === undefined) throw new Error("Usage: node initEmbeddedDatabaseScript.ts FOLDER");
const pglite = await openPGlite({ folder });
await pglite.close();
