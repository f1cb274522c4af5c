import { artTilesSuite } from "./artTiles.suite.ts";
import { postgresDatabase } from "./databases.ts";

artTilesSuite("art in tiles on PostgreSQL", postgresDatabase);
