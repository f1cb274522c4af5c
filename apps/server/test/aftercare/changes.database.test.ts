import { postgresDatabase } from "../databases.ts";
import { changesSuite } from "./changes.suite.ts";

changesSuite("PostgreSQL", postgresDatabase);
