import { openPostgresTestDatabase } from "../support/databases.ts";
import { ownerSessionSuite } from "./ownerSession.suite.ts";

ownerSessionSuite("the owner's session on PostgreSQL", openPostgresTestDatabase);
