import { openPostgresTestDatabase } from "../support/databases.ts";
import { orderChangesSuite } from "./orderChanges.suite.ts";

orderChangesSuite("PostgreSQL", openPostgresTestDatabase);
