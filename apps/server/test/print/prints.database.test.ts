import { postgresDatabase } from "../databases.ts";
import { printsSuite } from "./prints.suite.ts";

printsSuite("PostgreSQL", postgresDatabase);
