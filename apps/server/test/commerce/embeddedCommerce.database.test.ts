import { openPostgresTestDatabase } from "../support/databases.ts";
import { commerceSuite } from "./commerce.suite.ts";

commerceSuite("the embedded driver on PostgreSQL", openPostgresTestDatabase, ({ commerce }) => commerce);
