import { postgresDatabase } from "../support/databases.ts";
import { commerceSuite } from "./commerce.suite.ts";

commerceSuite("the embedded driver on PostgreSQL", postgresDatabase, ({ commerce }) => commerce);
