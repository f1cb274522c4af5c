import { postgresDatabase } from "../databases.ts";
import { messagesSuite } from "./messages.suite.ts";

messagesSuite("PostgreSQL", postgresDatabase);
