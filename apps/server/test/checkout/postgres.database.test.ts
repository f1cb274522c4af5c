import { postgresDatabase } from "../support/databases.ts";
import { journeySuite } from "./journey.suite.ts";

journeySuite("PostgreSQL", postgresDatabase);
