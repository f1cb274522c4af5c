import { postgresDatabase } from "./databases.ts";
import { journeySuite } from "./journey.suite.ts";

journeySuite("PostgreSQL", postgresDatabase);
