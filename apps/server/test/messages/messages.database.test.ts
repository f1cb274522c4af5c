import { postgresDatabase } from "../support/databases.ts";
import { messagesSuite } from "./messages.suite.ts";

messagesSuite("PostgreSQL", postgresDatabase);
