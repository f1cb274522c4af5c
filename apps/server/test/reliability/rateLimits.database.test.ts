import { embeddedDatabase, postgresDatabase } from "../support/databases.ts";
import { rateLimitsSuite } from "./rateLimits.suite.ts";

rateLimitsSuite("PostgreSQL", postgresDatabase);
rateLimitsSuite("embedded", embeddedDatabase);
