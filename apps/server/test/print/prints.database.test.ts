import { postgresDatabase } from "../support/databases.ts";
import { printsSuite } from "./prints.suite.ts";

printsSuite("PostgreSQL", postgresDatabase);
