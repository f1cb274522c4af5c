import { postgresDatabase } from "../support/databases.ts";
import { artDoorSuite } from "./artDoor.suite.ts";

artDoorSuite("art on PostgreSQL", postgresDatabase);
