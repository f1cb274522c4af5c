import { openPostgresTestDatabase } from "../support/databases.ts";
import { journeySuite } from "./journey.suite.ts";

journeySuite("PostgreSQL", openPostgresTestDatabase);
