import { openPostgresTestDatabase } from "../support/databases.ts";
import { messagesSuite } from "./messages.suite.ts";

messagesSuite("PostgreSQL", openPostgresTestDatabase);
