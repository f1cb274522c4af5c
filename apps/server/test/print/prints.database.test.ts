import { openPostgresTestDatabase } from "../support/databases.ts";
import { printsSuite } from "./prints.suite.ts";

printsSuite("PostgreSQL", openPostgresTestDatabase);
