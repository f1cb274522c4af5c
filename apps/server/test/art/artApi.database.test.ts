import { openPostgresTestDatabase } from "../support/databases.ts";
import { artApiSuite } from "./artApi.suite.ts";

artApiSuite("art on PostgreSQL", openPostgresTestDatabase);
