import { artDoorSuite } from "./artDoor.suite.ts";
import { postgresDatabase } from "./databases.ts";

artDoorSuite("art on PostgreSQL", postgresDatabase);
