import { openEmbeddedTestDatabase, openPostgresTestDatabase } from "../support/databases.ts";
import { rateLimitsSuite } from "./rateLimits.suite.ts";

rateLimitsSuite("PostgreSQL", openPostgresTestDatabase);
rateLimitsSuite("embedded", openEmbeddedTestDatabase);
