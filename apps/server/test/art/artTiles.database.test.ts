import { openPostgresTestDatabase } from "../support/databases.ts";
import { artTilesSuite } from "./artTiles.suite.ts";

artTilesSuite("art in tiles on PostgreSQL", openPostgresTestDatabase);
