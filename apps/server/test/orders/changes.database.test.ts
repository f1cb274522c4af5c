import { postgresDatabase } from "../support/databases.ts";
import { changesSuite } from "./changes.suite.ts";

changesSuite("PostgreSQL", postgresDatabase);
